import CasqueSolver
import Testing
import _CasqueTestSupport

/// Long runs of changes between which no value is read, so that nothing is solved anew.
@Suite struct UnreadChangesTests {
  @Test("every acceptance and refusal is that of a fresh start", arguments: [UInt64](1...8))
  func decisionsAreThoseOfAFreshStart(_ seed: UInt64) throws {
    var generator = SplitMix64(seed: seed &+ 7000)
    for number in 0..<ReferenceTests.systems / 20 {
      var run = UnreadChanges(
        variables: Int.random(in: 2...9, using: &generator), seed: generator.next())
      for step in 0..<40 {
        let difference = try run.step()
        #expect(difference == nil, "seed \(seed), system \(number), step \(step)")
      }
      let difference = try run.differenceOfValues()
      #expect(difference == nil, "seed \(seed), system \(number)")
    }
  }

  @Test("a removed link of a long chain can come back for another length")
  func chain() throws {
    var solver = Solver()
    let variables = (0..<300).map { _ in solver.makeVariable() }
    var links = try solver.add(
      contentsOf: zip(variables, variables.dropFirst()).map { equal([($1, 1), ($0, -1)], 2) })
    let first = try solver.add(equal([(variables[0], 1)], 5))
    let before = solver.value(of: variables[299])
    #expect(before == 5 + 2 * 299)
    for index in stride(from: 10, to: 300, by: 30) {
      try solver.remove(links[index])
      links[index] = try solver.add(equal([(variables[index + 1], 1), (variables[index], -1)], 3))
    }
    // The last one is held by all of them together.
    var conflict: Conflict?
    do throws(AddError) { try solver.add(equal([(variables[299], 1)], 0)) } catch {
      if case .unsatisfiable(let found) = error { conflict = found }
    }
    #expect(conflict == Conflict(members: (links + [first]).sorted(), refused: [0]))
    let after = solver.value(of: variables[299])
    #expect(after == 5 + 2 * 299 + 10)
  }
}

/// A solver that is changed without being asked for values, and what it should hold.
struct UnreadChanges: ~Copyable {
  private var solver: Solver
  private var count: Int
  private var held: [(id: ConstraintID, constraint: Constraint)] = []
  /// What is suggested for the first variable, once it is.
  private var suggestion: Double?
  /// How firmly: above all wishes, or as one of them.
  private let suggests: Strength
  private var generator: SplitMix64

  init(variables: Int, seed: UInt64) {
    count = variables
    solver = makeSolver(variables)
    generator = SplitMix64(seed: seed)
    suggests = Strength(level: Bool.random(using: &generator) ? 1e6 : 2)
  }

  /// Makes a change and says whether a fresh solver would have decided otherwise.
  mutating func step() throws -> String? {
    switch Int.random(in: 0..<13, using: &generator) {
    case 0...2 where !held.isEmpty:
      try solver.remove(held.remove(at: Int.random(in: held.indices, using: &generator)).id)
    case 3 where !held.isEmpty:
      let place = Int.random(in: held.indices, using: &generator)
      try solver.relax(held[place].id)
      if held[place].constraint.strength.isRequired {
        held[place].constraint.strength = .relaxed
      }
    case 4 where !held.isEmpty: return setConstant()
    case 5:
      _ = solver.makeVariable()
      count += 1
    case 6: return try differenceOfValues()
    case 7:
      let variable = Variable(index: 0)
      if suggestion == nil { try solver.addEditVariable(variable, strength: suggests) }
      suggestion = Double(Int.random(in: -20...20, using: &generator))
      try solver.suggest(suggestion ?? 0, for: variable)
    default: return add()
    }
    return nil
  }

  private mutating func add() -> String? {
    let constraints = (0..<Int.random(in: 1...2, using: &generator)).map { _ in
      var constraint = RandomSystem.constraint(count, &generator)
      let kept = Int.random(in: 1...3, using: &generator)
      constraint.expression.terms = Array(
        constraint.expression.terms.shuffled(using: &generator).prefix(kept))
      return constraint
    }
    let isPossible = canHold(held.map(\.constraint) + constraints)
    do throws(AddError) {
      let ids = try solver.add(contentsOf: constraints)
      held += zip(ids, constraints).map { ($0, $1) }
      return isPossible ? nil : "accepted what cannot hold"
    } catch {
      guard case .unsatisfiable(let conflict) = error else { return "\(error)" }
      return isPossible ? "refused what can hold" : faults(of: conflict, constraints)
    }
  }

  private mutating func setConstant() -> String? {
    let place = Int.random(in: held.indices, using: &generator)
    let constant = Double(Int.random(in: -12...12, using: &generator))
    var changed = held.map(\.constraint)
    changed[place].expression.constant = constant
    let isPossible = canHold(changed)
    do throws(SetConstantError) {
      try solver.setConstant(constant, of: held[place].id)
      held[place].constraint.expression.constant = constant
      return isPossible ? nil : "accepted a constant that cannot hold"
    } catch {
      guard case .unsatisfiable(let conflict) = error else { return "\(error)" }
      let before = held[place].constraint
      held[place].constraint = changed[place]
      defer { held[place].constraint = before }
      return isPossible ? "refused a constant that can hold" : faults(of: conflict, [])
    }
  }

  private func faults(of conflict: Conflict, _ refused: [Constraint]) -> String? {
    let members =
      held.filter { conflict.members.contains($0.id) }.map(\.constraint)
      + conflict.refused.map { refused[$0] }
    if canHold(members) { return "the conflict can hold" }
    for index in members.indices {
      var rest = members
      rest.remove(at: index)
      if !canHold(rest) { return "the conflict is not minimal" }
    }
    return nil
  }

  private func canHold(_ constraints: [Constraint]) -> Bool {
    var fresh = makeSolver(count)
    return (try? fresh.add(contentsOf: constraints)) != nil
  }

  /// How the values differ from those of a fresh solver, or nil.
  mutating func differenceOfValues() throws -> String? {
    var fresh = makeSolver(count)
    try fresh.add(contentsOf: held.map(\.constraint))
    if let suggestion {
      try fresh.addEditVariable(Variable(index: 0), strength: suggests)
      try fresh.suggest(suggestion, for: Variable(index: 0))
    }
    for index in 0..<count {
      let variable = Variable(index: index)
      let (mine, theirs) = (solver.value(of: variable), fresh.value(of: variable))
      if abs(mine - theirs) > 1e-6 * (1 + abs(theirs)) {
        return "variable \(index): \(mine) against \(theirs)"
      }
    }
    return nil
  }
}
