import CasqueDevices
import CasqueModel
import Foundation
import Testing

@Suite struct CellTests {
  private let phone: Device
  private let pad: Device

  init() throws {
    phone = try DeviceCatalogue.standard.device(id: "iphone-se-3")
    pad = try DeviceCatalogue.standard.device(id: "ipad-pro-11-m4")
  }

  @Test func onlyDifferencesAreNamed() {
    #expect(Cell(device: phone).description == "iPhone SE (3rd generation) portrait")
    #expect(Cell(device: phone).slug == "iphone-se-3_portrait")
    let cell = Cell(
      device: phone, style: .dark, contentSize: .accessibility5, direction: .rightToLeft)
    #expect(cell.description == "iPhone SE (3rd generation) portrait, AX5, dark, rtl")
    #expect(cell.slug == "iphone-se-3_portrait_ax5_dark_rtl")
  }

  @Test func windowsSettingsAndReleasesAreNamed() {
    let cell = Cell(
      device: pad, orientation: .landscape, window: .oneThird,
      accessibility: [.boldText, .reduceMotion], os: .ios18)
    #expect(
      cell.description
        == "iPad Pro 11-inch (M4) landscape, 1/3, bold text, reduce motion, iPadOS 18")
    #expect(cell.slug == "ipad-pro-11-m4_landscape_one-third_bold-text_reduce-motion_os18")
  }

  @Test func slugsTellCellsApartEvenWithoutCase() {
    let matrix = TraitMatrix(
      devices: .ids(["iphone-se-3", "ipad-pro-11-m4"]), windows: Choices(CellWindow.named),
      styles: .both, contentSizes: .all, directions: .both,
      accessibility: [[], .boldText, [.increaseContrast, .reduceTransparency]], osProfiles: .all)
    let slugs = Set(matrix.map { $0.slug.lowercased() })
    #expect(slugs.count == matrix.count)
    #expect(Set(matrix.map(\.description)).count == matrix.count)
    #expect(Set(matrix).count == matrix.count)
  }

  @Test func codingKeepsTheCell() throws {
    for cell in [
      Cell(device: phone),
      Cell(
        device: pad, orientation: .landscape, window: .slideOver, style: .dark,
        contentSize: .xSmall, direction: .rightToLeft, accessibility: .reduceMotion, os: .ios18),
    ] {
      let data = try JSONEncoder().encode(cell)
      #expect(try JSONDecoder().decode(Cell.self, from: data) == cell)
    }
  }

  @Test func codingLooksTheDeviceUp() throws {
    let json = Data(
      """
      {"device":"my-phone","orientation":"portrait","window":"full","style":"light",
      "contentSize":"large","direction":"ltr","accessibility":0,"os":"26"}
      """.utf8)
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(Cell.self, from: json) }
    let decoder = JSONDecoder()
    let key = try #require(CodingUserInfoKey.deviceCatalogue)
    decoder.userInfo[key] = try DeviceCatalogue.standard.adding(UserFile.phone)
    #expect(try decoder.decode(Cell.self, from: json).device.name == "My Phone")
  }
}
