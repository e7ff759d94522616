internal import CGlyphs
internal import CasqueGeometry

/// Fonts, each read once.
extension PDFFile {
  private static let fontLimit = 256

  /// Reads a font of the resources.
  ///
  /// Throws for one whose shapes are not in the file: they would depend on the machine.
  func font(_ value: PDFValue?) throws(ImageDecodingError) -> PDFFont {
    var number: Int?
    if case .reference(let own)? = value { number = own }
    if let number, let known = fonts[number] { return known }
    fontsRead += 1
    guard fontsRead <= Self.fontLimit else { throw .unsupported("so many fonts in a PDF") }
    guard let values = dictionary(value) else {
      throw .unsupported("text without a font in a PDF (make it outlines)")
    }
    let font: PDFFont
    switch name(values["Subtype"]) {
    case "Type0": font = try composite(values)
    case "Type3": font = procedures(values)
    default: font = try simple(values)
    }
    if let number { fonts[number] = font }
    return font
  }

  private func program(
    _ descriptor: [String: PDFValue], named name: String
  ) throws(ImageDecodingError) -> PDFFontProgram {
    let keys = ["FontFile", "FontFile2", "FontFile3"]
    guard let value = keys.lazy.compactMap({ descriptor[$0] }).first, let stream = stream(value)
    else {
      throw .unsupported("text in the font '\(name)', which a PDF lacks (make it outlines)")
    }
    var number: Int?
    if case .reference(let own) = value { number = own }
    if let number, let known = programs[number] { return known }
    guard let program = PDFFontProgram(try decode(stream), &fontSeconds) else {
      throw .unsupported("the font '\(name)' of a PDF (make it outlines)")
    }
    if let number { programs[number] = program }
    return program
  }

  /// The name of a font, without the letters that mark a part of it: `ABCDEF+Name`.
  private func fontName(_ values: [String: PDFValue]) -> String {
    let name = name(values["BaseFont"]) ?? ""
    let parts = name.split(separator: "+", maxSplits: 1)
    return String(parts.count == 2 && parts[0].count == 6 ? parts[1] : name[...])
  }

  private func simple(_ values: [String: PDFValue]) throws(ImageDecodingError) -> PDFFont {
    let descriptor = dictionary(values["FontDescriptor"]) ?? [:]
    let program = try program(descriptor, named: fontName(values))
    let flags = Int(min(1e9, max(0, number(descriptor["Flags"]) ?? 0)))
    let encoding = PDFFontEncoding(values["Encoding"], self, isSymbolic: flags & 4 != 0)
    return PDFFont(
      shapes: .outlines(program), codes: .single(glyphs: encoding.glyphs(of: program)),
      widths: PDFWidths(simple: values, descriptor, self))
  }

  private func composite(_ values: [String: PDFValue]) throws(ImageDecodingError) -> PDFFont {
    guard let own = dictionary(array(values["DescendantFonts"])?.first) else {
      throw .corrupt("a font of it has no characters")
    }
    let map = try characterMap(values["Encoding"])
    let program = try program(dictionary(own["FontDescriptor"]) ?? [:], named: fontName(values))
    let table = try stream(own["CIDToGIDMap"]).map { stream throws(ImageDecodingError) in
      try decode(stream)
    }
    // TrueType has no identifiers of its own: they are the numbers of its glyphs.
    let isNumbered = name(own["Subtype"]) == "CIDFontType2"
    return PDFFont(
      shapes: .outlines(program),
      codes: .mapped(map, glyphs: table, isNumbered: isNumbered && program.isTrueType),
      widths: PDFWidths(composite: own, self))
  }

  private func characterMap(_ value: PDFValue?) throws(ImageDecodingError) -> PDFCharacterMap {
    if let stream = stream(value) {
      guard number(stream.dictionary["WMode"]) != 1 else {
        throw .unsupported("vertical text in a PDF (make it outlines)")
      }
      let base = try stream.dictionary["UseCMap"].map { value throws(ImageDecodingError) in
        guard name(value)?.hasPrefix("Identity") == true else {
          throw .unsupported("text of so rare an encoding in a PDF (make it outlines)")
        }
        return PDFCharacterMap.identity
      }
      return try PDFCharacterMap(try decode(stream), onto: base)
    }
    switch name(value) {
    case "Identity-H": return .identity
    case "Identity-V": throw .unsupported("vertical text in a PDF (make it outlines)")
    case let name:
      throw .unsupported("text of the encoding '\(name ?? "")' in a PDF (make it outlines)")
    }
  }

