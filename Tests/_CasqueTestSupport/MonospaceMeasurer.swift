internal import CasqueGeometry
public import CasqueModel

/// Measures text whose every character is half as wide as its font size, so that frames can be
/// derived by hand.
///
/// | measure | points |
/// |---|---|
/// | advance of a character | 0.5 · size |
/// | line height and distance of lines | 1 · size |
/// | ascender, descender | 0.8 · size, 0.2 · size |
///
/// Text styles have their sizes at the default text size; at other sizes they grow as body does
/// and are rounded to whole points. Lines break at spaces, which hang; a word that is longer than a
/// line breaks between characters.
public final class MonospaceMeasurer: TextMeasuring {
  /// How many texts were shaped, for tests of how often the engine asks.
  public private(set) var shapeCount = 0

  /// Creates a measurer.
  public init() {}

  /// The size of a font in points at a text size.
  public static func pointSize(of font: Font, _ category: ContentSizeCategory) -> Double {
    switch font.size {
    case .fixed(let size): size
    case .style(let style): scaled(size(of: style), category)
    case .scaled(let size, relativeTo: _): scaled(size, category)
    }
  }

  /// Shapes a text.
  public func shape(_ request: TextRequest) -> ShapedText {
    shapeCount += 1
    let size =
      MonospaceMeasurer.pointSize(of: request.font, request.contentSizeCategory)
      * request.sizeFactor
    let layout = MonospaceLines(request, advance: 0.5 * size, lineHeight: size)
    let lines = layout.lines.enumerated().map { index, line in
      ShapedLine(
        runs: [run(line, size: size, request)], width: 0.5 * size * Double(line.count),
        baseline: size * (Double(index) + 0.8), range: 0..<line.utf8.count,
        isRightToLeft: request.layoutDirection == .rightToLeft)
    }
    let width = lines.map(\.width).max() ?? 0
    return ShapedText(
      text: layout.lines.joined(separator: "\n"), lines: lines,
      size: .init(width: width, height: size * Double(lines.count)), firstBaseline: 0.8 * size,
      lastBaselineToBottom: 0.2 * size, isTruncated: layout.isTruncated,
      widthsWithSameBreaks: layout.widthsWithSameBreaks)
  }

  /// The vertical measures of a font.
  public func metrics(of font: Font, traits: TraitCollection) -> FontMetrics {
    let size = MonospaceMeasurer.pointSize(of: font, traits.preferredContentSizeCategory)
    return FontMetrics(
      pointSize: size, ascender: 0.8 * size, descender: 0.2 * size, lineHeight: size,
      leading: size)
  }

  private func run(_ line: String, size: Double, _ request: TextRequest) -> GlyphRun {
    let glyphs = line.unicodeScalars.enumerated().map { index, scalar in
      Glyph(
        id: scalar.value, x: 0.5 * size * Double(index), y: 0, advance: 0.5 * size,
        cluster: index)
    }
    return GlyphRun(
      font: FontKey(file: "Monospace"), size: size, glyphs: glyphs, range: 0..<line.utf8.count,
      isRightToLeft: request.layoutDirection == .rightToLeft)
  }

  private static func scaled(_ size: Double, _ category: ContentSizeCategory) -> Double {
    (size * bodySizes[category.step] / 17).rounded()
  }

  /// The sizes of body from `xSmall` to `accessibility5`.
  ///
  /// **Source** EnvironmentFacts §5.
  private static let bodySizes: [Double] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]

  /// **Source** EnvironmentFacts §5, row large.
  private static func size(of style: TextStyle) -> Double {
    switch style {
    case .largeTitle: 34
    case .title1: 28
    case .title2: 22
    case .title3: 20
    case .headline, .body: 17
    case .callout: 16
    case .subheadline: 15
    case .footnote: 13
    case .caption1: 12
    case .caption2: 11
    }
  }
}
