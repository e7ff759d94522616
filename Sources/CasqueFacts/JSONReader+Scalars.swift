extension JSONReader {
  /// Reads a string from its opening quote to behind its closing one.
  mutating func readString() throws(JSONError) -> String {
    let start = position
    position += 1
    let first = position
    var all: UInt8 = 0
    while position < bytes.count {
      let byte = bytes[position]
      guard byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\"), byte >= 0x20 else { break }
      all |= byte
      position += 1
    }
    if current == UInt8(ascii: "\"") {
      defer { position += 1 }
      // ASCII is UTF-8, which is not worth a check.
      if all < 0x80 { return String(decoding: bytes[first..<position], as: UTF8.self) }
      return try text(bytes[first..<position], at: start)
    }
    var buffer = Array(bytes[first..<position])
    while let byte = current {
      position += 1
      switch byte {
      case UInt8(ascii: "\""): return try text(buffer[...], at: start)
      case UInt8(ascii: "\\"): buffer.append(contentsOf: try readEscape().utf8)
      case ..<0x20: throw failure("a control character inside a string", at: position - 1)
      default: buffer.append(byte)
      }
    }
    throw failure("a string that does not end", at: start)
  }

  private func text(_ bytes: ArraySlice<UInt8>, at offset: Int) throws(JSONError) -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw failure("a string that is not UTF-8", at: offset)
    }
    return text
  }

  private mutating func readEscape() throws(JSONError) -> String {
    let start = position - 1
    guard let byte = current else { throw failure("a string that does not end", at: start) }
    position += 1
    switch byte {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"):
      return String(Unicode.Scalar(byte))
    case UInt8(ascii: "u"):
      var unit = try readHexadecimal()
      if (0xD800..<0xDC00).contains(unit), skip("\\"), skip("u") {
        let low = try readHexadecimal()
        guard (0xDC00..<0xE000).contains(low) else {
          throw failure("half a surrogate pair", at: start)
        }
        unit = 0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00)
      }
      guard let scalar = Unicode.Scalar(unit) else {
        throw failure("half a surrogate pair", at: start)
      }
      return String(scalar)
    default: throw failure("an unknown escape", at: start)
    }
  }

  private mutating func readHexadecimal() throws(JSONError) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = current, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw failure("expected four hexadecimal digits")
      }
      value = value << 4 | UInt32(digit)
      position += 1
    }
    return value
  }

  /// Reads a number; the nearest Double to its decimal text.
  mutating func readNumber() throws(JSONError) -> Double {
    let start = position
    let isNegative = skip("-")
    var mantissa: UInt64 = 0
    var digits = 0
    let whole = position
    readDigits(into: &mantissa, count: &digits)
    guard position > whole else { throw failure("expected a digit") }
    if position - whole > 1, bytes[whole] == UInt8(ascii: "0") {
      throw failure("a number does not start with 0", at: start)
    }
    var decimals = 0
    if skip(".") {
      let fraction = position
      readDigits(into: &mantissa, count: &digits)
      decimals = position - fraction
      guard decimals > 0 else { throw failure("expected a digit") }
    }
    let hasExponent = skip("e") || skip("E")
    if hasExponent {
      if !skip("-") { _ = skip("+") }
      var ignored: UInt64 = 0
      let exponent = position
      readDigits(into: &ignored, count: &digits)
      guard position > exponent else { throw failure("expected a digit") }
    }
    if !hasExponent, digits <= 15, decimals < Self.powersOfTen.count {
      // Both are exact, so their quotient is the correctly rounded value.
      let value = Double(mantissa) / Self.powersOfTen[decimals]
      return isNegative ? -value : value
    }
    guard let value = Double(String(decoding: bytes[start..<position], as: UTF8.self)),
      value.isFinite
    else { throw failure("a number beyond the range of Double", at: start) }
    return value
  }

  private mutating func readDigits(into mantissa: inout UInt64, count: inout Int) {
    while position < bytes.count {
      let byte = bytes[position]
      guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { return }
      mantissa = mantissa &* 10 &+ UInt64(byte - UInt8(ascii: "0"))
      count += 1
      position += 1
    }
  }

  private static let powersOfTen: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
  ]
}
