import CasqueSolver
import Testing
import _CasqueTestSupport

/// Thousands of random systems against an oracle and against themselves.
@Suite struct RandomSystemTests {
  /// Seeds, so that the parts run apart.
  static let seeds: [UInt64] = [1, 2, 3, 4, 5, 6, 7, 8]

  @Test("the answer is the oracle's, tie rule and rest rule included", arguments: seeds)
  func matchesOracle(_ seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    for number in 0..<400 {
      let system = RandomSystem(variables: 1...3, most: 7, using: &generator)
      let place: Comment = "seed \(seed), system \(number): \(system.constraints)"
      var solver = makeSolver(system.variableCount)
      let oracle = VertexOracle(
        variableCount: system.variableCount, constraints: system.constraints)
      let optimum = oracle.optimum()
      do throws(AddError) {
        try solver.add(contentsOf: system.constraints)
      } catch {
        guard case .unsatisfiable(let conflict) = error else { throw error }
        #expect(optimum == nil, place)
        expectMinimal(conflict.refused, in: system, place)
        continue
      }
      let expected = try #require(optimum, place)
      for index in 0..<system.variableCount {
        let value = solver.value(of: Variable(index: index))
        #expect(abs(value - expected.point[index]) < 1e-7, place)
      }
    }
  }

  private func expectMinimal(_ members: [Int], in system: RandomSystem, _ place: Comment) {
    func isSatisfiable(_ places: [Int]) -> Bool {
      let constraints = places.map { system.constraints[$0] }
      let oracle = VertexOracle(variableCount: system.variableCount, constraints: constraints)
      return oracle.optimum() != nil
    }
    #expect(!isSatisfiable(members), place)
    for member in members { #expect(isSatisfiable(members.filter { $0 != member }), place) }
  }

  @Test(
    "adding, removing and refusing in any order ends where a fresh start does", arguments: seeds)
  func historyDoesNotMatter(_ seed: UInt64) throws {
    var generator = SplitMix64(seed: seed &+ 1000)
    for number in 0..<60 {
      let count = Int.random(in: 2...6, using: &generator)
      var solver = makeSolver(count)
      var held: [(id: ConstraintID, constraint: Constraint)] = []
      for step in 0..<24 {
        let place: Comment = "seed \(seed), system \(number), step \(step)"
        let before = values(&solver, count)
        if Int.random(in: 0..<4, using: &generator) == 0, !held.isEmpty {
          let victim = held.remove(at: Int.random(in: held.indices, using: &generator))
          try solver.remove(victim.id)
          let isHeld = solver.contains(victim.id)
          #expect(!isHeld, place)
        } else {
          let constraint = RandomSystem.constraint(count, &generator)
          do throws(AddError) {
            held.append((try solver.add(constraint), constraint))
          } catch {
            guard case .unsatisfiable(let conflict) = error else { throw error }
            #expect(conflict.refused == [0], place)
            let after = values(&solver, count)
            #expect(after == before, place)
          }
        }
        try expectSameAsFresh(&solver, held.map(\.constraint), count, place)
        try expectFeasible(&solver, held.map(\.constraint), count, place)
      }
    }
  }

  private func values(_ solver: inout Solver, _ count: Int) -> [Double] {
    var result: [Double] = []
    for index in 0..<count { result.append(solver.value(of: Variable(index: index))) }
    return result
  }

  private func expectSameAsFresh(
    _ solver: inout Solver, _ constraints: [Constraint], _ count: Int, _ place: Comment
  ) throws {
    var fresh = makeSolver(count)
    try fresh.add(contentsOf: constraints)
    let pairs = zip(values(&solver, count), values(&fresh, count))
    #expect(pairs.allSatisfy { abs($0 - $1) <= 1e-7 * max(1, abs($0)) }, place)
  }

  private func expectFeasible(
    _ solver: inout Solver, _ constraints: [Constraint], _ count: Int, _ place: Comment
  ) throws {
    let oracle = VertexOracle(variableCount: count, constraints: constraints)
    let point = values(&solver, count)
    for index in constraints.indices where constraints[index].strength.isRequired {
      #expect(oracle.error(of: index, at: point) < 1e-6, place)
    }
  }

  @Test("the ends of a range are optimal, and past them it is worse", arguments: seeds)
  func rangesAreTight(_ seed: UInt64) throws {
    var generator = SplitMix64(seed: seed &+ 2000)
    for number in 0..<60 {
      let system = RandomSystem(variables: 2...5, most: 6, using: &generator)
      let place: Comment = "seed \(seed), system \(number): \(system.constraints)"
      var solver = makeSolver(system.variableCount)
      guard (try? solver.add(contentsOf: system.constraints)) != nil else { continue }
      let errors = levelErrors(&solver, system)
      var undetermined: [Variable] = []
      for index in 0..<system.variableCount {
        let variable = Variable(index: index)
        let range = solver.range(of: variable)
        let value = solver.value(of: variable)
        #expect(range.contains(value), place)
        if range.lowerBound < range.upperBound { undetermined.append(variable) }
        for (end, outward) in [(range.lowerBound, -1.0), (range.upperBound, 1.0)] {
          let inside = end.isFinite ? end : value + outward * 500
          #expect(pinned(variable, inside, system, keeps: errors), place)
          if end.isFinite {
            #expect(!pinned(variable, end + outward * 0.5, system, keeps: errors), place)
          }
        }
      }
      let named = solver.undetermined()
      #expect(named == undetermined, place)
    }
  }

  private func levelErrors(_ solver: inout Solver, _ system: RandomSystem) -> [Double] {
    let oracle = VertexOracle(
      variableCount: system.variableCount, constraints: system.constraints)
    let point = values(&solver, system.variableCount)
    return VertexOracle.levels(of: system.constraints).map { oracle.levelError($0, at: point) }
  }

  /// Whether the optimum stays as good when a variable is held at a value.
  private func pinned(
    _ variable: Variable, _ value: Double, _ system: RandomSystem, keeps errors: [Double]
  ) -> Bool {
    var solver = makeSolver(system.variableCount)
    let pin = Constraint(Expression([Term(variable)], constant: -value), .equal)
    guard (try? solver.add(contentsOf: system.constraints + [pin])) != nil else { return false }
    return zip(levelErrors(&solver, system), errors).allSatisfy { abs($0 - $1) < 1e-6 }
  }
}
