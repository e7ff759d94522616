import CasqueGeometry
import CasqueModel

/// A part of a text that looks the same throughout, at the user's text size.
struct RunStyle: Hashable {
  var length: Int
  var font: ResolvedFont
  var kern: Double
  var baselineOffset: Double
  var hasMonospacedDigits: Bool
  var attachment: AttachmentBox?

  init(_ range: StyledRange, _ request: TextRequest) {
    length = max(0, range.length)
    font = ResolvedFont(
      range.font, category: request.contentSizeCategory, legibility: request.legibilityWeight,
      system: request.systemTypeface)
    font.multiplySize(by: request.sizeFactor)
    func sound(_ value: Double) -> Double { value.isFinite ? min(1000, max(-1000, value)) : 0 }
    kern = sound(range.kern)
    baselineOffset = sound(range.baselineOffset)
    hasMonospacedDigits = range.hasMonospacedDigits
    attachment = range.attachment.map { box in
      let shrinks = request.sizeFactor > 0 && request.sizeFactor.isFinite
      let factor = box.followsText && shrinks ? request.sizeFactor : 1
      return AttachmentBox(
        size: Size(
          width: max(0, sound(box.size.width * factor)),
          height: max(0, sound(box.size.height * factor))),
        depth: sound(box.depth * factor), followsText: box.followsText)
    }
  }
}

/// The parts that the units of a paragraph are of.
struct UnitStyles {
  let styles: [RunStyle]
  let scales: [UnitScale]
  /// The style of each unit.
  let styleOf: [Int]
  /// The width of the widest digit by style, in thousandths of the size; 0 where digits are as
  /// they are.
  let digitWidths: [Double]
  /// Whether a unit is a digit.
  let isDigit: [Bool]
  /// Whether a unit is a tabulator.
  let isTab: [Bool]
  /// Where tabulators end, in points.
  let tabStops: [Double]

  /// The distance between tabulators that are not stated, in points.
  ///
  /// **Source** NSParagraphStyle.tabStops, twelve that are 28 points apart by default; what comes after
  /// them is from general knowledge (low).
  private static let tabDistance = 28.0

  private func style(at unit: Int) -> RunStyle { styles[styleOf[unit]] }

  /// The advance of a unit, in points.
  ///
  /// A tabulator reaches to the next stop, behind the last one to the next multiple of their distance;
  /// it counts from where its paragraph begins.
  ///
  /// - Parameter x: where it begins, in points from the start of its paragraph.
  func advance(of unit: TextUnit, at index: Int, from x: Double) -> Double {
    let style = style(at: index)
    if isTab[index] {
      if let stop = tabStops.first(where: { $0 > x + 0.01 }) { return stop - x }
      return (((x + 0.01) / Self.tabDistance).rounded(.down) + 1) * Self.tabDistance - x
    }
    if let attachment = style.attachment { return attachment.size.width + style.kern }
    let scale = scales[styleOf[index]]
    let width =
      isDigit[index] && style.hasMonospacedDigits
      ? max(digitWidths[styleOf[index]], scale.advance(of: unit)) : scale.advance(of: unit)
    return width * scale.points + style.kern
  }

  /// What is added between a unit and the next, in points: nothing between parts, nor beside
  /// digits that stand in columns.
  func kerning(_ first: UInt8, _ second: UInt8, at index: Int) -> Double {
    guard index + 1 < styleOf.count, styleOf[index] == styleOf[index + 1],
      style(at: index).attachment == nil,
      !style(at: index).hasMonospacedDigits || !(isDigit[index] || isDigit[index + 1])
    else { return 0 }
    let scale = scales[styleOf[index]]
    return scale.kerning(first, second) * scale.points
  }

  func size(at unit: Int) -> Double { style(at: unit).font.size }
  func points(at unit: Int) -> Double { scales[styleOf[unit]].points }
  func raised(at unit: Int) -> Double { style(at: unit).baselineOffset }

  /// The image that stands at a unit as a run of no font, or nil for characters.
  func attachment(at unit: Int, x: Double, cluster: Int) -> GlyphRun? {
    let style = style(at: unit)
    guard let box = style.attachment else { return nil }
    let glyph = Glyph(
      id: 0, x: x, y: box.depth - style.baselineOffset, advance: box.size.width, cluster: cluster)
    return GlyphRun(
      font: FontKey(file: ""), size: box.size.height, glyphs: [glyph], range: cluster..<cluster + 3,
      isRightToLeft: false, style: styleOf[unit])
  }
}
