import CasqueGeometry
import CasqueImaging
import CasqueModel
import CasqueScene
import Foundation
import Testing

@testable import CasqueCairo

/// PDF files whose layers a viewer can switch.
@Suite struct LayeredPDFTests {
  private static let red = RGBA(red: 1, green: 0, blue: 0)
  private static let blue = RGBA(red: 0, green: 0, blue: 1)

  /// Red at the left half; blue over the upper half; text in front.
  private static func layers() -> [DisplayList] {
    func list(_ body: (inout DisplayList) -> Void) -> DisplayList {
      var list = DisplayList(size: Size(width: 40, height: 20), scale: 1)
      body(&list)
      return list
    }
    return [
      list { $0.fill(.rect(Rect(x: 0, y: 0, width: 20, height: 20)), red) },
      list { $0.fill(.rect(Rect(x: 0, y: 0, width: 40, height: 10)), blue) },
      list { _ in },
    ]
  }

  private static func file() throws -> [UInt8] {
    try Drawing.renderer().layeredPDF(
      layers(), names: ["Ground", "Überbau (2)", "rest"], title: "Layers")
  }

  @Test func thePageShowsAGroupForEachLayer() throws {
    let bytes = try Self.file()
    let objects = try #require(PDFObjects(bytes))
    let catalog = String(decoding: try #require(objects[objects.root]), as: UTF8.self)
    #expect(catalog.contains("/OCProperties"))
    let groups = PDFObjects.references("/OCGs", in: Array(catalog.utf8))
    #expect(groups.count == 3)
    // In front first.
    #expect(PDFObjects.references("/Order", in: Array(catalog.utf8)) == groups.reversed())
    let names = try groups.map { String(decoding: try #require(objects[$0]), as: UTF8.self) }
    #expect(names.allSatisfy { $0.contains("/Type /OCG") })
    // UTF-16: FEFF, then Ü is 00DC.
    #expect(names[1].contains("<FEFF00DC0062"))
    let tree = try #require(PDFObjects.reference("/Pages", in: Array(catalog.utf8)))
    let pages = PDFObjects.references("/Kids", in: try #require(objects[tree]))
    #expect(pages.count == 1)
    let page = try #require(objects[pages[0]])
    let content = try #require(PDFObjects.reference("/Contents", in: page))
    let text = String(decoding: try #require(objects[content]), as: UTF8.self)
    #expect(text.components(separatedBy: " BDC").count == 4)
    for (index, group) in groups.enumerated() {
      #expect(PDFObjects.reference("/layer\(index)", in: page) == group)
      let form = try #require(PDFObjects.reference("/form\(index)", in: page))
      let body = String(decoding: try #require(objects[form]), as: UTF8.self)
      #expect(body.contains("/Subtype /Form") && body.contains("/BBox [ 0 0 40 20 ]"))
    }
  }

  @Test func everyPlaceOfTheTableIsThatOfItsObject() throws {
    let bytes = try Self.file()
    let text = bytes.map { $0 < 0x80 ? Character(Unicode.Scalar($0)) : "?" }
    #expect(String(text.prefix(8)) == "%PDF-1.5")
    let lines = String(text).components(separatedBy: "\n")
    let start = try #require(lines.lastIndex(of: "xref"))
    let count = try #require(lines[start + 1].split(separator: " ").last.flatMap { Int($0) })
    var used = 0
    for number in 0..<count {
      let entry = lines[start + 2 + number]
      #expect(entry.count == 19)
      guard entry.hasSuffix("n ") else { continue }
      used += 1
      let offset = try #require(Int(entry.prefix(10)))
      #expect(String(text[offset..<offset + 12]).hasPrefix("\(number) 0 obj"))
    }
    #expect(used > 8)
    let place = try #require(lines.lastIndex(of: "startxref"))
    let offset = try #require(Int(lines[place + 1]))
    #expect(String(text[offset..<offset + 5]) == "xref\n")
  }

  @Test func theSameLayersGiveTheSameBytes() throws {
    #expect(try Self.file() == Self.file())
  }

  @Test func otherFilesAreNotTaken() throws {
    #expect(PDFObjects([]) == nil)
    #expect(PDFObjects(Array("%PDF-1.5\nstartxref\n9999999999999999999\n%%EOF".utf8)) == nil)
    let whole = try Drawing.renderer().pdf(Self.layers())
    for count in stride(from: 0, to: whole.count, by: 97) {
      // A file that is cut short is nothing, and never more than that.
      var layered = LayeredPDF(Array(whole.prefix(count)))
      #expect(layered?.file(names: ["a", "b", "c"]) == nil)
    }
    var layered = LayeredPDF(whole)
    #expect(layered?.file(names: ["too few"]) == nil)
  }

  static let painter = "/usr/bin/pdftoppm"

  /// The colours at the middles of the quarters, as poppler draws a file.
  private static func quarters(of bytes: [UInt8]) throws -> [Pixel] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "layers-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let source = folder.appending(path: "in.pdf")
    try Data(bytes).write(to: source)
    let process = Process()
    process.executableURL = URL(filePath: painter)
    process.arguments = [
      "-png", "-r", "72", "-singlefile", source.path(percentEncoded: false),
      folder.appending(path: "out").path(percentEncoded: false),
    ]
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    process.waitUntilExit()
    #expect(try errors.fileHandleForReading.readToEnd() ?? Data() == Data())
    let picture = try ImageReader.decode(
      [UInt8](Data(contentsOf: folder.appending(path: "out.png"))))
    #expect(picture.width == 40 && picture.height == 20)
    return [(10, 5), (30, 5), (10, 15), (30, 15)].map { picture[$0.0, $0.1] }
  }

  @Test(
    .enabled(
      if: FileManager.default.isExecutableFile(atPath: painter), "poppler's pdftoppm is absent"))
  func aViewerSwitchesTheLayers() throws {
    let bytes = try Self.file()
    let (red, blue, white) = (
      Pixel(red: 255, green: 0, blue: 0), Pixel(red: 0, green: 0, blue: 255), Pixel.white
    )
    #expect(try Self.quarters(of: bytes) == [blue, blue, red, white])
    // The same file with one layer off, and with all of them off.
    let objects = try #require(PDFObjects(bytes))
    let catalog = try #require(objects[objects.root])
    let groups = PDFObjects.references("/OCGs", in: catalog)
    #expect(
      try Self.quarters(of: Self.switchingOff([groups[1]], in: objects)) == [
        red, white, red, white,
      ])
    #expect(
      try Self.quarters(of: Self.switchingOff(groups, in: objects)) == [
        white, white, white, white,
      ])
  }

  private static func switchingOff(_ groups: [Int], in objects: PDFObjects) -> [UInt8] {
    var copy = objects
    let list = groups.map { "\($0) 0 R" }.joined(separator: " ")
    let catalog = String(decoding: objects[objects.root] ?? [], as: UTF8.self)
      .replacingOccurrences(of: "/BaseState /ON", with: "/BaseState /ON /OFF [ \(list) ]")
    copy[objects.root] = Array(catalog.utf8)
    return copy.file
  }
}
