import CasqueModel

/// Finds what is left of a line once an ellipsis stands for what does not fit.
struct Truncation {
  /// The text that is to be cut, from its first unit to its end.
  let paragraph: MeasuredParagraph
  /// The ellipsis by itself, at the same size.
  let ellipsis: MeasuredParagraph

  /// The parts that stay, before and after the ellipsis, without blanks beside it.
  struct Cut {
    var head: Range<Int>
    var tail: Range<Int>

    /// Whether nothing stays but the ellipsis.
    var isEmpty: Bool { head.isEmpty && tail.isEmpty }
  }

  /// A cut that leaves less: characters beside the ellipsis go until the rest should fit, one at least;
  /// in the middle those of the longer part.
  ///
  /// - Parameter width: how wide the line of the cut is, in points.
  func shorter(_ cut: Cut, than width: Double, probe: inout WidthProbe) -> Cut {
    var cut = cut
    let before = paragraph.width(cut.head) + paragraph.width(cut.tail)
    repeat {
      let isHead = paragraph.width(cut.head) > paragraph.width(cut.tail)
      if cut.tail.isEmpty || (isHead && !cut.head.isEmpty) {
        var end = cut.head.upperBound - 1
        while end > cut.head.lowerBound, !paragraph.isBoundary(end) { end -= 1 }
        cut.head = paragraph.visible(cut.head.lowerBound..<end)
      } else {
        var first = paragraph.characterEnd(after: cut.tail.lowerBound)
        while first < cut.tail.upperBound, paragraph.analysis.units[first].isBlank { first += 1 }
        cut.tail = min(first, cut.tail.upperBound)..<cut.tail.upperBound
      }
    } while !cut.isEmpty
      && !probe.fits(width - before + paragraph.width(cut.head) + paragraph.width(cut.tail))
    return cut
  }

  /// What stays of the units from `start` on, cut where `mode` says.
  ///
  /// O(n) in the units that stay.
  func cut(from start: Int, mode: LineBreakMode, probe: inout WidthProbe) -> Cut {
    let count = paragraph.count
    switch mode {
    case .byTruncatingHead:
      return Cut(head: start..<start, tail: suffix(from: start, after: 0, probe: &probe))
    case .byTruncatingMiddle:
      // The head takes half of the room, the tail what is left of it.
      let head = prefix(from: start, times: 2, probe: &probe)
      let used = head.isEmpty ? 0 : paragraph.width(head) + joint(after: head.upperBound - 1)
      return Cut(head: head, tail: suffix(from: head.upperBound, after: used, probe: &probe))
    default:
      return Cut(
        head: prefix(from: start, times: 1, probe: &probe), tail: count..<count)
    }
  }

  private var ellipsisWidth: Double { ellipsis.width(0..<ellipsis.count) }

  /// The kerning between a unit and the ellipsis, in points.
  private func joint(after unit: Int) -> Double {
    let classes = (paragraph.analysis.units[unit], ellipsis.analysis.units[0])
    let kerning = paragraph.scale.kerning(classes.0.kerningClass, classes.1.kerningClass)
    return kerning * paragraph.scale.points
  }

  private func joint(before unit: Int) -> Double {
    let last = ellipsis.analysis.units[ellipsis.count - 1].kerningClass
    let first = paragraph.analysis.units[unit].kerningClass
    return paragraph.scale.kerning(last, first) * paragraph.scale.points
  }

  /// The longest head that, `times` over, fits with the ellipsis.
  private func prefix(from start: Int, times: Double, probe: inout WidthProbe) -> Range<Int> {
    var best = start..<start
    var widest = 0.0
    var end = start
    while end < paragraph.count {
      end = paragraph.characterEnd(after: end)
      let visible = paragraph.visible(start..<end)
      let kerning = visible.isEmpty ? 0 : joint(after: visible.upperBound - 1)
      let width = (paragraph.width(visible) + kerning) * times + ellipsisWidth
      guard probe.holds(width) else {
        probe.forbid(width)
        break
      }
      widest = max(widest, width)
      best = visible
    }
    probe.require(widest)
    return best
  }

  /// The longest tail that fits with the ellipsis and the `used` points before it.
  private func suffix(from start: Int, after used: Double, probe: inout WidthProbe) -> Range<Int> {
    let end = paragraph.visible(start..<paragraph.count).upperBound
    var best = end..<end
    var widest = 0.0
    var first = end
    while first > start {
      first -= 1
      guard paragraph.isBoundary(first), !paragraph.analysis.units[first].isBlank else { continue }
      let tail = first..<end
      let width = used + ellipsisWidth + joint(before: first) + paragraph.width(tail)
      guard probe.holds(width) else {
        probe.forbid(width)
        break
      }
      widest = max(widest, width)
      best = tail
    }
    probe.require(widest)
    return best
  }
}
