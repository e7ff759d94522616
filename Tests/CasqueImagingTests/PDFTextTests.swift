import CasqueGeometry
import Testing

@testable import CasqueImaging

/// Text of a PDF is drawn as the outlines of the fonts that the file holds.
///
/// `A` fills a square of the text's size, `B` its lower half; pages are ten points wide and high.
@Suite struct PDFTextTests {
  private static let black = Pixel(red: 0, green: 0, blue: 0)
  private static let red = Pixel(red: 255, green: 0, blue: 0)
  private static let green = Pixel(red: 0, green: 255, blue: 0)

  private static let usual = "/Subtype/TrueType/Encoding/WinAnsiEncoding/FontDescriptor 11 0 R"
  private static let named = "/Subtype/Type1/FontDescriptor 11 0 R"

  private static func file(
    _ content: String, font: String = usual, descriptor: String = "/Flags 32/FontFile2 12 0 R",
    program: [UInt8] = HandmadeFont.trueType(), more: [(dictionary: String, stream: [UInt8]?)] = []
  ) -> [UInt8] {
    HandmadePDF(
      content: content, resources: "/Font<</F 10 0 R>>",
      objects: [
        ("<</Type/Font/BaseFont/ABCDEF+Hand\(font)>>", nil),
        ("<</Type/FontDescriptor\(descriptor)>>", nil), ("", program),
      ] + more
    ).bytes
  }

  /// The page as ten rows of ten characters: `#` where a point is black, `.` where nothing is, and
  /// `?` for anything else.
  private func rows(_ bytes: [UInt8]) throws -> [String] {
    let bitmap = try ImageReader.decode(bytes)
    return (0..<10).map { y in
      String(
        (0..<10).map { x -> Swift.Character in
          switch bitmap[x * 3 + 1, y * 3 + 1] {
          case Self.black: "#"
          case .clear: "."
          default: "?"
          }
        })
    }
  }

  private func reason(_ bytes: [UInt8]) -> String? {
    do {
      _ = try ImageReader.decode(bytes)
      return nil
    } catch {
      return error.description
    }
  }

  /// `A` and `B` of two points, next to each other from the lower left.
  private static let both =
    [String](repeating: "..........", count: 8) + ["##........", "####......"]

  @Test(arguments: [
    file("BT /F 2 Tf (AB) Tj ET"),
    file("BT /F 2 Tf (AB) Tj ET", program: HandmadeFont.trueType(table: (1, 0, first: 0x41))),
    // Symbols have their codes in a corner of Unicode.
    file(
      "BT /F 2 Tf <0102> Tj ET", font: "/Subtype/TrueType/FontDescriptor 11 0 R",
      descriptor: "/Flags 4/FontFile2 12 0 R",
      program: HandmadeFont.trueType(table: (3, 0, first: 0xF001))),
    file(
      "BT /F 2 Tf <0102> Tj ET",
      font: "/Subtype/TrueType/Encoding<</Differences[1/uni0041/B]>>/FontDescriptor 11 0 R"),
    file(
      "BT /F 2 Tf (AB) Tj ET", font: named, descriptor: "/Flags 32/FontFile3 12 0 R",
      program: HandmadeFont.cff()),
    file(
      "BT /F 2 Tf (xy) Tj ET", font: named + "/Encoding<</Differences[120/A/B]>>",
      descriptor: "/Flags 4/FontFile3 12 0 R", program: HandmadeFont.cff()),
    // A Type 1 font has codes of its own; they count unless the file states others.
    file(
      "BT /F 2 Tf <0102> Tj ET", font: named, descriptor: "/Flags 4/FontFile 12 0 R",
      program: HandmadeFont.type1()),
    file(
      "BT /F 2 Tf (AB) Tj ET", font: named + "/Encoding/MacRomanEncoding",
      descriptor: "/Flags 32/FontFile 12 0 R", program: HandmadeFont.type1()),
  ])
  func eachKindOfFontIsDrawn(file: [UInt8]) throws {
    #expect(try rows(file) == Self.both)
  }

