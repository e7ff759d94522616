import CPangoCairo
import CasqueGeometry
import CasqueModel
import CasqueScene
import CasqueText

/// How text gets on a surface.
enum TextDrawing {
  /// As outlines: cairo 1.16 moves glyphs on pixel surfaces to whole pixels, outlines stay. Masks
  /// keep what they cover.
  case outlines(TextMasks?)
  /// As glyphs with their characters; pictures are characters too if there is a font for them.
  case glyphs(UnseenFont?)
}

extension Canvas {
  /// Draws shaped text as it was measured.
  func draw(_ text: DisplayText, as drawing: TextDrawing, fonts: TextEngine) {
    guard text.color.alpha > 0 || !text.runColors.isEmpty else { return }
    let bytes = Array(text.text.text.utf8)
    for (line, origin) in zip(text.text.lines, text.lineOrigins)
    where origin.x.magnitude < 1e7 && origin.y.magnitude < 1e7 {
      for run in line.runs {
        let color = run.style < text.runColors.count ? text.runColors[run.style] : text.color
        setSource(color)
        draw(run, color, at: origin, of: bytes, as: drawing, fonts)
      }
    }
  }

  private func draw(
    _ run: GlyphRun, _ color: RGBA, at origin: Point, of bytes: [UInt8], as drawing: TextDrawing,
    _ fonts: TextEngine
  ) {
    guard run.size > 0, run.size < 1e5, let face = unsafe fonts.fontFace(for: run.font) else {
      return
    }
    let glyphs = run.glyphs.map { glyph in
      cairo_glyph_t(index: UInt(glyph.id), x: origin.x + glyph.x, y: origin.y + glyph.y)
    }
    guard !glyphs.isEmpty else { return }
    unsafe cairo_set_font_face(context, face)
    unsafe cairo_set_font_size(context, run.size)
    setFontOptions()
    if !run.hasOutlines, target.isDocument {
      unsafe drawPictures(glyphs, of: run, face)
      if case .glyphs(let font?) = drawing { show(glyphs, unseenIn: font, of: run, bytes) }
      return
    }
    switch run.hasOutlines ? drawing : .glyphs(nil) {
    case .outlines(let masks):
      if let masks, draw(run, glyphs, color, masks: masks) { return }
      unsafe cairo_new_path(context)
      unsafe cairo_glyph_path(context, glyphs, Int32(clamping: glyphs.count))
      unsafe cairo_fill(context)
    case .glyphs: show(glyphs, of: run, bytes)
    }
  }

  /// Neither hints nor rounded widths: text is the same at every size and on every host.
  func setFontOptions() {
    guard let options = unsafe cairo_font_options_create() else { return }
    unsafe cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    unsafe cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    unsafe cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    unsafe cairo_set_font_options(context, options)
    unsafe cairo_font_options_destroy(options)
  }

  /// Gives the page the characters of glyphs that are pictures.
  private func show(
    _ glyphs: [cairo_glyph_t], unseenIn font: UnseenFont, of run: GlyphRun, _ bytes: [UInt8]
  ) {
    unsafe cairo_set_font_face(context, font.face)
    let widest = run.glyphs.reduce(0) { max($0, $1.advance) } / run.size
    var matrix = cairo_matrix_t(
      .scale(x: run.size, y: run.size * UnseenFont.flatness(advance: widest)))
    unsafe cairo_set_font_matrix(context, &matrix)
    let unseen = zip(glyphs, run.glyphs).map { glyph, own in
      cairo_glyph_t(
        index: UnseenFont.glyph(glyph.index, advance: own.advance / run.size), x: glyph.x,
        y: glyph.y)
    }
    show(unseen, of: run, bytes)
  }

  private func show(_ glyphs: [cairo_glyph_t], of run: GlyphRun, _ bytes: [UInt8]) {
    let count = Int32(clamping: glyphs.count)
    guard let clusters = GlyphClusters(run, of: bytes) else {
      unsafe cairo_show_glyphs(context, glyphs, count)
      return
    }
    let map = clusters.lengths.map { length in
      cairo_text_cluster_t(
        num_bytes: Int32(clamping: length.bytes), num_glyphs: Int32(clamping: length.glyphs))
    }
    let flags =
      run.isRightToLeft
      ? CAIRO_TEXT_CLUSTER_FLAG_BACKWARD : cairo_text_cluster_flags_t(rawValue: 0)
    unsafe clusters.text.withUnsafeBufferPointer { text in
      unsafe text.withMemoryRebound(to: CChar.self) { text in
        unsafe cairo_show_text_glyphs(
          context, text.baseAddress, Int32(clamping: text.count), glyphs, count, map,
          Int32(clamping: map.count), flags)
      }
    }
  }
}

extension GlyphRun {
  /// Whether glyphs are outlines; those of Noto Color Emoji are pictures.
  fileprivate var hasOutlines: Bool { !font.file.contains("ColorEmoji") }
}
