import CasqueSolver
import Testing

/// Numbers that are far apart, and rooms as small as the tolerances.
@Suite struct HardNumbersTests {
  @Test("what is far away loosens nothing else", arguments: [1e-6, 1e-148])
  func farPlane(_ coefficient: Double) throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(contentsOf: [
      equal([(x, -2)], 0), atLeast([(x, coefficient)], -1e9), atLeast([(y, coefficient)], -1e9),
    ])
    try solver.addEditVariable(x, strength: .strong)
    try solver.suggest(2, for: x)
    let value = solver.value(of: x)
    #expect(value == 0)
    let never = Constraint(Expression([Term(x, 0)], constant: -8), .equal)
    #expect(throws: AddError.unsatisfiable(Conflict(members: [], refused: [0]))) {
      try solver.add(never)
    }
  }

  @Test("a limit with a small coefficient is a limit")
  func smallCoefficients() throws {
    var solver = makeSolver(6)
    func term(_ index: Int, _ coefficient: Double) -> Term {
      Term(Variable(index: index), coefficient)
    }
    try solver.add(contentsOf: [
      Constraint(
        Expression([term(2, 0.0001), term(5, -100_000)], constant: 99_999.9993), .lessThanOrEqual),
      Constraint(Expression([term(5, 1e-5)], constant: -1e-5), .lessThanOrEqual),
      Constraint(
        Expression([term(5, 0.001)], constant: -4), .greaterThanOrEqual,
        strength: Strength(level: 3)),
    ])
    // 1 is as near to 4000 as it may be.
    let value = solver.value(of: Variable(index: 5))
    #expect(abs(value - 1) < 1e-6)
  }

  @Test("a violation is measured in units of the variable before anything is accepted")
  func tinyCoefficient() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let zero = try solver.add(equal([(x, 1)], 0))
    #expect(throws: AddError.unsatisfiable(Conflict(members: [zero], refused: [0]))) {
      try solver.add(equal([(x, 1e-6)], 5e-10))
    }
  }

  @Test("a value that is too large for a number is refused")
  func overflow() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    #expect(throws: AddError.nonFinite) { try solver.add(atLeast([(x, 3e-76)], 1e305)) }
    try solver.add(contentsOf: [equal([(x, 1)], 1e300), equal([(y, 1)], 1)])
    let range = try solver.range(of: Expression([Term(x, 1e300), Term(y)]))
    #expect(range == -Double.infinity...Double.infinity)
  }

  @Test("a transaction refuses numbers that are not finite", arguments: [Double.nan, .infinity])
  func transactions(_ number: Double) throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let id = try solver.add(equal([(x, 1)], 10, .weak))
    try solver.addEditVariable(x, strength: .strong)
    try solver.suggest(3, for: x)
    let before = solver.values
    for isSuggestion in [true, false] {
      #expect(throws: TransactionError.nonFinite) {
        try solver.transaction { (transaction: inout Transaction) throws(TransactionError) in
          transaction.setConstant(-20, of: id)
          transaction.suggest(5, for: x)
          if isSuggestion {
            transaction.suggest(number, for: x)
          } else {
            transaction.setConstant(number, of: id)
          }
        }
      }
      let after = solver.values
      #expect(after == before)
    }
    try solver.removeEditVariable(x)
    let value = solver.value(of: x)
    #expect(value == 10)
  }

  @Test("a contradiction does not hold at a point that is far away either")
  func farWitness() throws {
    var solver = Solver()
    let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    let first = try solver.add(equal([(x, -1), (y, 2)], 8))
    try solver.addEditVariable(x, strength: Strength(level: 1000.5))
    let second = try solver.add(contentsOf: [
      atLeast([(z, 3), (y, -1)], -7, .weak), equal([(z, 3), (x, -1), (y, -1)], 10),
    ])
    try solver.suggest(-4, for: x)
    let before = solver.values
    #expect(before.count == 3)
    try solver.add(contentsOf: [equal([(y, -1), (x, 1)], 8, .weak), atMost([(z, 1)], -2)])
    // 3 z = x + y + 10 and x = 2 y − 8 make z = y + 2⁄3.
    #expect(
      throws: TransactionError.unsatisfiable(Conflict(members: [first, second[1]], refused: [0]))
    ) {
      try solver.transaction { (transaction: inout Transaction) throws(TransactionError) in
        try transaction.add(equal([(z, 1), (y, -1)], 7))
      }
    }
  }

  @Test("members of a conflict are in order when an addition replaced a removed constraint")
  func order() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let first = try solver.add(equal([(x, 2), (y, 2)], -36))
    let before = solver.values
    #expect(before.count == 2)
    try solver.remove(first)
    #expect(throws: AddError.unsatisfiable(Conflict(members: [], refused: [0, 1]))) {
      try solver.add(contentsOf: [
        atLeast([(x, 0.5), (y, 0.5)], -6.001), equal([(y, 2), (x, 2)], -36),
      ])
    }
  }

  @Test("a variable made after a checkpoint changes no bit of what is restored")
  func variablesMadeLater() throws {
    var solver = makeSolver(9)
    func variable(_ index: Int) -> Variable { Variable(index: index) }
    let ids = try solver.add(contentsOf: [
      equal([(variable(8), -2.8)], 5.6), equal([(variable(8), 2.6)], -5.2),
      atMost(
        [(variable(4), 0.2), (variable(5), -1.6), (variable(8), -2.7), (variable(7), 0.3)], 10.1),
      equal([(variable(6), 0.8), (variable(1), -0.5)], 2.6),
      atLeast(
        [(variable(1), 1.5), (variable(0), -1.7), (variable(5), 1.9), (variable(2), -0.3)], 9),
    ])
    let values = solver.values
    #expect(values.count == 9)
    #expect(throws: SetConstantError.self) { try solver.setConstant(-8, of: ids[1]) }
    let checkpoint = solver.checkpoint()
    let before = solver.values
    _ = solver.makeVariable()
    solver.restore(checkpoint)
    let after = solver.values
    #expect(after == before + [0])
  }
}
