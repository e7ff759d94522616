import CasqueGeometry
import CasqueModel
import Testing

@testable import CasqueText

/// Which fonts a text is set in, and what is said about those that are not there.
@Suite struct FontChoiceTests {
  let engine = TextEngine()

  @Test func missingFamilyIsSetInTheSystemFont() {
    let shape = engine.shape(.label("Hello", font: .custom("No Such Family", size: 17)))
    #expect(shape.missingFamily == "No Such Family")
    #expect(shape.size == engine.shape(.label("Hello")).size)
    #expect(engine.shape(.label("Hello")).missingFamily == nil)
  }

  /// **Source** the families' `hhea` tables; labels saved 15.5 high at 13 points in the light face,
  /// 83 at 72 in the ultralight one and 65 at 54 in the bold one; 60 at 55 in thin Marker Felt.
  @Test(arguments: [
    ("Helvetica Neue", FontWeight.ultraLight, 1.144), ("Helvetica Neue", .light, 1.18),
    ("Helvetica Neue", .regular, 1.165), ("Helvetica Neue", .medium, 1.192),
    ("Helvetica Neue", .bold, 1.192), ("Marker Felt", .thin, 1.09), ("Marker Felt", .bold, 1.134),
  ])
  func linesOfAFamilyThatIsNotThere(family: String, weight: FontWeight, height: Double) {
    let font = Font.custom(family, size: 100, weight: weight)
    let metrics = engine.metrics(of: font, traits: TraitCollection())
    #expect(abs(metrics.lineHeight - 100 * height) < 0.001)
  }

  @Test(arguments: ["DejaVu Sans Mono", "dejavu sans mono", "DejaVuSansMono"])
  func familyOfTheHostHasItsOwnMetrics(name: String) throws {
    let font = Font.custom(name, size: 20.48)
    let shape = engine.shape(.label("iiWW", font: font))
    #expect(shape.missingFamily == nil)
    #expect(shape.lines[0].runs[0].font.file.hasSuffix("/DejaVuSansMono.ttf"))
    // Every glyph is 1233 of 2048 units wide; ascender 1901, descender 483, no gap.
    #expect(abs(shape.size.width - 4 * 12.33) < 0.001)
    let metrics = engine.metrics(of: font, traits: TraitCollection())
    #expect(abs(metrics.ascender - 19.01) < 0.001)
    #expect(abs(metrics.descender - 4.83) < 0.001)
    #expect(metrics.leading == metrics.lineHeight)
  }

  @Test func nearestWeightOfAFamily() {
    let bold = engine.shape(
      .label("a", font: .custom("DejaVu Sans Mono", size: 17, weight: .heavy)))
    #expect(bold.lines[0].runs[0].font.file.hasSuffix("/DejaVuSansMono-Bold.ttf"))
  }

  @Test func missingCharactersAreNamedOnceInOrder() {
    // Linear B and Linear A are in none of the fonts.
    let shape = engine.shape(.label("a\u{10000}b\u{10600}\u{10000}"))
    #expect(shape.missingCharacters == ["\u{10000}", "\u{10600}"])
    let glyphs = shape.lines[0].runs.flatMap(\.glyphs)
    #expect(glyphs.filter { $0.id == 0 }.count == 3, "an empty box for each")
  }

  @Test func missingWideCharactersAreAnEmWide() {
    // Grinning face: no font of the set that is sure to be there has it.
    let shape = engine.shape(.label("\u{1F600}"))
    if shape.missingCharacters.isEmpty { return }
    #expect(abs(shape.size.width - 17) < 1e-9)
  }

  @Test func symbolsComeFromTheFallback() {
    let shape = engine.shape(.label("\u{2603}\u{265E}"))
    #expect(shape.missingCharacters.isEmpty)
    #expect(shape.lines[0].runs.map(\.font.file) == ["DejaVuSans.ttf"])
  }

  @Test func facesOfGlyphRunsOpenInCairo() {
    let shape = engine.shape(.label("a\u{5D0}"))
    for run in shape.lines[0].runs { #expect(unsafe engine.fontFace(for: run.font) != nil) }
    #expect(unsafe engine.fontFace(for: FontKey(file: "Nothing.otf")) == nil)
    // Another engine opens the face of a run it has not shaped.
    #expect(unsafe TextEngine().fontFace(for: shape.lines[0].runs[0].font) != nil)
  }

  @Test func engineWithoutFontsStillMeasures() {
    let bare = TextEngine(fonts: FontSet(directories: [], fallbacks: [], hostDirectories: []))
    let shape = bare.shape(.label("Hello"))
    #expect(shape.size == engine.shape(.label("Hello")).size)
    #expect(shape.missingFamily == "Inter")
    #expect(shape.lines[0].runs.isEmpty)
    #expect(shape.missingCharacters == ["H", "e", "l", "o"])
  }

  @Test func fingerprintNamesFontsAndLibraries() {
    let fingerprint = engine.fingerprint.text
    for part in ["pango 1.", "cairo 1.", "harfbuzz ", "freetype 2.", "Inter-Regular.otf "] {
      #expect(fingerprint.contains(part))
    }
    #expect(fingerprint == TextEngine().fingerprint.text)
  }
}
