import CasqueDiagnostics

/// A character that is written as JSON writes it, by the two halves of its UTF-16: `\ud83d\udc4b`.
struct SurrogateEscape {
  /// The escapes with their backslashes.
  let bytes: Range<Int>
  /// The character; nil for a half alone.
  let character: Character?

  /// Reads the escape whose digits begin at an offset; nil if it is none of a half.
  init?(at digits: Int, _ source: SourceText) {
    guard let first = SurrogateEscape.unit(at: digits, source), (0xD800...0xDFFF).contains(first)
    else { return nil }
    let second = SurrogateEscape.unit(at: digits + 6, source)
    if first < 0xDC00, let second, (0xDC00...0xDFFF).contains(second) {
      bytes = digits - 2..<digits + 10
      let value = 0x10000 + (first - 0xD800) << 10 + second - 0xDC00
      character = Unicode.Scalar(value).map(Character.init)
    } else {
      bytes = digits - 2..<digits + 4
      character = nil
    }
  }

  func diagnostic(_ source: SourceText) -> Diagnostic {
    guard let character else {
      return Diagnostic(
        .documentSyntax, "half of a character stands alone", at: source.range(of: bytes),
        hints: [Hint("write the character itself")])
    }
    return Diagnostic(
      .documentSyntax, "YAML does not write a character by two halves",
      at: source.range(of: bytes),
      hints: [
        Hint(
          "write the character itself",
          edits: [
            SourceEdit(path: source.path, bytes: bytes, replacement: String(character))
          ])
      ])
  }

  /// The number of four digits behind `\u`.
  private static func unit(at digits: Int, _ source: SourceText) -> UInt32? {
    guard digits >= 2, digits + 4 <= source.bytes.count,
      source.bytes[digits - 2] == UInt8(ascii: "\\"), source.bytes[digits - 1] == UInt8(ascii: "u")
    else { return nil }
    return UInt32(source.text(of: digits..<digits + 4), radix: 16)
  }
}
