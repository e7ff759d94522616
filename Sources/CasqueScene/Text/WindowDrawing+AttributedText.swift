import CasqueGeometry
import CasqueLayout
import CasqueModel
import CasqueSymbols

extension WindowDrawing {
  /// Draws a view's text of parts: grounds, images, characters, and the lines under and through.
  ///
  /// - Parameters:
  ///   - font: the font of parts that state none.
  ///   - own: the colour of parts that state none.
  ///   - link: the colour of such parts that lead somewhere.
  mutating func draw(
    _ text: AttributedText, in view: PresentedView, alignment: TextAlignment, font: Font,
    color own: RGBA, link: RGBA
  ) {
    guard let shaped = view.resolved.text, !shaped.lines.isEmpty else { return }
    let colors = text.runs.map { run in
      run.attributes.color?.resolved(in: environment) ?? (run.attributes.isLink ? link : own)
    }
    let frame = view.place(view.resolved.textFrame)
    var placed = DisplayText(
      shaped, in: frame, alignment: alignment, isMirrored: view.resolved.isMirrored,
      grid: environment.pixelGrid, color: own)
    placed.runColors = colors
    let stretches = StyledStretch.stretches(of: placed)
    group(DisplayGroup(clip: fits(placed.text, frame, view) ? nil : .rect(view.frame))) { drawing in
      for stretch in stretches where text.runs.indices.contains(stretch.style) {
        drawing.drawGround(text.runs[stretch.style].attributes, stretch)
      }
      for run in placed.images where text.runs.indices.contains(run.style) {
        let part = text.runs[run.style]
        guard let attachment = part.attachment else { continue }
        drawing.draw(
          attachment, in: run.frame, among: part.attributes.font ?? font,
          color: colors[run.style], isMirrored: view.resolved.isMirrored)
      }
      drawing.list.commands.append(.text(placed))
      for stretch in stretches where text.runs.indices.contains(stretch.style) {
        let attributes = text.runs[stretch.style].attributes
        drawing.drawLines(attributes, stretch, colors[stretch.style])
      }
    }
  }

  /// Whether nothing of a text leaves its view.
  private func fits(_ text: ShapedText, _ frame: Rect, _ view: PresentedView) -> Bool {
    let height = max(frame.height, text.size.height)
    let extent = Rect(origin: frame.origin, size: Size(width: frame.width, height: height))
    let widest = text.lines.reduce(0) { max($0, $1.width) }
    return view.frame.contains(extent, tolerance: 1) && widest <= frame.width + 1
  }

  /// Draws an image among characters; a symbol has their colour.
  private mutating func draw(
    _ attachment: TextAttachment, in frame: Rect, among font: Font, color: RGBA, isMirrored: Bool
  ) {
    let place = SymbolPlace(among: font, text: context.text, traits: environment.traits)
    guard let symbol = symbol(attachment.image, in: place) else {
      return list.drawImage(named: attachment.image, in: frame, context: context)
    }
    draw(
      symbol, in: ContentMode.scaleAspectFit.placement(of: symbol.size, in: frame), color: color,
      isMirrored: isMirrored)
  }

  private mutating func drawGround(_ attributes: TextAttributes, _ stretch: StyledStretch) {
    guard let color = attributes.backgroundColor else { return }
    let top = stretch.baseline - attributes.baselineOffset - stretch.size * 0.967
    let ground = Rect(
      x: stretch.minX, y: top, width: stretch.maxX - stretch.minX, height: stretch.size * 1.208)
    list.fill(.rect(ground), color.resolved(in: environment))
  }

  /// Under text a line lies an eighth of the size below the baseline, through it at half the height of
  /// small letters.
  private mutating func drawLines(
    _ attributes: TextAttributes, _ stretch: StyledStretch, _ color: RGBA
  ) {
    let base = stretch.baseline - attributes.baselineOffset
    if let style = attributes.underlineStyle ?? (attributes.isLink ? .single : nil) {
      let own = attributes.underlineColor?.resolved(in: environment) ?? color
      draw(style, stretch, at: base + stretch.size / 8, isUnder: true, own)
    }
    if let style = attributes.strikethroughStyle {
      let own = attributes.strikethroughColor?.resolved(in: environment) ?? color
      draw(style, stretch, at: base - stretch.size * 0.27, isUnder: false, own)
    }
  }

  /// Draws the lines of a style, the middle of a single one at a height; what more there is goes
  /// below it under text, and to both sides through it.
  private mutating func draw(
    _ style: UnderlineStyle, _ stretch: StyledStretch, at middle: Double, isUnder: Bool,
    _ color: RGBA
  ) {
    let grid = environment.pixelGrid
    // A single line is a fourteenth of the size thick.
    let single = max(hairline, grid.round(stretch.size / 14))
    let thickness = style.lines == .thick ? 2 * single : single
    let height = style.lines == .double ? 3 * single : thickness
    let top = grid.round(isUnder ? middle - single / 2 : middle - height / 2)
    let tops = style.lines == .double ? [top, top + 2 * single] : [top]
    let dashes = style.pattern.dashes.map { $0 * thickness }
    for words in style.isByWord ? stretch.words : [stretch.minX...stretch.maxX] {
      for top in tops {
        let line = Rect(
          x: words.lowerBound, y: top, width: words.upperBound - words.lowerBound,
          height: thickness)
        guard !dashes.isEmpty else {
          list.fill(.rect(line), color)
          continue
        }
        list.line(
          from: Point(x: line.minX, y: line.midY), to: Point(x: line.maxX, y: line.midY), color,
          width: thickness, dashes: dashes)
      }
    }
  }
}

extension UnderlineStyle.Pattern {
  /// The lengths of dashes and gaps in turn, in thicknesses; how long they are on iOS is not published.
  fileprivate var dashes: [Double] {
    switch self {
    case .solid: []
    case .dot: [2, 2]
    case .dash: [6, 3]
    case .dashDot: [6, 3, 2, 3]
    case .dashDotDot: [6, 3, 2, 3, 2, 3]
    }
  }
}

extension DisplayText {
  /// The images among the characters: which part each is of and where it stands.
  fileprivate var images: [(style: Int, frame: Rect)] {
    zip(text.lines, lineOrigins).flatMap { line, origin in
      line.runs.compactMap { run in
        guard run.font.file.isEmpty, let glyph = run.glyphs.first else { return nil }
        let frame = Rect(
          x: origin.x + glyph.x, y: origin.y + glyph.y - run.size, width: glyph.advance,
          height: run.size)
        return (run.style, frame)
      }
    }
  }
}
