import CasqueDiagnostics

/// A `.strings` file: `"key" = "text";` with comments, in UTF-8 or in UTF-16 with a mark, or a property
/// list.
enum StringsFile {
  /// Reads the texts by key; what cannot be read is reported, and reading goes on behind the next `;`.
  ///
  /// A key that is there twice has its first text. O(bytes).
  static func read(_ bytes: [UInt8], path: String) -> Diagnosed<[String: String]> {
    if PropertyList.isLikely(bytes), let list = PropertyList.read(bytes) {
      return Diagnosed(list.compactMapValues(\.text))
    }
    guard let text = decode(bytes) else {
      let place = TextPlaces([], path: path).range(0..<0)
      return Diagnosed(
        [:],
        diagnostics: [
          Diagnostic(
            .stringsSyntax, "the file is neither UTF-8 nor UTF-16 with a mark, or is binary",
            at: place)
        ])
    }
    var reader = Reader(Array(text.utf8), path: path)
    reader.readAll()
    return Diagnosed(reader.texts, diagnostics: reader.diagnostics)
  }

  private static func decode(_ bytes: [UInt8]) -> String? {
    let marks = bytes.prefix(2)
    if marks == [0xFF, 0xFE] || marks == [0xFE, 0xFF] {
      guard bytes.count % 2 == 0 else { return nil }
      let low = bytes[0] == 0xFF
      let units = stride(from: 2, to: bytes.count, by: 2).map { index in
        low
          ? UInt16(bytes[index]) | UInt16(bytes[index + 1]) << 8
          : UInt16(bytes[index]) << 8 | UInt16(bytes[index + 1])
      }
      return String(validating: units, as: UTF16.self)
    }
    guard !bytes.contains(0), !bytes.starts(with: Array("bplist".utf8)) else { return nil }
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    return String(validating: bytes[start...], as: UTF8.self)
  }

  /// Walks over the bytes.
  private struct Reader {
    private let bytes: [UInt8]
    private let places: TextPlaces
    private var at = 0
    private(set) var texts: [String: String] = [:]
    private(set) var diagnostics: [Diagnostic] = []
    private static let faultLimit = 100

    init(_ bytes: [UInt8], path: String) {
      self.bytes = bytes
      places = TextPlaces(bytes, path: path)
    }

    private var current: UInt8? { at < bytes.count ? bytes[at] : nil }

    mutating func readAll() {
      while skipSpace(), at < bytes.count, diagnostics.count < Self.faultLimit {
        guard readPair() else {
          recover()
          continue
        }
      }
    }

    /// Reads a pair with its `;`; false after a diagnostic.
    private mutating func readPair() -> Bool {
      let start = at
      guard let key = readText("a key") else { return false }
      _ = skipSpace()
      var text = key
      if current == UInt8(ascii: "=") {
        at += 1
        _ = skipSpace()
        guard let value = readText("a text") else { return false }
        text = value
        _ = skipSpace()
      } else if current != UInt8(ascii: ";") {
        return fault("expected '=' after the key", at)
      }
      guard current == UInt8(ascii: ";") else { return fault("expected ';' after the text", at) }
      at += 1
      if texts[key] != nil {
        diagnostics.append(
          Diagnostic(
            .stringsSyntax, "the key '\(key.prefix(60))' is there twice: the first text counts",
            at: places.range(start..<at), severity: .warning))
      } else {
        texts[key] = text
      }
      return true
    }

    /// Reads a text in quotes, or a word of letters, digits and `_ . - $ / :`.
    private mutating func readText(_ what: String) -> String? {
      guard current == UInt8(ascii: "\"") else { return readWord(what) }
      let start = at
      at += 1
      var buffer: [UInt8] = []
      while let byte = current {
        at += 1
        switch byte {
        case UInt8(ascii: "\""): return String(decoding: buffer, as: UTF8.self)
        case UInt8(ascii: "\\"): buffer += readEscape()
        default: buffer.append(byte)
        }
      }
      _ = fault("the quote is not closed", start)
      return nil
    }

    private mutating func readWord(_ what: String) -> String? {
      let start = at
      while let byte = current, Self.isOfWord(byte) { at += 1 }
      guard at > start else {
        _ = fault("expected \(what) in quotes", at)
        return nil
      }
      return String(decoding: bytes[start..<at], as: UTF8.self)
    }

    private static func isOfWord(_ byte: UInt8) -> Bool {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
      default: "_.-$/:".utf8.contains(byte)
      }
    }

    /// What an escape stands for, its backslash being behind.
    private mutating func readEscape() -> [UInt8] {
      guard let byte = current else { return [] }
      at += 1
      switch byte {
      case UInt8(ascii: "n"): return [0x0A]
      case UInt8(ascii: "t"): return [0x09]
      case UInt8(ascii: "r"): return [0x0D]
      case UInt8(ascii: "U"), UInt8(ascii: "u"): return readUnits()
      default: return [byte]
      }
    }

    /// `\U0041`, and two of them for characters beyond the basic plane.
    private mutating func readUnits() -> [UInt8] {
      guard let first = readUnit() else { return Array("U".utf8) }
      var units = [first]
      if (0xD800...0xDBFF).contains(first), at + 1 < bytes.count, bytes[at] == UInt8(ascii: "\\"),
        bytes[at + 1] == UInt8(ascii: "U") || bytes[at + 1] == UInt8(ascii: "u")
      {
        let start = at
        at += 2
        if let second = readUnit() { units.append(second) } else { at = start }
      }
      return Array(String(decoding: units, as: UTF16.self).utf8)
    }

    private mutating func readUnit() -> UInt16? {
      guard at + 4 <= bytes.count,
        let unit = UInt16(String(decoding: bytes[at..<at + 4], as: UTF8.self), radix: 16)
      else { return nil }
      at += 4
      return unit
    }

    /// Skips blanks and comments; false after a comment that is not closed.
    private mutating func skipSpace() -> Bool {
      while let byte = current {
        if byte <= 0x20 {
          at += 1
        } else if byte == UInt8(ascii: "/"), at + 1 < bytes.count {
          let start = at
          if bytes[at + 1] == UInt8(ascii: "/") {
            while let byte = current, byte != 0x0A { at += 1 }
          } else if bytes[at + 1] == UInt8(ascii: "*") {
            at += 2
            while at + 1 < bytes.count,
              bytes[at] != UInt8(ascii: "*") || bytes[at + 1] != UInt8(ascii: "/")
            { at += 1 }
            guard at + 1 < bytes.count else {
              at = bytes.count
              return fault("the comment is not closed", start)
            }
            at += 2
          } else {
            return true
          }
        } else {
          return true
        }
      }
      return true
    }

    private mutating func fault(_ message: String, _ offset: Int) -> Bool {
      let end = min(bytes.count, offset + 1)
      diagnostics.append(
        Diagnostic(.stringsSyntax, message, at: places.range(min(offset, end)..<end)))
      return false
    }

    /// Goes on behind the next `;` of this or a later line.
    private mutating func recover() {
      while let byte = current, byte != UInt8(ascii: ";") { at += 1 }
      at += 1
    }
  }
}
