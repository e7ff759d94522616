import CasqueGeometry
import CasqueModel

/// A text of parts while it is broken into lines: which part each byte is of, and where the next
/// line stands.
struct StyledText {
  private let styles: [RunStyle]
  private let paragraphStyle: ParagraphStyle
  private let scales: [UnitScale]
  private let metrics: [LineMetrics]
  private let keepsHangulWords: Bool
  private let typeface: Typeface
  /// The part of each byte of the text.
  private var styleOf: [Int]
  /// The bottom of the latest line and whether a paragraph ended there.
  private var bottom = 0.0
  private var lineCount = 0
  private var endsParagraph = false
  /// Whether the parts are those of the whole text.
  private var isWhole = true

  init(_ key: ShapeKey, text: String, fonts: AnalysisCache) {
    styles = key.styles
    paragraphStyle = key.paragraphStyle
    keepsHangulWords = key.keepsHangulWords
    typeface = key.font.typeface
    let ideographs = key.hasHighIdeographs
    let stacks = key.styles.map { fonts.stack(for: $0.font.typeface) }
    scales = zip(key.styles, stacks).map { UnitScale($0.font, stack: $1) }
    metrics = zip(key.styles, stacks).map {
      LineMetrics($0.font, stack: $1, faces: fonts.faces, ideographs: ideographs)
    }
    styleOf = []
    let count = text.utf8.count
    for (index, style) in key.styles.enumerated() {
      styleOf += [Int](repeating: index, count: min(style.length, count - styleOf.count))
    }
    styleOf += [Int](repeating: key.styles.count - 1, count: max(0, count - styleOf.count))
  }

  /// The bottom of the lines so far, in points.
  var height: Double { bottom }

  /// The lines of the tallest part, by which a height is divided.
  var tallest: LineMetrics {
    var tallest = metrics[0]
    for other in metrics where other.lineHeight > tallest.lineHeight { tallest = other }
    return tallest
  }

  /// Says that the next line begins a paragraph.
  mutating func endParagraph() { endsParagraph = true }

  /// Exchanges the bytes from a place on for two stretches of them with an ellipsis between.
  mutating func cut(at place: Int, head: Range<Int>, tail: Range<Int>) {
    isWhole = false
    func part(_ range: Range<Int>) -> ArraySlice<Int> {
      styleOf[range.clamped(to: 0..<styleOf.count)]
    }
    let (front, back) = (part(head), part(tail))
    let between = front.last ?? back.first ?? styleOf[min(place, styleOf.count - 1)]
    styleOf =
      Array(styleOf[..<min(place, styleOf.count)]) + front
      + [between, between, between] + back
  }

  /// Stands the next line and gives its baseline, in points from the top.
  ///
  /// A line is as high as the highest part in it; what a multiple or a least height adds stands
  /// above the characters. **Source** NSParagraphStyle.
  mutating func placeLine(_ units: Range<Int>, of paragraph: MeasuredParagraph) -> Double {
    let present = Set(units.compactMap { paragraph.styles?.styleOf[$0] })
    // A line without characters is as high as the part it stands in.
    let here = styleOf.isEmpty ? 0 : styleOf[min(paragraph.start, styleOf.count - 1)]
    var (ascent, descent, leading) = (0.0, 0.0, 0.0)
    for index in present.isEmpty ? [here] : present.sorted() {
      let (style, lines) = (styles[index], metrics[index])
      let depth = style.attachment?.depth ?? 0
      let height = (style.attachment?.size.height ?? 0) - depth
      ascent = max(ascent, max(lines.ascent, height) + style.baselineOffset)
      descent = max(descent, max(lines.descent, depth) - style.baselineOffset)
      leading = max(leading, lines.leading - lines.lineHeight)
    }
    let natural = ascent + descent
    var wanted = natural
    if paragraphStyle.lineHeightMultiple > 0 { wanted *= paragraphStyle.lineHeightMultiple }
    wanted = max(wanted, paragraphStyle.minimumLineHeight)
    if paragraphStyle.maximumLineHeight > 0 {
      wanted = min(wanted, paragraphStyle.maximumLineHeight)
    }
    if lineCount > 0 {
      bottom += leading + paragraphStyle.lineSpacing
      if endsParagraph { bottom += paragraphStyle.paragraphSpacing }
    }
    endsParagraph = false
    lineCount += 1
    bottom += wanted
    return bottom - descent
  }

