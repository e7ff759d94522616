import CasqueModel

/// Where one line of a paragraph ends.
struct LineBreak {
  /// The units that are seen: blanks at a break hang outside.
  var visible: Range<Int>
  /// The first unit of the next line.
  var next: Int
}

/// Breaks paragraphs into lines, greedily as UIKit does.
enum LineBreaker {
  /// The line that starts at a unit; the last one reaches the paragraph's end.
  ///
  /// O(n) in the units of the line.
  static func line(
    of paragraph: MeasuredParagraph, from start: Int, mode: LineBreakMode, probe: inout WidthProbe
  ) -> LineBreak {
    if let rest = rest(of: paragraph, from: start, probe: &probe) { return rest }
    if mode != .byCharWrapping, let line = words(of: paragraph, from: start, probe: &probe) {
      return line
    }
    return characters(of: paragraph, from: start, probe: &probe)
  }

  /// All that is left of a paragraph if it fits.
  ///
  /// A paragraph that fits as a whole keeps its trailing blanks, one that was broken does not.
  /// **Source**: the reference engine.
  static func rest(
    of paragraph: MeasuredParagraph, from start: Int, probe: inout WidthProbe
  ) -> LineBreak? {
    let all = start..<paragraph.count
    if start == 0, probe.fits(paragraph.width(all)) {
      return LineBreak(visible: all, next: paragraph.count)
    }
    let visible = paragraph.visible(all)
    guard probe.fits(paragraph.width(visible)) else { return nil }
    return LineBreak(visible: visible, next: paragraph.count)
  }

  /// The lines with the last word of the line before moved to a last line of one word, if that has
  /// room for it and the line before keeps a word; nil where lines stay as they are.
  static func withoutOrphan(
    _ lines: [LineBreak], of paragraph: MeasuredParagraph, probe: inout WidthProbe
  ) -> [LineBreak]? {
    guard lines.count > 1, let last = lines.last else { return nil }
    let before = lines[lines.count - 2]
    func isWordStart(_ unit: Int) -> Bool {
      paragraph.analysis.units[unit].isBreak && paragraph.analysis.units[unit - 1].isBlank
    }
    let start = before.next
    guard !last.visible.isEmpty,
      !(start + 1..<max(start + 1, last.visible.upperBound)).contains(where: isWordStart),
      let word = (before.visible.lowerBound + 1..<max(before.visible.lowerBound + 1, start))
        .last(where: isWordStart),
      isWordStart(start), probe.fits(paragraph.width(word..<last.visible.upperBound))
    else { return nil }
    var result = lines
    result[lines.count - 2] = LineBreak(
      visible: paragraph.visible(before.visible.lowerBound..<word), next: word)
    result[lines.count - 1] = LineBreak(visible: word..<last.visible.upperBound, next: last.next)
    return result
  }

  private static func words(
    of paragraph: MeasuredParagraph, from start: Int, probe: inout WidthProbe
  ) -> LineBreak? {
    longest(of: paragraph, from: start, probe: &probe) { paragraph.wordEnd(after: $0) }
  }

  private static func characters(
    of paragraph: MeasuredParagraph, from start: Int, probe: inout WidthProbe
  ) -> LineBreak {
    if let line = longest(
      of: paragraph, from: start, probe: &probe, endAfter: { paragraph.characterEnd(after: $0) })
    {
      return line
    }
    // One character stands on a line even where it does not fit.
    let next = paragraph.characterEnd(after: start)
    return LineBreak(visible: paragraph.visible(start..<next), next: next)
  }

  /// The longest line that fits and ends at a place of `endAfter`, or nil if none does.
  private static func longest(
    of paragraph: MeasuredParagraph, from start: Int, probe: inout WidthProbe,
    endAfter: (Int) -> Int
  ) -> LineBreak? {
    var best: LineBreak?
    var widest = 0.0
    var end = start
    while end < paragraph.count {
      end = endAfter(end)
      let visible = paragraph.visible(start..<end)
      let width = paragraph.width(visible)
      guard probe.holds(width) else {
        probe.forbid(width)
        break
      }
      widest = max(widest, width)
      best = LineBreak(visible: visible, next: end)
    }
    if best != nil { probe.require(widest) }
    return best
  }
}
