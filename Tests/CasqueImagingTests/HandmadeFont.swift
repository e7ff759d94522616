/// Font programs written by hand.
///
/// `A` is a square as wide and high as the text, `B` its lower half; both are a thousand units wide, and
/// nothing else is there.
enum HandmadeFont {
  private static func words(_ numbers: [Int], bytes count: Int) -> [UInt8] {
    numbers.flatMap { number in
      (0..<count).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }
  }

  private static func short(_ numbers: Int...) -> [UInt8] { words(numbers, bytes: 2) }
  private static func long(_ numbers: Int...) -> [UInt8] { words(numbers, bytes: 4) }

  // MARK: TrueType

  /// A font of numbered glyphs: 1 is `A`, 2 is `B`.
  ///
  /// - Parameter table: the platform and the encoding of the table of codes, and where it starts.
  static func trueType(table: (Int, Int, first: Int) = (3, 1, first: 0x41)) -> [UInt8] {
    let glyphs = [[], square(height: 1000), square(height: 500)]
    var (places, shapes) = ([0], [UInt8]())
    for glyph in glyphs {
      shapes += glyph
      places.append(shapes.count / 2)
    }
    let codes = short(4, 32, 0, 4, 4, 1, 0, table.first + 1, 0xFFFF, 0, table.first, 0xFFFF)
    return file([
      ("cmap", short(0, 1, table.0, table.1) + long(12) + codes + short(1 - table.first, 1, 0, 0)),
      ("glyf", shapes),
      (
        "head",
        long(0x1_0000, 0, 0, 0x5F0F_3CF5) + short(0, 1000) + long(0, 0, 0, 0)
          + short(0, 0, 1000, 1000, 0, 8, 2, 0, 0)
      ),
      ("hhea", long(0x1_0000) + short(1000, 0, 0, 1000, 0, 0, 1000, 1, 0, 0, 0, 0, 0, 0, 0, 3)),
      ("hmtx", short(1000, 0, 1000, 0, 1000, 0)),
      ("loca", words(places, bytes: 2)),
      ("maxp", long(0x1_0000) + short(3, 4, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)),
    ])
  }

  private static func square(height: Int) -> [UInt8] {
    short(1, 0, 0, 1000, height, 3, 0) + [1, 1, 1, 1] + short(0, 1000, 0, -1000)
      + short(0, 0, height, 0)
  }

  private static func file(_ tables: [(name: String, bytes: [UInt8])]) -> [UInt8] {
    var file = long(0x1_0000) + short(tables.count, 0, 0, 0)
    var body: [UInt8] = []
    for table in tables {
      file += Array(table.name.utf8) + long(0, 12 + 16 * tables.count + body.count)
      file += long(table.bytes.count)
      body += table.bytes + [UInt8](repeating: 0, count: (4 - table.bytes.count % 4) % 4)
    }
    return file + body
  }

  // MARK: CFF

  /// A font of named glyphs, packed.
  static func cff() -> [UInt8] {
    func number(_ value: Int) -> [UInt8] { [29] + long(value) }
    let glyphs = list([[14], shape(height: 1000), shape(height: 500)])
    let charset: [UInt8] = [0] + short(34, 35)
    let start = 4 + list([Array("Hand".utf8)]).count + 5 + 23 + 4
    let entries =
      number(start) + [15] + number(start + charset.count) + [17] + number(0)
      + number(start + charset.count + glyphs.count) + [18]
    let head = [1, 0, 4, 1] + list([Array("Hand".utf8)]) + list([entries])
    precondition(head.count + 4 == start)
    return head + short(0, 0) + charset + glyphs
  }

  private static func list(_ parts: [[UInt8]]) -> [UInt8] {
    var (places, body) = ([1], [UInt8]())
    for part in parts {
      body += part
      places.append(body.count + 1)
    }
    return short(parts.count) + [1] + places.map { UInt8($0) } + body
  }

  // 1000 0 0 rmoveto 1000 hlineto height vlineto -1000 hlineto endchar
  private static func shape(height: Int) -> [UInt8] {
    func number(_ value: Int) -> [UInt8] { [28] + short(value) }
    return number(1000) + number(0) + number(0) + [21] + number(1000) + [6] + number(height) + [7]
      + number(-1000) + [6, 14]
  }

  // MARK: Type 1

  /// A font of named glyphs, with codes of its own: 1 is `A`, 2 is `B`.
  static func type1() -> [UInt8] {
    var secret = Array("\0\0\0\0dup /Private 8 dict dup begin /lenIV 4 def\n".utf8)
    secret += Array("2 index /CharStrings 3 dict dup begin\n".utf8)
    for (name, height) in [(".notdef", 0), ("A", 1000), ("B", 500)] {
      let code = encrypted([0, 0, 0, 0] + drawing(height: height), key: 4330)
      secret += Array("/\(name) \(code.count) RD ".utf8) + code + Array(" ND\n".utf8)
    }
    secret += Array(
      "end end readonly put noaccess put dup /FontName get exch definefont pop\n".utf8)
    let open = """
      %!PS-AdobeFont-1.0: Hand
      11 dict begin /FontName /Hand def /FontType 1 def /PaintType 0 def
      /FontMatrix [0.001 0 0 0.001 0 0] readonly def /FontBBox {0 0 1000 1000} readonly def
      /Encoding 256 array 0 1 255 {1 index exch /.notdef put} for
      dup 1 /A put dup 2 /B put readonly def
      currentdict end currentfile eexec

      """
    return Array(open.utf8) + encrypted(secret, key: 55_665)
  }

  private static func encrypted(_ bytes: [UInt8], key: UInt16) -> [UInt8] {
    var key = key
    return bytes.map { byte in
      let secret = byte ^ UInt8(key >> 8)
      key = (UInt16(secret) &+ key) &* 52_845 &+ 22_719
      return secret
    }
  }

  // 0 1000 hsbw 0 0 rmoveto 1000 hlineto height vlineto -1000 hlineto closepath endchar
  private static func drawing(height: Int) -> [UInt8] {
    func number(_ value: Int) -> [UInt8] { [255] + long(value) }
    let start = number(0) + number(1000) + [13]
    guard height > 0 else { return start + [14] }
    return start + number(0) + number(0) + [21] + number(1000) + [6] + number(height) + [7]
      + number(-1000) + [6, 9, 14]
  }
}
