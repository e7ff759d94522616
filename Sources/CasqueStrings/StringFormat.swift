/// Texts with places for values, as String(format:) has them.
public enum StringFormat {
  /// The text with values at its places: `%@`, `%d`, `%lld`, `%1$@` and their like; `%%` is `%`.
  ///
  /// A place without a value stays as it is.
  public static func text(_ format: String, _ values: [String]) -> String {
    var result = ""
    var rest = format[...]
    var next = 0
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        result += "%"
        rest = rest.dropFirst()
        continue
      }
      guard let (length, position) = specifier(rest) else {
        result += "%"
        continue
      }
      let index = position.map { $0 - 1 } ?? next
      if position == nil { next += 1 }
      result += values.indices.contains(index) ? values[index] : "%" + rest.prefix(length)
      rest = rest.dropFirst(length)
    }
    return result + rest
  }

  /// How long a specifier is behind its `%`, and which value it names.
  private static func specifier(_ text: Substring) -> (length: Int, position: Int?)? {
    var length = 0
    var position: Int?
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    if !digits.isEmpty, text.dropFirst(digits.count).first == "$", let number = Int(digits) {
      position = number
      length = digits.count + 1
    }
    let flags = text.dropFirst(length).prefix { "0123456789.+-# ".contains($0) }
    length += flags.count
    let sizes = text.dropFirst(length).prefix { "hlqzLt".contains($0) }
    length += sizes.count
    guard let last = text.dropFirst(length).first, "@diuxXofFeEgGsSc".contains(last) else {
      return nil
    }
    return (length + 1, position)
  }

  /// A text with another in place of a part, wherever it occurs.
  static func replacing(_ part: String, by other: String, in text: String) -> String {
    var result = ""
    var rest = text[...]
    while !rest.isEmpty {
      if rest.hasPrefix(part) {
        result += other
        rest = rest.dropFirst(part.count)
      } else {
        result.append(rest.removeFirst())
      }
    }
    return result
  }
}
