import CasqueDiagnostics

/// Puts quotes around values that YAML reads otherwise than they were meant.
enum Quoting {
  /// The text as a quoted scalar: double quotes, single ones where that saves escapes.
  static func quoted(_ text: String) -> String {
    let needsEscapes = text.unicodeScalars.contains { $0 == "\"" || $0 == "\\" }
    if needsEscapes {
      return "'"
        + text.split(separator: "'", omittingEmptySubsequences: false)
        .joined(separator: "''") + "'"
    }
    return "\"" + text + "\""
  }

  /// The hint to quote a stretch of a file as it stands.
  static func hint(_ stretch: Range<Int>, in source: SourceText) -> Hint {
    let quoted = quoted(source.text(of: stretch))
    return Hint(
      "quote this value: \(quoted)",
      edits: [SourceEdit(path: source.path, bytes: stretch, replacement: quoted)])
  }

  /// The value that a line of block style gives to its key or list entry: all that stands after
  /// the first `key: ` or the leading `- `, without trailing spaces; nil if there is none.
  static func lineValue(around offset: Int, in source: SourceText) -> Range<Int>? {
    let line = source.line(around: offset)
    let bytes = source.bytes
    var start = line.lowerBound
    var end = line.upperBound
    while end > start, isBlank(bytes[end - 1]) { end -= 1 }
    var found = false
    while start < end {
      while start < end, isBlank(bytes[start]) { start += 1 }
      guard start + 1 < end, bytes[start] == 0x2D, isBlank(bytes[start + 1]) else { break }
      start += 2
      found = true
    }
    var key = start
    while key < end, isKeyByte(bytes[key]) { key += 1 }
    if key > start, key + 1 < end, bytes[key] == 0x3A, isBlank(bytes[key + 1]) {
      start = key + 2
      found = true
    }
    while start < end, isBlank(bytes[start]) { start += 1 }
    return found && start < end ? start..<end : nil
  }

  /// Whether a byte is a space or a tab.
  static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  private static func isKeyByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x2D: true
    default: false
    }
  }
}
