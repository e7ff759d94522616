import CasqueSolver
import _CasqueTestSupport

/// What makes a random system hard.
enum RandomKind: CaseIterable {
  /// Small whole numbers.
  case plain
  /// Hundreds of levels with fractions.
  case levels
  /// Many weak wishes against few strong ones.
  case swarm
  /// Constraints that repeat others, multiplied, turned round or moved a little.
  case repeated
  /// Every plane goes through one point.
  case degenerate
  /// Differences of neighbours, the last one of the first.
  case cycle
  /// No variable is left, whether the rest holds or not.
  case empty
  /// Pairs of bounds that leave less room than a tolerance.
  case bands
  /// Constants a million times as large.
  case far

  /// Draws a constraint of a system in which `made` was drawn before.
  func constraint(
    _ count: Int, at point: [Double], after made: [Constraint], _ generator: inout SplitMix64
  ) -> Constraint {
    var result = RandomSystem.constraint(count, &generator)
    let kept = Int.random(in: 1...4, using: &generator)
    result.expression.terms = Array(
      result.expression.terms.shuffled(using: &generator).prefix(kept))
    let isOptional = !result.strength.isRequired
    switch self {
    case .plain: break
    case .levels:
      if isOptional {
        result.strength = Strength(
          level: Double(Int.random(in: 1...16_000, using: &generator)) / 16)
      }
    case .swarm:
      let isStrong = Int.random(in: 0..<8, using: &generator) == 0
      if isOptional { result.strength = Strength(level: isStrong ? 500 : 0.5) }
    case .repeated:
      if let other = made.randomElement(using: &generator) { result = Self.like(other, &generator) }
    case .degenerate:
      result.expression.constant = -Self.sum(result, at: point)
    case .cycle:
      let first = Int.random(in: 0..<count, using: &generator)
      result.expression.terms = [
        Term(Variable(index: first)), Term(Variable(index: (first + 1) % count), -1),
      ]
    case .empty:
      if Int.random(in: 0..<4, using: &generator) == 0 {
        result.expression.terms = [Term(Variable(index: 0), 2), Term(Variable(index: 0), -2)]
      }
    case .bands:
      guard let last = made.last, last.strength.isRequired, last.relation == .lessThanOrEqual
      else { break }
      result = last
      result.relation = .greaterThanOrEqual
      result.expression.constant += 2e-10
    case .far: result.expression.constant *= 1e6
    }
    return result
  }

  /// Whether the constants of required constraints may be moved so that a point holds.
  var mayMove: Bool { self != .repeated && self != .bands && self != .degenerate }

  private static func like(_ other: Constraint, _ generator: inout SplitMix64) -> Constraint {
    var result = other
    let factors: [Double] = [-2, -1, 0.5, 1, 3]
    let factor = factors.randomElement(using: &generator) ?? 1
    for index in result.expression.terms.indices {
      result.expression.terms[index].coefficient *= factor
    }
    result.expression.constant *= factor
    if factor < 0, result.relation != .equal {
      result.relation =
        result.relation == .lessThanOrEqual ? .greaterThanOrEqual : .lessThanOrEqual
    }
    if Int.random(in: 0..<4, using: &generator) == 0 { result.expression.constant += 1 }
    if Bool.random(using: &generator) { result.relation = .equal }
    result.expression.terms.shuffle(using: &generator)
    return result
  }

  static func sum(_ constraint: Constraint, at point: [Double]) -> Double {
    constraint.expression.terms.reduce(0) { $0 + $1.coefficient * point[$1.variable.index] }
  }
}
