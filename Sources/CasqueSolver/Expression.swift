/// A variable times a coefficient.
public struct Term: Sendable, Hashable {
  /// The unknown.
  public var variable: Variable
  /// What the unknown is multiplied with.
  public var coefficient: Double

  /// Creates the term coefficient · variable.
  public init(_ variable: Variable, _ coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}

/// A linear expression: Σ coefficient · variable + constant.
///
/// A variable may occur in several terms; their coefficients add up.
public struct Expression: Sendable, Hashable {
  /// The summands that hold a variable.
  public var terms: [Term]
  /// The summand that holds none.
  public var constant: Double

  /// Creates an expression from its terms and its constant.
  public init(_ terms: [Term], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }

  /// Creates the expression 1 · `variable`.
  public init(_ variable: Variable) { self.init([Term(variable)]) }
}
