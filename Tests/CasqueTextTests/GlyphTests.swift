import CasqueGeometry
import CasqueModel
import Testing

@testable import CasqueText

/// Glyphs stand where they were measured, one a character where metrics are per character.
@Suite struct GlyphTests {
  let engine = TextEngine()

  @Test(arguments: ["fi ffl -> 10x20 (a) :: != A\u{308}", "Tea To VA \u{201C}a\u{201D}"])
  func systemFontHasAGlyphACharacter(text: String) {
    let shape = engine.shape(.label(text))
    let glyphs = shape.lines[0].runs.flatMap(\.glyphs)
    #expect(glyphs.count == text.count)
    #expect(Set(glyphs.map(\.cluster)).count == text.count)
    #expect(glyphs.allSatisfy { $0.id != 0 && $0.y == 0 })
  }

  @Test func glyphsFillTheWidth() {
    let shape = engine.shape(.label("Waffle, AVATAR \u{2014} 1,234", font: .system(23.5)))
    var x = 0.0
    for glyph in shape.lines[0].runs.flatMap(\.glyphs) {
      #expect(abs(glyph.x - x) < 1e-9)
      x += glyph.advance
    }
    #expect(abs(x - shape.size.width) < 1e-9)
  }

  @Test func decomposedIsDrawnAndMeasuredAsComposed() {
    let composed = engine.shape(.label("caf\u{E9} \u{C5}"))
    let decomposed = engine.shape(.label("cafe\u{301} A\u{30A}"))
    #expect(composed.size == decomposed.size)
    #expect(
      composed.lines[0].runs[0].glyphs.map(\.id) == decomposed.lines[0].runs[0].glyphs.map(\.id))
    #expect(decomposed.lines[0].runs[0].glyphs.map(\.cluster) == [0, 1, 2, 3, 6, 7])
  }

  @Test func sharedGlyphsAtEverySize() {
    let small = engine.shape(.label("Hello", font: .system(10)))
    let body = engine.shape(.label("Hello", font: .system(17)))
    #expect(small.lines[0].runs[0].glyphs.map(\.id) == body.lines[0].runs[0].glyphs.map(\.id))
    #expect(engine.statistics.shapings == 1, "one shaping serves both sizes")
  }

  @Test func displaySizesAreDrawnWithTheDisplayCut() {
    let files = [19.9, 20].map { size in
      engine.shape(.label("a", font: .system(size))).lines[0].runs[0].font.file
    }
    #expect(files == ["Inter-Regular.otf", "InterDisplay-Regular.otf"])
  }

  @Test func everyWeightHasItsFace() {
    let files = FontWeight.allCases.map {
      engine.shape(.label("a", font: .system(17, weight: $0))).lines[0].runs[0].font.file
    }
    #expect(
      files == [
        "Inter-Thin.otf", "Inter-ExtraLight.otf", "Inter-Light.otf", "Inter-Regular.otf",
        "Inter-Medium.otf", "Inter-SemiBold.otf", "Inter-Bold.otf", "Inter-ExtraBold.otf",
        "Inter-Black.otf",
      ])
  }

  @Test func marksWithoutAComposedFormStandOverTheirBase() {
    // q with a macron has no glyph of its own: two glyphs, one unit, the base's advance.
    let shape = engine.shape(.label("q\u{304}q"))
    let glyphs = shape.lines[0].runs[0].glyphs
    #expect(glyphs.map(\.cluster) == [0, 0, 3])
    #expect(abs(glyphs[2].x * 2 - shape.size.width) < 1e-9)
    // The mark stands to its base as the font's own metrics have it.
    let own = engine.shape(.label("q\u{304}q", font: .custom("Inter", size: 17)))
    #expect(abs(glyphs[1].x - own.lines[0].runs[0].glyphs[1].x) < 1e-9)
  }

  @Test func fallbackKeepsItsOwnAdvance() {
    // DejaVu Sans: HEBREW LETTER ALEF is 1369 units of 2048 wide; no tracking is added.
    let shape = engine.shape(.label("\u{5D0}", font: .system(20.48)))
    #expect(abs(shape.size.width - 13.69) < 0.001)
    #expect(shape.missingCharacters.isEmpty)
  }

  @Test func invisibleCharactersTakeNoRoom() {
    let plain = engine.shape(.label("ab"))
    for mark in ["\u{200B}", "\u{200D}", "\u{200E}", "\u{2060}", "\u{FEFF}", "\u{AD}", "\u{0}"] {
      let shape = engine.shape(.label("a\(mark)b"))
      #expect(
        abs(shape.size.width - plain.size.width) < 0.5, "kerning aside: \(mark.debugDescription)")
      #expect(shape.lines[0].runs.flatMap(\.glyphs).count == 2)
      #expect(shape.missingCharacters.isEmpty)
    }
  }
}
