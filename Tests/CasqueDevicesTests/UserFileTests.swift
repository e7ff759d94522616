import CasqueDevices
import CasqueGeometry
import CasqueModel
import Testing

@Suite struct UserFileTests {
  @Test func aShortFileIsEnough() throws {
    let catalogue = try DeviceCatalogue.standard.adding(UserFile.phone)
    let device = try catalogue.device(id: "my-phone")
    #expect(catalogue.devices.count == 87)
    #expect(catalogue.devices.last?.id == "my-phone")
    #expect(device.nativePixels == Size(width: 1200, height: 2400))
    #expect(device.releases == [.ios18, .ios26])
    #expect(device.hasHomeIndicator)
    #expect(device.size.evidence == .unrated)
    let environment = Cell(device: device).environment
    #expect(environment.safeAreaInsets == Insets(top: 50, bottom: 34))
    #expect(environment.statusBarHeight == 50)
  }

  @Test(arguments: ["iphone-13", "iphone-duo", "iphone-18-pro"])
  func anIdThatExistsIsReplaced(_ id: String) throws {
    let file = UserFile.replacing("my-phone", with: id)
    let catalogue = try DeviceCatalogue.standard.adding(file)
    #expect(try catalogue.device(id: id).name == "My Phone")
    #expect(catalogue.devices.filter { $0.id == id }.count == 1)
    #expect(!catalogue.newest.contains { $0.id == id })
    #expect(!catalogue.unmeasured.contains { $0.id == id })
  }

  /// What is replaced in the file, by what, and the reason, path, line and column of the error.
  static let broken: [(String, String, DeviceFileError.Reason, String, Int, Int)] = [
    ("\"w\": 400", "\"w\": 0", .outOfRange, "devices[0].points.w", 3, 20),
    ("\"w\": 400", "\"w\": -4", .outOfRange, "devices[0].points.w", 3, 20),
    ("\"w\": 400", "\"w\": 20001", .outOfRange, "devices[0].points.w", 3, 20),
    ("\"w\": 400", "\"w\": \"4\"", .wrongType, "devices[0].points.w", 3, 20),
    ("\"w\": 400", "\"w\": 1e999", .syntax, "", 3, 20),
    ("\"w\": 400", "\"w\": NaN", .syntax, "", 3, 20),
    ("\"w\": 400, ", "", .missingKey("w"), "devices[0].points", 3, 14),
    ("\"scale\": 3", "\"scale\": 0.5", .outOfRange, "devices[0].scale", 3, 45),
    ("\"scale\": 3", "\"scale\": 5", .outOfRange, "devices[0].scale", 3, 45),
    ("\"scale\": 3", "\"scale\": null", .missingKey("scale"), "devices[0]", 2, 3),
    ("\"phone\"", "\"watch\"", .unknownWord("watch"), "devices[0].idiom", 2, 51),
    ("\"my-phone\"", "\"../x\"", .unknownWord("../x"), "devices[0].id", 2, 10),
    ("\"my-phone\"", "\"\"", .unknownWord(""), "devices[0].id", 2, 10),
    (
      "\"top\": 50", "\"top\": -1", .outOfRange, "devices[0].safeAreaInsets.portrait.top", 5, 26
    ),
    ("\"top\": 50", "\"top\": 790", .outOfRange, "devices[0].safeAreaInsets.portrait", 5, 18),
    (
      "\"v\": \"regular\"", "\"v\": \"huge\"", .unknownWord("huge"),
      "devices[0].sizeClasses.portrait.v", 8, 40
    ),
    ("\"devices\"", "\"device\"", .missingKey("devices"), "", 1, 1),
    ("[\n", "{\n", .syntax, "", 2, 3), ("]}", "]", .syntax, "", 10, 2),
  ]

  @Test(arguments: broken.indices)
  func aBrokenFileIsRefusedWithItsPlace(_ index: Int) throws {
    let (old, new, reason, path, line, column) = Self.broken[index]
    let file = UserFile.replacing(old, with: new)
    let error = try #require(throws: DeviceFileError.self) {
      _ = try DeviceCatalogue.standard.adding(file)
    }
    #expect(error.reason == reason)
    #expect(error.codingPath == path)
    #expect(error.line == line)
    #expect(error.column == column)
    #expect(!error.message.isEmpty && !error.message.hasSuffix("."))
  }

  @Test func anIdThatIsThereTwiceIsRefused() throws {
    let one = UserFile.text.split(separator: "\n").dropFirst().dropLast().joined(separator: "\n")
    let error = try #require(throws: DeviceFileError.self) {
      _ = try DeviceCatalogue.standard.adding(Array("{\"devices\": [\(one),\(one)]}".utf8))
    }
    #expect(error.reason == .duplicateId("my-phone"))
    #expect(error.codingPath == "devices[1].id")
  }

  @Test(arguments: [
    "", " ", "[", "{", "{}", "null", "[]", "{\"devices\": {}}", "{\"devices\": [1]}",
    "{\"devices\": [], \"devices\": []}", "{\"devices\": []} x", "\"\\ud800\"", "\"\\x\"", "01",
    "-", "1.", "1e", "tru", "{\"a\" 1}", "{1: 2}", "[1,]", "\"\u{1}\"", "\"open",
  ])
  func whatIsNoFileOfDevicesIsRefused(_ text: String) {
    #expect(throws: DeviceFileError.self) {
      _ = try DeviceCatalogue.standard.adding(Array(text.utf8))
    }
  }

  @Test func bytesThatAreNoTextAreRefused() {
    for bytes: [UInt8] in [[0xFF], [0x22, 0xFF, 0x22], [0x22, 0xC0, 0x80, 0x22], [0]] {
      #expect(throws: DeviceFileError.self) { _ = try DeviceCatalogue.standard.adding(bytes) }
    }
  }

  @Test func deepNestingIsRefused() {
    let deep = Array(repeating: UInt8(ascii: "["), count: 1_000_000)
    #expect(throws: DeviceFileError.self) { _ = try DeviceCatalogue.standard.adding(deep) }
  }

  @Test func everyTruncationIsRefused() {
    let bytes = UserFile.phone
    for count in 0..<(bytes.count - 1) {
      #expect(throws: DeviceFileError.self) {
        _ = try DeviceCatalogue.standard.adding(Array(bytes.prefix(count)))
      }
    }
  }
}
