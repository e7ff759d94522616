import CasqueDiagnostics
import CasqueModel

/// Reads the equation language of constraints.
///
/// ```
/// equation   = anchor ("=" | "==" | ">=" | "<=") expression ["@" priority]
/// expression = signed | [signed "*"] anchor ["*" signed | "/" number] [("+" | "-") number]
/// anchor     = [id "."] [guide "."] attribute
/// number     = decimal ["/" decimal]        signed = ["-" | "+"] number
/// priority   = decimal | "required" | "high" | "low"
/// ```
struct EquationParser {
  private let tokens: [EquationToken]
  private var index = 0

  /// Cuts the text into tokens.
  init(_ text: String) throws(ConstraintProblem) {
    var lexer = EquationLexer(text)
    tokens = try lexer.tokens()
  }

  /// Reads the whole text as one equation.
  mutating func parse() throws(ConstraintProblem) -> Equation {
    let first = try anchor("an equation begins with an anchor such as title.top")
    let relation = try relation(after: first)
    let start = current.offsets.lowerBound
    var equation = Equation(first: first, relation: relation, rightOffsets: start..<start)
    try expression(into: &equation)
    equation.rightOffsets = start..<tokens[max(0, index - 1)].offsets.upperBound
    try priority(into: &equation)
    guard current.kind == .end else { throw unexpected("after the equation") }
    return equation
  }

  private var current: EquationToken { tokens[index] }

  private mutating func take(_ kind: EquationToken.Kind) -> Bool {
    guard current.kind == kind else { return false }
    index += 1
    return true
  }

  // MARK: Sides

  private mutating func anchor(_ wanted: String) throws(ConstraintProblem) -> Equation.Anchor {
    var words: [Equation.Word] = []
    repeat {
      guard case .name(let name) = current.kind else {
        throw words.isEmpty
          ? ConstraintProblem(.constraintSyntax, wanted, at: current.offsets)
          : unexpected("after '.', where a name has to stand")
      }
      words.append(Equation.Word(text: name, offsets: current.offsets))
      index += 1
    } while take(.dot)
    guard words.count <= 3 else {
      throw ConstraintProblem(
        .constraintSyntax, "an anchor has at most three words: id.guide.attribute",
        at: words[3].offsets.lowerBound..<(words.last?.offsets.upperBound ?? 0))
    }
    return Equation.Anchor(words: words)
  }

  private mutating func relation(
    after anchor: Equation.Anchor
  ) throws(ConstraintProblem) -> LayoutRelation {
    guard case .relation(let sign) = current.kind else {
      if case .end = current.kind {
        throw ConstraintProblem(
          .constraintSyntax, "nothing is said about this anchor: '=', '>=' or '<=' has to follow",
          at: anchor.offsets)
      }
      throw unexpected("where '=', '>=' or '<=' has to stand")
    }
    let offsets = current.offsets
    index += 1
    switch sign {
    case "=", "==": return .equal
    case ">=": return .greaterThanOrEqual
    case "<=": return .lessThanOrEqual
    default:
      throw ConstraintProblem(
        .constraintSyntax, "'\(sign)' is not a relation: sides can be equal, '>=' or '<='",
        at: offsets, replacement: sign + "=")
    }
  }

  private mutating func expression(into equation: inout Equation) throws(ConstraintProblem) {
    if let factor = try signedNumber() {
      guard take(.times) else {
        equation.constant = factor.value
        if case .plus = current.kind { throw constantFirst() }
        if case .minus = current.kind { throw constantFirst() }
        return
      }
      equation.multiplier = factor.value
      equation.multiplierOffsets = factor.offsets
    }
    let second = try anchor("a number or an anchor such as safeArea.top has to stand here")
    equation.second = second
    try factorAfterAnchor(into: &equation)
    var sign = 0.0
    if take(.plus) { sign = 1 } else if take(.minus) { sign = -1 }
    guard sign != 0 else { return }
    guard let constant = try number() else { throw unexpected("where a number has to stand") }
    equation.constant = sign * constant.value
    if current.kind == .plus || current.kind == .minus || current.kind == .times {
      throw unexpected("after the constant, which ends the equation")
    }
  }

