import CasqueGeometry
import CasqueModel

/// Everything that the shape of a text depends on except its width, at the user's text size.
struct ShapeKey: Hashable {
  var text: ExactText
  var font: ResolvedFont
  var numberOfLines: Int
  var lineBreakMode: LineBreakMode
  var height: Double?
  var isRightToLeft: Bool
  /// The parts that look different; empty for one font throughout.
  var styles: [RunStyle]
  var paragraphStyle: ParagraphStyle
  var ideographsRaiseLines: Bool
  var keepsHangulWords: Bool
  var avoidsOrphans: Bool

  init(_ request: TextRequest) {
    styles = request.styledRanges.map { RunStyle($0, request) }
    paragraphStyle = styles.isEmpty ? ParagraphStyle() : request.paragraphStyle
    text = ExactText(request.text)
    font = ResolvedFont(
      request.font, category: request.contentSizeCategory, legibility: request.legibilityWeight,
      system: request.systemTypeface)
    font.multiplySize(by: request.sizeFactor)
    numberOfLines = max(0, request.numberOfLines)
    lineBreakMode = request.lineBreakMode
    height = request.height.flatMap { $0.isNaN ? nil : $0 }
    isRightToLeft = request.layoutDirection == .rightToLeft
    ideographsRaiseLines = request.ideographsRaiseLines
    keepsHangulWords = request.keepsHangulWords
    avoidsOrphans = request.avoidsOrphans
  }

  /// Whether the text has ideographs that make its lines higher.
  var hasHighIdeographs: Bool {
    ideographsRaiseLines
      && text.string.unicodeScalars.contains { CharacterRules.isIdeograph($0.value) }
  }
}

/// Shapes one text: paragraphs, lines, the cut of the last line and the interval of widths.
struct TextShaper {
  private let key: ShapeKey
  private let fonts: AnalysisCache
  private let stack: FontStack
  private let metrics: LineMetrics
  private let scale: UnitScale
  /// The parts that look different, or nil for one font throughout.
  private var styled: StyledText?
  private let paragraphs: [Paragraph]
  /// The text that lines point into; the last line may be exchanged for a cut one.
  private var text: String
  private var probe: WidthProbe
  private var lines: [ShapedLine] = []
  /// The widest line with the blanks at which it was broken.
  private var brokenWidth = 0.0
  private var isTruncated = false
  private var missing: [Character] = []
  private var seen: Set<Character> = []

  private init(_ key: ShapeKey, width: Double?, fonts: AnalysisCache) {
    self.key = key
    self.fonts = fonts
    stack = fonts.stack(for: key.font.typeface)
    metrics = LineMetrics(
      key.font, stack: stack, faces: fonts.faces, ideographs: key.hasHighIdeographs)
    scale = UnitScale(key.font, stack: stack)
    text = key.numberOfLines == 1 ? Paragraph.joined(key.text.string) : key.text.string
    paragraphs = text.isEmpty ? [] : Paragraph.split(text)
    probe = WidthProbe(limit: width)
    if !key.styles.isEmpty {
      styled = StyledText(key, text: text, fonts: fonts)
    }
  }

  /// Shapes a text at a width, in the fonts that a cache opens.
  static func shape(_ key: ShapeKey, width: Double?, fonts: AnalysisCache) -> ShapedText {
    var shaper = TextShaper(key, width: width, fonts: fonts)
    shaper.breakLines()
    return shaper.result
  }

  private var result: ShapedText {
    let height = styled?.height ?? metrics.height(ofLines: lines.count)
    let last = lines.last?.baseline
    return ShapedText(
      text: text, lines: lines,
      size: Size(width: lines.lazy.map(\.width).max() ?? 0, height: height),
      firstBaseline: lines.first?.baseline ?? 0,
      lastBaselineToBottom: last.map { height - $0 } ?? 0, isTruncated: isTruncated,
      widthsWithSameBreaks: probe.lower...max(probe.lower, probe.upper),
      brokenWidth: brokenWidth, missingCharacters: missing, missingFamily: stack.missingFamily)
  }

  private mutating func breakLines() {
    let byHeight = (styled?.tallest ?? metrics).lines(in: key.height)
    let byNumber = key.numberOfLines == 0 ? Int.max : key.numberOfLines
    let most = min(byNumber, byHeight ?? Int.max)
    for (index, paragraph) in paragraphs.enumerated() {
      let measured = measure(paragraph.text, .natural(key.isRightToLeft), at: paragraph.start)
      if key.avoidsOrphans, lines.count < most,
        let planned = withoutOrphan(measured, most: most - lines.count, paragraph: index)
      {
        planned.forEach { append($0, of: measured) }
        styled?.endParagraph()
        continue
      }
      var start = 0
      repeat {
        if lines.count + 1 == most {
          finish(measured, from: start, paragraph: index)
          return
        }
        let line = LineBreaker.line(
          of: measured, from: start, mode: key.lineBreakMode, probe: &probe)
        append(line, of: measured)
        start = line.next
      } while start < measured.count
      styled?.endParagraph()
    }
  }

