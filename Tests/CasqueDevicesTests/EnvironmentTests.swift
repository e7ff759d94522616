import CasqueDevices
import CasqueGeometry
import CasqueModel
import Testing

@Suite struct EnvironmentTests {
  /// Every cell that exists, with zoom and both releases.
  static let everything = TraitMatrix(
    windows: Choices(CellWindow.named), osProfiles: .all)

  @Test func insetsAndCutoutsLieInTheWindow() {
    for cell in Self.everything {
      let environment = cell.environment
      let window = Rect(origin: .zero, size: environment.size)
      let safe = environment.safeAreaInsets
      #expect(environment.size.width > 0 && environment.size.height > 0, "\(cell)")
      #expect(min(safe.top, safe.left, safe.bottom, safe.right) >= 0, "\(cell)")
      #expect(!window.inset(by: safe).isEmpty, "\(cell)")
      for cutout in environment.cutouts {
        #expect(window.contains(cutout.frame), "\(cell)")
        #expect(!cutout.frame.isEmpty, "\(cell)")
      }
      #expect(environment.statusBarHeight >= 0 && environment.statusBarHeight <= safe.top)
      let shorter = min(environment.size.width, environment.size.height)
      #expect(environment.displayCornerRadius <= shorter / 2, "\(cell)")
    }
  }

  /// The safe area is there to keep content clear of what covers the display.
  @Test func cutoutsLieOutsideTheSafeArea() {
    for cell in Self.everything {
      let environment = cell.environment
      let safe = Rect(origin: .zero, size: environment.size)
        .inset(by: environment.safeAreaInsets)
      for cutout in environment.cutouts {
        #expect(cutout.frame.intersection(safe) == nil, "\(cell) \(cutout)")
      }
    }
  }

  @Test func everyNumberOfTheWholeScreenHasEvidence() {
    for device in DeviceCatalogue.standard.devices {
      #expect(device.size.evidence.confidence > .unrated, "\(device.id)")
      #expect(!device.size.evidence.sources.isEmpty, "\(device.id)")
      for release in device.releases {
        for orientation in Orientation.allCases {
          let area = device.safeArea(orientation, under: release)
          #expect(area.evidence.confidence > .unrated, "\(device.id) \(release)")
        }
      }
    }
  }

  @Test func everySourceIsKnown() {
    let known = Set(FactSource.all.map(\.id))
    let listing = DeviceCatalogue.standard.listing
    for row in listing {
      #expect(known.isSuperset(of: row.evidence.sources), "\(row.id)")
    }
  }

  @Test func theIslandIsCentredAndTurnsWithTheDevice() throws {
    let device = try DeviceCatalogue.standard.device(id: "iphone-15-pro")
    // 126 × 37.333, 11 below the top (DIU): (393 − 126) / 2 = 133.5 from the side.
    let island = Cutout(
      kind: .dynamicIsland, frame: Rect(x: 133.5, y: 11, width: 126, height: 37.333))
    #expect(Cell(device: device).environment.cutouts.first == island)
    let turned = Cell(device: device, orientation: .landscape).environment.cutouts.first
    #expect(turned?.frame == Rect(x: 11, y: 133.5, width: 37.333, height: 126))
  }

  @Test func theHomeIndicatorIsEightAboveTheEdge() throws {
    let device = try DeviceCatalogue.standard.device(id: "iphone-13")
    // 134 × 5 (KIT): (390 − 134) / 2 = 128, 844 − 8 − 5 = 831.
    let bar = Cutout(kind: .homeIndicator, frame: Rect(x: 128, y: 831, width: 134, height: 5))
    #expect(Cell(device: device).environment.cutouts.last == bar)
    let phone = try DeviceCatalogue.standard.device(id: "iphone-se-3")
    #expect(Cell(device: phone).environment.cutouts.isEmpty)
  }

  /// EnvironmentFacts §1: iOS 14 to 16 measured 16 at 390 and 393 (DIMM), iOS 26.1 measured 16 at
  /// 375 and 20 at 393 (OUIK).
  @Test(arguments: [
    ("iphone-se-3", OSRelease.ios18, 16.0), ("iphone-se-3", .ios26, 16),
    ("iphone-13", .ios18, 16), ("iphone-13", .ios26, 20), ("iphone-16", .ios18, 16),
    ("iphone-16", .ios26, 20), ("iphone-17", .ios26, 20), ("iphone-11", .ios18, 20),
  ])
  func marginsSwitchWithTheRelease(_ id: String, _ os: OSRelease, _ margin: Double) throws {
    let device = try DeviceCatalogue.standard.device(id: id)
    let margins = Cell(device: device, os: os).environment.systemMinimumLayoutMargins
    #expect(margins == DirectionalInsets(leading: margin, trailing: margin))
  }

  @Test func traitsAreThoseOfTheCell() throws {
    let device = try DeviceCatalogue.standard.device(id: "ipad-11")
    let cell = Cell(
      device: device, style: .dark, contentSize: .accessibility5, direction: .rightToLeft,
      accessibility: [.increaseContrast, .boldText, .reduceMotion])
    let traits = cell.environment.traits
    #expect(traits.userInterfaceIdiom == .pad)
    #expect(traits.userInterfaceStyle == .dark)
    #expect(traits.preferredContentSizeCategory == .accessibility5)
    #expect(traits.layoutDirection == .rightToLeft)
    #expect(traits.accessibilityContrast == .high)
    #expect(traits.legibilityWeight == .bold)
    #expect(traits.isReduceMotionEnabled)
    #expect(!traits.isReduceTransparencyEnabled)
    #expect(traits.displayScale == 2)
  }

  @Test func keyboardsAreAsMeasured() throws {
    // DP3 and, independently, OUIK.
    for (id, height) in [("iphone-se-3", 260.0), ("ipad-11", 337)] {
      let device = try DeviceCatalogue.standard.device(id: id)
      #expect(Cell(device: device, os: .ios26).keyboardHeight?.value == height)
      #expect(Cell(device: device, os: .ios18).keyboardHeight == nil)
    }
  }
}
