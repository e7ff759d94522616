import CasqueGeometry
import CasqueModel
import Testing

@testable import CasqueText

@Suite struct AttributedTextTests {
  let engine = TextEngine()

  private func shape(
    _ runs: [TextRun], _ style: ParagraphStyle = ParagraphStyle(), width: Double? = nil,
    lines: Int = 0, mode: LineBreakMode = .byTruncatingTail, factor: Double = 1
  ) -> ShapedText {
    let text = AttributedText(runs, paragraphStyle: style)
    var request = TextRequest(
      text: text.string, font: .system(17), numberOfLines: lines, lineBreakMode: mode,
      width: width, traits: TraitCollection())
    request.styledRanges = text.styledRanges(font: .system(17)) { attachment, _ in
      AttachmentBox(
        size: attachment.size ?? Size(width: 20, height: 18), depth: attachment.size == nil ? 3 : 0,
        followsText: attachment.size == nil)
    }
    request.sizeFactor = factor
    request.paragraphStyle = text.paragraphStyle
    return engine.shape(request)
  }

  private func plain(_ text: String, _ font: Font = .system(17), width: Double? = nil) -> ShapedText
  {
    engine.shape(
      TextRequest(
        text: text, font: font, numberOfLines: 0, width: width, traits: TraitCollection()))
  }

  /// A tabulator ends at the next stop, behind the last one at the next multiple of 28.
  @Test(arguments: [
    ("a\tb", [60.0, 90], 60.0), ("wide one\tb", [60, 90], 90), ("a\tb", [], 28),
    ("\t\tb", [60], 84), ("\tb", [], 28),
  ])
  func tabulatorsEndAtStops(text: String, stops: [Double], place: Double) throws {
    var style = ParagraphStyle()
    style.tabStops = stops
    let shaped = shape([TextRun(text)], style)
    let glyph = try #require(shaped.lines.first?.runs.last?.glyphs.last)
    #expect(abs(glyph.x - place) < 0.01)
    #expect(abs(shaped.size.width - glyph.x - glyph.advance) < 0.01)
  }

  /// Parts that all look like the whole are shaped like the whole, kerning between them aside.
  @Test(arguments: ["Hello world and more", "مرحبا بالعالم 123", "日本語のテキスト", "e\u{301}a 👨‍👩‍👧 b"])
  func onePartIsThePlainText(text: String) {
    for width in [nil, 60.0] {
      let (a, b) = (shape([TextRun(text)], width: width), plain(text, width: width))
      #expect(abs(a.size.width - b.size.width) < 1e-9)
      #expect(a.lines.map(\.range) == b.lines.map(\.range))
      for (x, y) in zip(a.lines, b.lines) {
        #expect(x.runs.map { $0.glyphs.map(\.id) } == y.runs.map { $0.glyphs.map(\.id) })
        #expect(abs(x.baseline - y.baseline) < 1e-9)
      }
      #expect(abs(a.size.height - b.size.height) < 1e-9)
    }
  }

  @Test func partsHaveTheirFontsAndWidths() {
    let big = Font.system(30, weight: .bold)
    let text = shape([TextRun("abc "), TextRun("XYZ", TextAttributes(font: big))])
    let runs = text.lines[0].runs
    #expect(runs.map(\.size) == [17, 30] && runs.map(\.style) == [0, 1])
    let widths = plain("abc ").size.width + plain("XYZ", big).size.width
    #expect(abs(text.size.width - widths) < 1e-9)
    // The line is as high as its highest part, and both stand on one baseline.
    #expect(abs(text.size.height - plain("XYZ", big).size.height) < 1e-9)
    #expect(abs(text.lines[0].baseline - plain("XYZ", big).lines[0].baseline) < 1e-9)
  }

  @Test func kernIsAddedAfterEachCharacter() {
    let text = shape([TextRun("abcd", TextAttributes(kern: 3))])
    #expect(abs(text.size.width - plain("abcd").size.width - 12) < 1e-9)
  }

