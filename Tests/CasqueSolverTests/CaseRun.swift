import CasqueSolver
import Testing

/// Plays one case on one solver.
struct CaseRun: ~Copyable {
  /// How the constraints of a phase are added.
  enum Manner: CaseIterable {
    case together
    case oneByOne
  }

  private let file: CaseFile
  private let system: SolverCase
  private let manner: Manner
  private var solver = Solver()
  private var variables: [String: Variable] = [:]
  private var ids: [String: ConstraintID] = [:]
  private var strengths: [String: Strength] = [:]
  private var edits: [(variable: Variable, strength: Strength, value: Double?)] = []

  init(_ system: SolverCase, of file: CaseFile, _ manner: Manner) throws {
    self.file = file
    self.system = system
    self.manner = manner
    for name in system.variables { variables[name] = solver.makeVariable() }
    for edit in system.edits {
      let variable = try #require(variables[edit.var])
      let strength = try #require(file.strength(edit.strength))
      try solver.addEditVariable(variable, strength: strength)
      edits.append((variable, strength, nil))
    }
  }

  mutating func play() throws {
    for (number, phase) in system.phases.enumerated() {
      try play(phase, "\(system.id), phase \(number), \(manner)")
    }
  }

  private mutating func play(_ phase: SolverCase.Phase, _ place: Comment) throws {
    for name in phase.remove {
      // A refused constraint was never held.
      if let id = ids.removeValue(forKey: name) { try solver.remove(id) }
    }
    for index in edits.indices {
      guard let name = system.edits.map(\.var)[index] as String?, let value = phase.suggest[name]
      else { continue }
      try solver.suggest(value, for: edits[index].variable)
      edits[index].value = value
    }
    let wishes = try expanded(phase.add)
    if phase.expect.error == nil {
      _ = try add(wishes)
      try expectAnswers(phase.expect, place)
    } else {
      try expectRefusal(of: wishes, phase.expect, place)
    }
  }

  /// The constraints of a phase by name; a repeated one gets a name for each copy.
  private func expanded(
    _ names: SolverCase.Names
  ) throws -> [(name: String, constraint: Constraint)] {
    let reader = EquationText(variables: variables)
    var result: [(name: String, constraint: Constraint)] = []
    for name in names.list ?? system.constraints.map(\.id) {
      let wish = try #require(system.constraints.first { $0.id == name })
      let strength = try #require(file.strength(wish.strength))
      let constraint = try reader.constraint(wish.text, strength: strength)
      for copy in 0..<(wish.repeat ?? 1) {
        result.append((copy == 0 ? name : "\(name)#\(copy)", constraint))
      }
    }
    return result
  }

  /// Adds constraints; returns the members of the conflict if they are refused.
  private mutating func add(
    _ wishes: [(name: String, constraint: Constraint)]
  ) throws -> [String]? {
    let batches = manner == .together ? [wishes] : wishes.map { [$0] }
    for batch in batches {
      do throws(AddError) {
        let added = try solver.add(contentsOf: batch.map(\.constraint))
        for (wish, id) in zip(batch, added) {
          ids[wish.name] = id
          strengths[wish.name] = wish.constraint.strength
        }
      } catch {
        guard case .unsatisfiable(let conflict) = error else { throw error }
        let held = conflict.members.map { id in ids.first { $0.value == id }?.key ?? "?" }
        return held + conflict.refused.map { batch[$0].name }
      }
    }
    return nil
  }

  private mutating func expectRefusal(
    of wishes: [(name: String, constraint: Constraint)], _ expected: SolverCase.Expectation,
    _ place: Comment
  ) throws {
    let members = try #require(try add(wishes), place)
    let allowed = try #require(expected.minimalConflicts)
    #expect(allowed.map { $0.sorted() }.contains(members.sorted()), place)
    for wish in wishes {
      if let id = ids.removeValue(forKey: wish.name) { try solver.remove(id) }
    }
  }

  private mutating func expectAnswers(
    _ expected: SolverCase.Expectation, _ place: Comment
  ) throws {
    for name in (expected.values ?? [:]).keys.sorted() {
      let variable = try #require(variables[name])
      let value = try #require(expected.values?[name])
      expectClose(solver.value(of: variable), value, place)
      let range = solver.range(of: variable)
      #expect(range.lowerBound == range.upperBound, place)
    }
    let ambiguous = expected.ambiguous ?? [:]
    for name in ambiguous.keys.sorted() {
      let variable = try #require(variables[name])
      let ends = try #require(ambiguous[name])
      let range = solver.range(of: variable)
      expectClose(range.lowerBound, ends[0] ?? -.infinity, place)
      expectClose(range.upperBound, ends[1] ?? .infinity, place)
      #expect(range.contains(solver.value(of: variable)), place)
    }
    let undetermined = try ambiguous.keys.map { try #require(variables[$0]) }.sorted()
    #expect(solver.undetermined() == undetermined, place)
    for (key, error) in (expected.errorsByStrength ?? [:]).sorted(by: { $0.key < $1.key }) {
      expectClose(self.error(of: Strength(level: try #require(Double(key)))), error, place)
    }
    for (name, id) in ids where strengths[name] == .required {
      #expect(solver.violation(of: id) == 0, place)
    }
  }

  /// The total error of a level, edit variables included.
  private mutating func error(of strength: Strength) -> Double {
    var sum = 0.0
    for (name, id) in ids.sorted(by: { $0.value < $1.value }) where strengths[name] == strength {
      sum += abs(solver.violation(of: id))
    }
    for edit in edits where edit.strength == strength {
      if let value = edit.value { sum += abs(solver.value(of: edit.variable) - value) }
    }
    return sum
  }

  /// The file was computed with about nine digits.
  private func expectClose(_ value: Double, _ expected: Double, _ place: Comment) {
    if expected.isInfinite {
      #expect(value == expected, place)
    } else {
      #expect(abs(value - expected) <= 1e-6 + 1e-9 * abs(expected), place)
    }
  }
}
