import CasqueGeometry
import CasqueModel
import Testing

@testable import CasqueText

/// Where lines break, against the reference engine and by hand.
@Suite struct LineBreakingTests {
  let engine = TextEngine()

  @Test func linesAreTheReferenceEngines() {
    for (index, size, width, lines) in WrapVectors.rows {
      let text = WrapVectors.texts[index]
      let shape = engine.shape(.label(text, font: .system(size), lines: 0, width: width))
      let widths = shape.lines.map(\.width)
      let matches = zip(widths, lines).allSatisfy { abs($0 - $1) < 1e-4 }
      #expect(
        widths.count == lines.count && matches,
        "\(text) at \(size) in \(width ?? .infinity): \(widths), not \(lines)")
    }
  }

  @Test func everyNewlineEndsALine() {
    let shape = engine.shape(.label("a\nb\r\nc\rd\u{2028}e\u{2029}f\n", lines: 0))
    #expect(shape.lines.map { substring(shape, $0.range) } == ["a", "b", "c", "d", "e", "f", ""])
  }

  @Test func oneLineShowsNewlinesAsSpaces() {
    let shape = engine.shape(.label("a\r\nb\u{2028}c", lines: 1))
    #expect(shape.text == "a b c")
    #expect(shape.lines.count == 1)
    #expect(shape.size.width == engine.shape(.label("a b c")).size.width)
  }

  @Test func blanksAtBreaksAreTold() {
    let line = engine.shape(.label("aa bb"))
    #expect(line.brokenWidth == 0)
    let broken = engine.shape(.label("aa  bb", lines: 0, width: line.size.width - 1))
    #expect(broken.size.width == engine.shape(.label("bb")).size.width)
    #expect(abs(broken.brokenWidth - engine.shape(.label("aa  ")).size.width) < 1e-9)
  }

  @Test func ideographsBreakAnywhereButBeforePunctuation() {
    // Five ideographs of 1.019 × 20 = 20.38 pt: three fit in 70, but the stop may not begin a line.
    let text = "\u{6F22}\u{5B57}\u{6F22}\u{3002}\u{5B57}\u{6F22}"
    let shape = engine.shape(.label(text, font: .system(20), lines: 0, width: 70))
    #expect(
      shape.lines.map { substring(shape, $0.range) } == [
        "\u{6F22}\u{5B57}", "\u{6F22}\u{3002}\u{5B57}", "\u{6F22}",
      ])
    #expect(abs(shape.lines[1].width - 3 * 20.38) < 1e-9)
  }

  @Test func charactersWrapWhereTheyStopFitting() {
    let text = "iiii iiii"
    let one = engine.shape(.label("ii")).size.width
    let shape = engine.shape(.label(text, lines: 0, mode: .byCharWrapping, width: one))
    #expect(
      shape.lines.map { substring(shape, $0.range) } == ["ii", "ii ", "ii", "ii"])
  }

  @Test func clustersAreNeverParted() {
    let text = "e\u{301}e\u{301}\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}"
    let shape = engine.shape(.label(text, lines: 0, mode: .byCharWrapping, width: 1))
    #expect(
      shape.lines.map { substring(shape, $0.range) } == [
        "e\u{301}", "e\u{301}", "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}",
      ])
  }

  @Test func noBreakSpacesHoldWordsTogether() {
    let width = engine.shape(.label("12")).size.width + 1
    let shape = engine.shape(.label("a 12\u{A0}kg", lines: 0, width: width))
    #expect(substring(shape, shape.lines[0].range) == "a ")
  }

  @Test func aHundredthOfAPointIsForgiven() {
    let natural = engine.shape(.label("one two", lines: 0)).size.width
    #expect(engine.shape(.label("one two", lines: 0, width: natural - 0.009)).lines.count == 1)
    #expect(engine.shape(.label("one two", lines: 0, width: natural - 0.011)).lines.count == 2)
  }
}

/// The characters of a range of UTF-8 offsets.
func substring(_ shape: ShapedText, _ range: Range<Int>) -> String {
  String(decoding: Array(shape.text.utf8)[range], as: UTF8.self)
}
