internal import CasqueModel

/// Breaks a text into lines of characters that are all equally wide.
struct MonospaceLines {
  /// The lines without the spaces that hang.
  private(set) var lines: [String] = []
  /// Whether characters were cut.
  private(set) var isTruncated = false
  /// The widths that break the lines in the same places.
  let widthsWithSameBreaks: ClosedRange<Double>

  init(_ request: TextRequest, advance: Double, lineHeight: Double) {
    let capacity = request.width.map { Int(($0 / advance + 1e-6).rounded(.down)) } ?? Int.max
    var most = request.numberOfLines <= 0 ? Int.max : request.numberOfLines
    if let height = request.height {
      most = min(most, max(1, Int((height / lineHeight + 1e-6).rounded(.down))))
    }
    let whole =
      request.numberOfLines == 1
      ? [request.text] : MonospaceLines.wrap(request.text, capacity: capacity)
    lines = Array(whole.prefix(most))
    if whole.count > lines.count, let last = lines.last, capacity > 0 {
      lines[lines.count - 1] = String(last.prefix(max(0, capacity - 1))) + "…"
      isTruncated = true
    }
    if request.numberOfLines == 1, let line = lines.first, line.count > capacity {
      lines = [String(line.prefix(max(0, capacity - 1))) + "…"]
      isTruncated = true
    }
    let widest = lines.map(\.count).max() ?? 0
    let next = MonospaceLines.leastLongerCapacity(request.text, capacity: capacity, whole)
    let upper = next.map { (Double($0) * advance).nextDown } ?? .infinity
    let lower = Double(widest) * advance
    widthsWithSameBreaks = lower...max(lower, isTruncated ? lower : upper)
  }

  /// Greedy lines by words; a word longer than a line breaks between characters.
  private static func wrap(_ text: String, capacity: Int) -> [String] {
    let paragraphs = text.split(separator: "\n", omittingEmptySubsequences: false)
    return paragraphs.flatMap { wrap(words: $0.split(separator: " ").map(String.init), capacity) }
  }

  private static func wrap(words: [String], _ capacity: Int) -> [String] {
    let capacity = max(1, capacity)
    var lines: [String] = []
    var line = ""
    for word in words {
      if !line.isEmpty && line.count < capacity && line.count + 1 + word.count <= capacity {
        line += " " + word
        continue
      }
      if !line.isEmpty { lines.append(line) }
      line = word
      while line.count > capacity {
        lines.append(String(line.prefix(capacity)))
        line = String(line.dropFirst(capacity))
      }
    }
    return lines + [line]
  }

  /// The least capacity above the present one at which lines break elsewhere, or nil.
  private static func leastLongerCapacity(
    _ text: String, capacity: Int, _ lines: [String]
  ) -> Int? {
    guard capacity < text.count else { return nil }
    return (capacity + 1...text.count).first { wrap(text, capacity: $0) != lines }
  }
}
