internal import CGlyphs
internal import CasqueGeometry

/// A font program, which gives the outlines of its glyphs; owned by one thread.
@safe final class PDFFontProgram {
  private let font: OpaquePointer
  /// The units that make an em.
  let units: Double
  /// Whether its glyphs have numbers first, and names seldom.
  let isTrueType: Bool
  private var outlines: [UInt32: Outline] = [:]

  /// The shape of a glyph in units of the font, y up.
  struct Outline {
    var path = PDFPath()
    var advance = 0.0
  }

  /// Reads a program; nil if it is of no kind that a PDF may hold, or broken.
  ///
  /// - Parameter seconds: how much processor time is left for all fonts of a file.
  init?(_ bytes: [UInt8], _ seconds: inout Double) {
    guard let font = unsafe cglyphs_open(bytes, bytes.count, &seconds) else { return nil }
    unsafe self.font = unsafe font
    units = unsafe cglyphs_units(font)
    isTrueType = unsafe cglyphs_is_truetype(font) != 0
  }

  deinit { unsafe cglyphs_close(font) }

  /// The glyph of a name; 0 for none.
  func glyph(named name: String) -> UInt32 { unsafe cglyphs_named(font, name) }

  /// The glyph of a code in one of the font's tables; 0 for none.
  func glyph(of code: UInt32, in table: cglyphs_table) -> UInt32 {
    unsafe cglyphs_coded(font, table, code)
  }

  /// The glyph of an identifier, as fonts of many characters have them; 0 for none.
  func glyph(identifiedBy identifier: UInt32) -> UInt32 {
    unsafe cglyphs_identified(font, identifier)
  }

  /// The shape of a glyph, empty for one that the font lacks.
  ///
  /// Throws for one that is broken, and when no time is left.
  func outline(
    of glyph: UInt32, _ seconds: inout Double
  ) throws(ImageDecodingError) -> Outline {
    if let known = outlines[glyph] { return known }
    let count = unsafe cglyphs_load(font, glyph, &seconds)
    var outline = Outline()
    switch Int(count) {
    case Int(CGLYPHS_TOO_SLOW):
      throw .unsupported("a font in a PDF that takes so long (make it outlines)")
    case Int(CGLYPHS_CORRUPT):
      throw .unsupported("a broken font in a PDF (make it outlines)")
    case let count where count >= 0:
      outline.advance = unsafe cglyphs_advance(font)
      for index in 0..<count {
        let step = unsafe cglyphs_steps(font)[index]
        let end = Point(x: step.x, y: step.y)
        switch step.kind {
        case 0:
          outline.path.close()
          outline.path.move(to: end)
        case 1: outline.path.line(to: end)
        default:
          outline.path.curve(
            Point(x: step.x1, y: step.y1), Point(x: step.x2, y: step.y2), to: end)
        }
      }
      outline.path.close()
    default: break
    }
    outlines[glyph] = outline
    return outline
  }
}
