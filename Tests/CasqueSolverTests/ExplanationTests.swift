import CasqueSolver
import Testing
import _CasqueTestSupport

/// What a solver tells about its answer.
@Suite struct ExplanationTests {
  @Test func bindingNamesTheActiveConstraints() throws {
    var solver = Solver()
    let (width, left, size) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    let margin = try solver.add(equal([(left, 1)], 16))
    let fill = try solver.add(equal([(left, 2), (size, 1), (width, -1)], 0))
    try solver.add(atLeast([(size, 1)], 0))
    try solver.addEditVariable(width, strength: .strong)
    try solver.suggest(320, for: width)
    // size = width − 2 · left; a constant has the opposite sign of the value it stands for.
    let binding = solver.binding(of: size)
    #expect(
      binding.constraints == [
        Binding.Part(constraint: margin, coefficient: 2),
        Binding.Part(constraint: fill, coefficient: -1),
      ])
    #expect(binding.edits == [Binding.Edit(variable: width, coefficient: 1)])
  }

  @Test func sensitivityHasItsInterval() throws {
    var solver = Solver()
    let (width, column) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(contentsOf: [
      atMost([(column, 1)], 672), atMost([(column, 1), (width, -1)], -32),
      equal([(column, 1), (width, -1)], 0, .medium),
    ])
    try solver.addEditVariable(width, strength: .strong)
    try solver.suggest(375, for: width)
    let narrow = solver.sensitivity(of: column)
    #expect(narrow.constant == -32)
    #expect(narrow.parts.map(\.coefficient) == [1])
    #expect(narrow.parts[0].holds == -Double.infinity...704)
    try solver.suggest(1024, for: width)
    let wide = solver.sensitivity(of: column)
    #expect(wide.constant == 672 && wide.parts[0].coefficient == 0)
    #expect(wide.parts[0].holds == 704...Double.infinity)
  }

  @Test func freedomsAreIndependent() throws {
    var solver = Solver()
    let (x, width, right, y, fixed) = (
      solver.makeVariable(), solver.makeVariable(), solver.makeVariable(), solver.makeVariable(),
      solver.makeVariable()
    )
    try solver.add(contentsOf: [
      equal([(right, 1), (x, -1), (width, -1)], 0), equal([(width, 1)], 100),
      atLeast([(x, 1)], 0), atMost([(right, 1)], 320), atLeast([(y, 1)], 5),
      equal([(fixed, 1)], 8, .weak),
    ])
    let freedoms = solver.freedoms()
    #expect(freedoms.map(\.variables) == [[x, right], [y]])
    #expect(freedoms.map(\.ranges) == [[0...220, 100...320], [5...Double.infinity]])
    #expect(freedoms.map(\.degrees) == [1, 1])
  }

  @Test func freedomCountsItsDegrees() throws {
    var solver = Solver()
    let (a, b, c) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    try solver.add(equal([(a, 1), (b, 1), (c, 1)], 10))
    let freedoms = solver.freedoms()
    #expect(freedoms.map(\.variables) == [[a, b, c]])
    #expect(freedoms.map(\.degrees) == [2])
  }

  @Test("a sum of variables has the range that a variable equal to it would have")
  func rangesOfExpressions() throws {
    var generator = SplitMix64(seed: 8000)
    for number in 0..<300 {
      let system = RandomSystem(variables: 2...5, most: 6, using: &generator)
      var solver = makeSolver(system.variableCount)
      guard (try? solver.add(contentsOf: system.constraints)) != nil else { continue }
      let (a, b) = (Variable(index: 0), Variable(index: 1))
      let range = try solver.range(of: Expression([Term(a), Term(b, -2)], constant: 3))
      var other = makeSolver(system.variableCount)
      let sum = other.makeVariable()
      try other.add(contentsOf: system.constraints)
      try other.add(equal([(sum, 1), (a, -1), (b, 2)], 3))
      let expected = other.range(of: sum)
      let place: Comment = "system \(number): \(system.constraints)"
      #expect(Self.isNear(range.lowerBound, expected.lowerBound), place)
      #expect(Self.isNear(range.upperBound, expected.upperBound), place)
    }
  }

  private static func isNear(_ a: Double, _ b: Double) -> Bool { a == b || abs(a - b) < 1e-6 }

  @Test("a thousand loose views are a thousand groups of independent freedoms")
  func looseViews() throws {
    var solver = Solver()
    var sizes: [Variable] = []
    var constraints: [Constraint] = []
    for _ in 0..<1000 {
      let (left, right, width) = (
        solver.makeVariable(), solver.makeVariable(), solver.makeVariable()
      )
      constraints += [
        equal([(right, 1), (left, -1), (width, -1)], 0), atLeast([(width, 1)], 0),
        atMost([(width, 1)], 10), equal([(left, 1)], 4),
      ]
      sizes += [right, width]
    }
    try solver.add(contentsOf: constraints)
    let undetermined = solver.undetermined()
    #expect(undetermined == sizes)
    let freedoms = solver.freedoms()
    #expect(freedoms.count == 1000)
    #expect(freedoms.allSatisfy { $0.ranges == [4...14, 0...10] && $0.degrees == 1 })
  }
}
