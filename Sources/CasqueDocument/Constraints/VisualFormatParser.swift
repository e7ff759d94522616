import CasqueDiagnostics
import CasqueGeometry
import CasqueModel

/// Reads visual format, `H:` or `V:` first.
///
/// ```
/// format     = ("H:" | "V:") ["|" connection] view {connection view} [connection "|"]
/// view       = "[" name ["(" predicate {"," predicate} ")"] "]"
/// connection = "" | "-" | "-" simple "-" | "-(" predicate {"," predicate} ")-"
/// predicate  = ["==" | "<=" | ">="] (number | name) ["@" (number | name)]
/// ```
/// **Source** EnvironmentFacts §10.
package struct VisualFormatParser {
  private let bytes: [UInt8]
  private var at = 2

  /// Takes a text that begins with `H:` or `V:`.
  package init(_ text: String) { bytes = Array(text.utf8) }

  /// Reads the whole text.
  package mutating func parse() throws(ConstraintProblem) -> VisualFormat {
    var format = VisualFormat(
      axis: bytes[0] == 0x56 ? .vertical : .horizontal, parts: [], joints: [])
    skipBlanks()
    let start = at
    if take("|") {
      let connection = try connection()
      try requireView(after: "'|'")
      format.joints.append(
        VisualFormat.Joint(before: nil, after: 0, connection: connection, offsets: start..<at))
    } else {
      try requireView(after: "'\(bytes[0] == 0x56 ? "V" : "H"):'")
    }
    format.parts.append(try view())
    while true {
      skipBlanks()
      if at == bytes.count { return format }
      let start = at
      let connection = try connection()
      if take("|") {
        format.joints.append(
          VisualFormat.Joint(
            before: format.parts.count - 1, after: nil, connection: connection,
            offsets: start..<at))
        skipBlanks()
        guard at == bytes.count else { throw unexpected("after the superview's '|'") }
        return format
      }
      try requireView(after: "a space between views")
      format.joints.append(
        VisualFormat.Joint(
          before: format.parts.count - 1, after: format.parts.count, connection: connection,
          offsets: start..<at))
      format.parts.append(try view())
    }
  }

  // MARK: Parts

  private func requireView(after place: String) throws(ConstraintProblem) {
    guard at < bytes.count, bytes[at] == 0x5B else {
      throw unexpected("after \(place), where '[' has to stand")
    }
  }

  private mutating func view() throws(ConstraintProblem) -> VisualFormat.Part {
    let start = at
    _ = take("[")
    guard let name = word() else { throw unexpected("where the id of a view has to stand") }
    let predicates = take("(") ? try predicateList() : []
    guard take("]") else { throw unexpected("where ']' has to stand") }
    return VisualFormat.Part(name: name, predicates: predicates, offsets: start..<at)
  }

  private mutating func connection() throws(ConstraintProblem) -> VisualFormat.Connection {
    guard take("-") else { return .flush }
    skipBlanks()
    guard at < bytes.count else { throw unexpected("after '-'") }
    if bytes[at] == 0x5B || bytes[at] == 0x7C { return .standard }
    let predicates = take("(") ? try predicateList() : [try simplePredicate()]
    guard take("-") else { throw unexpected("where '-' has to stand after a space") }
    skipBlanks()
    return .predicates(predicates)
  }

  private mutating func simplePredicate() throws(ConstraintProblem) -> VisualFormat.Predicate {
    let start = at
    guard let object = try object() else {
      throw unexpected("where a number, a metric, '[' or '(' has to stand")
    }
    return VisualFormat.Predicate(
      relation: .equal, object: object, objectOffsets: start..<at, priority: nil,
      priorityOffsets: at..<at, offsets: start..<at)
  }

  private mutating func predicateList() throws(ConstraintProblem) -> [VisualFormat.Predicate] {
    var predicates: [VisualFormat.Predicate] = []
    repeat { predicates.append(try predicate()) } while take(",")
    guard take(")") else { throw unexpected("where ',' or ')' has to stand") }
    return predicates
  }

  private mutating func predicate() throws(ConstraintProblem) -> VisualFormat.Predicate {
    skipBlanks()
    let start = at
    var relation = LayoutRelation.equal
    if take("==") || take("=") {
    } else if take("<=") {
      relation = .lessThanOrEqual
    } else if take(">=") {
      relation = .greaterThanOrEqual
    }
    skipBlanks()
    let objectStart = at
    let isNegative = take("-")
    guard var object = try object() else {
      throw unexpected("where a number or a name has to stand")
    }
    if isNegative {
      guard case .number(let value) = object else {
        throw ConstraintProblem(
          .constraintSyntax, "only a number can follow '-' here", at: objectStart..<at)
      }
      object = .number(-value)
    }
    let objectOffsets = objectStart..<at
    var priority: VisualFormat.Predicate.Object?
    var priorityOffsets = at..<at
    if take("@") {
      skipBlanks()
      let priorityStart = at
      priority = try self.object()
      guard priority != nil else { throw unexpected("where a priority has to stand") }
      priorityOffsets = priorityStart..<at
    }
    return VisualFormat.Predicate(
      relation: relation, object: object, objectOffsets: objectOffsets, priority: priority,
      priorityOffsets: priorityOffsets,
      offsets: start..<max(objectOffsets.upperBound, priorityOffsets.upperBound))
  }

  // MARK: Words and numbers

  private mutating func object() throws(ConstraintProblem) -> VisualFormat.Predicate.Object? {
    if let word = word() { return .name(word.text) }
    return try number().map { .number($0) }
  }

  private mutating func word() -> Equation.Word? {
    skipBlanks()
    let start = at
    guard at < bytes.count, isLetter(bytes[at]) else { return nil }
    while at < bytes.count, isLetter(bytes[at]) || isDigit(at) { at += 1 }
    return Equation.Word(
      text: String(decoding: bytes[start..<at], as: UTF8.self), offsets: start..<at)
  }

  private mutating func number() throws(ConstraintProblem) -> Double? {
    let start = at
    while isDigit(at) { at += 1 }
    if at < bytes.count, bytes[at] == 0x2E, isDigit(at + 1) {
      at += 1
      while isDigit(at) { at += 1 }
    }
    guard at > start else { return nil }
    let text = String(decoding: bytes[start..<at], as: UTF8.self)
    guard let value = Double(text), value <= documentNumberLimit else {
      throw ConstraintProblem(
        .constraintNumber, "\(text.prefix(40)) is larger than \(shortNumber(documentNumberLimit))",
        at: start..<at)
    }
    return value
  }

  private func isDigit(_ index: Int) -> Bool {
    index < bytes.count && (0x30...0x39).contains(bytes[index])
  }

  private func isLetter(_ byte: UInt8) -> Bool {
    (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || byte == 0x5F
  }

  private mutating func skipBlanks() {
    while at < bytes.count, bytes[at] == 0x20 || (0x09...0x0D).contains(bytes[at]) { at += 1 }
  }

  private mutating func take(_ sign: StaticString) -> Bool {
    skipBlanks()
    let wanted = Array("\(sign)".utf8)
    guard bytes[at...].starts(with: wanted) else { return false }
    at += wanted.count
    return true
  }

  private func unexpected(_ place: String) -> ConstraintProblem {
    guard at < bytes.count else {
      return ConstraintProblem(
        .constraintSyntax, "the visual format ends \(place)", at: bytes.count..<bytes.count)
    }
    var end = at + 1
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    let character = String(decoding: bytes[at..<end], as: UTF8.self)
    return ConstraintProblem(
      .constraintSyntax, "'\(character)' stands \(place)", at: at..<end)
  }
}
