import CasqueGeometry
import CasqueModel
import Testing

@testable import CasqueText

/// Bad input gives a sane answer: finite measures, lines that cover the text, no hang.
@Suite struct RobustnessTests {
  static let texts = [
    "", " ", "\n", "\n\n", "\u{0}", "a\u{0}b", "\u{FFFC}", "\u{202E}abc\u{202C}",
    "\u{2066}\u{2067}",
    "\u{200D}\u{200D}", "\u{301}", "a" + String(repeating: "\u{301}", count: 500),
    "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}\u{FE0F}", "\u{FEFF}", "\t\ta\tb",
    "\u{7F}\u{85}\u{9F}",
    "\u{10FFFF}\u{FFFE}", "\u{AD}so\u{AD}ft\u{AD}", "\u{1F1E9}\u{1F1EA}\u{1F1E9}",
    "\u{E0001}\u{E007F}",
    String(repeating: "\u{202A}", count: 200) + "x", "\u{627}\u{200C}\u{628}\u{64B}\u{651}",
    "\u{0E01}\u{0E33}\u{0E17}\u{0E35}\u{0E48}", "\u{1100}\u{1161}\u{11A8}", "\r\r\n\r",
  ]
  static let widths: [Double?] = [
    nil, 0, -1, 1e-300, 13, .infinity, -.infinity, .nan, .greatestFiniteMagnitude,
  ]

  @Test(arguments: texts)
  func anyTextAtAnyWidth(text: String) {
    let engine = TextEngine()
    for mode in LineBreakMode.allCases {
      for width in Self.widths {
        for lines in [0, 1, 3, -7, .max] {
          let shape = engine.shape(.label(text, lines: lines, mode: mode, width: width))
          expectSane(shape)
        }
      }
    }
  }

  @Test(arguments: [0, -3, .nan, .infinity, -.infinity, 1e300, 1e-300, .leastNonzeroMagnitude])
  func anySize(size: Double) {
    let engine = TextEngine()
    for font in [Font.system(size), .custom("DejaVu Sans Mono", size: size)] {
      for width in Self.widths {
        expectSane(engine.shape(.label("one two\nthree", font: font, lines: 0, width: width)))
        expectSane(engine.shape(.label("one two\nthree", font: font, lines: 2, width: width)))
      }
    }
    let scaled = Font(size: .scaled(size, relativeTo: .body))
    let metrics = engine.metrics(
      of: scaled, traits: TraitCollection(preferredContentSizeCategory: .accessibility5))
    #expect(metrics.lineHeight.isFinite && metrics.pointSize >= 0)
  }

  @Test(arguments: [0, -3, .nan, .infinity, -.infinity, 1e300])
  func anyHeight(height: Double) {
    let shape = TextEngine().shape(.label("a\nb", lines: 0, height: height))
    expectSane(shape)
    #expect(!shape.lines.isEmpty)
  }

  @Test func emptyTextHasNoSize() {
    let shape = TextEngine().shape(.label("", lines: 0))
    #expect(shape.lines.isEmpty && shape.size == .zero)
    #expect(shape.widthsWithSameBreaks == 0...(.infinity))
  }

  /// A million characters without a hang: one word, and one cluster.
  @Test(arguments: ["a", "\u{301}"])
  func aMillionCharacters(part: String) { shapeLong(part, count: 1_000_000) }

  /// The same shapes of text that take a debug build longer, as words, lines, directions.
  @Test(arguments: ["word ", "x\n", "\u{5D0} 1", "\u{6F22}", "-"])
  func aHundredThousandCharacters(part: String) { shapeLong(part, count: 100_000) }

  private func shapeLong(_ part: String, count: Int) {
    let text = String(repeating: part, count: count / part.unicodeScalars.count)
    let engine = TextEngine()
    let whole = engine.shape(.label(text, lines: 0, width: 3000))
    #expect(whole.size.width.isFinite && whole.text.utf8.count == text.utf8.count)
    let cut = engine.shape(.label(text, lines: 2, width: 300))
    #expect(cut.isTruncated || part == "\u{301}")
    #expect(cut.lines.count <= 2)
  }

  private func expectSane(_ shape: ShapedText) {
    #expect(shape.size.width.isFinite && shape.size.width >= 0)
    #expect(shape.size.height.isFinite && shape.size.height >= 0)
    let count = shape.text.utf8.count
    var end = 0
    for line in shape.lines {
      #expect(line.range.lowerBound >= end && line.range.upperBound <= count)
      end = line.range.upperBound
      for run in line.runs {
        #expect(run.range.lowerBound >= 0 && run.range.upperBound <= count)
        for glyph in run.glyphs {
          #expect(glyph.x.isFinite && glyph.y.isFinite && glyph.advance.isFinite)
          #expect(run.range.contains(glyph.cluster) && glyph.id < 0x10000)
        }
      }
    }
  }
}
