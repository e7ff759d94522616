public import CasqueDiagnostics

/// The line that a place is on, with the place underlined.
public struct SourceExcerpt: Sendable, Hashable {
  /// The excerpt's two lines, without ends.
  public var lines: [String]

  /// How many characters of a line are shown at most, beside what says that it is cut.
  static let width = 100
  /// How many characters before a place are shown at least, where the line is cut.
  static let margin = 8

  /// Creates the excerpt of a place.
  ///
  /// - Parameters:
  ///   - place: where to point; a stretch over several lines is cut at the end of its first.
  ///   - text: the whole file.
  /// - Returns: nil if the file has no such line.
  public init?(of place: SourceRange, in text: String) {
    let all = text.sourceLines
    guard place.start.line >= 1, place.start.line <= all.count else { return nil }
    self.init(of: place, line: SourceLine(all[place.start.line - 1]))
  }

  /// Creates the excerpt of a place from the line that it is on.
  ///
  /// A long line is cut at both ends so that as much as fits of the place is seen.
  ///
  /// Complexity: O(characters shown).
  init(of place: SourceRange, line: SourceLine) {
    let count = line.count
    let start = min(max(place.start.column - 1, 0), count)
    var end = count
    if place.end.line == place.start.line { end = max(start, min(place.end.column - 1, count)) }
    let first = SourceExcerpt.start(of: start..<end, in: count)
    let part = line.part(from: first, length: SourceExcerpt.width)
    let shown = part.map {
      $0 == "\t" || $0.value >= 32 && $0.value != 127 ? String($0) : "\u{FFFD}"
    }
    let (head, tail) = (first > 0 ? "…" : "", first + part.count < count ? "…" : "")
    let number = String(place.start.line)
    let gutter = String(repeating: " ", count: max(0, 5 - number.count)) + number
    let blank = String(repeating: " ", count: gutter.count)
    // Tabs stay tabs so that the mark stands below what it means.
    let lead = part.prefix(start - first).map { $0 == "\t" ? "\t" : " " }.joined()
    let length = max(1, min(end, first + part.count) - start)
    let mark = "^" + String(repeating: "~", count: length - 1)
    lines = [
      "\(gutter) | \(head)\(shown.joined())\(tail)",
      "\(blank) | \(head.isEmpty ? "" : " ")\(lead)\(mark)",
    ]
  }

  /// Where the part of a line of `count` characters begins that is shown for a place.
  ///
  /// A place that does not fit is shown from its beginning, with little before it.
  private static func start(of place: Range<Int>, in count: Int) -> Int {
    if count <= width || place.upperBound <= width { return 0 }
    let before = min(width / 3, max(margin, (width - place.count) / 2))
    return max(0, min(place.lowerBound - before, count - width))
  }
}
