/// Reads the values of a PDF file or of a content, one after another.
///
/// **Source** ISO 32000-1, 7.2 and 7.3. What breaks the rules ends the value that it stands in.
struct PDFLexer {
  /// How deep arrays and dictionaries may stand in one another.
  private static let depthLimit = 48

  let bytes: [UInt8]
  var position: Int

  init(_ bytes: [UInt8], at position: Int = 0) {
    self.bytes = bytes
    self.position = position
  }

  static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 || byte == 0x0C || byte == 0
  }

  private static func isDelimiter(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x28, 0x29, 0x3C, 0x3E, 0x5B, 0x5D, 0x7B, 0x7D, 0x2F, 0x25: true
    default: isBlank(byte)
    }
  }

  /// Goes on to the next byte that counts, past blanks and comments.
  mutating func skipBlanks() {
    while position < bytes.count {
      if bytes[position] == 0x25 {
        while position < bytes.count, bytes[position] != 0x0A, bytes[position] != 0x0D {
          position += 1
        }
      } else if Self.isBlank(bytes[position]) {
        position += 1
      } else {
        return
      }
    }
  }

  /// Whether a word stands at the position; it is not consumed.
  func isAt(_ word: StaticString) -> Bool {
    let count = word.utf8CodeUnitCount
    guard position + count <= bytes.count else { return false }
    return "\(word)".utf8.elementsEqual(bytes[position..<position + count])
  }

  /// The next operator with the values before it, of which no more than a number are kept; nil at the end.
  mutating func command(most limit: Int) -> (word: String, values: [PDFValue])? {
    var values: [PDFValue] = []
    while position < bytes.count {
      guard let value = value() else {
        // A bracket that closes nothing.
        position += 1
        continue
      }
      if case .word(let word) = value { return (word, values) }
      if values.count < limit { values.append(value) }
    }
    return nil
  }

  /// The next value; nil at the end and before a bracket that closes.
  mutating func value(depth: Int = 0) -> PDFValue? {
    skipBlanks()
    guard position < bytes.count, depth < Self.depthLimit else { return nil }
    switch bytes[position] {
    case 0x2F: return .name(name())
    case 0x28: return .string(string())
    case 0x5B: return array(depth)
    case 0x3C:
      guard position + 1 < bytes.count, bytes[position + 1] == 0x3C else {
        return .string(hexadecimals())
      }
      return dictionary(depth)
    case 0x5D, 0x3E, 0x29, 0x7D: return nil
    case 0x7B:
      position += 1
      return .word("{")
    default: return word()
    }
  }

  private mutating func array(_ depth: Int) -> PDFValue {
    position += 1
    var values: [PDFValue] = []
    while let value = value(depth: depth + 1) { values.append(value) }
    if position < bytes.count { position += 1 }
    return .array(values)
  }

  private mutating func dictionary(_ depth: Int) -> PDFValue {
    position += 2
    var values: [String: PDFValue] = [:]
    while let key = value(depth: depth + 1) {
      guard case .name(let name) = key else { continue }
      guard let value = value(depth: depth + 1) else { break }
      values[name] = value
    }
    position = min(bytes.count, position + (isAt(">>") ? 2 : 1))
    return .dictionary(values)
  }

  private mutating func name() -> String {
    position += 1
    var letters: [UInt8] = []
    while position < bytes.count, !Self.isDelimiter(bytes[position]) {
      if bytes[position] == 0x23, position + 2 < bytes.count,
        let high = Self.digit(bytes[position + 1]), let low = Self.digit(bytes[position + 2])
      {
        letters.append(high << 4 | low)
        position += 3
      } else {
        letters.append(bytes[position])
        position += 1
      }
    }
    return String(decoding: letters, as: UTF8.self)
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39: byte - 0x30
    case 0x41...0x46: byte - 0x41 + 10
    case 0x61...0x66: byte - 0x61 + 10
    default: nil
    }
  }

  private mutating func hexadecimals() -> [UInt8] {
    position += 1
    var digits: [UInt8] = []
    while position < bytes.count, bytes[position] != 0x3E {
      if let digit = Self.digit(bytes[position]) { digits.append(digit) }
      position += 1
    }
    if position < bytes.count { position += 1 }
    if digits.count % 2 == 1 { digits.append(0) }
    return stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
  }

  private mutating func string() -> [UInt8] {
    position += 1
    var (letters, depth) = ([UInt8](), 1)
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      switch byte {
      case 0x28: depth += 1
      case 0x29:
        depth -= 1
        if depth == 0 { return letters }
      case 0x5C:
        if let letter = escaped() { letters.append(letter) }
        continue
      default: break
      }
      letters.append(byte)
    }
    return letters
  }

  /// What stands for a backslash and what follows it; nil for the end of a line.
  private mutating func escaped() -> UInt8? {
    guard position < bytes.count else { return nil }
    let byte = bytes[position]
    position += 1
    switch byte {
    case 0x6E: return 0x0A
    case 0x72: return 0x0D
    case 0x74: return 0x09
    case 0x62: return 0x08
    case 0x66: return 0x0C
    case 0x0D, 0x0A: return nil
    case 0x30...0x37:
      var code = Int(byte - 0x30)
      for _ in 0..<2 where position < bytes.count && (0x30...0x37).contains(bytes[position]) {
        code = code * 8 + Int(bytes[position] - 0x30)
        position += 1
      }
      return UInt8(truncatingIfNeeded: code)
    default: return byte
    }
  }

  private mutating func word() -> PDFValue {
    let start = position
    while position < bytes.count, !Self.isDelimiter(bytes[position]) { position += 1 }
    if position == start { position += 1 }
    if let number = Self.number(bytes[start..<position]) {
      return reference(number) ?? .number(number)
    }
    switch String(decoding: bytes[start..<position], as: UTF8.self) {
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "null": return .null
    case let word: return .word(word)
    }
  }

  /// A number as PDF writes it: without an exponent, at most one point.
  static func number(_ text: ArraySlice<UInt8>) -> Double? {
    var (value, factor, isNegative, hasDigit) = (0.0, 0.0, false, false)
    for (index, byte) in text.enumerated() {
      switch byte {
      case 0x2B where index == 0: break
      // Some programs write two signs, or a sign within.
      case 0x2D where index == 0 || !hasDigit: isNegative = true
      case 0x2D: return hasDigit ? (isNegative ? -value : value) : nil
      case 0x2E where factor == 0: factor = 1
      case 0x30...0x39:
        hasDigit = true
        if factor > 0 {
          factor /= 10
          value += Double(byte - 0x30) * factor
        } else {
          value = min(1e15, value * 10 + Double(byte - 0x30))
        }
      default: return nil
      }
    }
    return hasDigit ? (isNegative ? -value : value) : nil
  }

  /// `12 0 R` after its first number.
  private mutating func reference(_ number: Double) -> PDFValue? {
    guard number >= 0, number < 1e9, number.rounded() == number else { return nil }
    var place = position
    func skip(_ isWanted: (UInt8) -> Bool) -> Int {
      var end = place
      while end < bytes.count, end - place < 8, isWanted(bytes[end]) { end += 1 }
      defer { place = end }
      return end - place
    }
    guard skip(Self.isBlank) > 0, skip({ (0x30...0x39).contains($0) }) > 0,
      skip(Self.isBlank) > 0, place < bytes.count, bytes[place] == 0x52,
      place + 1 == bytes.count || Self.isDelimiter(bytes[place + 1])
    else { return nil }
    position = place + 1
    return .reference(Int(number))
  }
}