  /// Digits stand in columns as wide as the widest of them.
  @Test func monospacedDigitsAreEquallyWide() {
    let attributes = TextAttributes(hasMonospacedDigits: true)
    let (ones, eights) = (shape([TextRun("111", attributes)]), shape([TextRun("888", attributes)]))
    #expect(abs(ones.size.width - eights.size.width) < 1e-9)
    #expect(plain("111").size.width < ones.size.width)
  }

  @Test func linesAndParagraphsKeepTheirDistances() {
    let line = plain("a").size.height
    let two = shape([TextRun("a\nb")], ParagraphStyle(lineSpacing: 4, paragraphSpacing: 10))
    #expect(abs(two.lines[1].baseline - two.lines[0].baseline - line - 14) < 1e-9)
    let high = shape([TextRun("a\nb")], ParagraphStyle(lineHeightMultiple: 1.5))
    #expect(abs(high.size.height - 2 * 1.5 * line) < 1e-9)
    // What the multiple adds stands above the characters.
    #expect(abs(high.lines[0].baseline - plain("a").lines[0].baseline - 0.5 * line) < 1e-9)
    let least = shape([TextRun("a")], ParagraphStyle(minimumLineHeight: 40))
    #expect(abs(least.size.height - 40) < 1e-9)
    let most = shape([TextRun("a")], ParagraphStyle(maximumLineHeight: 12))
    #expect(abs(most.size.height - 12) < 1e-9)
  }

  @Test func attachmentsTakeTheirRoom() throws {
    let image = TextAttachment(image: "a.png", size: Size(width: 40, height: 50))
    let text = shape([TextRun("ab"), TextRun(image), TextRun("cd")])
    let run = try #require(text.lines[0].runs.first { $0.style == 1 })
    #expect(run.font.file.isEmpty && run.glyphs.count == 1)
    #expect(abs(run.glyphs[0].x - plain("ab").size.width) < 1e-9)
    let widths = plain("ab").size.width + 40 + plain("cd").size.width
    #expect(abs(text.size.width - widths) < 1e-9)
    #expect(abs(text.lines[0].baseline - 50) < 1e-9)
    #expect(text.missingCharacters.isEmpty)
  }

  /// What follows the text stands where it is put beside the baseline, and shrinks with the text.
  @Test(arguments: [1, 0.5])
  func attachmentsThatFollowTheText(factor: Double) throws {
    let text = shape(
      [TextRun("ab"), TextRun(TextAttachment(image: "symbol"))], factor: factor)
    let run = try #require(text.lines[0].runs.last)
    let glyph = try #require(run.glyphs.first)
    #expect(run.size == 18 * factor && glyph.advance == 20 * factor && glyph.y == 3 * factor)
    // Within the line of the characters nothing grows.
    let alone = shape([TextRun("ab")], factor: factor)
    #expect(abs(text.size.height - alone.size.height) < 1e-9)
  }

  @Test(arguments: [LineBreakMode.byTruncatingTail, .byTruncatingMiddle, .byTruncatingHead])
  func cutTextKeepsItsParts(mode: LineBreakMode) {
    let text = shape(
      [
        TextRun("The first part "), TextRun("and the second", TextAttributes(font: .system(24))),
      ], width: 120, lines: 1, mode: mode)
    #expect(text.isTruncated && text.size.width <= 120 + 1e-6)
    for run in text.lines[0].runs { #expect(run.size == (run.style == 0 ? 17 : 24)) }
    #expect(text.text.contains("\u{2026}"))
  }

  /// Ranges that do not match the text are taken as far as they go.
  @Test func rangesOfOtherLengthsDoNoHarm() {
    for length in [0, 1, 3, 1000] {
      var request = TextRequest(
        text: "añ\r\nb\u{2028}c", font: .system(17), numberOfLines: 1, traits: TraitCollection())
      request.styledRanges = [
        StyledRange(length: length, font: .system(17)),
        StyledRange(length: 2, font: .system(20), kern: .nan),
      ]
      let text = engine.shape(request)
      #expect(text.lines.count == 1 && text.size.width.isFinite)
    }
  }
}
