import CasqueSolver
import Testing
import _CasqueTestSupport

/// Ways back, and orders that must not matter.
@Suite struct HistoryTests {
  @Test(
    "restoring a checkpoint restores every bit, and what follows is as it was",
    arguments: [UInt64](1...4))
  func checkpoints(_ seed: UInt64) throws {
    var generator = SplitMix64(seed: seed &+ 14_000)
    for number in 0..<60 {
      let place: Comment = "seed \(seed), system \(number)"
      let count = Int.random(in: 2...6, using: &generator)
      var solver = makeSolver(count)
      var ids: [ConstraintID] = []
      try solver.addEditVariable(Variable(index: 0), strength: Strength(level: 9))
      Self.change(&solver, &ids, count, 12, &generator)
      let checkpoint = solver.checkpoint()
      let before = Self.values(&solver, count)
      var kept = ids
      Self.change(&solver, &ids, count, 8, &generator)
      let changed = solver.changes(since: checkpoint)
      let after = Self.values(&solver, count)
      for index in 0..<count {
        let differs = abs(after[index] - before[index]) > 1e-9 * max(1, abs(before[index]))
        #expect(changed.contains(Variable(index: index)) == differs, place)
      }
      solver.restore(checkpoint)
      let restored = Self.values(&solver, count)
      #expect(restored == before, place)
      for id in Set(ids + kept).sorted() {
        let isHeld = solver.contains(id)
        #expect(isHeld == kept.contains(id), place)
      }
      // The same changes lead to the same values, bit for bit, both times.
      var first = SplitMix64(seed: seed)
      var second = first
      let start = kept
      Self.change(&solver, &kept, count, 8, &first)
      let once = Self.values(&solver, count)
      solver.restore(checkpoint)
      kept = start
      Self.change(&solver, &kept, count, 8, &second)
      let twice = Self.values(&solver, count)
      #expect(once == twice, place)
    }
  }

  private static func change(
    _ solver: inout Solver, _ ids: inout [ConstraintID], _ count: Int, _ steps: Int,
    _ generator: inout SplitMix64
  ) {
    for _ in 0..<steps {
      switch Int.random(in: 0..<6, using: &generator) {
      case 0 where !ids.isEmpty:
        let id = ids.remove(at: Int.random(in: ids.indices, using: &generator))
        try? solver.remove(id)
      case 1 where !ids.isEmpty:
        let id = ids[Int.random(in: ids.indices, using: &generator)]
        let constant = Double(Int.random(in: -9...9, using: &generator))
        try? solver.setConstant(constant, of: id)
      case 2:
        let value = Double(Int.random(in: -9...9, using: &generator))
        try? solver.suggest(value, for: Variable(index: 0))
      default:
        let constraint = RandomSystem.constraint(count, &generator)
        if let id = try? solver.add(constraint) { ids.append(id) }
      }
    }
  }

  private static func values(_ solver: inout Solver, _ count: Int) -> [Double] {
    (0..<count).map { solver.value(of: Variable(index: $0)) }
  }

  @Test("constraints of distinct strengths may be added in any order", arguments: [UInt64](1...4))
  func orderOfDistinctStrengths(_ seed: UInt64) throws {
    var generator = SplitMix64(seed: seed &+ 15_000)
    for number in 0..<200 {
      var system = RandomSystem(variables: 1...6, most: 10, using: &generator)
      var level = 1.0
      for index in system.constraints.indices
      where !system.constraints[index].strength.isRequired {
        system.constraints[index].strength = Strength(level: level)
        level += 0.25
      }
      var solver = makeSolver(system.variableCount)
      guard (try? solver.add(contentsOf: system.constraints)) != nil else { continue }
      let values = Self.values(&solver, system.variableCount)
      for _ in 0..<3 {
        var other = makeSolver(system.variableCount)
        for constraint in system.constraints.shuffled(using: &generator) {
          try other.add(constraint)
        }
        let others = Self.values(&other, system.variableCount)
        for (a, b) in zip(values, others) {
          #expect(abs(a - b) < 1e-7 * (1 + abs(a)), "seed \(seed), system \(number)")
        }
      }
    }
  }
}
