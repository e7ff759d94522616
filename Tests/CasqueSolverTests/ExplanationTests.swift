import CasqueSolver
import Testing

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
}
