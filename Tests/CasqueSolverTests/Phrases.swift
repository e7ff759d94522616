import CasqueSolver

// Short spellings for tests: `equal([(x, 2)], 10)` is 2x = 10.

/// Σ coefficient · variable = value.
func equal(
  _ terms: [(Variable, Double)], _ value: Double, _ strength: Strength = .required
) -> Constraint {
  constraint(terms, .equal, value, strength)
}

/// Σ coefficient · variable ≤ value.
func atMost(
  _ terms: [(Variable, Double)], _ value: Double, _ strength: Strength = .required
) -> Constraint {
  constraint(terms, .lessThanOrEqual, value, strength)
}

/// Σ coefficient · variable ≥ value.
func atLeast(
  _ terms: [(Variable, Double)], _ value: Double, _ strength: Strength = .required
) -> Constraint {
  constraint(terms, .greaterThanOrEqual, value, strength)
}

private func constraint(
  _ terms: [(Variable, Double)], _ relation: Relation, _ value: Double, _ strength: Strength
) -> Constraint {
  Constraint(
    Expression(terms.map { Term($0.0, $0.1) }, constant: -value), relation, strength: strength)
}

extension Strength {
  static let strong = Strength(level: 750)
  static let medium = Strength(level: 500)
  static let weak = Strength(level: 250)
}

/// What adding throws, nil if it succeeds.
func refusal(_ constraints: [Constraint], by solver: inout Solver) -> AddError? {
  do throws(AddError) {
    try solver.add(contentsOf: constraints)
    return nil
  } catch {
    return error
  }
}

/// What an operation throws, nil if it succeeds.
func refusal<Failure: Error>(_ body: () throws(Failure) -> Void) -> Failure? {
  do throws(Failure) {
    try body()
    return nil
  } catch {
    return error
  }
}
