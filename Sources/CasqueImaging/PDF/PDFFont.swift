internal import CasqueGeometry

/// A font of a PDF: which shape each code of a string has, and how far it goes.
///
/// **Source** ISO 32000-1, 9.6 and 9.7.
final class PDFFont {
  /// What draws its characters.
  enum Shapes {
    case outlines(PDFFontProgram)
    /// Contents of their own, which a map brings to the size of the text.
    case procedures([UInt32: PDFStream], AffineTransform, resources: [String: PDFValue]?)
  }

  /// A character of a string.
  struct Character {
    var code: UInt32
    var glyph: UInt32
    /// How far it goes, in thousandths of the text's size; nil for as far as its shape does.
    var width: Double?
    /// Whether it is the blank that the spacing of words is for.
    var isBlank: Bool
    /// Whether a font that lacks it shows that: one of numbered characters does.
    var isDrawn = true
  }

  /// How the bytes of a string become glyphs.
  enum Codes {
    case single(glyphs: [UInt32])
    case mapped(PDFCharacterMap, glyphs: [UInt8]?, isNumbered: Bool)
  }

  let shapes: Shapes
  private let codes: Codes
  private let widths: PDFWidths

  init(shapes: Shapes, codes: Codes, widths: PDFWidths) {
    self.shapes = shapes
    self.codes = codes
    self.widths = widths
  }

  /// The characters of a string.
  func characters(in bytes: [UInt8]) -> [Character] {
    switch codes {
    case .single(let glyphs):
      bytes.map { byte in
        Character(
          code: UInt32(byte), glyph: glyphs[Int(byte)], width: widths[UInt32(byte)],
          isBlank: byte == 0x20, isDrawn: glyphs[Int(byte)] != 0)
      }
    case .mapped(let map, let table, let isNumbered):
      map.identifiers(in: bytes).map { code, length, identifier in
        Character(
          code: code, glyph: glyph(identifier, table, isNumbered), width: widths[identifier],
          isBlank: length == 1 && code == 0x20)
      }
    }
  }

  private func glyph(_ identifier: UInt32, _ table: [UInt8]?, _ isNumbered: Bool) -> UInt32 {
    if let table {
      let place = Int(identifier) * 2
      return place + 1 < table.count ? UInt32(table[place]) << 8 | UInt32(table[place + 1]) : 0
    }
    guard !isNumbered, case .outlines(let program) = shapes else { return identifier }
    return program.glyph(identifiedBy: identifier)
  }
}

/// How far characters go, in thousandths of the text's size.
struct PDFWidths {
  private var known: [UInt32: Double] = [:]
  /// The width of the others; nil for as far as their shapes go.
  private var other: Double?

  /// None: all characters go as far as their shapes do.
  init() {}

  /// Those of the codes of a simple font.
  init(simple values: [String: PDFValue], _ descriptor: [String: PDFValue], _ file: PDFFile) {
    guard let widths = file.array(values["Widths"]) else { return }
    let first = Int(min(255, max(0, file.number(values["FirstChar"]) ?? 0)))
    for (index, width) in widths.prefix(256).enumerated() {
      known[UInt32(first + index)] = file.number(width)
    }
    other = file.number(descriptor["MissingWidth"]) ?? 0
  }

  /// Those of the identifiers of a font of many characters.
  init(composite values: [String: PDFValue], _ file: PDFFile) {
    other = file.number(values["DW"]) ?? 1000
    let list = file.array(values["W"]) ?? []
    var index = 0
    while index + 1 < list.count, known.count < 65_536 {
      guard let first = file.number(list[index]), first >= 0, first < 65_536 else { return }
      let start = UInt32(first)
      if let own = file.array(list[index + 1]) {
        for (offset, width) in own.prefix(65_536).enumerated() {
          known[start + UInt32(offset)] = file.number(width)
        }
        index += 2
      } else {
        guard index + 2 < list.count, let last = file.number(list[index + 1]), last >= first,
          last < 65_536, let width = file.number(list[index + 2])
        else { return }
        for identifier in start...UInt32(last) { known[identifier] = width }
        index += 3
      }
    }
  }

  subscript(code: UInt32) -> Double? { known[code] ?? other }
}
