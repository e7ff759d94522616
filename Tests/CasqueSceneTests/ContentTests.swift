import CasqueGeometry
import CasqueModel
import CasqueScene
import Testing

@testable import CasqueScene

@Suite struct ContentTests {
  static let bounds = Rect(x: 10, y: 20, width: 100, height: 60)

  /// Where an image of 40×20 lies in bounds of 100×60 at (10, 20).
  ///
  /// Scaled by min(2.5, 3) = 2.5 it is 100×50 and leaves 10 points of height; by 3 it is 120×60 and
  /// exceeds the width by 20. Unscaled it leaves 60 and 40 points: all after it, all before it or
  /// half on either side.
  @Test(arguments: [
    (ContentMode.scaleToFill, bounds), (.redraw, bounds),
    (.scaleAspectFit, Rect(x: 10, y: 25, width: 100, height: 50)),
    (.scaleAspectFill, Rect(x: 0, y: 20, width: 120, height: 60)),
    (.center, Rect(x: 40, y: 40, width: 40, height: 20)),
    (.top, Rect(x: 40, y: 20, width: 40, height: 20)),
    (.bottom, Rect(x: 40, y: 60, width: 40, height: 20)),
    (.left, Rect(x: 10, y: 40, width: 40, height: 20)),
    (.right, Rect(x: 70, y: 40, width: 40, height: 20)),
    (.topLeft, Rect(x: 10, y: 20, width: 40, height: 20)),
    (.topRight, Rect(x: 70, y: 20, width: 40, height: 20)),
    (.bottomLeft, Rect(x: 10, y: 60, width: 40, height: 20)),
    (.bottomRight, Rect(x: 70, y: 60, width: 40, height: 20)),
  ])
  func contentMode(mode: ContentMode, place: Rect) {
    #expect(mode.placement(of: Size(width: 40, height: 20), in: Self.bounds) == place)
  }

  @Test func everyContentModeIsPlaced() {
    #expect(ContentMode.allCases.count == 13)
    for mode in ContentMode.allCases {
      #expect(mode.placement(of: .zero, in: Self.bounds) == Self.bounds)
    }
  }

  @Test func aMissingImageIsADashedRectangleWithItsName() {
    let commands = SceneFixture.commands(
      of: .imageView("i", image: "a.png"), Rect(x: 0, y: 0, width: 60, height: 40))
    #expect(commands.count == 3)
    guard case .text(let text)? = commands.last else {
      Issue.record("no name")
      return
    }
    #expect(text.text.text == "a.png")
  }

  /// A glyph of 10 points is 5 wide, its baseline 8 below the top of the line.
  @Test(arguments: [
    (TextAlignment.left, LayoutDirection.leftToRight, 10.0),
    (.natural, .leftToRight, 10), (.natural, .rightToLeft, 70), (.left, .rightToLeft, 10),
    (.right, .leftToRight, 70), (.center, .leftToRight, 40), (.center, .rightToLeft, 40),
  ])
  func lineStart(alignment: TextAlignment, direction: LayoutDirection, x: Double) throws {
    var fixture = SceneFixture(.small(traits: TraitCollection(layoutDirection: direction)))
    fixture.add(View("root"), Rect(x: 0, y: 0, width: 100, height: 100))
    var label = View.label("l", text: "four", font: .system(10))
    ViewProperty.textAlignment(alignment).apply(to: &label)
    fixture.add(label, Rect(x: 10, y: 20, width: 80, height: 10), text: "four", size: 10)
    guard case .text(let text) = try #require(fixture.commands().first) else {
      Issue.record("no text")
      return
    }
    #expect(text.lineOrigins == [Point(x: x, y: 28)])
  }

  @Test func textThatIsTooHighIsCut() {
    var fixture = SceneFixture()
    fixture.add(View("root"), Rect(x: 0, y: 0, width: 100, height: 100))
    let frame = Rect(x: 10, y: 20, width: 80, height: 5)
    fixture.add(.label("l", text: "four"), frame, text: "four", size: 10)
    #expect(fixture.commands().first == .beginGroup(DisplayGroup(clip: .rect(frame))))
  }

  @Test func justifiedLinesShareWhatIsMissingBetweenTheirWords() {
    // Six characters of 5 points, 30 wide; 10 more go to the one blank, at 10…15.
    let glyphs = (0..<6).map {
      Glyph(id: 1, x: Double($0) * 5, y: 0, advance: 5, cluster: $0)
    }
    let run = GlyphRun(
      font: FontKey(file: "f"), size: 10, glyphs: glyphs, range: 0..<6, isRightToLeft: false)
    func line(_ start: Int) -> ShapedLine {
      ShapedLine(
        runs: [run], width: 30, baseline: 8, range: start..<(start + 6), isRightToLeft: false)
    }
    let text = ShapedText(
      text: "ab cde fgh", lines: [line(0), line(6)], size: Size(width: 30, height: 20),
      firstBaseline: 8, lastBaselineToBottom: 2, isTruncated: false, widthsWithSameBreaks: 0...99)
    let justified = text.justified(to: 40)
    #expect(justified.lines[0].width == 40)
    #expect(justified.lines[0].runs[0].glyphs.map(\.x) == [0, 5, 10, 25, 30, 35])
    #expect(justified.lines[1] == text.lines[1])
  }
}
