import CasqueGeometry
import CasqueModel
import Testing

@testable import CasqueText

/// How labels break lines beyond words: no word alone on a last line, and Hangul by words.
@Suite struct LineBreakStrategyTests {
  let engine = TextEngine()

  private func lines(
    _ text: String, width: Double, lines: Int = 0, orphans: Bool = true, hangul: Bool = true
  ) -> [String] {
    var request = TextRequest.label(text, lines: lines, width: width)
    request.avoidsOrphans = orphans
    request.keepsHangulWords = hangul
    let shape = engine.shape(request)
    let bytes = Array(shape.text.utf8)
    #expect(shape.widthsWithSameBreaks.contains(width))
    return shape.lines.map { String(decoding: bytes[$0.range], as: UTF8.self) }
  }

  private func width(_ text: String) -> Double { engine.shape(.label(text)).size.width }

  @Test func aWordGoesDownToALastOne() {
    let text = "one two three four"
    let room = width("one two three") + 0.5
    #expect(lines(text, width: room, orphans: false) == ["one two three ", "four"])
    #expect(lines(text, width: room) == ["one two ", "three four"])
    // Two words on the last line stay, and so does a paragraph of one line.
    #expect(lines("one two three four five", width: room) == ["one two three ", "four five"])
    #expect(lines("one two", width: room) == ["one two"])
  }

  @Test func eachParagraphHasItsLastLine() {
    let room = width("one two three") + 0.5
    #expect(
      lines("one two three four\none two three four", width: room)
        == ["one two ", "three four", "one two ", "three four"])
  }

  /// The line before keeps a word, and what goes down has to fit.
  @Test func linesThatCannotGiveStay() {
    let room = width("extraordinary") + 0.5
    #expect(lines("extraordinary word", width: room) == ["extraordinary ", "word"])
    let tight = width("a extraordinary") + 0.5
    #expect(
      lines("a extraordinary incomprehensible", width: max(tight, width("incomprehensible") + 0.5))
        == ["a extraordinary ", "incomprehensible"])
  }

  /// Text that is cut ends with its ellipsis, and keeps as many lines as it may have.
  @Test func cutTextStaysAsItIs() {
    let room = width("one two three") + 0.5
    let cut = lines("one two three four five six seven", width: room, lines: 2)
    #expect(cut.count == 2 && cut[1].hasSuffix("\u{2026}"))
    #expect(lines("one two three four", width: room, lines: 2) == ["one two ", "three four"])
  }

  @Test func hangulBreaksBetweenWords() {
    let text = "\u{AC00}\u{B098} \u{B2E4}\u{B77C}\u{B9C8}\u{BC14}"
    let room = width("\u{AC00}\u{B098} \u{B2E4}\u{B77C}") + 0.5
    #expect(
      lines(text, width: room, hangul: false)
        == ["\u{AC00}\u{B098} \u{B2E4}\u{B77C}", "\u{B9C8}\u{BC14}"])
    #expect(
      lines(text, width: max(room, width("\u{B2E4}\u{B77C}\u{B9C8}\u{BC14}") + 0.5))
        == ["\u{AC00}\u{B098} ", "\u{B2E4}\u{B77C}\u{B9C8}\u{BC14}"])
    // A word that is longer than a line breaks all the same; ideographs break anywhere.
    #expect(lines("\u{AC00}\u{B098}\u{B2E4}\u{B77C}", width: 40).count > 1)
    #expect(lines("\u{6F22}\u{5B57}\u{6F22}\u{5B57}", width: 40).count > 1)
  }

  /// The answer holds for the whole interval of widths that it states.
  @Test func intervalsHold() {
    let texts = [
      "one two three four five six", "a bb ccc dddd\neeeee ffffff",
      "\u{AC00}\u{B098} \u{B2E4}\u{B77C} \u{B9C8}\u{BC14}\u{C0AC}",
    ]
    for text in texts {
      for step in 1..<60 {
        var request = TextRequest.label(text, lines: step % 4, width: Double(step) * 4)
        request.avoidsOrphans = true
        request.keepsHangulWords = true
        let shape = TextEngine().shape(request)
        for bound in [shape.widthsWithSameBreaks.lowerBound, shape.widthsWithSameBreaks.upperBound]
        where bound.isFinite {
          request.width = bound
          #expect(TextEngine().shape(request) == shape, "\(text) \(step)")
        }
      }
    }
  }
}
