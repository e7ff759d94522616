/// How the two sides of a constraint compare.
public enum Relation: Sendable, Hashable {
  /// The left side is at most the right one.
  case lessThanOrEqual
  /// Both sides are the same.
  case equal
  /// The left side is at least the right one.
  case greaterThanOrEqual
}

/// A linear constraint: expression (≤, =, ≥) 0, at a strength.
///
/// Its violation is |e| for an equality and the one-sided excess for an inequality, where e is the
/// value of the expression.
public struct Constraint: Sendable, Hashable {
  /// The left side; the right side is 0.
  public var expression: Expression
  /// How the left side compares with 0.
  public var relation: Relation
  /// How firmly the constraint holds.
  public var strength: Strength

  /// Creates the constraint `expression` `relation` 0.
  public init(_ expression: Expression, _ relation: Relation, strength: Strength = .required) {
    self.expression = expression
    self.relation = relation
    self.strength = strength
  }
}

/// The name of a constraint that a solver holds.
public struct ConstraintID: Sendable, Hashable, Comparable {
  /// The place of the constraint in its solver's order of addition; never used twice.
  public let index: Int

  /// Creates the name with the given place in its solver's order of addition.
  package init(index: Int) { self.index = index }

  /// Orders constraints as they were added.
  public static func < (a: ConstraintID, b: ConstraintID) -> Bool { a.index < b.index }
}
