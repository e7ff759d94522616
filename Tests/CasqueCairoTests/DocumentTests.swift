import CasqueGeometry
import CasqueImaging
import CasqueModel
import CasqueScene
import CasqueText
import Foundation
import Testing

@testable import CasqueCairo

@Suite struct DocumentTests {
  static let images = ["q": Drawing.quarters]

  @Test func theSameListGivesTheSameBytes() throws {
    let list = Drawing.everything()
    let first = Drawing.renderer(Self.images)
    let second = Drawing.renderer(Self.images)
    _ = try second.svg(Drawing.list { $0.fill(.rect(.zero), .black) })
    #expect(try first.bitmap(list).pixels == second.bitmap(list).pixels)
    #expect(try first.pdf([list, list]) == second.pdf([list, list]))
    #expect(try first.svg(list) == second.svg(list))
    #expect(try first.svg(list) == first.svg(list))
  }

  @Test func threadsGiveTheSameBytes() async throws {
    let expected = try Self.bytes()
    let results = await withTaskGroup(of: [[UInt8]]?.self) { group in
      for _ in 0..<4 { group.addTask { try? Self.bytes() } }
      var results: [[[UInt8]]?] = []
      for await result in group { results.append(result) }
      return results
    }
    #expect(results.count == 4)
    for result in results { #expect(result == expected) }
  }

  private static func bytes() throws -> [[UInt8]] {
    let renderer = Drawing.renderer(images)
    let list = Drawing.everything()
    return [try renderer.bitmap(list).pixels, try renderer.pdf([list]), try renderer.svg(list)]
  }

  @Test func aPageForEachList() throws {
    let pages = [Drawing.list(100, 200) { _ in }, Drawing.list(30, 40) { _ in }]
    let bytes = try Drawing.renderer().pdf(pages, title: "Two pages")
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.hasPrefix("%PDF-"))
    #expect(text.contains("MediaBox [ 0 0 100 200 ]") && text.contains("MediaBox [ 0 0 30 40 ]"))
    #expect(text.contains("Two pages") && text.contains("20250101000000Z"))
  }

