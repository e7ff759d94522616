import CasqueDiagnostics

/// Names, attributes and references to characters.
extension MarkupParser {
  /// Whether the text at the offset begins with some ASCII characters.
  func starts(_ word: StaticString) -> Bool { starts(word, at: offset) }

  private func starts(_ word: StaticString, at place: Int) -> Bool {
    let text = word.description.utf8
    guard place + text.count <= bytes.count else { return false }
    var place = place
    for byte in text {
      if bytes[place] != byte { return false }
      place += 1
    }
    return true
  }

  /// Goes past a stretch with a beginning and an end; to the file's end if it has none.
  mutating func skip(_ begin: StaticString, to end: StaticString) -> Bool {
    guard starts(begin) else { return false }
    let start = offset
    offset += begin.description.utf8.count
    while offset < bytes.count {
      if starts(end, at: offset) {
        offset += end.description.utf8.count
        return true
      }
      offset += 1
    }
    report(.documentSyntax, "the file ends before '\(end)'", at: start)
    return true
  }

  mutating func skipBlanks() {
    while offset < bytes.count, bytes[offset] == 0x20 || (0x09...0x0D).contains(bytes[offset]) {
      offset += 1
    }
  }

  /// Reads a name; empty if there is none.
  mutating func readName() -> String {
    let start = offset
    while offset < bytes.count, Self.isName(bytes[offset]) { offset += 1 }
    return source.text(of: start..<offset)
  }

  private static func isName(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x3A, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x80...: true
    default: false
    }
  }

  /// Reads `name="value"`; false if there is none and the tag ends here.
  mutating func readAttribute(into record: inout MarkupTree.Record) -> Bool {
    let start = offset
    let name = readName()
    skipBlanks()
    guard !name.isEmpty, offset < bytes.count, bytes[offset] == 0x3D else {
      report(.documentSyntax, "an attribute is written name=\"value\"", at: start)
      if offset == start { offset += 1 }
      return offset < bytes.count && bytes[offset] != 0x3C
    }
    offset += 1
    skipBlanks()
    guard offset < bytes.count, bytes[offset] == 0x22 || bytes[offset] == 0x27 else {
      report(.documentSyntax, "the value of '\(name)' is not in quotes", at: offset)
      return offset < bytes.count && bytes[offset] != 0x3C
    }
    let quote = bytes[offset]
    offset += 1
    let first = offset
    while offset < bytes.count, bytes[offset] != quote, bytes[offset] != 0x3C { offset += 1 }
    let value = decoded(first..<offset, isAttribute: true)
    guard offset < bytes.count, bytes[offset] == quote else {
      report(.documentSyntax, "the value of '\(name)' has no closing quote", at: start)
      return false
    }
    offset += 1
    if record.attributes.contains(where: { $0.name == name }) {
      report(.documentDuplicateKey, "'\(name)' is given twice: the first counts", at: start)
    } else if record.attributes.count < MarkupLimits.attributes {
      record.attributes.append(
        MarkupAttribute(name: name, value: value, bytes: start..<offset))
    } else {
      report(
        .documentTooLarge, "'\(record.name.prefix(60))' has more attributes than are read",
        at: start)
    }
    return true
  }

  /// The characters of a stretch with references replaced; line ends in attributes are blanks.
  mutating func decoded(_ stretch: Range<Int>, isAttribute: Bool = false) -> String {
    guard bytes[stretch].contains(where: { $0 == 0x26 || $0 < 0x20 }) else {
      return source.text(of: stretch)
    }
    var result: [UInt8] = []
    var place = stretch.lowerBound
    while place < stretch.upperBound {
      let byte = bytes[place]
      if byte == 0x26, let end = bytes[place..<stretch.upperBound].prefix(12).firstIndex(of: 0x3B),
        let scalar = Self.scalar(named: source.text(of: place + 1..<end))
      {
        result += Array(String(Character(scalar)).utf8)
        place = end + 1
        continue
      }
      if byte == 0x26 {
        report(.documentSyntax, "'&' begins no known reference; write &amp;", at: place)
      }
      if byte == 0x0D, !isAttribute {
        let isPair = place + 1 < stretch.upperBound && bytes[place + 1] == 0x0A
        if !isPair { result.append(0x0A) }
      } else {
        result.append(isAttribute && byte < 0x20 ? 0x20 : byte)
      }
      place += 1
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func scalar(named name: String) -> Unicode.Scalar? {
    switch name {
    case "lt": return "<"
    case "gt": return ">"
    case "amp": return "&"
    case "quot": return "\""
    case "apos": return "'"
    default: break
    }
    guard name.hasPrefix("#") else { return nil }
    let digits = name.dropFirst()
    let value =
      digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return value.flatMap(Unicode.Scalar.init).flatMap { $0.value == 0 ? nil : $0 }
  }
}
