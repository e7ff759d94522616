import CPangoCairo
import CasqueGeometry
import CasqueModel
import CasqueScene

extension Canvas {
  /// Pixels to an em at which Noto Color Emoji holds its pictures.
  private static let pixelsOfAPicture = 109.0

  /// Draws glyphs that are pictures on a document, at the resolution that the font has.
  ///
  /// Cairo by itself gives a document a pixel a point of them.
  func drawPictures(_ glyphs: [cairo_glyph_t], of run: GlyphRun, _ face: OpaquePointer) {
    let (xs, ys) = (glyphs.map(\.x), glyphs.map(\.y))
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max()
    else { return }
    // A picture is 1.25 em wide, and reaches 0.95 em up and 0.25 em down.
    let box = Rect(
      minX: left - 0.5 * run.size, minY: top - 1.5 * run.size, maxX: right + 2 * run.size,
      maxY: bottom + run.size)
    let density = max(1, Canvas.pixelsOfAPicture / run.size)
    let toLayer = AffineTransform.translation(x: -box.minX, y: -box.minY)
      .concatenating(.scale(x: density, y: density))
    guard let pixels = PixelBox(toLayer.boundingBox(of: box)),
      let layer = try? ImageSurface(width: pixels.width, height: pixels.height, format: .color)
    else { return }
    do {
      guard let canvas = try? unsafe Canvas(on: layer.surface) else { return }
      canvas.concatenate(toLayer)
      unsafe cairo_set_font_face(canvas.context, face)
      unsafe cairo_set_font_size(canvas.context, run.size)
      canvas.setFontOptions()
      unsafe cairo_show_glyphs(canvas.context, glyphs, Int32(clamping: glyphs.count))
    }
    save()
    clip(to: .rect(box))
    unsafe paint(layer.surface, toLayer, .identity, beyond: CAIRO_EXTEND_NONE)
    restore()
  }
}
