/// What a value depends on: the constraints that bind it, with their parts.
public struct Binding: Sendable, Hashable {
  /// A constraint and how the value changes with the constant of its expression.
  public struct Part: Sendable, Hashable {
    /// The constraint.
    public var constraint: ConstraintID
    /// The change of the value for one unit of the constraint's constant.
    public var coefficient: Double

    /// Creates the part of a constraint.
    public init(constraint: ConstraintID, coefficient: Double) {
      self.constraint = constraint
      self.coefficient = coefficient
    }
  }

  /// An edit variable and how the value changes with what is suggested for it.
  public struct Edit: Sendable, Hashable {
    /// The edit variable.
    public var variable: Variable
    /// The change of the value for one unit of the suggestion.
    public var coefficient: Double

    /// Creates the part of an edit variable.
    public init(variable: Variable, coefficient: Double) {
      self.variable = variable
      self.coefficient = coefficient
    }
  }

  /// The constraints, in order of addition.
  public var constraints: [Part] = []
  /// The edit variables, in order of creation.
  public var edits: [Edit] = []
}

extension Solver {
  /// The constraints that a variable's value depends on, with their coefficients.
  ///
  /// As long as the same constraints bind, the value is the sum of the coefficients times the
  /// constants and the suggestions. Complexity: linear in the system.
  public mutating func binding(of variable: Variable) -> Binding {
    _ = value(of: variable)
    state.refreshProgram()
    guard let program = state.program else { return Binding() }
    var tracer = FormTracer(program.system, state.store)
    let derivative = program.derivative(of: tracer.form(of: variable.index))
    var binding = Binding()
    for slot in program.constraints(in: derivative) {
      let record = state.store.records[slot]
      if record.edited >= 0 {
        binding.edits.append(
          Binding.Edit(
            variable: Variable(index: Int(record.edited)), coefficient: -derivative[slot]))
      } else {
        binding.constraints.append(
          Binding.Part(constraint: ConstraintID(index: record.id), coefficient: derivative[slot]))
      }
    }
    binding.edits.sort { $0.variable < $1.variable }
    return binding
  }

  /// What holds a violated optional constraint off, in order of addition: the constraints as strong
  /// or stronger that would have to give way for its error to shrink; empty if it is satisfied.
  ///
  /// These are the constraints with non-zero multipliers when its error alone is minimised and
  /// none of those may become worse. Edit variables have no name and are left out.
  public mutating func obstacles(to id: ConstraintID) -> [ConstraintID] {
    guard violation(of: id) != 0, let place = state.store.slot(of: id.index) else { return [] }
    let (part, slots) = state.store.boundedByErrors(except: place, at: state.point)
    var program = Program(part, .wishes)
    program.finish(part)
    return program.multipliers(ofLast: part).map { state.store.records[slots[$0]] }
      .filter { $0.edited < 0 }.map { ConstraintID(index: $0.id) }.sorted()
  }
}

extension ConstraintStore {
  /// The constraints as strong as one or stronger, none of them allowed to become worse than at a
  /// point, and, last, that one as a wish; with the slots they come from.
  func boundedByErrors(except place: Int, at point: [Double]) -> (ConstraintStore, [Int]) {
    let level = records[place].level
    let others = records.indices.filter {
      records[$0].isHeld && $0 != place && records[$0].level >= level
    }
    var part = ConstraintStore()
    part.variableCount = variableCount
    for slot in others {
      let record = records[slot]
      let error = record.relation.violation(value(slot: slot, at: point))
      let isBroken = abs(error) > Tolerance.violation * (1 + magnitude(slot: slot, at: point))
      let relation =
        isBroken ? (error > 0 ? Relation.lessThanOrEqual : .greaterThanOrEqual) : record.relation
      part.appendCopy(
        Array(terms[record.range]), constant: record.constant - (isBroken ? error : 0), relation,
        level: .infinity)
    }
    let wish = records[place]
    part.appendCopy(
      Array(terms[wish.range]), constant: wish.constant, wish.relation, level: wish.level)
    return (part, others)
  }
}

extension Program {
  /// The constraints with a part in the error that the last wish is left with.
  func multipliers(ofLast store: ConstraintStore) -> [Int] {
    let last = store.records.count - 1
    var derivative: [Double]
    if let row = system.rows.firstIndex(where: { Int($0.constraint) == last }) {
      let activity = tableau.activities[row]
      guard activity.place >= 0 else { return [] }
      var slots = Array(repeating: 0.0, count: system.slotCount)
      addDerivative(ofActivity: row, 1, to: &slots)
      derivative = self.derivative(bySlots: &slots)
    } else {
      // All its variables are fixed: it depends on what fixes them.
      var tracer = FormTracer(system, store)
      derivative = Array(repeating: 0, count: store.records.count)
      for term in store.terms[store.records[last].range] {
        let part = self.derivative(of: tracer.form(of: Int(term.index)))
        for slot in part.indices { derivative[slot] += term.coefficient * part[slot] }
      }
    }
    return constraints(in: derivative).filter { $0 != last }
  }
}
