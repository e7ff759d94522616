import CasqueSolver
import _CasqueTestSupport

/// A small system with small whole coefficients, so that an oracle can solve it almost exactly.
struct RandomSystem {
  var variableCount: Int
  var constraints: [Constraint]

  /// Draws a system of `variables` variables and up to `most` constraints.
  init(
    variables: ClosedRange<Int>, most: Int, using generator: inout SplitMix64
  ) {
    variableCount = Int.random(in: variables, using: &generator)
    constraints = []
    for _ in 0..<Int.random(in: 1...most, using: &generator) {
      constraints.append(Self.constraint(variableCount, &generator))
    }
  }

  static func constraint(_ variableCount: Int, _ generator: inout SplitMix64) -> Constraint {
    let coefficients: [Double] = [-3, -2, -1, -1, -1, 1, 1, 1, 2, 3]
    var terms: [Term] = []
    for index in 0..<variableCount where Int.random(in: 0..<3, using: &generator) > 0 {
      let coefficient = coefficients.randomElement(using: &generator) ?? 1
      terms.append(Term(Variable(index: index), coefficient))
    }
    if terms.isEmpty { terms = [Term(Variable(index: 0), 1)] }
    let relations: [Relation] = [.lessThanOrEqual, .equal, .greaterThanOrEqual]
    let levels: [Strength] = [.required, .required] + [3, 3, 2, 2, 1].map { Strength(level: $0) }
    return Constraint(
      Expression(terms, constant: Double(Int.random(in: -12...12, using: &generator))),
      relations.randomElement(using: &generator) ?? .equal,
      strength: levels.randomElement(using: &generator) ?? .required)
  }
}

/// Starts a solver with as many variables as the system has.
func makeSolver(_ variableCount: Int) -> Solver {
  var solver = Solver()
  for _ in 0..<variableCount { _ = solver.makeVariable() }
  return solver
}
