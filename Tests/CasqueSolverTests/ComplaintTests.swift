import CasqueSolver
import Testing

/// What users of other Cassowary solvers complain of; each test names the complaint.
@Suite struct ComplaintTests {
  @Test("slow as constraints grow: kiwi #71, matplotlib #10655")
  func thousandViews() throws {
    // With a solver that is cubic in the views this does not end in a test's time.
    var solver = Solver()
    let width = solver.makeVariable()
    var previous = solver.makeVariable()
    var constraints = [equal([(width, 1)], 1000, .strong), equal([(previous, 1)], 0)]
    for index in 1...1000 {
      let next = solver.makeVariable()
      constraints.append(equal([(next, 1), (previous, -1)], Double(index)))
      constraints.append(atMost([(next, 1), (width, -1)], 1e6, .weak))
      previous = next
    }
    try solver.add(contentsOf: constraints)
    let last = solver.value(of: previous)
    #expect(last == 500_500)
  }

  @Test("a swarm of weak wishes beats a strong one: kiwi #33, #28, #110", arguments: [1, 10, 2000])
  func swarm(_ size: Int) throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let wishes = (0..<size).map { _ in equal([(x, 1000)], 90_000, .weak) }
    try solver.add(contentsOf: wishes + [atLeast([(x, 1e-3)], 0.1, Strength(level: 250.5))])
    let value = solver.value(of: x)
    #expect(abs(value - 100) < 1e-9)
  }

  @Test("a refused constraint corrupts the solver: kiwi #52, kiwi.js #31, cassowary.dart #12")
  func refusalLeavesNoTrace() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let low = try solver.add(atLeast([(x, 1)], 10))
    try solver.add(equal([(y, 1), (x, -1)], 5))
    let wish = try solver.add(equal([(x, 1)], 30, .weak))
    for _ in 0..<3 {
      let error = refusal([equal([(y, 2)], 100, .strong), atMost([(y, 1)], 12)], by: &solver)
      #expect(error != nil)
      let values = [solver.value(of: x), solver.value(of: y)]
      #expect(values == [30, 35])
    }
    try solver.remove(wish)
    try solver.remove(low)
    // Neither the refused wish y = 50 nor the refused bound is there.
    let (range, value) = (solver.range(of: y), solver.value(of: y))
    #expect(range == -Double.infinity...Double.infinity)
    #expect(value == 5)
    let next = try solver.add(equal([(y, 1)], 12))
    #expect(next == ConstraintID(index: 3))
  }

  @Test("no word on which constraints conflict: cassowary.js #63")
  func conflictIsNamed() throws {
    var solver = Solver()
    let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    let left = try solver.add(atLeast([(x, 1)], 20))
    try solver.add(atLeast([(z, 1)], 0))
    try solver.add(equal([(y, 1), (z, -2)], 7, .strong))
    let right = try solver.add(atMost([(x, 1), (y, 1)], 300))
    let error = refusal([atLeast([(z, 1)], 4), atLeast([(y, 1)], 281)], by: &solver)
    #expect(error == .unsatisfiable(Conflict(members: [left, right], refused: [1])))
  }

  @Test("dual optimise fails, unbounded objective: kiwi #15, #20, #2")
  func dragging() throws {
    var solver = Solver()
    let (left, middle, right) = (
      solver.makeVariable(), solver.makeVariable(), solver.makeVariable()
    )
    try solver.add(contentsOf: [
      equal([(middle, 2), (left, -1), (right, -1)], 0),
      atMost([(left, 1), (right, -1)], -10), atMost([(right, 1)], 100), atLeast([(left, 1)], 0),
    ])
    try solver.addEditVariable(middle, strength: .strong)
    for step in -50...150 {
      try solver.suggest(Double(step), for: middle)
      let (value, low, high) = (
        solver.value(of: middle), solver.value(of: left), solver.value(of: right)
      )
      #expect(abs(value - min(95, max(5, Double(step)))) < 1e-9)
      #expect(low >= -1e-9 && high <= 100 + 1e-9 && high - low >= 10 - 1e-9)
    }
  }

  @Test("hash order changes the answer, or hangs: ratatui #1855, yglukhov/kiwi #1")
  func tiesAreDecidedByOrder() throws {
    // Three equal wishes for 100 points: the first two are honoured, the last takes the error.
    for _ in 0..<20 {
      var solver = Solver()
      let parts = [solver.makeVariable(), solver.makeVariable(), solver.makeVariable()]
      try solver.add(equal(parts.map { ($0, 1) }, 100))
      for part in parts { try solver.add(equal([(part, 1)], 40, .weak)) }
      let values = [
        solver.value(of: parts[0]), solver.value(of: parts[1]), solver.value(of: parts[2]),
      ]
      #expect(values == [40, 40, 20])
    }
  }

  @Test("symbols leak on removal: kiwi #154, kasuari pull request 37")
  func removalForgets() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let fresh = try solver.add(equal([(x, 1), (y, 1)], 10))
    for step in 1...500 {
      let bound = try solver.add(atLeast([(x, 1)], Double(step)))
      let wish = try solver.add(equal([(y, 1)], 3, .weak))
      try solver.addEditVariable(x, strength: .medium)
      try solver.suggest(7, for: x)
      let value = solver.value(of: x)
      #expect(value == max(7, Double(step)))
      try solver.removeEditVariable(x)
      try solver.remove(wish)
      try solver.remove(bound)
      let isHeld = solver.contains(bound) || solver.contains(wish)
      #expect(!isHeld)
    }
    try solver.remove(fresh)
    let undetermined = solver.undetermined()
    #expect(undetermined == [x, y])
  }

  @Test("changing a constant means remove and add: kiwi.js #15")
  func constantChangesInPlace() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let first = try solver.add(equal([(x, 1)], 10, .weak))
    try solver.add(equal([(x, 1)], 20, .weak))
    try solver.setConstant(-15, of: first)
    let value = solver.value(of: x)
    // It is still the first, so it wins the tie.
    #expect(value == 15)
  }

  @Test("answers of systems with freedom differ from run to run: kiwi #16, #163")
  func freedomHasOneAnswer() throws {
    for _ in 0..<20 {
      var solver = Solver()
      let (a, b, c) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
      try solver.add(contentsOf: [
        equal([(b, 1), (a, -1)], 40), atLeast([(c, 1), (b, 1)], 100), atMost([(a, 1)], -3),
      ])
      let values = [solver.value(of: a), solver.value(of: b), solver.value(of: c)]
      #expect(values == [-3, 37, 63])
    }
  }

  @Test("many required rows meet their limits at one place")
  func manyBreakpoints() throws {
    // The slope is a sum of 60 numbers that are not exact; it must not be left with a rest.
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(
      contentsOf: (1...60).map { atLeast([(x, 0.1 * Double($0)), (y, 0.1)], 0.3 * Double($0)) })
    try solver.add(atMost([(y, 1)], 0))
    let values = [solver.value(of: x), solver.value(of: y)]
    #expect(abs(values[0] - 3) < 1e-9 && abs(values[1]) < 1e-9)
  }
}
