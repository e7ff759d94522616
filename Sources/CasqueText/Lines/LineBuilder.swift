import CasqueModel

/// Places the units of a line from left to right.
struct LineBuilder {
  let paragraph: MeasuredParagraph
  let faces: [Face]
  let size: Double

  /// The line of a range of units; `next` is the first unit of the next line.
  ///
  /// O(n) in the units, times the depth of embedding.
  func line(_ line: LineBreak, baseline: Double) -> ShapedLine {
    let range = line.visible
    let order = visualOrder(range)
    var runs: [GlyphRun] = []
    var level = -1
    var face = -1
    var style = -1
    var x = 0.0
    for unit in order {
      let item = paragraph.analysis.units[unit]
      let advance = paragraph.advance(unit, isLast: unit + 1 == range.upperBound)
      let place = paragraph.start + item.start
      let end = paragraph.start + paragraph.analysis.end(of: unit)
      let part = paragraph.styles?.styleOf[unit] ?? 0
      if let attachment = paragraph.styles?.attachment(at: unit, x: x, cluster: place) {
        runs.append(attachment)
        (face, level, style) = (-1, -1, -1)
      } else if item.face >= 0 {
        if item.face != face || Int(item.level) != level || part != style {
          runs.append(
            GlyphRun(
              font: faces[item.face].key, size: paragraph.styles?.size(at: unit) ?? size,
              glyphs: [], range: place..<end, isRightToLeft: item.level & 1 == 1, style: part))
          (face, level, style) = (item.face, Int(item.level), part)
        }
        append(item, unit, at: x, advance: advance, cluster: place, to: &runs[runs.count - 1])
      }
      if let last = runs.indices.last, item.face == face, Int(item.level) == level, face >= 0 {
        let known = runs[last].range
        runs[last].range = min(known.lowerBound, place)..<max(known.upperBound, end)
      }
      x += advance
    }
    let text = paragraph.analysis
    return ShapedLine(
      runs: runs, width: paragraph.width(range), baseline: baseline,
      range: paragraph.start + text.offset(of: range.lowerBound)..<paragraph.start
        + text.offset(of: line.next),
      isRightToLeft: text.isRightToLeft)
  }

  private func append(
    _ unit: TextUnit, _ index: Int, at x: Double, advance: Double, cluster: Int,
    to run: inout GlyphRun
  ) {
    let points = paragraph.styles?.points(at: index) ?? paragraph.scale.points
    let raised = paragraph.styles?.raised(at: index) ?? 0
    let glyphs = paragraph.analysis.glyphs[unit.firstGlyph..<unit.firstGlyph + unit.glyphCount]
    for (index, glyph) in zip(glyphs.indices, glyphs) {
      let origin = x + glyph.x * points
      let next = index + 1 < glyphs.endIndex ? x + glyphs[index + 1].x * points : x + advance
      run.glyphs.append(
        Glyph(
          id: glyph.id, x: origin, y: glyph.y * points - raised, advance: next - origin,
          cluster: cluster))
    }
  }

  /// The units of a line from left to right: rules L1 and L2 of UAX #9.
  private func visualOrder(_ range: Range<Int>) -> [Int] {
    let units = paragraph.analysis.units
    var levels = range.map { units[$0].level }
    let visible = paragraph.visible(range)
    for index in visible.count..<range.count {
      levels[index] = paragraph.analysis.isRightToLeft ? 1 : 0
    }
    var order = Array(range)
    guard let highest = levels.max(), highest > 0 else { return order }
    let lowestOdd = levels.filter { $0 & 1 == 1 }.min() ?? highest + 1
    var level = highest
    while level >= lowestOdd {
      var start = 0
      while start < order.count {
        guard levels[order[start] - range.lowerBound] >= level else {
          start += 1
          continue
        }
        var end = start
        while end < order.count, levels[order[end] - range.lowerBound] >= level { end += 1 }
        order[start..<end].reverse()
        start = end
      }
      level -= 1
    }
    return order
  }
}