  private mutating func factorAfterAnchor(
    into equation: inout Equation
  ) throws(ConstraintProblem) {
    let isDivision = current.kind == .slash
    guard take(.times) || take(.slash) else { return }
    let read = isDivision ? try decimal() : try signedNumber()
    guard let factor = read else { throw unexpected("where a factor has to stand") }
    guard !isDivision || factor.value != 0 else {
      throw ConstraintProblem(.constraintNumber, "division by zero", at: factor.offsets)
    }
    equation.multiplier *= isDivision ? 1 / factor.value : factor.value
    let start = equation.multiplierOffsets?.lowerBound ?? factor.offsets.lowerBound
    equation.multiplierOffsets = start..<factor.offsets.upperBound
  }

  private func constantFirst() -> ConstraintProblem {
    ConstraintProblem(
      .constraintSyntax, "the anchor comes first and the constant after it", at: current.offsets)
  }

  // MARK: Numbers

  private struct Number {
    var value: Double
    var offsets: Range<Int>
  }

  private mutating func decimal() throws(ConstraintProblem) -> Number? {
    guard case .number(let value) = current.kind else { return nil }
    defer { index += 1 }
    return Number(value: value, offsets: current.offsets)
  }

  /// A number or a fraction.
  private mutating func number() throws(ConstraintProblem) -> Number? {
    guard var result = try decimal() else { return nil }
    guard take(.slash) else { return result }
    guard let divisor = try decimal() else { throw unexpected("where a divisor has to stand") }
    guard divisor.value != 0 else {
      throw ConstraintProblem(.constraintNumber, "division by zero", at: divisor.offsets)
    }
    result.value /= divisor.value
    result.offsets = result.offsets.lowerBound..<divisor.offsets.upperBound
    guard result.value.magnitude <= documentNumberLimit else {
      throw ConstraintProblem(
        .constraintNumber, "the fraction is larger than \(shortNumber(documentNumberLimit))",
        at: result.offsets)
    }
    return result
  }

  private mutating func signedNumber() throws(ConstraintProblem) -> Number? {
    let start = current.offsets.lowerBound
    let isNegative = current.kind == .minus
    guard take(.minus) || take(.plus) else { return try number() }
    guard var result = try number() else { throw unexpected("where a number has to stand") }
    if isNegative { result.value = -result.value }
    result.offsets = start..<result.offsets.upperBound
    return result
  }

  // MARK: Priority

  private mutating func priority(into equation: inout Equation) throws(ConstraintProblem) {
    let start = current.offsets.lowerBound
    guard take(.at) else { return }
    switch current.kind {
    case .number(let value):
      guard (1...1000).contains(value) else {
        throw ConstraintProblem(
          .constraintPriority, "a priority is between 1 and 1000", at: current.offsets)
      }
      equation.priority = LayoutPriority(Float(value))
    case .name(let name):
      guard let named = NamedPriority(rawValue: name) else {
        let names = NamedPriority.allCases.map(\.rawValue)
        throw ConstraintProblem(
          .constraintPriority, "'\(name)' is not a priority: 1…1000, required, high or low",
          at: current.offsets, candidates: names)
      }
      equation.priority = named.priority
    default:
      throw ConstraintProblem(
        .constraintPriority, "a number from 1 to 1000 has to follow '@'",
        at: start..<current.offsets.upperBound)
    }
    index += 1
    equation.priorityOffsets = start..<tokens[index - 1].offsets.upperBound
  }

  private func unexpected(_ place: String) -> ConstraintProblem {
    let what: String
    switch current.kind {
    case .end: what = "the text ends"
    case .name(let name): what = "'\(name.prefix(40))' stands"
    case .number(let value): what = "\(shortNumber(value)) stands"
    case .dot: what = "'.' stands"
    case .plus: what = "'+' stands"
    case .minus: what = "'-' stands"
    case .times: what = "'*' stands"
    case .slash: what = "'/' stands"
    case .at: what = "'@' stands"
    case .relation(let sign): what = "'\(sign)' stands"
    }
    return ConstraintProblem(.constraintSyntax, "\(what) \(place)", at: current.offsets)
  }
}