  private static func composite(
    _ encoding: String, _ own: String, _ content: String,
    more: [(dictionary: String, stream: [UInt8]?)] = []
  ) -> [UInt8] {
    file(
      "BT /F 2 Tf \(content) Tj ET",
      font: "/Subtype/Type0/Encoding \(encoding)/DescendantFonts[13 0 R]",
      more: [("<</Type/Font/FontDescriptor 11 0 R/Subtype/CIDFontType2/DW 1000\(own)>>", nil)]
        + more)
  }

  @Test(arguments: [
    composite("/Identity-H", "", "<00010002>"),
    composite(
      "/Identity-H", "/CIDToGIDMap 14 0 R", "<00030004>",
      more: [("", [0, 0, 0, 0, 0, 0, 0, 1, 0, 2])]
    ),
    composite(
      "14 0 R", "", "<418102>",
      more: [
        (
          "/Type/CMap",
          Array(
            ("2 begincodespacerange <00> <7F> <8000> <FFFF> endcodespacerange 1 begincidchar"
              + " <41> 1 endcidchar 1 begincidrange <8101> <81FF> 1 endcidrange").utf8)
        )
      ]),
  ])
  func fontsOfManyCharactersAreDrawn(file: [UInt8]) throws {
    #expect(try rows(file) == Self.both)
  }

  @Test func charactersStandWhereTheStateSays() throws {
    let spaced = try rows(
      Self.file(
        "BT /F 2 Tf 1 Tc (A) Tj 0 Tc [(A) -500 (A)] TJ ET",
        font: Self.usual + "/FirstChar 65/Widths[500]"))
    // A goes on by half its size and 1, the next by half its size and another 1.
    #expect(spaced[9] == "######....")
    let wide = try rows(Self.file("BT /F 2 Tf 200 Tz 1 Ts 0 2 Td (A) Tj ET"))
    #expect(wide[5] == "####......" && wide[6] == "####......" && wide[7] == "..........")
    let words = try rows(
      Self.file("BT /F 2 Tf 3 Tw (A A) Tj ET", font: Self.usual + "/FirstChar 32/Widths[500]"))
    #expect(words[9] == "##..##....")
    let lines = try rows(
      Self.file("BT /F 2 Tf 3 TL 0 8 Td (A) Tj T* (A) Tj 1 0 0 1 5 0 Tm (A) Tj 0 1 (B) \" ET"))
    #expect(lines[0] == "##........" && lines[3] == "##........" && lines[9] == ".....##...")
    let next = try rows(Self.file("BT /F 2 Tf 4 8 TD 2 -3 TD (A) Tj (A) ' ET"))
    #expect(next[3] == "......##.." && next[6] == "......##..")
    let turned = try rows(Self.file("BT /F 2 Tf 0 2 -2 0 8 0 Tm (AB) Tj ET"))
    #expect(turned[9] == "....####.." && turned[5] == "......##..")
  }

