import CasqueModel

/// The fonts of an engine and the paragraphs shaped in them.
///
/// A paragraph is shaped once for all sizes and widths.
final class AnalysisCache {
  private struct Key: Hashable {
    var text: ExactText
    var typeface: Typeface
    var direction: ParagraphDirection
  }

  private var library: FaceLibrary
  private var analyses: GenerationCache<Key, TextAnalysis>
  /// The paragraphs of several parts that were measured last.
  private var measured: GenerationCache<StyledParagraph, MeasuredStyledParagraph>
  /// How many paragraphs were shaped.
  private(set) var analysisCount = 0

  init(set: FontSet, capacity: Int) {
    library = FaceLibrary(set: set)
    analyses = GenerationCache(capacity: capacity)
    measured = GenerationCache(capacity: capacity)
  }

  /// The faces that are open.
  var faces: [Face] { library.faces }

  /// The set that faces are looked up in.
  var set: FontSet { library.set }

  /// The faces for a typeface.
  func stack(for typeface: Typeface) -> FontStack { library.stack(for: typeface) }

  /// The face of a glyph run, or nil if it is not of the set.
  func face(for key: FontKey) -> Face? { library.index(of: key).map { library.faces[$0] } }

  /// A paragraph shaped in a typeface, from the cache if it is there.
  func analysis(
    of text: String, typeface: Typeface, stack: FontStack, direction: ParagraphDirection
  ) -> TextAnalysis {
    let key = Key(text: ExactText(text), typeface: typeface, direction: direction)
    if let known = analyses[key] { return known }
    analysisCount += 1
    let analysis = TextAnalyzer.analyze(
      text, stack: stack, direction: direction, library: &library)
    analyses.insert(analysis, for: key, cost: 1 + analysis.units.count)
    return analysis
  }

  /// A paragraph of several parts as it is measured at any width, from the cache if it is there.
  func measured(
    _ key: StyledParagraph, _ measure: () -> MeasuredStyledParagraph
  ) -> MeasuredStyledParagraph {
    if let known = measured[key] { return known }
    let paragraph = measure()
    measured.insert(paragraph, for: key, cost: 1 + paragraph.paragraph.count)
    return paragraph
  }

  /// Forgets all paragraphs; faces stay open.
  func removeAll() {
    analyses.removeAll()
    measured.removeAll()
  }
}
