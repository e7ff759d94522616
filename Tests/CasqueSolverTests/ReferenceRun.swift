import CasqueSolver
import _CasqueTestSupport

/// One random system, put to our solver and to the plain reference solver.
struct ReferenceRun {
  private var generator: SplitMix64
  private let seed: UInt64
  private var count = 0
  private var constraints: [Constraint] = []

  init(seed: UInt64) {
    generator = SplitMix64(seed: seed)
    self.seed = seed
  }

  /// Solves, then moves, adds and removes; returns what is wrong, or nil.
  mutating func firstDifference() -> String? {
    draw()
    var solver = makeSolver(count)
    var ids: [ConstraintID] = []
    var refusal: AddError?
    do throws(AddError) { ids = try solver.add(contentsOf: constraints) } catch { refusal = error }
    let reference = solved(constraints)
    if let refusal {
      return reference == nil ? wrongConflict(refusal) : "refused a satisfiable system"
    }
    guard let reference else { return "accepted an unsatisfiable system" }
    if let difference = difference(&solver, constraints, reference) { return difference }
    return differenceAfterChanges(&solver, ids)
  }

  /// Draws up to 12 variables and 3 constraints for each, or few variables and many constraints;
  /// mostly satisfiable.
  private mutating func draw() {
    count = Int.random(in: 1...(seed % 3 == 0 ? 4 : 12), using: &generator)
    let most = seed % 5 == 0 ? 90 : 3 * count
    let kind = RandomKind.allCases.randomElement(using: &generator) ?? .plain
    let scale = kind == .far ? 1e6 : 1
    let point = (0..<count).map { _ in
      scale * Double(Int.random(in: -9...9, using: &generator))
    }
    let isSatisfiable = Int.random(in: 0..<4, using: &generator) != 0
    for _ in 0..<Int.random(in: 1...most, using: &generator) {
      var constraint = kind.constraint(count, at: point, after: constraints, &generator)
      if isSatisfiable && kind.mayMove && constraint.strength.isRequired {
        constraint.expression.constant = -RandomKind.sum(constraint, at: point)
        let slack = Double(Int.random(in: 0...2, using: &generator))
        if constraint.relation == .greaterThanOrEqual { constraint.expression.constant += slack }
        if constraint.relation == .lessThanOrEqual { constraint.expression.constant -= slack }
      }
      constraints.append(constraint)
    }
  }

  /// The reference solver's values, or nil if it refuses.
  private func solved(
    _ constraints: [Constraint], _ edits: [(Variable, Strength, Double)] = []
  ) -> [Double]? {
    var reference = ReferenceSolver()
    let variables = (0..<count).map { _ in reference.makeVariable() }
    guard (try? reference.add(contentsOf: constraints)) != nil else { return nil }
    for (variable, strength, value) in edits {
      try? reference.addEditVariable(variable, strength: strength)
      try? reference.suggest(value, for: variable)
    }
    var values: [Double] = []
    for variable in variables { values.append(reference.value(of: variable)) }
    return values
  }

  private func wrongConflict(_ refusal: AddError) -> String? {
    guard case .unsatisfiable(let conflict) = refusal else { return "\(refusal)" }
    let members = conflict.refused
    if solved(members.map { constraints[$0] }) != nil { return "the conflict is satisfiable" }
    for member in members
    where solved(members.filter { $0 != member }.map { constraints[$0] }) == nil {
      return "the conflict is not minimal"
    }
    return nil
  }

  /// Compares required constraints, then the total of every level, then the values.
  private func difference(
    _ solver: inout Solver, _ constraints: [Constraint], _ reference: [Double]
  ) -> String? {
    var values: [Double] = []
    for index in 0..<count { values.append(solver.value(of: Variable(index: index))) }
    let oracle = VertexOracle(variableCount: count, constraints: constraints)
    for (index, constraint) in constraints.enumerated() where constraint.strength.isRequired {
      let allowed = 1e-6 + Self.rounding([constraint], at: values)
      let error = oracle.error(of: index, at: values)
      if error > allowed { return "constraint \(index) is broken by \(error)" }
    }
    for level in VertexOracle.levels(of: constraints) {
      let (mine, theirs) = (
        oracle.levelError(level, at: values), oracle.levelError(level, at: reference)
      )
      let members = constraints.filter { $0.strength == level }
      if abs(mine - theirs) > 1e-6 * (1 + abs(theirs)) + Self.rounding(members, at: values) {
        return "level \(level.level): \(mine) against \(theirs)"
      }
    }
    for (mine, theirs) in zip(values, reference) where abs(mine - theirs) > 1e-6 * (1 + abs(theirs))
    {
      return "values \(values) against \(reference)"
    }
    return nil
  }

  /// What the last digits of the summands of some constraints may add up to.
  private static func rounding(_ constraints: [Constraint], at point: [Double]) -> Double {
    var size = 0.0
    for constraint in constraints {
      size += abs(constraint.expression.constant)
      for term in constraint.expression.terms {
        size += abs(term.coefficient * point[term.variable.index])
      }
    }
    return 1e-13 * size
  }

  /// Suggests, changes constants, adds and removes, and compares after each step.
  private mutating func differenceAfterChanges(
    _ solver: inout Solver, _ ids: [ConstraintID]
  ) -> String? {
    var held = Array(zip(ids, constraints))
    let edited = (0..<min(2, count)).map { Variable(index: $0) }
    let strength = Strength(level: Bool.random(using: &generator) ? 9 : 2)
    for variable in edited { try? solver.addEditVariable(variable, strength: strength) }
    var suggestions: [Double?] = edited.map { _ in nil }
    for step in 0..<10 {
      switch Int.random(in: 0..<6, using: &generator) {
      case 0 where !held.isEmpty:
        try? solver.remove(held.remove(at: Int.random(in: held.indices, using: &generator)).0)
      case 1:
        let constraint = RandomSystem.constraint(count, &generator)
        if let id = try? solver.add(constraint) { held.append((id, constraint)) }
      case 2 where !held.isEmpty:
        let place = Int.random(in: held.indices, using: &generator)
        let constant = Double(Int.random(in: -12...12, using: &generator))
        if (try? solver.setConstant(constant, of: held[place].0)) != nil {
          held[place].1.expression.constant = constant
        }
      default:
        let place = Int.random(in: edited.indices, using: &generator)
        let value = Double(Int.random(in: -15...15, using: &generator))
        suggestions[place] = value
        try? solver.suggest(value, for: edited[place])
      }
      let edits = zip(edited, suggestions).compactMap { variable, value in
        value.map { (variable, strength, $0) }
      }
      guard let reference = solved(held.map(\.1), edits) else { return "step \(step): refused" }
      let wishes = edits.map {
        Constraint(Expression([Term($0.0)], constant: -$0.2), .equal, strength: $0.1)
      }
      if let difference = difference(&solver, held.map(\.1) + wishes, reference) {
        return "step \(step): \(difference)"
      }
    }
    return nil
  }
}