  private func procedures(_ values: [String: PDFValue]) -> PDFFont {
    let matrix = numbers(values["FontMatrix"]) ?? []
    let map = AffineTransform(matrix.count == 6 ? matrix : [0.001, 0, 0, 0.001, 0, 0])
    let contents = dictionary(values["CharProcs"]) ?? [:]
    let names = PDFFontEncoding(values["Encoding"], self, isSymbolic: true).names
    var procedures: [UInt32: PDFStream] = [:]
    for (code, name) in names { procedures[UInt32(code)] = stream(contents[name]) }
    return PDFFont(
      shapes: .procedures(procedures, map, resources: dictionary(values["Resources"])),
      codes: .single(glyphs: Array(0..<256)), widths: PDFWidths(simple: values, [:], self))
  }
}

/// Which glyph each code of a simple font has.
///
/// **Source** ISO 32000-1, 9.6.6.
struct PDFFontEncoding {
  /// What the file says of some codes.
  private(set) var names: [UInt8: String] = [:]
  /// The usual meaning of the others; nil for that of the font itself.
  private var scalars: [UInt8: Unicode.Scalar]?
  private let isSymbolic: Bool

  init(_ value: PDFValue?, _ file: PDFFile, isSymbolic: Bool) {
    self.isSymbolic = isSymbolic
    guard let values = file.dictionary(value) else {
      scalars = PDFEncoding.scalars(named: file.name(value))
      return
    }
    scalars = PDFEncoding.scalars(named: file.name(values["BaseEncoding"]))
    var code = 0
    for part in file.array(values["Differences"]) ?? [] {
      if let number = file.number(part) {
        code = Int(min(255, max(0, number)))
      } else if let name = file.name(part), code < 256 {
        names[UInt8(code)] = name
        code += 1
      }
    }
  }

  /// The glyphs of all codes; 0 for those that a program lacks.
  func glyphs(of program: PDFFontProgram) -> [UInt32] {
    (0...255).map { program.isTrueType ? numbered(UInt8($0), program) : named(UInt8($0), program) }
  }

  private func first(_ ways: (() -> UInt32)...) -> UInt32 {
    ways.lazy.map { $0() }.first { $0 != 0 } ?? 0
  }

  /// The glyph in a font whose glyphs have names.
  private func named(_ code: UInt8, _ program: PDFFontProgram) -> UInt32 {
    let scalar = names[code].flatMap(PDFEncoding.scalar(named:)) ?? scalars?[code]
    guard let name = names[code] ?? scalar.flatMap(PDFEncoding.name(of:)) else {
      if scalars != nil { return 0 }
      return first(
        { program.glyph(of: UInt32(code), in: CGLYPHS_OWN) },
        { named(PDFEncoding.standard[code], program) })
    }
    return first(
      { program.glyph(named: name) },
      { scalar.map { program.glyph(of: $0.value, in: CGLYPHS_UNICODE) } ?? 0 })
  }

  private func named(_ scalar: Unicode.Scalar?, _ program: PDFFontProgram) -> UInt32 {
    guard let scalar, let name = PDFEncoding.name(of: scalar) else { return 0 }
    return program.glyph(named: name)
  }

  /// The glyph in a font whose tables know codes and characters.
  private func numbered(_ code: UInt8, _ program: PDFFontProgram) -> UInt32 {
    let isStated = names[code] != nil || (scalars != nil && !isSymbolic)
    return isStated
      ? first({ meant(code, program) }, { plain(code, program) })
      : first({ plain(code, program) }, { meant(code, program) })
  }

  private func meant(_ code: UInt8, _ program: PDFFontProgram) -> UInt32 {
    let name = names[code]
    let usual = name == nil ? (scalars ?? PDFEncoding.standard)[code] : nil
    let scalar = name.flatMap(PDFEncoding.scalar(named:)) ?? usual
    return first(
      { scalar.map { program.glyph(of: $0.value, in: CGLYPHS_UNICODE) } ?? 0 },
      {
        let mac = PDFEncoding.macRoman.first { $0.value == scalar }?.key
        return mac.map { program.glyph(of: UInt32($0), in: CGLYPHS_MAC_ROMAN) } ?? 0
      },
      { (name ?? scalar.flatMap(PDFEncoding.name(of:))).map { program.glyph(named: $0) } ?? 0 })
  }

  private func plain(_ code: UInt8, _ program: PDFFontProgram) -> UInt32 {
    // Fonts of symbols have their codes in a corner of their own.
    first(
      { program.glyph(of: 0xF000 + UInt32(code), in: CGLYPHS_SYMBOLS) },
      { program.glyph(of: UInt32(code), in: CGLYPHS_SYMBOLS) },
      { program.glyph(of: UInt32(code), in: CGLYPHS_MAC_ROMAN) })
  }
}
