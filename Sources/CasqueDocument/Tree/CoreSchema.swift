/// What a scalar stands for under the core schema of YAML 1.2.
///
/// Only plain scalars are more than text; `yes`, `no`, `on` and `off` are text.
/// **Source** YAML 1.2.2 §10.3.2.
package enum CoreValue: Sendable, Hashable {
  /// Nothing.
  case null
  /// A truth value.
  case boolean(Bool)
  /// A whole number.
  case integer(Int)
  /// A number; also whole numbers beyond 64 bits.
  case number(Double)
  /// Text.
  case string
}

extension DocumentScalar {
  /// What it stands for.
  package var coreValue: CoreValue {
    guard style == .plain else { return .string }
    switch text {
    case "", "~", "null", "Null", "NULL": return .null
    case "true", "True", "TRUE": return .boolean(true)
    case "false", "False", "FALSE": return .boolean(false)
    case ".nan", ".NaN", ".NAN": return .number(.nan)
    case ".inf", ".Inf", ".INF", "+.inf", "+.Inf", "+.INF": return .number(.infinity)
    case "-.inf", "-.Inf", "-.INF": return .number(-.infinity)
    default: return DocumentScalar.number(in: text) ?? .string
    }
  }

  /// The number it stands for, whole or not; nil if it is none.
  package var number: Double? {
    switch coreValue {
    case .integer(let value): Double(value)
    case .number(let value): value
    default: nil
    }
  }

  /// Whether it says that there is no value.
  package var isNull: Bool { coreValue == .null }

  /// What it is, for messages.
  package var kindName: String {
    switch coreValue {
    case .null: text.isEmpty ? "no value" : "null"
    case .boolean: "\(text)"
    case .integer, .number: "the number \(text.prefix(40))"
    case .string: "'\(text.prefix(40))'"
    }
  }

  private static func number(in text: String) -> CoreValue? {
    let bytes = Array(text.utf8.prefix(400))
    guard let first = bytes.first, bytes.count == text.utf8.count else { return nil }
    guard first == 0x2B || first == 0x2D || first == 0x2E || isDigit(first) else { return nil }
    if text.hasPrefix("0x"), let value = Int(text.dropFirst(2), radix: 16), bytes[2] != 0x2D,
      bytes[2] != 0x2B
    {
      return .integer(value)
    }
    if text.hasPrefix("0o"), let value = Int(text.dropFirst(2), radix: 8), bytes[2] != 0x2D,
      bytes[2] != 0x2B
    {
      return .integer(value)
    }
    guard let isWhole = decimalForm(bytes) else { return nil }
    if isWhole, let value = Int(text) { return .integer(value) }
    return Double(text.hasPrefix("+") ? String(text.dropFirst()) : text).map(CoreValue.number)
  }

  /// Whether digits form a whole number; nil if they form no number at all.
  private static func decimalForm(_ bytes: [UInt8]) -> Bool? {
    var index = 0
    func digits() -> Int {
      let start = index
      while index < bytes.count, isDigit(bytes[index]) { index += 1 }
      return index - start
    }
    if bytes[0] == 0x2B || bytes[0] == 0x2D { index = 1 }
    var count = digits()
    var isWhole = true
    if index < bytes.count, bytes[index] == 0x2E {
      index += 1
      isWhole = false
      let fraction = digits()
      // Swift reads `.5` and `5.`, but a sign or a point alone is no number.
      count += fraction
    }
    guard count > 0 else { return nil }
    if index < bytes.count, bytes[index] | 0x20 == 0x65 {
      index += 1
      isWhole = false
      if index < bytes.count, bytes[index] == 0x2B || bytes[index] == 0x2D { index += 1 }
      guard digits() > 0 else { return nil }
    }
    return index == bytes.count ? isWhole : nil
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
