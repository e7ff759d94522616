import CasqueSolver
import Testing

/// What each method of the solver promises.
@Suite struct SolverTests {
  @Test func emptySolverAnswers() {
    var solver = Solver()
    let x = solver.makeVariable()
    let (value, range, undetermined) = (
      solver.value(of: x), solver.range(of: x), solver.undetermined()
    )
    #expect(value == 0)
    #expect(range == -Double.infinity...Double.infinity)
    #expect(undetermined == [x])
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func nonFiniteIsRefused(_ bad: Double) throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let id = try solver.add(equal([(x, 1)], 4))
    #expect(refusal([equal([(x, bad)], 1)], by: &solver) == .nonFinite)
    #expect(refusal([equal([(x, 1)], bad, .weak)], by: &solver) == .nonFinite)
    #expect(
      refusal { () throws(SetConstantError) in try solver.setConstant(bad, of: id) } == .nonFinite)
    try solver.addEditVariable(x, strength: .weak)
    #expect(refusal { () throws(SuggestError) in try solver.suggest(bad, for: x) } == .nonFinite)
    let value = solver.value(of: x)
    #expect(value == 4)
  }

  @Test func numbersThatOverflowAreRefused() {
    var solver = Solver()
    let x = solver.makeVariable()
    let huge = Double.greatestFiniteMagnitude
    #expect(refusal([equal([(x, huge), (x, huge)], 1)], by: &solver) == .nonFinite)
    #expect(refusal([equal([(x, 1e-300)], 1e300)], by: &solver) == .nonFinite)
    #expect(refusal([equal([(x, huge)], huge)], by: &solver) == nil)
    let value = solver.value(of: x)
    #expect(value == 1)
  }

  @Test(
    "coefficients of any exponent are answered rightly; only subnormal ones are refused",
    arguments: [Relation.equal, .lessThanOrEqual, .greaterThanOrEqual])
  func coefficientsOfAnyExponent(_ relation: Relation) throws {
    for size in [2.3e-308, 1e-300, 1e-150, 1e-12, 1e12, 1e150, 1e300, 1e306] {
      for strength in [Strength.required, .strong] {
        var solver = Solver()
        let (x, y) = (solver.makeVariable(), solver.makeVariable())
        // Pulled over the bound from either side.
        let beyond = relation == .greaterThanOrEqual ? 1.0 : 9
        try solver.add(contentsOf: [
          Constraint(
            Expression([Term(x, size)], constant: -3 * size), relation, strength: strength),
          equal([(x, size)], beyond * size, .weak), equal([(y, size), (x, -size)], 2 * size),
        ])
        let values = [solver.value(of: x), solver.value(of: y)]
        #expect(abs(values[0] - 3) < 1e-6 && abs(values[1] - 5) < 1e-6, "\(size): \(values)")
      }
    }
    var solver = Solver()
    let x = solver.makeVariable()
    for tiny in [
      Double.leastNormalMagnitude / 1024, Double.leastNonzeroMagnitude,
      -Double.leastNonzeroMagnitude * 2024,
    ] {
      #expect(refusal([equal([(x, tiny)], tiny)], by: &solver) == .nonFinite)
    }
    let parts = [(x, 1e-307), (x, Double.leastNormalMagnitude / 1024 - 1e-307)]
    #expect(refusal([equal(parts, 0, .weak)], by: &solver) == .nonFinite)
    let counts = solver.counts()
    #expect(counts == .empty)
  }

  @Test("what repeats a required constraint is judged in units of its variables")
  func largeRepetition() throws {
    // 3e-7 apart in x, which is less than is asked of a required constraint; then 3e-5.
    var solver = Solver()
    let x = solver.makeVariable()
    let held = try solver.add(equal([(x, 1e6)], 5e6))
    _ = solver.value(of: x)
    let near = refusal([equal([(x, 1.5e6)], 7.5e6 - 0.5)], by: &solver)
    #expect(near == nil)
    let far = refusal([equal([(x, 1.5e6)], 7.5e6 + 50)], by: &solver)
    #expect(far == .unsatisfiable(Conflict(members: [held], refused: [0])))
  }

  @Test func strangersAreRefused() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let (stranger, gone) = (Variable(index: 9), ConstraintID(index: 9))
    #expect(refusal([equal([(stranger, 1)], 1)], by: &solver) == .unknownVariable(stranger))
    #expect(
      refusal { () throws(RemoveError) in try solver.remove(gone) } == .unknownConstraint(gone))
    #expect(
      refusal { () throws(RelaxError) in try solver.relax(gone) } == .unknownConstraint(gone))
    #expect(
      refusal { () throws(SetConstantError) in try solver.setConstants([(gone, 1)]) }
        == .unknownConstraint(gone))
    #expect(
      refusal { () throws(AddEditVariableError) in
        try solver.addEditVariable(stranger, strength: .weak)
      }
        == .unknownVariable(stranger))
    #expect(refusal { () throws(SuggestError) in try solver.suggest(1, for: x) } == .notEdited(x))
    #expect(
      refusal { () throws(AddEditVariableError) in
        try solver.addEditVariable(x, strength: .required)
      }
        == .requiredStrength)
    try solver.addEditVariable(x, strength: .weak)
    #expect(
      refusal { () throws(AddEditVariableError) in try solver.addEditVariable(x, strength: .weak) }
        == .alreadyEdited(x))
    try solver.removeEditVariable(x)
    #expect(
      refusal { () throws(RemoveEditVariableError) in try solver.removeEditVariable(x) }
        == .notEdited(x))
  }

  @Test func editVariableWaitsForItsSuggestion() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    try solver.add(equal([(x, 1)], 30, .weak))
    try solver.addEditVariable(x, strength: .strong)
    let before = solver.value(of: x)
    try solver.suggest(8, for: x)
    let during = solver.value(of: x)
    try solver.removeEditVariable(x)
    let after = solver.value(of: x)
    #expect([before, during, after] == [30, 8, 30])
  }

  @Test func batchIsAllOrNothing() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let error = refusal(
      [equal([(x, 1)], 5), equal([(x, 1)], 9, .weak), atLeast([(x, 1)], 6)], by: &solver)
    #expect(error == .unsatisfiable(Conflict(members: [], refused: [0, 2])))
    let undetermined = solver.undetermined()
    #expect(undetermined == [x])
    let ids = try solver.add(contentsOf: [atLeast([(x, 1)], 5), atMost([(x, 1)], 4, .weak)])
    #expect(ids == [ConstraintID(index: 0), ConstraintID(index: 1)])
    let violations = [solver.violation(of: ids[0]), solver.violation(of: ids[1])]
    #expect(violations == [0, 1])
  }

  @Test func constraintWithoutVariables() throws {
    var solver = Solver()
    #expect(refusal([atLeast([], -1), atMost([], 0)], by: &solver) == nil)
    let wish = try solver.add(equal([], 3, .weak))
    let violation = solver.violation(of: wish)
    #expect(violation == -3)
    let x = solver.makeVariable()
    let error = refusal([atLeast([(x, 1)], 1), atLeast([(x, 1), (x, -1)], 2)], by: &solver)
    #expect(error == .unsatisfiable(Conflict(members: [], refused: [1])))
  }

  @Test func violationHasItsSign() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    try solver.add(equal([(x, 1)], 10))
    let ids = try solver.add(contentsOf: [
      equal([(x, 2)], 30, .weak), equal([(x, 2)], 5, .weak), atMost([(x, 1)], 4, .weak),
      atMost([(x, 1)], 40, .weak), atLeast([(x, 1)], 12, .weak),
    ])
    let violations = [
      solver.violation(of: ids[0]), solver.violation(of: ids[1]), solver.violation(of: ids[2]),
      solver.violation(of: ids[3]), solver.violation(of: ids[4]),
    ]
    #expect(violations == [-10, 15, 6, 0, -2])
  }

  @Test func constantsChangeTogether() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let low = try solver.add(atLeast([(x, 1)], 10))
    let high = try solver.add(atMost([(x, 1)], 20))
    let error = refusal { () throws(SetConstantError) in try solver.setConstant(-30, of: low) }
    #expect(error == .unsatisfiable(Conflict(members: [low, high], refused: [])))
    let before = solver.value(of: x)
    // One after the other would not do.
    try solver.setConstants([(low, -30), (high, -50), (high, -40)])
    let after = solver.range(of: x)
    #expect(before == 10)
    #expect(after == 30...40)
  }

  @Test func relaxedConstraintYieldsLast() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let margins = try solver.add(equal([(x, 1)], 340))
    let wish = try solver.add(equal([(x, 1)], 400, Strength(level: 1e9)))
    try solver.relax(margins)
    let relaxed = solver.value(of: x)
    #expect(relaxed == 340)
    try solver.add(equal([(x, 1)], 320))
    let violations = [solver.violation(of: margins), solver.violation(of: wish)]
    #expect(violations == [-20, -80])
    try solver.relax(wish)
    let isHeld = solver.contains(margins)
    #expect(isHeld)
  }

  @Test func obstaclesHaveMultipliers() throws {
    var solver = Solver()
    let (a, b, c) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    let ids = try solver.add(contentsOf: [
      equal([(a, 1), (b, 1)], 300), atLeast([(b, 1)], 100), atMost([(a, 1)], 250, .strong),
      atLeast([(c, 1)], 0), equal([(a, 1)], 280, .medium), atLeast([(a, 1)], 10, .strong),
      equal([(b, 1)], 500, .weak),
    ])
    // a = 200: the sum and the least b hold it off, not the bounds that are slack.
    let medium = solver.obstacles(to: ids[4])
    #expect(medium == [ids[0], ids[1]])
    // b = 100: it would have to push a away from its stronger wish.
    let weak = solver.obstacles(to: ids[6])
    #expect(weak == [ids[0], ids[4]])
    let (satisfied, required) = (solver.obstacles(to: ids[5]), solver.obstacles(to: ids[0]))
    #expect(satisfied.isEmpty && required.isEmpty)
  }

  @Test func rangesSpanComponents() throws {
    var solver = Solver()
    let (sum, a, b) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    try solver.add(contentsOf: [
      equal([(sum, 1), (a, -1), (b, -1)], 0), atLeast([(a, 1)], -2), atMost([(a, 1)], 7),
      atLeast([(b, 1)], 3), atMost([(b, 1)], 9),
    ])
    let range = solver.range(of: sum)
    #expect(range == 1...16)
    // The sum comes first, so it is nearest to 0.
    let values = [solver.value(of: sum), solver.value(of: a), solver.value(of: b)]
    #expect(values == [1, -2, 3])
  }

  @Test(arguments: [1e-6, 1e-3, 1, 1e3, 1e6])
  func coefficientsOfAnySize(_ size: Double) throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let ids = try solver.add(contentsOf: [
      atLeast([(x, size)], 20 * size), equal([(y, 1 / size), (x, -1)], 5),
      equal([(x, 1e6), (y, 1e-6)], 0, .weak),
    ])
    let (first, second) = (solver.value(of: x), solver.value(of: y))
    #expect(abs(first - 20) < 1e-9)
    #expect(abs(second / size - 25) < 1e-9)
    let violations = [solver.violation(of: ids[0]), solver.violation(of: ids[1])]
    #expect(violations == [0, 0])
  }
}
