import CasqueGeometry
import CasqueModel
import Testing

@testable import CasqueText

/// What is cut from a text that is too long.
@Suite struct TruncationTests {
  let engine = TextEngine()

  private func width(_ text: String) -> Double { engine.shape(.label(text)).size.width }

  @Test(arguments: [
    // The room is exactly that of the expected text.
    (LineBreakMode.byTruncatingTail, "abcdefgh", "abcd\u{2026}"),
    (.byTruncatingHead, "abcdefgh", "\u{2026}efgh"),
    (.byTruncatingMiddle, "aaaaaaaa", "aa\u{2026}aa"),
    // Blanks beside the ellipsis give way.
    (.byTruncatingTail, "Hello world", "Hello\u{2026}"),
    (.byTruncatingHead, "Hello world", "\u{2026}world"),
    // A newline is a space on one line.
    (.byTruncatingTail, "ab\ncd ef", "ab cd\u{2026}"),
  ])
  func oneLineIsCut(mode: LineBreakMode, text: String, expected: String) {
    let shape = engine.shape(.label(text, mode: mode, width: width(expected)))
    #expect(shape.text == expected)
    #expect(shape.isTruncated)
    #expect(shape.lines.count == 1)
    #expect(abs(shape.size.width - width(expected)) < 1e-9)
    #expect(substring(shape, shape.lines[0].range) == expected)
  }

  @Test func lastOfTwoLinesIsCut() {
    let room = width("aaa\u{2026}")
    #expect(room > width("aaaa"))
    let shape = engine.shape(.label("aaaa aaaaaaaa", lines: 2, width: room))
    #expect(shape.text == "aaaa aaa\u{2026}")
    #expect(shape.lines.count == 2)
    #expect(shape.isTruncated)
  }

  @Test func linesBeyondTheNumberAreCut() {
    let shape = engine.shape(.label("one\ntwo\nthree", lines: 2))
    #expect(shape.text == "one\ntwo\u{2026}")
    #expect(shape.isTruncated)
    let fits = engine.shape(.label("one\ntwo\n", lines: 2))
    #expect(!fits.isTruncated)
  }

  @Test func wordWrappingDropsWhatDoesNotFit() {
    let shape = engine.shape(
      .label("one two three", mode: .byWordWrapping, width: width("one two th")))
    #expect(substring(shape, shape.lines[0].range) == "one two ")
    #expect(shape.isTruncated)
    #expect(abs(shape.size.width - width("one two")) < 1e-9)
  }

  @Test func clippingKeepsEverything() {
    let shape = engine.shape(.label("one two three", mode: .byClipping, width: 10))
    #expect(shape.text == "one two three")
    #expect(shape.isTruncated)
    #expect(abs(shape.size.width - width("one two three")) < 1e-9)
  }

  @Test func heightBoundsLines() {
    // One line of 17 points is 20.287 high, two are 40.574.
    let text = "a\nb\nc"
    let counts = [0, 20, 40.5, 40.57, 60.9].map {
      engine.shape(.label(text, lines: 0, height: $0)).lines.count
    }
    #expect(counts == [1, 1, 1, 2, 3])
  }

  @Test func rightToLeftIsCutAtItsEnd() throws {
    let text = "\u{5D0}\u{5D1}\u{5D2}\u{5D3}\u{5D4}\u{5D5}\u{5D6}"
    let room = width("\u{5D0}\u{5D1}\u{5D2}\u{2026}")
    let shape = engine.shape(.label(text, width: room))
    #expect(shape.text == "\u{5D0}\u{5D1}\u{5D2}\u{2026}")
    let glyphs = shape.lines[0].runs.flatMap(\.glyphs)
    let left = try #require(glyphs.min { $0.x < $1.x })
    #expect(left.cluster == 6, "the ellipsis stands at the left")
  }

  /// Letters take other forms beside a cut, some of them wider than those they had.
  @Test(arguments: [LineBreakMode.byTruncatingTail, .byTruncatingHead, .byTruncatingMiddle])
  func formsBesideTheCutFit(mode: LineBreakMode) {
    let text =
      "\u{631}\u{642}\u{645} 12345 \u{62A}\u{645} \u{633}\u{628}\u{62A} \u{646}\u{635} "
      + "\u{634}\u{628}"
    for step in 0..<300 {
      let room = 30 + Double(step) * 0.25
      let shape = engine.shape(.label(text, mode: mode, width: room))
      #expect(shape.size.width <= room + WidthProbe.tolerance, "\(room)")
      #expect(shape.widthsWithSameBreaks.contains(room))
      // What is kept for these widths is what is found anew.
      for other in [shape.widthsWithSameBreaks.lowerBound, shape.widthsWithSameBreaks.upperBound]
      where other.isFinite && other > 0 {
        #expect(TextEngine().shape(.label(text, mode: mode, width: other)).text == shape.text)
      }
    }
  }

  @Test func noRoomLeavesTheEllipsis() {
    #expect(engine.shape(.label("abc", width: 0)).text == "\u{2026}")
    #expect(engine.shape(.label("abc", width: -5)).text == "\u{2026}")
  }
}
