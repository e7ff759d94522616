import CasqueSolver
import Testing

/// Systems that random tests found to be solved wrongly once.
@Suite struct FoundSystemsTests {
  /// What several cancellations left of a coefficient was taken for a slope.
  ///
  /// The totals are those that SciPy's HiGHS finds, level by level.
  @Test func aRestOfCancellationsIsNoSlope() throws {
    let constraints = Self.constraints(
      """
      c 2 3.0 -2.0 1 5 1.0
      c 1 3.0 11.0 4 10 2.0 0 1.0 2 -1.0 1 2.0
      c 0 3.0 -8.0 3 6 -3.0 5 -2.0 10 1.0
      c 1 1000 -13.0 4 8 -1.0 7 3.0 10 1.0 5 -1.0
      c 2 3.0 -2.0 4 9 1.0 0 -1.0 2 1.0 4 3.0
      c 0 1.0 0.0 3 2 1.0 1 -1.0 9 -3.0
      c 0 3.0 5.0 2 9 -1.0 0 -1.0
      c 2 3.0 -12.0 3 6 -1.0 4 1.0 2 -3.0
      c 0 2.0 1.0 2 1 3.0 2 2.0
      c 2 1000 17.0 1 10 -3.0
      c 2 1000 4.0 2 9 1.0 10 -2.0
      c 0 1.0 4.0 1 7 -2.0
      c 0 2.0 -9.0 2 10 -1.0 2 1.0
      c 2 1.0 5.0 1 0 -1.0
      c 0 3.0 -6.0 3 3 -1.0 2 1.0 5 -2.0
      c 0 1.0 6.0 1 7 2.0
      c 0 1000 -18.0 1 4 3.0
      c 0 2.0 -12.0 4 7 -1.0 0 -1.0 3 1.0 5 3.0
      c 1 1000 12.0 4 5 -1.0 10 1.0 1 -3.0 4 -3.0
      c 1 1.0 12.0 2 6 1.0 1 2.0
      c 0 3.0 10.0 4 7 2.0 1 -3.0 8 1.0 3 1.0
      c 2 3.0 9.0 3 9 3.0 1 -2.0 4 2.0
      c 2 1000 7.0 2 1 1.0 7 -1.0
      c 1 3.0 12.0 1 4 1.0
      c 2 1000 -9.0 2 4 1.0 8 2.0
      c 0 1000 12.0 6 3 1.0 4 -1.0 5 3.0 8 3.0 9 1.0 10 1.0
      c 1 2.0 10.0 1 0 1.0
      c 1 2.0 -8.0 1 1 1.0
      """)
    var solver = makeSolver(11)
    let ids = try solver.add(contentsOf: constraints)
    var errors: [Double: Double] = [:]
    for (id, constraint) in zip(ids, constraints) {
      errors[constraint.strength.level, default: 0] += abs(solver.violation(of: id))
    }
    #expect(errors[.infinity] == 0)
    for (level, total) in [(3.0, 5.520_833_3), (2, 48.125), (1, 56.590_277_8)] {
      #expect(abs((errors[level] ?? 0) - total) < 1e-6 * (1 + total), "level \(level)")
    }
  }

  /// One a line: `c`, 0 for ≤, 1 for = or 2 for ≥, the strength (1000 is required), the constant, the
  /// number of terms, and a variable and a coefficient for each.
  private static func constraints(_ text: String) -> [Constraint] {
    text.split(separator: "\n").map { line in
      let numbers = line.split(separator: " ").dropFirst().compactMap { Double($0) }
      let terms = (0..<Int(numbers[3])).map {
        Term(Variable(index: Int(numbers[4 + 2 * $0])), numbers[5 + 2 * $0])
      }
      let relations: [Relation] = [.lessThanOrEqual, .equal, .greaterThanOrEqual]
      return Constraint(
        Expression(terms, constant: numbers[2]), relations[Int(numbers[0])],
        strength: numbers[1] == 1000 ? .required : Strength(level: numbers[1]))
    }
  }
}
