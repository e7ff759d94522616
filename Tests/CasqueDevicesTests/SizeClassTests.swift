import CasqueDevices
import CasqueGeometry
import CasqueModel
import Testing

@Suite struct SizeClassTests {
  /// The iPhones of regular width in landscape.
  ///
  /// **Source**: HIG25, DIMM.
  static let wide = [
    "iphone-6-plus", "iphone-6s-plus", "iphone-7-plus", "iphone-8-plus", "iphone-xr",
    "iphone-xs-max", "iphone-11", "iphone-11-pro-max", "iphone-12-pro-max", "iphone-13-pro-max",
    "iphone-14-plus", "iphone-14-pro-max", "iphone-15-plus", "iphone-15-pro-max",
    "iphone-16-plus", "iphone-16-pro-max", "iphone-17-pro-max", "iphone-air",
  ]

  @Test func phonesAreOfCompactWidthButForTheLargeInLandscape() {
    for cell in TraitMatrix(devices: .phones, windows: .full, osProfiles: .all) {
      let traits = cell.environment.traits
      let isWide = cell.orientation == .landscape && Self.wide.contains(cell.device.id)
      #expect(traits.horizontalSizeClass == (isWide ? .regular : .compact), "\(cell)")
      let vertical: UserInterfaceSizeClass = cell.orientation == .portrait ? .regular : .compact
      #expect(traits.verticalSizeClass == vertical, "\(cell)")
    }
  }

  @Test func padWindowsAreRegularAboveTheThreshold() {
    // Regular in every measured window from 678 on, compact in every one up to 647.
    for cell in TraitMatrix(devices: .pads, osProfiles: .all) {
      let environment = cell.environment
      let isRegular = environment.size.width > 660
      #expect(
        environment.traits.horizontalSizeClass == (isRegular ? .regular : .compact), "\(cell)")
      #expect(environment.traits.verticalSizeClass == .regular, "\(cell)")
    }
  }
}