  @Test func bookmarksNameThePages() throws {
    let pages = [Drawing.list(10, 10) { _ in }, Drawing.list(10, 10) { _ in }]
    let bytes = try Drawing.renderer().pdf(pages, bookmarks: ["First", "Second"])
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.contains("/Outlines") && text.contains("(First)") && text.contains("(Second)"))
  }

  /// Ligatures, other scripts, marks that are composed and not, and pictures between words.
  @Test(
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/pdftotext")),
    arguments: [
      "Casque fits, naïve Ж", "東京は、日本の首都です", "e\u{301}te\u{301} q\u{302}", "ﬁ ffl",
      "Emoji \u{1F389}\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467} and on",
      "Flags \u{1F1E9}\u{1F1EA}\u{1F1EB}\u{1F1F7} here",
      "\u{1F389}\u{1F389} \u{2600}\u{FE0F}", "\u{1F389}",
      "Shalom \u{5E9}\u{5DC}\u{5D5}\u{5DD} to all",
      "Salam \u{645}\u{631}\u{62D}\u{628}\u{627} to all",
    ], [14.0, 34])
  func textCanBeSelected(words: String, size: Double) throws {
    let engine = TextEngine()
    let text = engine.shape(
      TextRequest(text: words, font: .system(size), traits: TraitCollection()))
    let list = Drawing.list(600, 60) {
      $0.commands.append(
        .text(DisplayText(text: text, lineOrigins: [Point(x: 10, y: 20)], color: .black)))
    }
    let folder = FileManager.default.temporaryDirectory
    let file = folder.appendingPathComponent("casque-\(UUID().uuidString).pdf")
    defer { try? FileManager.default.removeItem(at: file) }
    let renderer = Renderer(text: engine, resources: EmptyResources())
    for bytes in [try renderer.pdf([list]), try renderer.layeredPDF([list], names: ["a"])] {
      try Data(bytes).write(to: file)
      let found = try Self.text(of: file)
      #expect(Self.characters(found).contains(Self.characters(words)), "\(found)")
    }
  }

  /// A text without blanks and marks of direction: a reader of pages puts its own around words that run
  /// from right to left.
  private static func characters(_ text: String) -> String {
    let kept = text.unicodeScalars.filter { $0 != " " && !(0x202A...0x202E).contains($0.value) }
    return String(String.UnicodeScalarView(kept))
  }

  private static func text(of file: URL) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/pdftotext")
    process.arguments = [file.path, "-"]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: output, as: UTF8.self)
  }

  /// A document says each character of a picture once, and SVG has none that draws nothing.
  @Test func picturesAreCharactersInPagesOnly() throws {
    let engine = TextEngine()
    let text = engine.shape(
      TextRequest(text: "\u{1F389}", font: .system(17), traits: TraitCollection()))
    let list = Drawing.list(60, 40) {
      $0.commands.append(
        .text(DisplayText(text: text, lineOrigins: [Point(x: 10, y: 25)], color: .black)))
    }
    let renderer = Renderer(text: engine, resources: EmptyResources())
    let page = String(decoding: try renderer.pdf([list]), as: UTF8.self)
    #expect(page.contains("/Subtype /Type3") == !text.lines[0].runs[0].font.file.isEmpty)
    #expect(!String(decoding: try renderer.svg(list), as: UTF8.self).contains("glyph"))
    #expect(try renderer.pdf([list]) == renderer.pdf([list]))
  }

  /// Noto Color Emoji holds pictures of 136 × 128 pixels.
  @Test(
    .enabled(
      if: FileManager.default.fileExists(
        atPath: "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf")))
  func emojiKeepTheResolutionOfTheirFont() throws {
    let engine = TextEngine()
    let text = engine.shape(
      TextRequest(text: "\u{1F389}", font: .system(17), traits: TraitCollection()))
    let list = Drawing.list(60, 40, scale: 3) {
      $0.commands.append(
        .text(DisplayText(text: text, lineOrigins: [Point(x: 10, y: 25)], color: .black)))
    }
    let renderer = Renderer(text: engine, resources: EmptyResources())
    let page = String(decoding: try renderer.pdf([list]), as: UTF8.self)
    let widths = page.matches(of: /\/Width (\d+)/).compactMap { Int($0.output.1) }
    #expect(widths.contains { $0 >= 128 }, "\(widths)")
    let picture = String(decoding: try renderer.svg(list), as: UTF8.self)
    let extents = picture.matches(of: /<image [^>]*width="(\d+)"/).compactMap {
      Int($0.output.1)
    }
    #expect(extents.contains { $0 >= 128 }, "\(extents)")
  }

  @Test func svgHasPixelsAsUnitsAndNumbersOfItsOwn() throws {
    let text = String(
      decoding: try Drawing.renderer(Self.images).svg(Drawing.everything()), as: UTF8.self)
    #expect(text.contains("width=\"120px\" height=\"60px\" viewBox=\"0 0 120 60\""))
    #expect(text.contains("id=\"image0\""))
    // Whatever is referred to is there.
    for part in text.components(separatedBy: "\"#").dropFirst() {
      let name = part.prefix { $0 != "\"" }
      #expect(text.contains("id=\"\(name)\""), "\(name)")
    }
    for part in text.components(separatedBy: "url(#").dropFirst() {
      let name = part.prefix { $0 != ")" }
      #expect(text.contains("id=\"\(name)\""), "\(name)")
    }
  }

  @Test func identifiersAreNumberedByKind() {
    let document =
      ##"<a id="glyph3-7"/><b id="surface12"/><use xlink:href="#glyph3-7"/>url(#clip9)"##
    #expect(
      String(decoding: SVGIdentifiers.renumbered(Array(document.utf8)), as: UTF8.self)
        == ##"<a id="glyph0"/><b id="surface0"/><use xlink:href="#glyph0"/>url(#clip0)"##)
  }

  @Test func aSheetOfCellsDrawnApartIsTheSheet() throws {
    let cell = ContactSheet.Cell(list: Drawing.everything(), caption: "Casque")
    let sheet = ContactSheet(
      title: "Sheet", groups: [ContactSheet.Group(cells: [cell, cell, cell])], reduction: 0.5)
    let renderer = Drawing.renderer(Self.images)
    let arrangement = sheet.arranged(text: TextEngine())
    let cells = try arrangement.frames.map { frame throws in
      try renderer.bitmap(arrangement.reduced(cell.list, in: frame))
    }
    let apart = arrangement.composited(
      ground: try renderer.bitmap(arrangement.ground), cells: cells)
    let whole = try renderer.bitmap(sheet.displayList(text: TextEngine()))
    #expect(apart.width == whole.width && apart.height == whole.height)
    var worst = 0
    for (a, b) in zip(apart.pixels, whole.pixels) { worst = max(worst, abs(Int(a) - Int(b))) }
    #expect(worst <= 2)
  }
}
