import CasqueDiagnostics

/// A word, number or sign of an equation, with its place as UTF-8 offsets.
struct EquationToken {
  /// What it is.
  enum Kind: Equatable {
    case name(String)
    case number(Double)
    case dot
    case plus
    case minus
    case times
    case slash
    case at
    case relation(String)
    case end
  }

  let kind: Kind
  let offsets: Range<Int>
}

/// Cuts an equation into words, numbers and signs.
struct EquationLexer {
  private let bytes: [UInt8]
  private var at = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  /// All tokens and the end.
  ///
  /// O(bytes).
  mutating func tokens() throws(ConstraintProblem) -> [EquationToken] {
    var tokens: [EquationToken] = []
    while true {
      while at < bytes.count, bytes[at] == 0x20 || (0x09...0x0D).contains(bytes[at]) { at += 1 }
      let token = try next()
      tokens.append(token)
      if token.kind == .end { return tokens }
    }
  }

  private mutating func next() throws(ConstraintProblem) -> EquationToken {
    let start = at
    guard at < bytes.count else { return EquationToken(kind: .end, offsets: start..<start) }
    let byte = bytes[at]
    if EquationLexer.isLetter(byte) {
      while at < bytes.count, EquationLexer.isLetter(bytes[at]) || isDigit(at) { at += 1 }
      let name = String(decoding: bytes[start..<at], as: UTF8.self)
      return EquationToken(kind: .name(name), offsets: start..<at)
    }
    if isDigit(at) || (byte == 0x2E && isDigit(at + 1)) { return try number() }
    at += 1
    let kind: EquationToken.Kind
    switch byte {
    case 0x2E: kind = .dot
    case 0x2B: kind = .plus
    case 0x2D: kind = .minus
    case 0x2A: kind = .times
    case 0x2F: kind = .slash
    case 0x40: kind = .at
    case 0x3C, 0x3D, 0x3E:
      if at < bytes.count, bytes[at] == 0x3D { at += 1 }
      let sign = String(decoding: bytes[start..<at], as: UTF8.self)
      kind = .relation(sign)
    default: throw unexpected(start)
    }
    return EquationToken(kind: kind, offsets: start..<at)
  }

  private mutating func number() throws(ConstraintProblem) -> EquationToken {
    let start = at
    while isDigit(at) { at += 1 }
    if at < bytes.count, bytes[at] == 0x2E, isDigit(at + 1) {
      at += 1
      while isDigit(at) { at += 1 }
    }
    if at < bytes.count, bytes[at] | 0x20 == 0x65 {
      let sign = at + 1 < bytes.count && (bytes[at + 1] == 0x2B || bytes[at + 1] == 0x2D) ? 2 : 1
      if isDigit(at + sign) {
        at += sign
        while isDigit(at) { at += 1 }
      }
    }
    if at < bytes.count, EquationLexer.isLetter(bytes[at]) {
      while at < bytes.count, EquationLexer.isLetter(bytes[at]) || isDigit(at) { at += 1 }
      let word = String(decoding: bytes[start..<at].prefix(40), as: UTF8.self)
      throw ConstraintProblem(
        .constraintSyntax, "'\(word)' is neither a number nor a name", at: start..<at)
    }
    let text = String(decoding: bytes[start..<at], as: UTF8.self)
    guard let value = Double(text), value.magnitude <= documentNumberLimit else {
      throw ConstraintProblem(
        .constraintNumber, "\(text.prefix(40)) is larger than \(shortNumber(documentNumberLimit))",
        at: start..<at)
    }
    return EquationToken(kind: .number(value), offsets: start..<at)
  }

  private func unexpected(_ start: Int) -> ConstraintProblem {
    var end = start + 1
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    let character = String(decoding: bytes[start..<end], as: UTF8.self)
    let replacement: String? =
      switch character {
      case "≥": ">="
      case "≤": "<="
      case "×", "·": "*"
      case "−", "–": "-"
      case "÷": "/"
      default: nil
      }
    return ConstraintProblem(
      .constraintSyntax, "'\(character)' has no meaning in an equation", at: start..<end,
      replacement: replacement)
  }

  private func isDigit(_ index: Int) -> Bool {
    index < bytes.count && (0x30...0x39).contains(bytes[index])
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || byte == 0x5F
  }
}
