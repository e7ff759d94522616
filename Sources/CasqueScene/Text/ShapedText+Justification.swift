import CasqueModel

extension ShapedText {
  /// The text with all lines but the last of each paragraph stretched to a width, in points.
  ///
  /// What is missing is shared evenly by the blanks between words and the gaps after ideographs.
  /// O(glyphs).
  func justified(to width: Double) -> ShapedText {
    let bytes = Array(text.utf8)
    var copy = self
    for index in lines.indices where !isLast(index, bytes) {
      copy.lines[index] = lines[index].justified(to: width, bytes)
    }
    return copy
  }

  /// Whether a line ends its paragraph: it is the text's last or a line feed ends it.
  private func isLast(_ index: Int, _ bytes: [UInt8]) -> Bool {
    guard index + 1 < lines.count else { return true }
    let end = lines[index].range.upperBound
    let next = lines[index + 1].range.lowerBound
    guard end > 0, next <= bytes.count, end - 1 <= next else { return false }
    return bytes[(end - 1)..<next].contains { $0 == 0x0A || $0 == 0x0D }
  }
}

extension ShapedLine {
  fileprivate func justified(to width: Double, _ bytes: [UInt8]) -> ShapedLine {
    let free = width - self.width
    guard free > 0 else { return self }
    // Blanks beyond the width hang at the end and take no part.
    var gaps = 0
    for run in runs {
      for glyph in run.glyphs where isInnerGap(glyph, bytes) { gaps += 1 }
    }
    guard gaps > 0 else { return self }
    let share = free / Double(gaps)
    var copy = self
    var shift = 0.0
    for index in copy.runs.indices {
      for place in copy.runs[index].glyphs.indices {
        let isGap = isInnerGap(runs[index].glyphs[place], bytes)
        copy.runs[index].glyphs[place].x += shift
        guard isGap else { continue }
        copy.runs[index].glyphs[place].advance += share
        shift += share
      }
    }
    copy.width = width
    return copy
  }

  private func isInnerGap(_ glyph: Glyph, _ bytes: [UInt8]) -> Bool {
    guard glyph.cluster >= 0, glyph.cluster < bytes.count else { return false }
    if bytes[glyph.cluster] == 0x20 { return glyph.x > 0 && glyph.x + glyph.advance < width }
    return isIdeograph(bytes[glyph.cluster...]) && glyph.x + glyph.advance < width - 0.01
  }

  /// Whether characters begin with an ideograph or with what is written between them: U+3000 to
  /// U+9FFF, and the full-width forms.
  private func isIdeograph(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard let lead = bytes.first, bytes.count > 2 else { return false }
    let next = bytes[bytes.startIndex + 1]
    return (0xE3...0xE9).contains(lead) || (lead == 0xEF && (0xBC...0xBE).contains(next))
  }
}
