import CasqueGeometry
import CasqueModel
import Testing

@testable import CasqueText

/// Sizes, heights and weights at the user's text size.
@Suite struct DynamicTypeTests {
  let engine = TextEngine()

  private func metrics(
    _ font: Font, _ category: ContentSizeCategory = .large
  ) -> FontMetrics {
    engine.metrics(
      of: font, traits: TraitCollection(preferredContentSizeCategory: category))
  }

  /// The table of EnvironmentFacts §5, some of its cells.
  @Test(arguments: [
    (TextStyle.body, ContentSizeCategory.large, 17.0, 22.0),
    (.body, .xSmall, 14, 19), (.body, .accessibility5, 53, 62),
    (.largeTitle, .large, 34, 41), (.largeTitle, .accessibility5, 60, 70),
    (.caption2, .large, 11, 13), (.caption2, .accessibility5, 40, 48),
    (.title2, .xxxLarge, 28, 34), (.subheadline, .medium, 14, 19),
    (.footnote, .accessibility1, 23, 29), (.title1, .accessibility3, 48, 57),
  ])
  func stylesFollowTheTable(
    style: TextStyle, category: ContentSizeCategory, size: Double, leading: Double
  ) {
    let metrics = metrics(.preferred(style), category)
    #expect(metrics.pointSize == size)
    #expect(metrics.leading == leading)
    #expect(abs(metrics.lineHeight - size * 2444 / 2048) < 1e-9)
    #expect(abs(metrics.ascender - size * 1950 / 2048) < 1e-9)
    #expect(abs(metrics.descender - size * 494 / 2048) < 1e-9)
  }

  /// EnvironmentFacts §5: 17 scaled with body is 15 at xSmall and 22 at xxxLarge.
  @Test(arguments: [
    (17.0, TextStyle.body, ContentSizeCategory.xSmall, 15.0), (17, .body, .xxxLarge, 22),
    (17, .body, .large, 17), (12.5, .body, .large, 12.5),
    // 20 × 57 / 41 = 27.8.
    (20, .largeTitle, .accessibility2, 28),
  ])
  func scaledFontsAreWholePoints(
    size: Double, style: TextStyle, category: ContentSizeCategory, expected: Double
  ) {
    let font = Font(size: .scaled(size, relativeTo: style))
    let metrics = metrics(font, category)
    #expect(metrics.pointSize == expected)
    #expect(metrics.leading == metrics.lineHeight)
  }

  @Test func fixedFontsStay() {
    #expect(metrics(.system(13), .accessibility5).pointSize == 13)
  }

  /// layout rule 18.
  @Test func linesOfStylesAreTheirLeadingApart() {
    // Body: 17 × 2444 / 2048 = 20.287, twice 22 more.
    let style = engine.shape(.label("a\nb\nc", font: .preferred(.body), lines: 0))
    #expect(abs(style.size.height - (17 * 2444.0 / 2048 + 44)) < 1e-9)
    #expect(abs(style.firstBaseline - 17 * 1950.0 / 2048) < 1e-9)
    #expect(abs(style.lastBaselineToBottom - 17 * 494.0 / 2048) < 1e-9)
    #expect(style.lines[1].baseline - style.lines[0].baseline == 22)
    // At AX5 the published leading is below the natural height and holds all the same.
    let large = engine.shape(
      .label("a\nb", font: .preferred(.body), lines: 0) {
        $0.preferredContentSizeCategory = .accessibility5
      })
    #expect(abs(large.size.height - (53 * 2444.0 / 2048 + 62)) < 1e-9)
    let fixed = engine.shape(.label("a\nb\nc", lines: 0))
    #expect(abs(fixed.size.height - 3 * 17 * 2444.0 / 2048) < 1e-9)
  }

  @Test func headlineIsSemibold() {
    let headline = engine.shape(.label("Settings", font: .preferred(.headline)))
    #expect(
      headline.size == engine.shape(.label("Settings", font: .system(17, weight: .semibold))).size)
    #expect(headline.lines[0].runs[0].font.file.contains("SemiBold"))
    let regular = engine.shape(.label("Settings", font: .preferred(.headline, weight: .regular)))
    #expect(regular.size == engine.shape(.label("Settings")).size)
  }

  @Test func boldTextRaisesTheWeight() {
    let bold = engine.shape(.label("Settings") { $0.legibilityWeight = .bold })
    #expect(
      bold.size == engine.shape(.label("Settings", font: .system(17, weight: .semibold))).size)
    for (weight, next) in zip(FontWeight.allCases, FontWeight.allCases.dropFirst()) {
      #expect(weight.emboldened.openTypeValue <= next.emboldened.openTypeValue)
      #expect(weight.emboldened.openTypeValue > weight.openTypeValue || weight == .black)
    }
  }

  @Test func ideographsMakeLinesHigher() {
    // SavedFrames item 10: 1.22 em a line, 1.02 em an ideograph.
    let shape = engine.shape(.label("\u{6F22}"))
    #expect(abs(shape.size.height - 17 * 1.22) < 1e-9)
    #expect(abs(shape.size.width - 17 * 1.019) < 1e-9)
    // Not before Xcode 14, 33.5 for two lines of 14 points.
    var request = TextRequest.label("\u{6F22}")
    request.ideographsRaiseLines = false
    #expect(engine.shape(request).size.height == engine.shape(.label("a")).size.height)
  }
}
