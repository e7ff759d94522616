public import CasqueModel

/// Shapes and measures text with Pango, as UIKit would break and place it.
///
/// The system font's glyphs are Inter's, set at the advances of `sf_metrics.json`: what is measured
/// is what is drawn. An engine has its own fonts and caches and serves one worker at a time; two
/// engines always give the same answers, whatever the host's configuration, locale or environment.
public final class TextEngine: TextMeasuring {
  private let fonts: AnalysisCache
  private var shapes = ShapeCache(capacity: 1 << 19)
  private var counts = EngineStatistics()

  /// Creates an engine with the fonts that `scripts/setup` installs; files are opened when needed.
  public convenience init() { self.init(fonts: .standard) }

  /// Creates an engine with a set of fonts.
  package init(fonts set: FontSet) {
    fonts = AnalysisCache(set: set, capacity: 1 << 19)
  }

  /// Shapes a text; the same request always gives the same result.
  ///
  /// A width that breaks the lines as a known one does costs no shaping. O(n) in the text.
  public func shape(_ request: TextRequest) -> ShapedText {
    let key = ShapeKey(request)
    let width = WidthProbe(limit: request.width).limit
    if let known = shapes.shape(for: key, width: width) {
      counts.hits += 1
      return known
    }
    counts.misses += 1
    let shape = TextShaper.shape(key, width: width, fonts: fonts)
    shapes.insert(shape, for: key)
    return shape
  }

  /// The vertical measures of a font under traits, in points.
  ///
  /// **Source**: EnvironmentFacts §5 for the system font, the file for other families.
  public func metrics(of font: Font, traits: TraitCollection) -> FontMetrics {
    let resolved = ResolvedFont(
      font, category: traits.preferredContentSizeCategory, legibility: traits.legibilityWeight)
    let stack = fonts.stack(for: resolved.typeface)
    let lines = LineMetrics(resolved, stack: stack, faces: fonts.faces, ideographs: false)
    return FontMetrics(
      pointSize: resolved.size, ascender: lines.ascent, descender: lines.descent,
      lineHeight: lines.lineHeight, leading: lines.leading)
  }

  /// What the caches have saved so far.
  package var statistics: EngineStatistics {
    var counts = counts
    counts.shapings = fonts.analysisCount
    return counts
  }

  /// Forgets every shaped text; open fonts stay.
  package func removeCachedText() {
    shapes.removeAll()
    fonts.removeAll()
  }

  /// The `cairo_font_face_t` that draws the glyphs of a run, alive as long as the engine.
  ///
  /// nil if the key is not of this engine's fonts.
  package func fontFace(for key: FontKey) -> OpaquePointer? {
    unsafe fonts.face(for: key)?.cairoFontFace()
  }

  /// The font files with their revisions, and the libraries that shape and draw them.
  package private(set) lazy var fingerprint = EngineFingerprint(of: fonts.set)
}
