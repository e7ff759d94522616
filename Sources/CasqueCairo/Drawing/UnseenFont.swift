import CPangoCairo
import CasqueModel

/// A font that no one sees: it gives a page characters to select where pictures stand for them.
///
/// A glyph's number holds the number of the picture and how wide it is, so that readers that look for
/// blanks find none between two pictures. Owned by one thread.
@safe final class UnseenFont {
  let face: OpaquePointer

  private static let idBits = 16
  /// The side of a speck, in ems: at 600 pixels to an inch a thirtieth of a pixel.
  private static let speck = 0.0003

  /// Creates a font; nil if there is no memory for one.
  init?() {
    guard let face = unsafe cairo_user_font_face_create() else { return nil }
    unsafe cairo_user_font_face_set_init_func(face) { _, _, extents in
      if let extents = unsafe extents {
        unsafe extents.pointee.ascent = 0.95
        unsafe extents.pointee.descent = 0.25
      }
      return CAIRO_STATUS_SUCCESS
    }
    unsafe cairo_user_font_face_set_render_glyph_func(face) { _, glyph, canvas, extents in
      let speck = UnseenFont.speck
      let advance = UnseenFont.advance(ofGlyph: glyph)
      if let extents = unsafe extents { unsafe extents.pointee.x_advance = advance }
      // Cairo leaves out glyphs without ink: two specks span the picture.
      for corner in [(x: 0.0, y: -0.9), (x: advance - speck, y: 0.2)] {
        unsafe cairo_rectangle(canvas, corner.x, corner.y, speck, speck)
      }
      unsafe cairo_fill(canvas)
      return CAIRO_STATUS_SUCCESS
    }
    unsafe self.face = unsafe face
  }

  deinit { unsafe cairo_font_face_destroy(face) }

  /// The number of a picture's glyph that takes an advance, in ems.
  static func glyph(_ id: UInt, advance: Double) -> UInt {
    let hundredths = UInt(min(max(0, (advance * 100).rounded()), 255))
    return id & ((1 << UInt(idBits)) - 1) | hundredths << UInt(idBits)
  }

  /// How high the font is drawn for its width, so that readers take it for as high as the text.
  ///
  /// A font of drawings says nothing of its size: poppler takes it for twice as high as its first
  /// glyph is wide, and would put pictures that are wider than half an em on lines of their own.
  static func flatness(advance: Double) -> Double { 0.5 / min(4, max(0.5, advance)) }

  /// The advance that a glyph's number holds, in ems.
  static func advance(ofGlyph glyph: UInt) -> Double { Double(glyph >> UInt(idBits)) / 100 }
}
