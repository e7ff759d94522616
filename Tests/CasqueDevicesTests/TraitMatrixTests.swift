import CasqueDevices
import CasqueGeometry
import CasqueModel
import Testing

@Suite struct TraitMatrixTests {
  @Test func theStandardMatrixIsEveryScreenOnce() {
    // 46 iPhones and 40 iPads in two orientations; 37 iPads with Split View have 3 and 2 windows
    // more, all 40 Slide Over in both.
    let count = 46 * 2 + 40 * 2 + 37 * (3 + 2) + 40 * 2
    #expect(TraitMatrix.standard.count == count)
    #expect(Set(TraitMatrix.standard).count == count)
    #expect(TraitMatrix.standard.allSatisfy { $0.exists })
  }

  @Test func theOrderIsFixed() {
    let matrix = TraitMatrix(
      devices: .ids(["ipad-11", "iphone-13"]), orientations: [.landscape],
      windows: [.full, .oneThird], contentSizes: [.large, .accessibility5], directions: .both)
    #expect(
      matrix.map(\.slug) == [
        "ipad-11_landscape", "ipad-11_landscape_rtl", "ipad-11_landscape_ax5",
        "ipad-11_landscape_ax5_rtl", "ipad-11_landscape_one-third",
        "ipad-11_landscape_one-third_rtl", "ipad-11_landscape_one-third_ax5",
        "ipad-11_landscape_one-third_ax5_rtl", "iphone-13_landscape", "iphone-13_landscape_rtl",
        "iphone-13_landscape_ax5", "iphone-13_landscape_ax5_rtl",
      ])
  }

  @Test(arguments: TraitMatrix(devices: .ids(["iphone-se-3"]), directions: .both))
  func servesAsArguments(_ cell: Cell) {
    #expect(cell.device.id == "iphone-se-3")
  }

  @Test func releasesAreSkippedWhereADeviceDoesNotRunThem() {
    let older = TraitMatrix(windows: .full, osProfiles: [.ios18])
    let later = TraitMatrix(windows: .full, osProfiles: [.ios26])
    #expect(!older.contains { $0.device.id == "iphone-17" })
    #expect(!older.contains { $0.device.id == "iphone-air" })
    #expect(!later.contains { $0.device.id == "iphone-se-1" })
    #expect(!later.contains { $0.device.id == "iphone-xr" })
    #expect(later.contains { $0.device.id == "iphone-11" })
    // 86 devices: 27 stop before 26, 9 start with it.
    #expect(older.count == (86 - 9) * 2)
    #expect(later.count == (86 - 27) * 2)
    let both = TraitMatrix(windows: .full, osProfiles: .all)
    #expect(both.count == older.count + later.count)
  }

  @Test func theNewestAreSelectedByIdAlone() throws {
    #expect(!TraitMatrix.standard.contains { $0.device.id.hasPrefix("iphone-duo") })
    let matrix = TraitMatrix(devices: .ids(["iphone-duo", "iphone-duo-inner"]))
    #expect(matrix.count == 4)
    // 1878 × 2670 pixels at @3x (DUO).
    let inner = try #require(matrix.last?.device)
    #expect(inner.size.value.width == 626 && inner.size.value.height == 890)
    #expect(inner.safeArea(.portrait, under: .ios26).evidence.confidence == .low)
  }

  @Test func unmeasuredAndUnknownDevicesAreErrors() {
    let catalogue = DeviceCatalogue.standard
    #expect {
      try DeviceSelection.ids(["iphone-18-pro"]).devices(in: catalogue)
    } throws: { error in
      guard case DeviceLookupError.unmeasured(let device) = error else { return false }
      return device.name == "iPhone 18 Pro"
    }
    let similar = "iphone-se-3"
    #expect(throws: DeviceLookupError.unknown(id: "iphone-sf-3", similar: similar)) {
      _ = try catalogue.device(id: "iphone-sf-3")
    }
  }

  @Test func valuesAreTakenOnce() {
    let matrix = TraitMatrix(
      devices: .ids(["iphone-13"]), orientations: [.portrait, .portrait], styles: .both)
    #expect(matrix.map(\.slug) == ["iphone-13_portrait", "iphone-13_portrait_dark"])
    #expect(TraitMatrix(contentSizes: []).isEmpty)
  }

  @Test func groupsStandAmongIds() throws {
    let devices = try DeviceSelection.ids(["ipad-11", "phones", "iphone-13", "ipad-11"])
      .devices(in: .standard)
    #expect(devices.count == 47)
    #expect(devices.first?.id == "ipad-11")
    #expect(try DeviceSelection.ids(["all"]).devices(in: .standard).count == 86)
  }

  @Test func theListingHasEveryDevice() throws {
    let rows = DeviceCatalogue.standard.listing
    #expect(rows.count == 86 + 2 + 2)
    let row = try #require(rows.first { $0.id == "ipad-pro-11-m4" })
    #expect(row.screen?.windows == ["full", "1/3", "1/2", "2/3", "slideover"])
    #expect(row.screen?.releases == [.ios18, .ios26])
    #expect(row.evidence.confidence == .medium)
    #expect(rows.last?.standing == .unmeasured)
    #expect(rows.last?.screen == nil)
  }
}
