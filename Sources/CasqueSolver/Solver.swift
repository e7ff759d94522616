/// An incremental, truly lexicographic solver of linear constraints.
///
/// Strengths are levels: the total violation of a level is minimised before that of any weaker one.
/// Where that leaves a choice, the errors of single constraints are minimised, stronger levels first
/// and within a level in order of addition, edit variables last: of constraints that tie, the last
/// takes the whole error. What is still free is brought as near to zero as the constraints allow,
/// variables in order of creation. So the answer is unique; it depends on the held constraints and
/// their order within a strength, never on the history.
///
/// Work is put off until an answer, or a refusal, is due. A solver can be moved to other constants
/// and suggestions: only the components whose active constraints change are solved again.
///
/// Required constraints hold to 1e-6, in the unit of the variable with their largest coefficient, or,
/// where they are computed from numbers above 100 000, to what rounding leaves of these.
///
/// What does not hold: of constraints whose own coefficients differ by more than a factor of a million,
/// a few answers in a thousand miss the best of a level by more than that, and of ones that are
/// parallel but for a part in 1e9 or less, a few in a hundred.
public struct Solver: ~Copyable, Sendable {
  var state = SolverState()

  /// Creates a solver without variables and constraints.
  public init() {}

  /// Creates a solver without variables and constraints that follows Bland's rule from the first
  /// pivot: slower, with the same answers.
  package init(followsBland: Bool) { state.store.followsBland = followsBland }

  /// Creates a new unknown.
  public mutating func makeVariable() -> Variable {
    state.store.variableCount += 1
    return Variable(index: state.store.variableCount - 1)
  }

  /// Whether the solver holds a constraint.
  public func contains(_ id: ConstraintID) -> Bool {
    state.constraintSlot(of: id) != nil
  }

  /// Adds a constraint.
  ///
  /// Linear in the system where it is required and does not hold yet.
  @discardableResult
  public mutating func add(_ constraint: Constraint) throws(AddError) -> ConstraintID {
    try add(contentsOf: [constraint])[0]
  }

  /// Adds constraints, all or none of them, and solves once.
  @discardableResult
  public mutating func add(
    contentsOf constraints: [Constraint]
  ) throws(AddError) -> [ConstraintID] {
    state.willRestructure()
    let mark = state.store.mark
    do throws(AddError) {
      try state.store.append(contentsOf: constraints)
    } catch {
      state.store.rollBack(to: mark)
      throw error
    }
    switch state.settle(additionsSince: mark) {
    case .nonFinite: throw .nonFinite
    case .unsatisfiable(let conflict): throw .unsatisfiable(conflict)
    case nil: break
    }
    return Array(capacity: constraints.count) { output in
      for index in mark.nextID..<mark.nextID + constraints.count {
        output.append(ConstraintID(index: index))
      }
    }
  }

  /// Removes a constraint.
  ///
  /// O(1) amortised, but for the search of its place.
  public mutating func remove(_ id: ConstraintID) throws(RemoveError) {
    guard let slot = state.constraintSlot(of: id) else { throw .unknownConstraint(id) }
    state.willRestructure()
    state.store.remove(slot: slot)
    state.needs(.structure)
  }

  /// Changes the constant of a constraint's expression.
  public mutating func setConstant(
    _ constant: Double, of id: ConstraintID
  ) throws(SetConstantError) {
    try setConstants([(id, constant)])
  }

  /// Changes the constants of several constraints, all or none of them, and solves once.
  public mutating func setConstants(
    _ changes: [(ConstraintID, Double)]
  ) throws(SetConstantError) {
    var slots: [(slot: Int, constant: Double)] = []
    slots.reserveCapacity(changes.count)
    for (id, constant) in changes {
      guard constant.isFinite else { throw .nonFinite }
      guard let slot = state.constraintSlot(of: id) else { throw .unknownConstraint(id) }
      slots.append((slot, constant))
    }
    switch state.setConstants(slots) {
    case .nonFinite: throw .nonFinite
    case .unsatisfiable(let conflict): throw .unsatisfiable(conflict)
    case nil: break
    }
  }

  /// Lowers a required constraint to ``Strength/relaxed``; it keeps its name.
  public mutating func relax(_ id: ConstraintID) throws(RelaxError) {
    guard let slot = state.constraintSlot(of: id) else { throw .unknownConstraint(id) }
    guard state.store.records[slot].isRequired else { return }
    state.willRestructure()
    state.store.setLevel(Strength.relaxed.level, slot: slot)
    state.needs(.structure)
  }

  /// The value of a variable, after whatever is pending has been solved.
  ///
  /// It is a finite number: where suggestions or optional constraints lead to one that is too large,
  /// all values stay what they were.
  public mutating func value(of variable: Variable) -> Double {
    precondition(
      variable.index >= 0 && variable.index < state.store.variableCount,
      "a variable belongs to the solver that made it")
    state.update()
    return state.point[variable.index]
  }

  /// The violated part of a constraint's expression, with its sign; 0 when it holds.
  public mutating func violation(of id: ConstraintID) -> Double {
    guard let slot = state.store.slot(of: id.index) else {
      preconditionFailure("the solver does not hold the constraint")
    }
    state.update()
    let record = state.store.records[slot]
    let violation = record.relation.violation(state.store.value(slot: slot, at: state.point))
    // What meets a required constraint may not read as a violation.
    let allowed = record.isRequired ? Tolerance.feasibility : Tolerance.violation
    let size = max(
      state.store.magnitude(slot: slot, at: state.point), state.store.largest(slot: slot))
    return abs(violation) > allowed * size ? violation : 0
  }
}
