import CasqueSolver
import Testing

/// Changes that belong together, and ways back.
@Suite struct TransactionTests {
  @Test func changesAreSolvedTogether() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let low = try solver.add(atLeast([(x, 1)], 10))
    let high = try solver.add(atMost([(x, 1)], 20))
    try solver.addEditVariable(y, strength: .strong)
    try solver.suggest(1, for: y)
    // Neither constant can be changed alone, and the new bound needs both.
    try solver.transaction { (transaction: inout Transaction) throws(TransactionError) in
      transaction.setConstant(-50, of: low)
      transaction.setConstant(-60, of: high)
      transaction.suggest(7, for: y)
      try transaction.add(equal([(x, 1)], 55))
    }
    let values = [solver.value(of: x), solver.value(of: y)]
    #expect(values == [55, 7])
  }

  @Test func refusedTransactionLeavesNoTrace() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let low = try solver.add(atLeast([(x, 1)], 10))
    let wish = try solver.add(equal([(x, 1)], 15, .weak))
    let before = solver.value(of: x)
    var caught: TransactionError?
    do throws(TransactionError) {
      try solver.transaction { (transaction: inout Transaction) throws(TransactionError) in
        transaction.remove(wish)
        try transaction.add(equal([(x, 1)], 40, .strong))
        try transaction.add(atMost([(x, 1)], 5))
      }
    } catch {
      caught = error
    }
    #expect(caught == .unsatisfiable(Conflict(members: [low], refused: [1])))
    let (after, isHeld) = (solver.value(of: x), solver.contains(wish))
    #expect(before == 15 && after == 15 && isHeld)
  }

  /// Constants that cannot hold together are taken back, one changed twice to what it was first.
  @Test func refusedConstantsLeaveNoTrace() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let low = try solver.add(atLeast([(x, 1)], 10))
    let high = try solver.add(atMost([(x, 1)], 20))
    let wish = try solver.add(equal([(x, 1), (y, -1)], 0, .weak))
    let before = solver.values
    #expect(before.count == 2 && before[0] == before[1])
    for attempt in 0..<2 {
      var caught: TransactionError?
      do throws(TransactionError) {
        try solver.transaction { (transaction: inout Transaction) throws(TransactionError) in
          transaction.setConstant(-15, of: low)
          transaction.setConstant(3, of: wish)
          transaction.setConstant(-30, of: low)
        }
      } catch {
        caught = error
      }
      #expect(caught == .unsatisfiable(Conflict(members: [low, high], refused: [])), "\(attempt)")
      let after = solver.values
      #expect(after == before)
    }
    try solver.transaction { (transaction: inout Transaction) throws(TransactionError) in
      transaction.setConstant(-20, of: low)
      transaction.setConstant(3, of: wish)
    }
    let values = solver.values
    #expect(values == [20, 23])
    let read = [solver.value(of: x), solver.value(of: y)]
    #expect(read == values)
  }

  /// What `body` throws takes back what it changed before, constants as well as constraints.
  @Test func thrownErrorsTakeEverythingBack() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let value = try solver.add(equal([(x, 1)], 10))
    let before = solver.values
    for adds in [false, true] {
      #expect(throws: TransactionError.nonFinite) {
        try solver.transaction { (transaction: inout Transaction) throws(TransactionError) in
          transaction.setConstant(-30, of: value)
          if adds { try transaction.add(atMost([(x, 1)], 40)) }
          transaction.setConstant(-35, of: value)
          try transaction.add(atMost([(x, .infinity)], 5))
        }
      }
      let after = solver.values
      #expect(after == before)
    }
  }

  @Test func checkpointsAreExact() throws {
    var solver = Solver()
    let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    try solver.add(contentsOf: [
      equal([(x, 3), (y, -1)], 0), equal([(x, 1)], 0.1, .weak), equal([(z, 1)], 4, .weak),
    ])
    let old = [solver.value(of: x), solver.value(of: y), solver.value(of: z)]
    let checkpoint = solver.checkpoint()
    let added = try solver.add(equal([(y, 1)], 90))
    let changes = solver.changes(since: checkpoint)
    #expect(changes == [x, y])
    solver.restore(checkpoint)
    let new = [solver.value(of: x), solver.value(of: y), solver.value(of: z)]
    #expect(new == old)
    let (isHeld, none) = (solver.contains(added), solver.changes(since: checkpoint))
    #expect(!isHeld && none.isEmpty)
    // A name is never given out twice.
    let next = try solver.add(equal([(y, 1)], 60))
    #expect(next > added)
  }

  @Test func nothingIsLeftBehind() throws {
    var solver = Solver()
    let variables = (0..<40).map { _ in solver.makeVariable() }
    for _ in 0..<5 {
      var ids: [ConstraintID] = []
      for (left, right) in zip(variables, variables.dropFirst()) {
        ids.append(try solver.add(atLeast([(right, 1), (left, -1)], 3)))
        ids.append(try solver.add(equal([(right, 1), (left, -2)], 5, .weak)))
      }
      try solver.addEditVariable(variables[0], strength: .strong)
      try solver.suggest(12, for: variables[0])
      let first = solver.value(of: variables[0])
      #expect(first == 12)
      try solver.removeEditVariable(variables[0])
      for id in ids.reversed() { try solver.remove(id) }
      let counts = solver.counts()
      #expect(counts == .empty)
      let value = solver.value(of: variables[39])
      #expect(value == 0)
    }
  }
}
