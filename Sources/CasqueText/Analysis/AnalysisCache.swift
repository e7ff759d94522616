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
  /// How many paragraphs were shaped.
  private(set) var analysisCount = 0

  init(set: FontSet, capacity: Int) {
    library = FaceLibrary(set: set)
    analyses = GenerationCache(capacity: capacity)
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

  /// Forgets all paragraphs; faces stay open.
  func removeAll() { analyses.removeAll() }
}
