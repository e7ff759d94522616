import CasqueSolver

/// A constraint as the method sees it: its terms added up and scaled.
///
/// The scale is a power of two, so that scaling rounds nothing.
struct Row: Sendable {
  /// The scaled expression; its largest coefficient lies in 1..<2.
  private(set) var form: LinearForm
  let relation: Relation
  let strength: Strength
  /// The error of the constraint for each unit of error of the scaled row.
  let weight: Double

  /// Scales a constraint; nil if a number is not finite, or not after scaling.
  init?(_ constraint: Constraint) {
    let numbers = [constraint.expression.constant] + constraint.expression.terms.map(\.coefficient)
    guard numbers.allSatisfy(\.isFinite) else { return nil }
    let form = LinearForm(constraint.expression)
    let largest = form.largestCoefficient
    weight = largest == 0 ? 1 : largest.binade
    self.form = form.scaled(by: 1 / weight)
    relation = constraint.relation
    strength = constraint.strength
    guard form.isFinite, self.form.isFinite, weight.isFinite else { return nil }
  }

  /// The row of an edit variable and its suggested value; nil if that is not finite.
  init?(editOf variable: Int, strength: Strength, value: Double) {
    self.init(
      Constraint(
        Expression([Term(Variable(index: variable))], constant: -value), .equal,
        strength: strength))
  }

  /// Whether elimination takes the row out before the simplex method starts.
  var isRequiredEquality: Bool { strength.isRequired && relation == .equal }

  /// What the row costs on both sides of 0.
  var penalty: Penalty {
    Penalty(relation, weight: strength.isRequired ? 1 : weight)
  }

  /// The same row over other variables, after substitution.
  func with(_ form: LinearForm) -> Row {
    var row = self
    row.form = form
    return row
  }
}
