/// The tags of an SVG file, in order, read leniently: what a file draws is decided by librsvg, here it
/// is only counted.
struct SVGTokens: IteratorProtocol {
  enum Token {
    /// A tag that begins an element; names are without prefixes, values with their characters.
    case open(name: String, attributes: [String: String], isEmpty: Bool)
    case close
    /// What stands between tags.
    case text(String)
    /// Something that hides what is drawn: entities that hold markup, attributes from a DTD.
    case hidden(String)
  }

  private let bytes: ArraySlice<UInt8>
  private var place: Int
  private var entities: [String: String] = [:]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes[...]
    place = 0
  }

  mutating func next() -> Token? {
    while place < bytes.endIndex {
      guard bytes[place] == 0x3C else {
        let end = bytes[place...].firstIndex(of: 0x3C) ?? bytes.endIndex
        defer { place = end }
        return .text(text(place..<end))
      }
      if starts(with: "<!--") {
        skip(past: "-->")
      } else if starts(with: "<![CDATA[") {
        let start = place + 9
        skip(past: "]]>")
        return .text(text(start..<max(start, place - 3)))
      } else if starts(with: "<?") {
        skip(past: "?>")
      } else if starts(with: "<!") {
        if let hidden = readDeclaration() { return .hidden(hidden) }
      } else if starts(with: "</") {
        skip(past: ">")
        return .close
      } else {
        return readTag()
      }
    }
    return nil
  }

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  private func starts(with text: StaticString) -> Bool {
    bytes[place...].starts(with: "\(text)".utf8)
  }

  /// Goes behind the next place of some characters, or to the end.
  private mutating func skip(past text: StaticString) {
    let mark = Array("\(text)".utf8)
    while place < bytes.endIndex {
      if bytes[place] == mark[0], bytes[place...].starts(with: mark) {
        place += mark.count
        return
      }
      place += 1
    }
  }

  /// Reads `<!DOCTYPE …>` and what it declares; gives what cannot be counted.
  private mutating func readDeclaration() -> String? {
    guard starts(with: "<!ENTITY") else {
      if starts(with: "<!ATTLIST") { return "attributes in a document type" }
      // The rest of a document type is read tag by tag, its end is text.
      place += 2
      while place < bytes.endIndex, ![0x3C, 0x3E].contains(bytes[place]) { place += 1 }
      return nil
    }
    let start = place
    skip(past: ">")
    let words = text(start..<place).split(maxSplits: 2) { $0 == " " || $0 == "\t" || $0 == "\n" }
    guard words.count == 3, words[1] != "%" else { return "entities" }
    let rest = words[2].drop { $0 != "\"" && $0 != "'" }
    let value = rest.dropFirst().prefix { $0 != rest.first }
    if value.contains("<") || value.contains("&") || value.contains("%") { return "entities" }
    entities[String(words[1])] = String(value)
    return nil
  }

  private mutating func readTag() -> Token {
    place += 1
    let name = readName()
    var attributes: [String: String] = [:]
    while place < bytes.endIndex {
      switch bytes[place] {
      case 0x3E:
        place += 1
        return .open(name: name, attributes: attributes, isEmpty: false)
      case 0x2F where place + 1 < bytes.endIndex && bytes[place + 1] == 0x3E:
        place += 2
        return .open(name: name, attributes: attributes, isEmpty: true)
      case 0x22, 0x27:
        place += 1
      case let byte where Self.endsName(byte):
        place += 1
      default:
        let key = readName()
        while place < bytes.endIndex, Self.isSpace(bytes[place]) { place += 1 }
        guard place < bytes.endIndex, bytes[place] == 0x3D else { continue }
        place += 1
        while place < bytes.endIndex, Self.isSpace(bytes[place]) { place += 1 }
        attributes[key] = readValue()
      }
    }
    return .open(name: name, attributes: attributes, isEmpty: true)
  }

  /// A name without its prefix.
  private mutating func readName() -> String {
    let start = place
    while place < bytes.endIndex, !Self.endsName(bytes[place]) { place += 1 }
    let name = bytes[start..<place]
    let local = name.lastIndex(of: 0x3A).map { name[($0 + 1)...] } ?? name
    return String(decoding: local, as: UTF8.self)
  }

  private mutating func readValue() -> String {
    guard place < bytes.endIndex, bytes[place] == 0x22 || bytes[place] == 0x27 else { return "" }
    let quote = bytes[place]
    let start = place + 1
    place = start
    while place < bytes.endIndex, bytes[place] != quote { place += 1 }
    defer { place = min(place + 1, bytes.endIndex) }
    return decoded(text(start..<place))
  }

  /// The characters that references stand for.
  private func decoded(_ text: String) -> String {
    guard text.contains("&") else { return text }
    var result = ""
    var rest = text[...]
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      guard let end = rest[start...].firstIndex(of: ";") else { break }
      let name = rest[rest.index(after: start)..<end]
      rest = rest[rest.index(after: end)...]
      if name.hasPrefix("#") {
        let isHex = name.dropFirst().first == "x"
        let digits = name.dropFirst(isHex ? 2 : 1)
        if let code = UInt32(digits, radix: isHex ? 16 : 10), let scalar = Unicode.Scalar(code) {
          result.unicodeScalars.append(scalar)
        }
      } else {
        result += entities[String(name)] ?? Self.known[String(name)] ?? ""
      }
    }
    return result + rest
  }

  private static let known = ["lt": "<", "gt": ">", "amp": "&", "quot": "\"", "apos": "'"]

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }

  private static func endsName(_ byte: UInt8) -> Bool {
    isSpace(byte) || byte == 0x3D || byte == 0x3E || byte == 0x2F || byte == 0x22 || byte == 0x27
  }
}
