import CPangoCairo
import CasqueModel

/// One open face of a font file, shaped at a size of its own and scaled from there.
///
/// Hinting is off and no size is special, so glyphs and advances at `shapingSize` serve every size;
/// the face is opened once an engine. Each face has a font map and a configuration that hold
/// nothing else: no match, language or order of the host's fonts can change which face it is.
@safe final class Face {
  /// Points at which glyphs are shaped: what is shaped is in thousandths of the size.
  static let shapingSize: Int32 = 1000

  /// Its name in glyph runs.
  let key: FontKey
  /// Height above the baseline, depth below it and gap between lines, in thousandths of the size.
  let ascent: Double, descent: Double, gap: Double

  private let path: String
  private let face: CasqueFace
  private let characters: OpaquePointer?
  private var cairoFace: OpaquePointer?
  private var nominalGlyphs: [UInt32: UInt32] = [:]
  /// What turns the face's own units into Pango's at ``shapingSize``: pictures have a size of their
  /// own, at which Pango leaves them.
  private let growth: Double

  /// Pango is told once a process not to load the host's configuration for its first font map.
  private static let isolated: Void = casque_isolate()

  /// Opens a face, or returns nil if the file is not there or not a font.
  init?(key: FontKey, path: String) {
    Self.isolated
    let face = unsafe casque_face_open(path, Int32(key.index), Self.shapingSize * PANGO_SCALE)
    guard unsafe face.font != nil else { return nil }
    var above: Int32 = 0
    var below: Int32 = 0
    var gap: Int32 = 0
    unsafe casque_face_extents(face, &above, &below, &gap)
    var scale: (x: Int32, y: Int32) = (0, 0)
    if let font = unsafe pango_font_get_hb_font(face.font) {
      unsafe hb_font_get_scale(font, &scale.x, &scale.y)
    }
    let wanted = Double(Self.shapingSize) * Double(PANGO_SCALE)
    growth = scale.x > 0 && abs(Double(scale.x) - wanted) > 1 ? wanted / Double(scale.x) : 1
    self.key = key
    self.path = path
    self.ascent = Self.thousandths(above) * growth
    self.descent = Self.thousandths(below) * growth
    self.gap = Self.thousandths(gap) * growth
    unsafe self.face = face
    unsafe characters = casque_face_characters(face)
  }

  deinit {
    if let cairoFace = unsafe cairoFace { unsafe cairo_font_face_destroy(cairoFace) }
    unsafe casque_face_close(face)
  }

  /// A length of shaped text in thousandths of the size.
  static func thousandths(_ units: Int32) -> Double {
    Double(units) * 1000 / (Double(shapingSize) * Double(PANGO_SCALE))
  }

  /// Whether the face has a glyph for a character.
  func has(_ scalar: UInt32) -> Bool {
    guard let characters = unsafe characters else { return false }
    return unsafe FcCharSetHasChar(characters, scalar) != 0
  }

  /// The glyph of a character by itself; 0 if there is none.
  func nominalGlyph(_ scalar: UInt32) -> UInt32 {
    if let glyph = nominalGlyphs[scalar] { return glyph }
    var glyph: UInt32 = 0
    if let font = unsafe pango_font_get_hb_font(face.font) {
      unsafe _ = hb_font_get_nominal_glyph(font, scalar, &glyph)
    }
    nominalGlyphs[scalar] = glyph
    return glyph
  }

  /// The advance of a glyph in thousandths of the size.
  func advance(of glyph: UInt32) -> Double {
    guard let font = unsafe pango_font_get_hb_font(face.font) else { return 0 }
    return unsafe Self.thousandths(hb_font_get_glyph_h_advance(font, glyph)) * growth
  }

  /// Shapes a part of a paragraph into Pango's glyph string.
  func shape(
    _ paragraph: UnsafePointer<CChar>, length: Int, range: Range<Int>, level: UInt8, script: UInt8,
    features: String?, into glyphs: UnsafeMutablePointer<PangoGlyphString>
  ) {
    unsafe casque_shape(
      face.font, paragraph, Int32(length), Int32(range.lowerBound), Int32(range.upperBound),
      Int32(level), Int32(script), features, glyphs)
    guard growth != 1 else { return }
    for index in 0..<Int(unsafe glyphs.pointee.num_glyphs) {
      func grown(_ units: Int32) -> Int32 {
        Int32(clamping: Int((Double(units) * growth).rounded()))
      }
      let shape = unsafe glyphs.pointee.glyphs[index].geometry
      unsafe glyphs.pointee.glyphs[index].geometry.width = grown(shape.width)
      unsafe glyphs.pointee.glyphs[index].geometry.x_offset = grown(shape.x_offset)
      unsafe glyphs.pointee.glyphs[index].geometry.y_offset = grown(shape.y_offset)
    }
  }

  /// The face for cairo, alive as long as this face; nil if cairo cannot open the file.
  func cairoFontFace() -> OpaquePointer? {
    if unsafe cairoFace == nil { unsafe cairoFace = casque_cairo_face(path, Int32(key.index)) }
    return unsafe cairoFace
  }
}
