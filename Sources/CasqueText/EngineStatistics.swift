/// What an engine has done since it was created.
package struct EngineStatistics: Sendable, Hashable {
  /// Requests answered from the cache without breaking a line.
  package var hits = 0
  /// Requests whose lines were broken anew.
  package var misses = 0
  /// Paragraphs that were shaped; the others were known from another size or width.
  package var shapings = 0
}
