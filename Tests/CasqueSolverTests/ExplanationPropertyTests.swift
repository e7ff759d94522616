import CasqueSolver
import Testing
import _CasqueTestSupport

/// What is told about answers of random systems is true.
@Suite struct ExplanationPropertyTests {
  static let seeds: [UInt64] = [1, 2, 3, 4]

  /// A random system with two edit variables that have suggestions, or nil if it cannot hold.
  private struct Edited: ~Copyable {
    var solver: Solver
    let system: RandomSystem
    let ids: [ConstraintID]
    var suggestions: [Double]
    let strength: Strength

    init?(_ generator: inout SplitMix64) {
      system = RandomSystem(variables: 2...5, most: 7, using: &generator)
      suggestions = (0..<2).map { _ in Double(Int.random(in: -9...9, using: &generator)) }
      strength = Strength(level: Bool.random(using: &generator) ? 9 : 2)
      solver = makeSolver(system.variableCount)
      guard let ids = try? solver.add(contentsOf: system.constraints) else { return nil }
      self.ids = ids
      for index in 0..<2 {
        try? solver.addEditVariable(Variable(index: index), strength: strength)
        try? solver.suggest(suggestions[index], for: Variable(index: index))
      }
    }

    /// A fresh solver's value of a variable, for other suggestions.
    func value(of variable: Variable, _ suggestions: [Double]) throws -> Double {
      var fresh = makeSolver(system.variableCount)
      try fresh.add(contentsOf: system.constraints)
      for (index, value) in suggestions.enumerated() {
        try fresh.addEditVariable(Variable(index: index), strength: strength)
        try fresh.suggest(value, for: Variable(index: index))
      }
      return fresh.value(of: variable)
    }
  }

  @Test("a value is the sum of what binds it", arguments: seeds)
  func bindings(_ seed: UInt64) throws {
    var generator = SplitMix64(seed: seed &+ 11_000)
    for number in 0..<150 {
      guard var edited = Edited(&generator) else { continue }
      for index in 0..<edited.system.variableCount {
        let variable = Variable(index: index)
        let binding = edited.solver.binding(of: variable)
        var sum = 0.0
        for part in binding.constraints {
          let place = try #require(edited.ids.firstIndex(of: part.constraint))
          sum += part.coefficient * edited.system.constraints[place].expression.constant
        }
        for part in binding.edits {
          sum += part.coefficient * edited.suggestions[part.variable.index]
        }
        let value = edited.solver.value(of: variable)
        #expect(abs(sum - value) < 1e-7 * (1 + abs(value)), "seed \(seed), system \(number)")
      }
    }
  }

  @Test("within its interval a sensitivity predicts the value", arguments: seeds)
  func sensitivities(_ seed: UInt64) throws {
    var generator = SplitMix64(seed: seed &+ 12_000)
    for number in 0..<100 {
      guard var edited = Edited(&generator) else { continue }
      let variable = Variable(
        index: Int.random(in: 0..<edited.system.variableCount, using: &generator))
      let sensitivity = edited.solver.sensitivity(of: variable)
      for part in sensitivity.parts {
        let own = edited.suggestions[part.variable.index]
        #expect(part.holds.contains(own))
        for target in [
          max(part.holds.lowerBound, own - 40), min(part.holds.upperBound, own + 40),
          (own + max(part.holds.lowerBound, own - 7)) / 2,
        ] {
          var suggestions = edited.suggestions
          suggestions[part.variable.index] = target
          var predicted = sensitivity.constant
          for other in sensitivity.parts {
            predicted += other.coefficient * suggestions[other.variable.index]
          }
          let value = try edited.value(of: variable, suggestions)
          #expect(
            abs(predicted - value) < 1e-6 * (1 + abs(value)),
            "seed \(seed), system \(number), \(part) at \(target)")
        }
      }
    }
  }

  @Test("what holds a broken wish off does so, and all of it is needed", arguments: seeds)
  func obstacles(_ seed: UInt64) throws {
    var generator = SplitMix64(seed: seed &+ 13_000)
    for number in 0..<200 {
      let system = RandomSystem(variables: 1...5, most: 9, using: &generator)
      var solver = makeSolver(system.variableCount)
      guard let ids = try? solver.add(contentsOf: system.constraints) else { continue }
      for (index, constraint) in system.constraints.enumerated() {
        let error = abs(solver.violation(of: ids[index]))
        let obstacles = solver.obstacles(to: ids[index])
        let place: Comment = "seed \(seed), system \(number), constraint \(index)"
        #expect(obstacles.isEmpty == (error == 0), place)
        guard error > 0 else { continue }
        let places = obstacles.compactMap { ids.firstIndex(of: $0) }
        #expect(
          places.allSatisfy { system.constraints[$0].strength >= constraint.strength }, place)
        // They alone hold it off, as long as none may become worse, and all are needed for it.
        for missing in [-1] + Array(places.indices) {
          var alone = makeSolver(system.variableCount)
          for (place, other) in places.enumerated() where place != missing {
            let violation = solver.violation(of: ids[other])
            try alone.add(contentsOf: Self.noWorse(system.constraints[other], violation))
          }
          let id = try alone.add(constraint)
          let least = abs(alone.violation(of: id))
          #expect(missing < 0 ? least > error - 1e-6 : least < error - 1e-6, place)
        }
      }
    }
  }

  /// Bounds the error of a constraint by that of a violation.
  private static func noWorse(_ constraint: Constraint, _ violation: Double) -> [Constraint] {
    let relations: [Relation] =
      constraint.relation == .equal
      ? [.lessThanOrEqual, .greaterThanOrEqual] : [constraint.relation]
    return relations.map { relation in
      var bound = constraint
      bound.relation = relation
      bound.strength = .required
      let error = abs(violation) + 1e-9
      bound.expression.constant += relation == .lessThanOrEqual ? -error : error
      return bound
    }
  }
}
