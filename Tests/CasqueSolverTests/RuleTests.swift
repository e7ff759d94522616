import CasqueSolver
import Testing
import _CasqueTestSupport

/// Which way a solver goes changes nothing about where it ends.
@Suite struct RuleTests {
  @Test("Bland's rule from the first pivot leads to the same answers", arguments: [UInt64](1...4))
  func bland(_ seed: UInt64) throws {
    var generator = SplitMix64(seed: seed &+ 18_000)
    var solved = 0
    for number in 0..<250 {
      let system = RandomSystem(variables: 2...9, most: 24, using: &generator)
      let place: Comment = "seed \(seed), system \(number): \(system.constraints)"
      var usual = Solver()
      var bland = Solver(followsBland: true)
      for _ in 0..<system.variableCount {
        _ = usual.makeVariable()
        _ = bland.makeVariable()
      }
      let refused = refusal(system.constraints, by: &usual)
      let isRefused = refusal(system.constraints, by: &bland) != nil
      #expect((refused != nil) == isRefused, place)
      guard refused == nil else { continue }
      solved += 1
      let (values, others) = (usual.values, bland.values)
      let oracle = VertexOracle(
        variableCount: system.variableCount, constraints: system.constraints)
      for level in VertexOracle.levels(of: system.constraints) {
        let (total, other) = (
          oracle.levelError(level, at: values), oracle.levelError(level, at: others)
        )
        #expect(abs(total - other) <= 1e-7 * (1 + total), place)
      }
      #expect(zip(values, others).allSatisfy { abs($0 - $1) <= 1e-6 * (1 + abs($0)) }, place)
    }
    #expect(solved > 50)
  }

  @Test("a level that is no positive number is refused", arguments: [.nan, 0, -1, .infinity])
  func levels(_ level: Double) throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let wish = equal([(x, 1)], 4, Strength(level: level))
    #expect(refusal([wish], by: &solver) == .invalidStrength)
    #expect(
      refusal([wish] + (0..<20).map { atLeast([(x, 1)], Double($0)) }, by: &solver)
        == .invalidStrength)
    #expect(
      refusal { () throws(AddEditVariableError) in
        try solver.addEditVariable(x, strength: Strength(level: level))
      } == .invalidStrength)
    #expect(throws: TransactionError.invalidStrength) {
      try solver.transaction { (transaction: inout Transaction) throws(TransactionError) in
        try transaction.add(wish)
      }
    }
    let counts = solver.counts()
    #expect(counts == .empty)
  }

  @Test("a range of what is no number is refused", arguments: [Double.nan, .infinity])
  func ranges(_ number: Double) throws {
    var solver = Solver()
    let x = solver.makeVariable()
    try solver.add(contentsOf: [atLeast([(x, 1)], 2), atMost([(x, 1)], 5)])
    let stranger = Variable(index: 7)
    #expect(throws: RangeError.nonFinite) { try solver.range(of: Expression([Term(x, number)])) }
    #expect(throws: RangeError.nonFinite) {
      try solver.range(of: Expression([Term(x)], constant: number))
    }
    #expect(throws: RangeError.unknownVariable(stranger)) {
      try solver.range(of: Expression(stranger))
    }
    let range = try solver.range(of: Expression([Term(x, 2)], constant: 1))
    #expect(range == 5...11)
  }

  @Test("sensitivities are numbers, however large what they are made of is")
  func sensitivities() throws {
    var generator = SplitMix64(seed: 19_000)
    let sizes = [1e-300, 1e-160, 1e-3, 1, 1e3, 1e160, 1e300]
    for _ in 0..<300 {
      var solver = makeSolver(4)
      for index in 0..<2 {
        let variable = Variable(index: index)
        try solver.addEditVariable(variable, strength: .strong)
        let size = sizes.randomElement(using: &generator) ?? 1
        try solver.suggest(Double(Int.random(in: -9...9, using: &generator)) * size, for: variable)
      }
      for index in 2..<4 {
        let (a, b, c) = (
          sizes.randomElement(using: &generator) ?? 1, sizes.randomElement(using: &generator) ?? 1,
          sizes.randomElement(using: &generator) ?? 1
        )
        _ = try? solver.add(
          equal([(Variable(index: index), a), (Variable(index: 0), b), (Variable(index: 1), c)], 1))
      }
      for index in 0..<4 {
        let sensitivity = solver.sensitivity(of: Variable(index: index))
        #expect(sensitivity.constant.isFinite)
        #expect(sensitivity.parts.allSatisfy { $0.coefficient.isFinite })
      }
    }
  }
}