  /// Shapes a paragraph part by part: breaks and directions are those of the whole.
  ///
  /// A paragraph of the whole text is measured once for all widths.
  func measure(
    _ text: String, base: TextAnalysis, direction: ParagraphDirection, at start: Int,
    fonts: AnalysisCache, missing: (Character) -> Void
  ) -> MeasuredParagraph {
    func fresh() -> MeasuredStyledParagraph {
      var missing: [Character] = []
      let paragraph = measureAnew(
        text, base: base, direction: direction, at: start, fonts: fonts,
        missing: { missing.append($0) })
      return MeasuredStyledParagraph(paragraph: paragraph, missing: missing)
    }
    let key = StyledParagraph(
      text: ExactText(text), typeface: typeface, direction: direction, start: start, styles: styles,
      tabStops: paragraphStyle.tabStops, keepsHangulWords: keepsHangulWords)
    let measured = isWhole ? fonts.measured(key, fresh) : fresh()
    measured.missing.forEach(missing)
    return measured.paragraph
  }

  private func measureAnew(
    _ text: String, base: TextAnalysis, direction: ParagraphDirection, at start: Int,
    fonts: AnalysisCache, missing: (Character) -> Void
  ) -> MeasuredParagraph {
    let present = Set((start..<start + base.length).map(style(ofByte:))).sorted()
    var analyses: [Int: TextAnalysis] = [:]
    // Parts of one typeface share its analysis, however many they are.
    var known: [Typeface: TextAnalysis] = [:]
    for index in present {
      let typeface = styles[index].font.typeface
      let analysis =
        known[typeface]
        ?? fonts.analysis(
          of: text, typeface: typeface, stack: fonts.stack(for: typeface), direction: direction)
      known[typeface] = analysis
      if styles[index].attachment == nil { analysis.missingCharacters.forEach(missing) }
      analyses[index] = analysis
    }
    var merge = StyledMerge(base: base)
    var byte = 0
    while byte < base.length {
      let style = style(ofByte: start + byte)
      byte = merge.append(unitAt: byte, of: analyses[style] ?? base, style: style)
    }
    return MeasuredParagraph(
      merge.analysis, scale: UnitScale(points: 1), start: start,
      styles: UnitStyles(
        styles: styles, scales: scales, styleOf: merge.styleOf,
        digitWidths: digitWidths(fonts), isDigit: merge.are(0x30...0x39, in: text),
        isTab: merge.are(0x09...0x09, in: text), tabStops: paragraphStyle.tabStops),
      keepsHangulWords: keepsHangulWords)
  }

  private func style(ofByte byte: Int) -> Int {
    styleOf.isEmpty ? 0 : styleOf[min(byte, styleOf.count - 1)]
  }

  /// The width of the widest digit of each part, in thousandths of its size.
  private func digitWidths(_ fonts: AnalysisCache) -> [Double] {
    zip(styles, scales).map { style, scale in
      guard style.hasMonospacedDigits else { return 0 }
      let typeface = style.font.typeface
      let digits = fonts.analysis(
        of: "0123456789", typeface: typeface, stack: fonts.stack(for: typeface),
        direction: .leftToRight)
      return digits.units.reduce(0) { max($0, scale.advance(of: $1)) }
    }
  }
}

/// Units of several analyses of one paragraph, put together.
private struct StyledMerge {
  private(set) var analysis: TextAnalysis
  private(set) var styleOf: [Int] = []
  private let base: TextAnalysis

  init(base: TextAnalysis) {
    self.base = base
    analysis = base
    analysis.units = []
    analysis.glyphs = []
  }

  /// Takes the unit of an analysis that starts at a byte, or that of the base where a ligature
  /// spans the parts; gives the byte after it.
  mutating func append(unitAt byte: Int, of part: TextAnalysis, style: Int) -> Int {
    for source in [part, base] {
      guard let index = source.unit(startingAt: byte) else { continue }
      var unit = source.units[index]
      let glyphs = source.glyphs[unit.firstGlyph..<unit.firstGlyph + unit.glyphCount]
      unit.firstGlyph = analysis.glyphs.count
      analysis.glyphs += glyphs
      analysis.units.append(unit)
      styleOf.append(style)
      return source.end(of: index)
    }
    return byte + 1
  }

  /// Whether each unit begins with one of the bytes: the digits, or a tabulator.
  func are(_ range: ClosedRange<UInt8>, in text: String) -> [Bool] {
    let bytes = Array(text.utf8)
    return analysis.units.map { unit in
      unit.start < bytes.count && range.contains(bytes[unit.start])
    }
  }
}

extension TextAnalysis {
  /// The unit that starts at a byte, or nil; O(log n).
  fileprivate func unit(startingAt byte: Int) -> Int? {
    var (low, high) = (0, units.count)
    while low < high {
      let middle = (low + high) / 2
      if units[middle].start < byte { low = middle + 1 } else { high = middle }
    }
    return low < units.count && units[low].start == byte ? low : nil
  }
}
