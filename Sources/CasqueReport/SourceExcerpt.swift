public import CasqueDiagnostics

/// The line that a place is on, with the place underlined.
public struct SourceExcerpt: Sendable, Hashable {
  /// The excerpt's two lines, without ends.
  public var lines: [String]

  /// How many characters of a line are shown at most.
  static let width = 120

  /// Creates the excerpt of a place.
  ///
  /// - Parameters:
  ///   - place: where to point; a stretch over several lines is cut at the end of its first.
  ///   - text: the whole file.
  /// - Returns: nil if the file has no such line.
  public init?(of place: SourceRange, in text: String) {
    let all = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard place.start.line >= 1, place.start.line <= all.count else { return nil }
    var line = String(all[place.start.line - 1])
    if line.hasSuffix("\r") { line.removeLast() }
    let scalars = Array(line.unicodeScalars)
    let start = min(max(place.start.column - 1, 0), scalars.count)
    var end = scalars.count
    if place.end.line == place.start.line { end = min(place.end.column - 1, scalars.count) }
    let length = max(1, end - start)
    let shown = scalars.prefix(SourceExcerpt.width)
      .map { $0 == "\t" || $0.value >= 32 && $0.value != 127 ? String($0) : "\u{FFFD}" }.joined()
    let number = String(place.start.line)
    let gutter = String(repeating: " ", count: max(0, 5 - number.count)) + number
    let blank = String(repeating: " ", count: gutter.count)
    // Tabs stay tabs so that the mark stands below what it means.
    let lead = scalars.prefix(start).map { $0 == "\t" ? "\t" : " " }.joined()
    let mark = "^" + String(repeating: "~", count: min(length, SourceExcerpt.width) - 1)
    lines = ["\(gutter) | \(shown)", "\(blank) | \(lead)\(mark)"]
  }
}
