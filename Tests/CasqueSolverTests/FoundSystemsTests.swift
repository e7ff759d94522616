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

  /// Rounding took a required constraint to its wrong side by less than a tolerance; from there it
  /// was let go on.
  ///
  /// The optima are those that SciPy's HiGHS finds.
  @Test(arguments: [(0, 31.116_062_790_35), (1, 22.069_841_269_58)])
  func whatHoldsGoesOnHolding(_ system: Int, _ least: Double) throws {
    let constraints = Self.constraints(Self.narrow[system])
    var solver = makeSolver(8)
    let ids = try solver.add(contentsOf: constraints)
    for (index, id) in ids.enumerated() where constraints[index].strength.isRequired {
      let violation = solver.violation(of: id)
      #expect(violation == 0, "constraint \(index)")
    }
    let error = abs(solver.violation(of: ids[ids.count - 1]))
    #expect(abs(error - least) < 1e-6)
  }

  /// A wish that held, by less than a tolerance, was left on its wrong side by a step of no length; from
  /// there it was broken by 26 to bring a variable nearer to zero.
  ///
  /// The third variable may grow without end, and the wish's expression with it: so it can be met.
  @Test func aWishThatHoldsGoesOnHolding() throws {
    var solver = makeSolver(5)
    let ids = try solver.add(
      contentsOf: Self.constraints(
        """
        c 0 1000 1.999999999 4 0 -1.0 1 1.0 2 3.0 4 -2.0
        c 2 1000 2.000000001 4 0 -1.0 1 1.0 2 3.0 4 -2.0
        c 0 1000 -5.000000001 3 0 -2.0 2 1.0 4 -1.0
        c 2 1000 -4.999999999 3 0 -2.0 2 1.0 4 -1.0
        c 2 1000 1e-9 5 0 -3.0 1 1.0 2 3.0 3 -1.0 4 2.0
        c 0 1000 5.999999999 2 1 1.0 2 1.0
        c 2 1000 6.000000001 2 1 1.0 2 1.0
        c 2 1.0 9.0 4 0 1.0 1 1.0 3 1.0 4 1.0
        """))
    for (index, id) in ids.enumerated() {
      let violation = solver.violation(of: id)
      #expect(violation == 0, "constraint \(index)")
    }
  }

  /// A required constraint that held by less than a tolerance was allowed its wrong side while an edit
  /// variable moved, and was broken by 3.3.
  @Test func whatHoldsKeepsItsSideInMoves() {
    var run = ReferenceRun(seed: 171_608)
    let difference = run.firstDifference()
    #expect(difference == nil)
  }

  /// Systems with pairs of bounds that leave room for a tenth of a tolerance.
  private static let narrow = [
    """
    c 2 1000 1e-10 8 0 1.0 1 1.0 2 1.0 3 -2.0 4 -1.0 5 -3.0 6 1.0 7 -1.0
    c 0 1000 10.999999999899988 8 0 -3.0 1 3.0 2 3.0 3 -1.0 4 2.0 5 2.0 6 1.0 7 -2.0
    c 2 1000 11.000000000100012 8 0 -3.0 1 3.0 2 3.0 3 -1.0 4 2.0 5 2.0 6 1.0 7 -2.0
    c 0 1000 -3.0000000001000124 8 0 2.0 1 -1.0 2 -1.0 3 -3.0 4 3.0 5 -1.0 6 -1.0 7 -2.0
    c 2 1000 -2.9999999998999876 8 0 2.0 1 -1.0 2 -1.0 3 -3.0 4 3.0 5 -1.0 6 -1.0 7 -2.0
    c 0 1000 -12.000000000100009 8 0 1.0 1 -2.0 2 -2.0 3 -1.0 4 -3.0 5 1.0 6 -1.0 7 2.0
    c 2 1000 -11.999999999899991 8 0 1.0 1 -2.0 2 -2.0 3 -1.0 4 -3.0 5 1.0 6 -1.0 7 2.0
    c 2 1000 -8.9999999999 8 0 -2.0 1 -3.0 2 1.0 3 1.0 4 -1.0 5 -1.0 6 1.0 7 1.0
    c 2 1000 -7.9999999998999805 8 0 -3.0 1 -3.0 2 -1.0 3 3.0 4 1.0 5 -3.0 6 -1.0 7 -2.0
    c 0 1000 7.999999999899991 8 0 1.0 1 -1.0 2 3.0 3 -3.0 4 -2.0 5 -3.0 6 -3.0 7 2.0
    c 2 1000 72.7771744219706 8 0 -1.0 1 3.0 2 3.0 3 -1.0 4 3.0 5 -3.0 6 -3.0 7 -1.0
    c 0 1000 -61.0000000001 8 0 1.0 1 1.0 2 -1.0 3 1.0 4 -3.0 5 3.0 6 3.0 7 -2.0
    c 2 1000 -60.9999999999 8 0 1.0 1 1.0 2 -1.0 3 1.0 4 -3.0 5 3.0 6 3.0 7 -2.0
    c 0 1000 17.9999999999 8 0 1.0 1 2.0 2 -2.0 3 1.0 4 -1.0 5 -3.0 6 -1.0 7 1.0
    c 2 1000 11.833896420435048 8 0 1.0 1 -1.0 2 1.0 3 1.0 4 3.0 5 2.0 6 2.0 7 1.0
    c 2 1000 24.38200230949675 8 0 1.0 1 -2.0 2 1.0 3 1.0 4 1.0 5 -1.0 6 -1.0 7 1.0
    c 0 1000 35.99999999989999 8 0 1.0 1 -1.0 2 1.0 3 1.0 4 3.0 5 -1.0 6 -1.0 7 -1.0
    c 2 1000 36.00000000010001 8 0 1.0 1 -1.0 2 1.0 3 1.0 4 3.0 5 -1.0 6 -1.0 7 -1.0
    c 2 1000 -11.9999999999 8 0 2.0 1 -1.0 2 -3.0 3 -1.0 4 1.0 5 1.0 6 2.0 7 1.0
    c 2 1000 -6.9999999999 8 0 1.0 1 1.0 2 -2.0 3 -2.0 4 -1.0 5 1.0 6 -1.0 7 -2.0
    c 2 1000 -80.9999999999 8 0 -1.0 1 1.0 2 3.0 3 -2.0 4 -3.0 5 -1.0 6 2.0 7 -2.0
    c 0 2.0 9.0 8 0 -1.0 1 -1.0 2 -3.0 3 1.0 4 1.0 5 2.0 6 1.0 7 -3.0
    """,
    """
    c 2 1000 -10.999999999899995 8 0 -1.0 1 1.0 2 2.0 3 -2.0 4 3.0 5 -1.0 6 -2.0 7 1.0
    c 0 1000 -1e-10 8 0 2.0 1 1.0 2 1.0 3 2.0 4 -1.0 5 2.0 6 1.0 7 3.0
    c 2 1000 -0.9365079365079412 8 0 1.0 1 1.0 2 1.0 3 2.0 4 -1.0 5 -3.0 6 -1.0 7 -1.0
    c 2 1000 19.114285714385723 8 0 -1.0 1 -1.0 2 3.0 3 2.0 4 1.0 5 -2.0 6 1.0 7 3.0
    c 0 1000 -24.947031746131728 8 0 2.0 1 1.0 2 1.0 3 1.0 4 3.0 5 -3.0 6 -3.0 7 3.0
    c 0 1000 -3.679365079365069 8 0 -1.0 1 -1.0 2 -1.0 3 -2.0 4 1.0 5 -3.0 6 -3.0 7 1.0
    c 0 1000 8.9999999999 8 0 1.0 1 -1.0 2 -1.0 3 1.0 4 -3.0 5 -1.0 6 1.0 7 -1.0
    c 2 1000 9.0000000001 8 0 1.0 1 -1.0 2 -1.0 3 1.0 4 -3.0 5 -1.0 6 1.0 7 -1.0
    c 2 1000 -0.9999999999 8 0 -2.0 1 1.0 2 -3.0 3 -1.0 4 1.0 5 -1.0 6 -1.0 7 -1.0
    c 0 1000 11.9999999999 8 0 -1.0 1 -1.0 2 -1.0 3 -1.0 4 -3.0 5 -3.0 6 2.0 7 1.0
    c 0 1000 -7.000000000100025 8 0 1.0 1 -3.0 2 -1.0 3 -3.0 4 -1.0 5 2.0 6 -3.0 7 2.0
    c 2 1000 -6.999999999899975 8 0 1.0 1 -3.0 2 -1.0 3 -3.0 4 -1.0 5 2.0 6 -3.0 7 2.0
    c 0 1000 -12.000000000100014 8 0 2.0 1 -1.0 2 -1.0 3 2.0 4 1.0 5 -1.0 6 -1.0 7 2.0
    c 2 1000 -11.999999999899986 8 0 2.0 1 -1.0 2 -1.0 3 2.0 4 1.0 5 -1.0 6 -1.0 7 2.0
    c 0 1000 -6.0000000001 8 0 1.0 1 1.0 2 -2.0 3 1.0 4 -1.0 5 1.0 6 3.0 7 3.0
    c 0 1000 -8.0000000001 8 0 -1.0 1 1.0 2 1.0 3 -1.0 4 -3.0 5 3.0 6 2.0 7 -2.0
    c 0 1000 -8.000000000100007 8 0 -1.0 1 1.0 2 -1.0 3 -2.0 4 1.0 5 1.0 6 -1.0 7 -1.0
    c 2 1000 -6.9999999999 8 0 1.0 1 -1.0 2 -1.0 3 1.0 4 -1.0 5 -1.0 6 -3.0 7 -2.0
    c 0 1000 5.9999999999 8 0 1.0 1 -1.0 2 1.0 3 1.0 4 -3.0 5 -1.0 6 -2.0 7 3.0
    c 1 1.0 -11.0 8 0 -2.0 1 -1.0 2 -1.0 3 -1.0 4 1.0 5 -2.0 6 1.0 7 1.0
    """,
  ]

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
