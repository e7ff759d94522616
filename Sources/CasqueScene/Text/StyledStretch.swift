import CasqueGeometry
import CasqueModel

/// A stretch of a line that is of one part, in the window's coordinates.
struct StyledStretch {
  var style: Int
  var minX: Double
  var maxX: Double
  var baseline: Double
  /// The size of its characters, in points.
  var size: Double
  /// Where its words are, from left to right: what lies between blanks.
  var words: [ClosedRange<Double>]

  /// The stretches of a text, line by line; images among the characters have none.
  ///
  /// O(glyphs).
  static func stretches(of text: DisplayText) -> [StyledStretch] {
    let bytes = Array(text.text.text.utf8)
    var found: [StyledStretch] = []
    for (line, origin) in zip(text.text.lines, text.lineOrigins) {
      for run in line.runs where !run.font.file.isEmpty {
        guard let first = run.glyphs.first, let last = run.glyphs.last else { continue }
        let stretch = StyledStretch(
          style: run.style, minX: origin.x + first.x, maxX: origin.x + last.x + last.advance,
          baseline: origin.y, size: run.size, words: words(of: run, at: origin.x, bytes))
        // Runs of other faces within a part have their lines in one piece.
        if let end = found.last, end.style == stretch.style, end.baseline == stretch.baseline,
          abs(end.maxX - stretch.minX) < 0.01
        {
          found[found.count - 1].join(stretch)
        } else {
          found.append(stretch)
        }
      }
    }
    return found
  }

  private mutating func join(_ next: StyledStretch) {
    maxX = next.maxX
    size = max(size, next.size)
    var others = next.words[...]
    if let first = others.first, let last = words.last,
      abs(first.lowerBound - last.upperBound) < 0.01
    {
      words[words.count - 1] = last.lowerBound...max(last.upperBound, first.upperBound)
      others = others.dropFirst()
    }
    words += others
  }

  private static func words(
    of run: GlyphRun, at x: Double, _ bytes: [UInt8]
  ) -> [ClosedRange<Double>] {
    var words: [ClosedRange<Double>] = []
    for glyph in run.glyphs where !isBlank(glyph.cluster, bytes) {
      let (left, right) = (x + glyph.x, x + glyph.x + max(0, glyph.advance))
      if let last = words.last, left - last.upperBound < 0.01 {
        words[words.count - 1] = last.lowerBound...max(last.upperBound, right)
      } else {
        words.append(left...right)
      }
    }
    return words
  }

  private static func isBlank(_ place: Int, _ bytes: [UInt8]) -> Bool {
    bytes.indices.contains(place) && (bytes[place] == 0x20 || bytes[place] == 0x09)
  }
}
