import CasqueDevices
import CasqueGeometry
import CasqueModel
import Testing

@Suite struct ProfileTests {
  private func profile(
    _ id: String, _ orientation: Orientation, _ os: OSRelease
  ) throws -> OSProfile {
    let device = try DeviceCatalogue.standard.device(id: id)
    return Cell(device: device, orientation: orientation, os: os).environment.profile
  }

  /// EnvironmentFacts §4.
  @Test(arguments: [
    ("iphone-13", Orientation.portrait, OSRelease.ios18, [44.0, 52, 49, 44]),
    ("iphone-13", .landscape, .ios18, [32, 0, 32, 32]),
    ("iphone-11", .landscape, .ios18, [44, 0, 49, 44]),
    ("ipad-11", .portrait, .ios18, [50, 52, 50, 50]),
    ("iphone-13", .portrait, .ios26, [54, 52, 49, 54]),
    ("iphone-se-3", .portrait, .ios26, [54, 52, 72, 54]),
    ("ipad-11", .landscape, .ios26, [54, 52, 44, 54]),
  ])
  func barsAreAsPublished(
    _ id: String, _ orientation: Orientation, _ os: OSRelease, _ heights: [Double]
  ) throws {
    let bars = try profile(id, orientation, os).bars
    #expect([bars.navigationBar, bars.largeTitle, bars.tabBar, bars.toolbar] == heights)
  }

  @Test func controlsAreAsPublished() throws {
    let older = try profile("iphone-13", .portrait, .ios18).controls
    #expect(older.switchSize == Size(width: 51, height: 31))
    let later = try profile("iphone-13", .portrait, .ios26).controls
    #expect(later.switchSize == Size(width: 63, height: 28))
    for controls in [older, later] {
      #expect(controls.switchAlignmentInsets == Insets(right: 2))
      #expect(controls.roundedTextFieldHeight == 34)
      #expect(controls.systemButtonVerticalPadding == 12)
    }
  }

  @Test func readableWidthsAreAsPublished() throws {
    let older = try profile("ipad-11", .portrait, .ios18).readableWidth
    // The threshold lies in the bracket that was measured: 750 < T ≤ 768.
    #expect(older.maximumWidth == 664 && older.threshold > 750 && older.threshold < 768)
    #expect(older.extent == .safeWidth)
    let later = try profile("ipad-11", .portrait, .ios26).readableWidth
    #expect(
      later == ReadableWidthRule(maximumWidth: 920, threshold: 1008, extent: .boundsWidth))
  }

  /// EnvironmentFacts §14.
  @Test(arguments: [
    ("systemBlue", OSRelease.ios18, 0x007AFF, 0x0A84FF), ("systemBlue", .ios26, 0x0088FF, 0x0091FF),
    ("systemMint", .ios18, 0x00C7BE, 0x63E6E2), ("systemCyan", .ios26, 0x00C0E8, 0x3CD3FE),
    ("systemGray6", .ios26, 0xF2F2F7, 0x1C1C1E), ("label", .ios18, 0x000000, 0xFFFFFF),
  ])
  func coloursAreAsPublished(_ name: String, _ os: OSRelease, _ light: Int, _ dark: Int) throws {
    let color = try #require(try profile("iphone-13", .portrait, os).palette[name])
    #expect(color.light == rgb(light))
    #expect(color.dark == rgb(dark))
  }

  @Test func contrastAndOpacityAreKept() throws {
    let palette = try profile("iphone-13", .portrait, .ios18).palette
    #expect(palette["systemBlue"]?.lightHighContrast == rgb(0x0040DD))
    #expect(palette["secondaryLabel"]?.light.alpha == 0.6)
    #expect(palette.names.allSatisfy { !$0.contains("(") })
    #expect(palette.names.count == 36)
  }

  private func rgb(_ hex: Int) -> RGBA {
    RGBA(
      red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255,
      blue: Double(hex & 0xFF) / 255)
  }
}
