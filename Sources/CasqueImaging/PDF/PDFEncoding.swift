/// Which character each code of a simple font stands for.
///
/// **Source** ISO 32000-1, annex D.
enum PDFEncoding {
  /// Those of Standard, Mac OS Roman or Windows Latin text, by code; nil for another name.
  static func scalars(named name: String?) -> [UInt8: Unicode.Scalar]? {
    switch name {
    case "StandardEncoding": standard
    case "MacRomanEncoding": macRoman
    case "WinAnsiEncoding": winAnsi
    default: nil
    }
  }

  static let standard: [UInt8: Unicode.Scalar] = {
    var table = ascii
    table[0x27] = "\u{2019}"
    table[0x60] = "\u{2018}"
    add("¡¢£⁄¥ƒ§¤'“«‹›ﬁﬂ", from: 0xA1, to: &table)
    add("–†‡· ¶•‚„”»…‰ ¿ `´ˆ˜¯˘˙¨ ˚¸ ˝˛ˇ—", from: 0xB1, to: &table)
    add("Æ ª    ŁØŒº     æ   ı  łøœß", from: 0xE1, to: &table)
    return table
  }()

  static let macRoman: [UInt8: Unicode.Scalar] = {
    var table = ascii
    add("ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø", from: 0x80, to: &table)
    add("¿¡¬√ƒ≈∆«»… ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄¤‹›ﬁﬂ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ", from: 0xC0, to: &table)
    add("ÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ", from: 0xF1, to: &table)
    table[0xCA] = " "
    return table
  }()

  static let winAnsi: [UInt8: Unicode.Scalar] = {
    var table = ascii
    add("€•‚ƒ„…†‡ˆ‰Š‹Œ•Ž••‘’“”•–—˜™š›œ•žŸ", from: 0x80, to: &table)
    for code in UInt8(0xA1)...0xFF { table[code] = Unicode.Scalar(code) }
    table[0xA0] = " "
    table[0xAD] = "-"
    return table
  }()

  private static let ascii: [UInt8: Unicode.Scalar] = {
    var table: [UInt8: Unicode.Scalar] = [:]
    for code in UInt8(0x20)...0x7E { table[code] = Unicode.Scalar(code) }
    return table
  }()

  /// Adds characters one after another; a blank leaves its code out.
  private static func add(
    _ characters: String, from start: Int, to table: inout [UInt8: Unicode.Scalar]
  ) {
    for (index, scalar) in characters.unicodeScalars.enumerated() where scalar != " " {
      table[UInt8(start + index)] = scalar
    }
  }

  /// The name that fonts have for a character.
  static func name(of scalar: Unicode.Scalar) -> String? { names[scalar] }

  /// The character of a name; nil for one that fonts make up.
  static func scalar(named name: String) -> Unicode.Scalar? {
    let stem = name.prefix { $0 != "." }
    if let scalar = characters[String(stem)] { return scalar }
    for prefix in ["uni", "u"] where stem.hasPrefix(prefix) {
      let digits = stem.dropFirst(prefix.count)
      guard (4...6).contains(digits.utf8.count), let code = UInt32(digits, radix: 16) else {
        continue
      }
      return Unicode.Scalar(code)
    }
    return nil
  }

  private static let names = Dictionary(characters.map { ($1, $0) }) { min($0, $1) }

  private static let characters: [String: Unicode.Scalar] = {
    var table: [String: Unicode.Scalar] = [:]
    for (start, names) in runs {
      for (index, name) in names.split(whereSeparator: \.isWhitespace).enumerated() {
        table[String(name)] = Unicode.Scalar(start + UInt32(index))
      }
    }
    for (name, scalar) in others { table[name] = scalar }
    for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz".unicodeScalars {
      table[String(letter)] = letter
    }
    return table
  }()

  /// Names of characters that follow one another.
  private static let runs: [(UInt32, String)] = [
    (
      0x20,
      """
      space exclam quotedbl numbersign dollar percent ampersand quotesingle parenleft parenright
      asterisk plus comma hyphen period slash zero one two three four five six seven eight nine
      colon semicolon less equal greater question at
      """
    ),
    (0x5B, "bracketleft backslash bracketright asciicircum underscore grave"),
    (0x7B, "braceleft bar braceright asciitilde"),
    (
      0xA1,
      """
      exclamdown cent sterling currency yen brokenbar section dieresis copyright ordfeminine
      guillemotleft logicalnot
      """
    ),
    (0xAE, "registered macron degree plusminus twosuperior threesuperior acute mu paragraph"),
    (
      0xB7,
      """
      periodcentered cedilla onesuperior ordmasculine guillemotright onequarter onehalf
      threequarters questiondown Agrave Aacute Acircumflex Atilde Adieresis Aring AE Ccedilla Egrave
      Eacute Ecircumflex Edieresis Igrave Iacute Icircumflex Idieresis Eth Ntilde Ograve Oacute
      Ocircumflex Otilde Odieresis multiply Oslash Ugrave Uacute Ucircumflex Udieresis Yacute Thorn
      germandbls agrave aacute acircumflex atilde adieresis aring ae ccedilla egrave eacute
      ecircumflex edieresis igrave iacute icircumflex idieresis eth ntilde ograve oacute ocircumflex
      otilde odieresis divide oslash ugrave uacute ucircumflex udieresis yacute thorn ydieresis
      """
    ),
    (0x2C6, "circumflex caron"), (0x2D8, "breve dotaccent ring ogonek tilde hungarumlaut"),
    (0x2018, "quoteleft quoteright quotesinglbase"),
    (0x201C, "quotedblleft quotedblright quotedblbase"), (0x2020, "dagger daggerdbl bullet"),
    (0xFB01, "fi fl"),
  ]

  private static let others: [String: Unicode.Scalar] = [
    "dotlessi": "ı", "Lslash": "Ł", "lslash": "ł", "OE": "Œ", "oe": "œ", "Scaron": "Š",
    "scaron": "š", "Ydieresis": "Ÿ", "Zcaron": "Ž", "zcaron": "ž", "florin": "ƒ", "Omega": "Ω",
    "pi": "π", "endash": "–", "emdash": "—", "ellipsis": "…", "perthousand": "‰",
    "guilsinglleft": "‹", "guilsinglright": "›", "fraction": "⁄", "Euro": "€", "trademark": "™",
    "partialdiff": "∂", "Delta": "∆", "product": "∏", "summation": "∑", "minus": "−",
    "radical": "√", "infinity": "∞", "integral": "∫", "approxequal": "≈", "notequal": "≠",
    "lessequal": "≤", "greaterequal": "≥", "lozenge": "◊",
  ]
}
