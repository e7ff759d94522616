import CasqueGeometry
import CasqueModel
import Testing

@testable import CasqueText

/// Direction of paragraphs and visual order of glyphs, by UAX #9.
@Suite struct BidirectionalTests {
  let engine = TextEngine()

  /// The clusters of the first line from left to right.
  private func clusters(_ text: String, direction: LayoutDirection = .leftToRight) -> [Int] {
    let shape = engine.shape(.label(text) { $0.layoutDirection = direction })
    let glyphs = shape.lines[0].runs.flatMap(\.glyphs)
    for (a, b) in zip(glyphs, glyphs.dropFirst()) { #expect(a.x <= b.x) }
    return glyphs.map(\.cluster)
  }

  @Test func firstStrongCharacterDecides() {
    let directions = ["abc", "1 abc", "\u{5D0}bc", "1 \u{5D0}", "(\u{627})"].map { text in
      LayoutDirection.allCases.map { direction in
        engine.shape(.label(text) { $0.layoutDirection = direction }).lines[0].isRightToLeft
      }
    }
    #expect(
      directions == [
        [false, false], [false, false], [true, true], [true, true], [true, true],
      ])
  }

  @Test func textWithoutLettersRunsAsTheLayout() {
    #expect(!engine.shape(.label("12 34")).lines[0].isRightToLeft)
    let mirrored = engine.shape(.label("12 34") { $0.layoutDirection = .rightToLeft })
    #expect(mirrored.lines[0].isRightToLeft)
  }

  @Test func hebrewRunsFromTheRight() {
    #expect(clusters("\u{5D0}\u{5D1}\u{5D2}") == [4, 2, 0])
  }

  @Test func numbersKeepTheirOrder() {
    // Alef, space, 12: drawn 12, space, alef.
    #expect(clusters("\u{5D0} 12") == [3, 4, 2, 0])
  }

  @Test func latinWithinHebrewKeepsItsOrder() {
    // Alef bet, space, ab, space, gimel.
    #expect(clusters("\u{5D0}\u{5D1} ab \u{5D2}") == [8, 7, 5, 6, 4, 2, 0])
  }

  @Test func hebrewWithinLatinIsReversed() {
    #expect(clusters("a \u{5D0}\u{5D1} b") == [0, 1, 4, 2, 6, 7])
  }

  @Test func neutralsFollowTheParagraph() {
    #expect(clusters("12 34") == [0, 1, 2, 3, 4])
    #expect(clusters("12 34", direction: .rightToLeft) == [3, 4, 2, 0, 1])
  }

  @Test func runsSayTheirDirection() {
    let shape = engine.shape(.label("a\u{5D0}\u{5D1}"))
    let runs = shape.lines[0].runs
    #expect(runs.map(\.isRightToLeft) == [false, true])
    #expect(runs.map(\.range) == [0..<1, 1..<5])
    #expect(runs.map(\.font.file) == ["Inter-Regular.otf", "DejaVuSans.ttf"])
  }

  @Test func arabicIsJoined() {
    // Beh alone, and beh at the start of a word: different glyphs.
    let alone = engine.shape(.label("\u{628}")).lines[0].runs[0].glyphs[0].id
    let joined = engine.shape(.label("\u{628}\u{628}")).lines[0].runs[0].glyphs
    #expect(joined.allSatisfy { $0.id != alone })
  }

  @Test func widthDoesNotDependOnOrder() {
    let shape = engine.shape(.label("ab \u{5D0}\u{5D1} 12 (x)"))
    let glyphs = shape.lines[0].runs.flatMap(\.glyphs)
    let right = glyphs.map { $0.x + $0.advance }.max() ?? 0
    #expect(abs(right - shape.size.width) < 1e-9)
  }

  @Test func wrappedParagraphsKeepTheirDirection() {
    let text = "\u{5D0}\u{5D1}\u{5D2} hello \u{5D3}\u{5D4}"
    let shape = engine.shape(.label(text, lines: 0, width: 40))
    #expect(shape.lines.count == 3)
    #expect(shape.lines.map(\.isRightToLeft) == [true, true, true])
    let middle = shape.lines[1].runs.flatMap(\.glyphs).map(\.cluster)
    #expect(middle == [7, 8, 9, 10, 11])
  }
}
