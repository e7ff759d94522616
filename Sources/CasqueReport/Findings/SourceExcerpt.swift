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
    self.init(of: place, line: all[place.start.line - 1])
  }

  /// Creates the excerpt of a place from the line that it is on.
  ///
  /// A long line is cut so that the place is seen.
  init(of place: SourceRange, line: Substring) {
    let scalars = (line.hasSuffix("\r") ? line.dropLast() : line).unicodeScalars
    let count = scalars.count
    let start = min(max(place.start.column - 1, 0), count)
    var end = count
    if place.end.line == place.start.line { end = min(place.end.column - 1, count) }
    // Where the part that is shown begins: a third of the width before a place far to the right.
    let first = start < SourceExcerpt.width * 2 / 3 ? 0 : start - SourceExcerpt.width / 3
    let part = Array(scalars.dropFirst(first).prefix(SourceExcerpt.width))
    let cut = first > 0 ? "…" : ""
    let shown = part.map {
      $0 == "\t" || $0.value >= 32 && $0.value != 127 ? String($0) : "\u{FFFD}"
    }
    let number = String(place.start.line)
    let gutter = String(repeating: " ", count: max(0, 5 - number.count)) + number
    let blank = String(repeating: " ", count: gutter.count)
    // Tabs stay tabs so that the mark stands below what it means.
    let lead = part.prefix(start - first).map { $0 == "\t" ? "\t" : " " }.joined()
    let length = max(1, min(end, first + SourceExcerpt.width) - start)
    let mark = "^" + String(repeating: "~", count: length - 1)
    lines = [
      "\(gutter) | \(cut)\(shown.joined())", "\(blank) | \(first > 0 ? " " : "")\(lead)\(mark)",
    ]
  }
}
