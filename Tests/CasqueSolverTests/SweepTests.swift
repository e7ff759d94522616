import CasqueSolver
import Testing
import _CasqueTestSupport

/// A system that is moved to and fro gives the answers, and the explanations, of a fresh one.
@Suite struct SweepTests {
  @Test("values, ranges and sensitivities after many moves", arguments: [UInt64](1...6))
  func movesAreAsFresh(_ seed: UInt64) throws {
    var generator = SplitMix64(seed: seed &+ 16_000)
    for number in 0..<40 {
      let system = RandomSystem(variables: 2...6, most: 9, using: &generator)
      var solver = makeSolver(system.variableCount)
      guard let ids = try? solver.add(contentsOf: system.constraints) else { continue }
      var constraints = system.constraints
      let strengths = [9.0, Bool.random(using: &generator) ? 9 : 1].map { Strength(level: $0) }
      for index in 0..<2 {
        try solver.addEditVariable(Variable(index: index), strength: strengths[index])
      }
      for step in 0..<30 {
        // Few values, so that one comes back to where one was.
        let values = (0..<2).map { _ in Double(Int.random(in: -3...3, using: &generator)) * 3 }
        for index in 0..<2 { try solver.suggest(values[index], for: Variable(index: index)) }
        if Int.random(in: 0..<8, using: &generator) == 0 {
          let place = Int.random(in: ids.indices, using: &generator)
          let constant = Double(Int.random(in: -9...9, using: &generator))
          if (try? solver.setConstant(constant, of: ids[place])) != nil {
            constraints[place].expression.constant = constant
          }
        }
        var fresh = makeSolver(system.variableCount)
        try fresh.add(contentsOf: constraints)
        for index in 0..<2 {
          try fresh.addEditVariable(Variable(index: index), strength: strengths[index])
          try fresh.suggest(values[index], for: Variable(index: index))
        }
        let difference = Self.difference(
          &solver, &fresh, system.variableCount, explains: step % 5 == 4)
        #expect(difference == nil, "seed \(seed), system \(number), step \(step)")
      }
    }
  }

  private static func difference(
    _ solver: inout Solver, _ fresh: inout Solver, _ count: Int, explains: Bool
  ) -> String? {
    for variable in (0..<count).map({ Variable(index: $0) }) {
      let (mine, theirs) = (solver.value(of: variable), fresh.value(of: variable))
      if !isNear(mine, theirs) { return "\(variable): \(mine) against \(theirs)" }
    }
    guard explains else { return nil }
    for variable in (0..<count).map({ Variable(index: $0) }) {
      let (mine, theirs) = (solver.range(of: variable), fresh.range(of: variable))
      guard isNear(mine.lowerBound, theirs.lowerBound), isNear(mine.upperBound, theirs.upperBound)
      else { return "range of \(variable): \(mine) against \(theirs)" }
      let mineParts = solver.sensitivity(of: variable).parts
      for (part, other) in zip(mineParts, fresh.sensitivity(of: variable).parts) {
        // At a corner either side may be taken.
        let isCorner = part.holds.lowerBound == part.holds.upperBound
        let isSame = isNear(part.coefficient, other.coefficient)
        if !isSame, !isCorner, !meet(part.holds, other.holds) { return "\(part), \(other)" }
        if isSame, !meet(part.holds, other.holds) { return "\(part), \(other)" }
      }
    }
    return nil
  }

  private static func meet(_ a: ClosedRange<Double>, _ b: ClosedRange<Double>) -> Bool {
    a.lowerBound <= b.upperBound + 1e-6 && b.lowerBound <= a.upperBound + 1e-6
  }

  private static func isNear(_ a: Double, _ b: Double) -> Bool {
    a == b || abs(a - b) < 1e-6 * (1 + abs(b))
  }
}