  /// The lines of a paragraph if its last one would have one word, with another word on it; nil where
  /// lines stay as they are, and where not all of them have room.
  private mutating func withoutOrphan(
    _ paragraph: MeasuredParagraph, most: Int, paragraph index: Int
  ) -> [LineBreak]? {
    var planned: [LineBreak] = []
    var start = 0
    while start < paragraph.count {
      guard planned.count < most else { return nil }
      planned.append(
        LineBreaker.line(of: paragraph, from: start, mode: key.lineBreakMode, probe: &probe))
      start = planned[planned.count - 1].next
    }
    let hasMore = paragraphs[(index + 1)...].contains { !$0.text.isEmpty }
    guard planned.count > 1, planned.count < most || !hasMore else { return nil }
    return LineBreaker.withoutOrphan(planned, of: paragraph, probe: &probe)
  }

  /// Adds the last line that there is room for.
  private mutating func finish(
    _ paragraph: MeasuredParagraph, from start: Int, paragraph index: Int
  ) {
    let hasMore = paragraphs[(index + 1)...].contains { !$0.text.isEmpty }
    let rest = LineBreaker.rest(of: paragraph, from: start, probe: &probe)
    if let rest, !hasMore {
      append(rest, of: paragraph)
      return
    }
    isTruncated = true
    let all = start..<paragraph.count
    switch key.lineBreakMode {
    case .byWordWrapping, .byCharWrapping:
      append(
        rest
          ?? LineBreaker.line(of: paragraph, from: start, mode: key.lineBreakMode, probe: &probe),
        of: paragraph)
    case .byClipping:
      append(LineBreak(visible: paragraph.visible(all), next: paragraph.count), of: paragraph)
    case .byTruncatingTail: truncate(paragraph, from: start)
    case .byTruncatingHead, .byTruncatingMiddle:
      guard hasMore else { return truncate(paragraph, from: start) }
      // What is cut reaches to the text's end, so all of it goes on one line.
      let place = paragraph.start + paragraph.analysis.offset(of: start)
      let joined = Paragraph.joined(String(decoding: text.utf8.dropFirst(place), as: UTF8.self))
      let direction = ParagraphDirection.fixed(paragraph.analysis.isRightToLeft)
      truncate(measure(joined, direction, at: place), from: 0)
    }
  }

  /// Adds what fits of the text from a unit on, with an ellipsis.
  private mutating func truncate(_ paragraph: MeasuredParagraph, from start: Int) {
    let direction = ParagraphDirection.fixed(paragraph.analysis.isRightToLeft)
    let ellipsis = measure("\u{2026}", direction, at: 0)
    let truncation = Truncation(paragraph: paragraph, ellipsis: ellipsis)
    var cut = truncation.cut(from: start, mode: key.lineBreakMode, probe: &probe)
    let (whole, styles) = (text, styled)
    while true {
      let line = exchange(paragraph, from: start, for: cut, direction)
      // Characters take other forms beside a cut, which may be wider.
      let width = line.width(line.visible(0..<line.count))
      guard !cut.isEmpty, !probe.holds(width) else {
        // The ellipsis alone stands in any room.
        if !cut.isEmpty { probe.require(width) }
        return append(LineBreak(visible: 0..<line.count, next: line.count), of: line)
      }
      probe.forbid(width)
      cut = truncation.shorter(cut, than: width, probe: &probe)
      (text, styled) = (whole, styles)
    }
  }

  /// Exchanges the text from a unit on for what a cut leaves of it, as a line that is shaped anew.
  private mutating func exchange(
    _ paragraph: MeasuredParagraph, from start: Int, for cut: Truncation.Cut,
    _ direction: ParagraphDirection
  ) -> MeasuredParagraph {
    let place = paragraph.start + paragraph.analysis.offset(of: start)
    let bytes = Array(text.utf8)
    let part = { (units: Range<Int>) in
      bytes[
        paragraph.start + paragraph.analysis.offset(of: units.lowerBound)..<paragraph.start
          + paragraph.analysis.offset(of: units.upperBound)]
    }
    let line =
      String(decoding: part(cut.head), as: UTF8.self) + "\u{2026}"
      + String(decoding: part(cut.tail), as: UTF8.self)
    text = String(decoding: bytes[..<place], as: UTF8.self) + line
    styled?.cut(at: place, head: part(cut.head).indices, tail: part(cut.tail).indices)
    return measure(line, direction, at: place)
  }

  private mutating func measure(
    _ text: String, _ direction: ParagraphDirection, at start: Int
  ) -> MeasuredParagraph {
    let analysis = fonts.analysis(
      of: text, typeface: key.font.typeface, stack: stack, direction: direction)
    for character in analysis.missingCharacters where seen.insert(character).inserted {
      missing.append(character)
    }
    if let styled {
      return styled.measure(
        text, base: analysis, direction: direction, at: start, fonts: fonts,
        missing: { character in
          if seen.insert(character).inserted { missing.append(character) }
        })
    }
    return MeasuredParagraph(
      analysis, scale: scale, start: start, keepsHangulWords: key.keepsHangulWords)
  }

  private mutating func append(_ line: LineBreak, of paragraph: MeasuredParagraph) {
    let baseline =
      styled?.placeLine(line.visible, of: paragraph)
      ?? (metrics.ascent + Double(lines.count) * metrics.leading)
    let builder = LineBuilder(paragraph: paragraph, faces: fonts.faces, size: key.font.size)
    lines.append(builder.line(line, baseline: baseline))
    if line.next < paragraph.count {
      brokenWidth = max(brokenWidth, paragraph.width(line.visible.lowerBound..<line.next))
    }
  }
}