  @Test func modesFillStrokeHideAndCut() throws {
    let bitmap = try ImageReader.decode(
      Self.file(
        "1 0 0 rg 0 1 0 RG 1 w BT /F 3 Tf 1 6 Td 1 Tr (A) Tj 2 Tr 3 0 Td (A) Tj ET"))
    func pixel(_ x: Int, _ y: Int) -> Pixel { bitmap[x * 3 + 1, y * 3 + 1] }
    #expect(bitmap[3, 6] == Self.green && pixel(2, 2) == .clear)
    #expect(pixel(5, 2) == Self.red)
    let hidden = try rows(Self.file("BT /F 4 Tf 3 Tr (A) Tj 0 Tr (A) Tj ET"))
    #expect(hidden[9] == "....####..")
    let cut = try rows(
      Self.file("q BT /F 4 Tf 7 Tr (A) Tj 4 4 Td (A) Tj ET 0 0 10 6 re f Q 9 9 1 1 re f"))
    #expect(
      cut == [
        ".........#", "..........", "..........", "..........", "....####..", "....####..",
        "####......", "####......", "####......", "####......",
      ])
  }

  /// A character may be a content of its own, in its own colour or in the text's.
  @Test func charactersThatAreContentsAreDrawn() throws {
    let file = Self.file(
      "1 0 0 rg BT /F 4 Tf (abz) Tj ET",
      font: """
        /Subtype/Type3/FontMatrix[.1 0 0 .1 0 0]/FontBBox[0 0 10 10]/FirstChar 97/Widths[10 10]
        /CharProcs<</one 13 0 R/two 14 0 R>>/Encoding<</Differences[97/one/two]>>
        """,
      more: [
        ("", Array("10 0 0 0 10 10 d1 0 1 0 rg 0 0 10 10 re f".utf8)),
        ("", Array("10 0 d0 0 1 0 rg 0 0 10 5 re f".utf8)),
      ])
    let bitmap = try ImageReader.decode(file)
    func pixel(_ x: Int, _ y: Int) -> Pixel { bitmap[x * 3 + 1, y * 3 + 1] }
    #expect(pixel(1, 7) == Self.red && pixel(6, 9) == Self.green)
    #expect(pixel(6, 7) == .clear && pixel(1, 4) == .clear)
  }

  @Test(arguments: [
    (file("BT /F 2 Tf (A) Tj ET", descriptor: ""), "text in the font 'Hand', which a PDF lacks"),
    (file("BT /F 2 Tf (A) Tj ET", program: Array("BDF".utf8)), "the font 'Hand' of a PDF"),
    (
      file("BT /F 2 Tf (A) Tj ET", program: Array(HandmadeFont.trueType().prefix(200))),
      "the font 'Hand' of a PDF"
    ),
    (composite("/Identity-V", "", "<0001>"), "vertical text"),
    (composite("/UniJIS-UCS2-H", "", "<0001>"), "text of the encoding 'UniJIS-UCS2-H'"),
    (file("BT /F 2 Tf (\(String(repeating: "A", count: 21_000))) Tj ET"), "so much text"),
    (file("BT /G 2 Tf (A) Tj ET"), "text without a font"),
  ])
  func whatIsNotDrawnIsNamed(file: [UInt8], words: String) {
    #expect(reason(file)?.hasPrefix(words) == true, "\(reason(file) ?? "drawn")")
  }

  /// Nothing of a font that draws nothing is needed.
  @Test func textThatIsHiddenNeedsNoFont() throws {
    #expect(reason(Self.file("BT /F 2 Tf 3 Tr (A) Tj ET", descriptor: "")) == nil)
    #expect(reason(Self.file("BT /F 2 Tf () Tj [-200] TJ ET", descriptor: "")) == nil)
  }

  /// Every byte of a font program changed or cut off: a picture or an error, never more.
  @Test func brokenFontsEnd() {
    for program in [HandmadeFont.trueType(), HandmadeFont.cff(), HandmadeFont.type1()] {
      for place in stride(from: 0, to: program.count, by: 3) {
        for value in [UInt8(0), 0x7F, 0xFF] {
          var broken = program
          broken[place] = value
          var seconds = 1.0
          guard let font = PDFFontProgram(broken, &seconds) else { continue }
          for glyph in UInt32(0)...3 { _ = try? font.outline(of: glyph, &seconds) }
          _ = font.glyph(named: "A")
          _ = font.glyph(identifiedBy: 1)
        }
        var seconds = 1.0
        guard let font = PDFFontProgram(Array(program.prefix(place)), &seconds) else { continue }
        for glyph in UInt32(0)...3 { _ = try? font.outline(of: glyph, &seconds) }
      }
    }
  }

  @Test func aFontThatTakesTooLongIsRefused() {
    var seconds = 0.0
    #expect(PDFFontProgram(HandmadeFont.cff(), &seconds) == nil)
    seconds = 1
    let font = PDFFontProgram(HandmadeFont.cff(), &seconds)
    #expect(font != nil)
    seconds = 0
    #expect(throws: ImageDecodingError.self) { try font?.outline(of: 1, &seconds) }
  }
}
