/// A solver's state at one moment: what it held, what was suggested and what it answered.
public struct Checkpoint: Sendable {
  let state: SolverState
}

extension Solver {
  /// Remembers the present state.
  ///
  /// O(1); later changes copy what they touch.
  public mutating func checkpoint() -> Checkpoint {
    state.update()
    return Checkpoint(state: state)
  }

  /// Returns exactly to a state of this solver.
  ///
  /// Variables made since stay known, so that they are never taken for others.
  public mutating func restore(_ checkpoint: Checkpoint) {
    let variableCount = state.store.variableCount
    let nextID = state.store.nextID
    state = checkpoint.state
    state.store.variableCount = max(variableCount, state.store.variableCount)
    state.store.skipIDs(to: nextID)
  }

  /// The variables whose values differ from those at a checkpoint, in order of creation.
  ///
  /// Values that differ by rounding alone count as the same. Solves what is pending; linear in the
  /// number of variables.
  public mutating func changes(since checkpoint: Checkpoint) -> [Variable] {
    state.update()
    let old = checkpoint.state.point
    return state.point.indices.filter { index in
      let before = index < old.count ? old[index] : 0
      return abs(state.point[index] - before) > Tolerance.change * max(1, abs(before))
    }.map { Variable(index: $0) }
  }

  /// Runs several changes and solves once, at the end.
  ///
  /// Inside, additions are not refused: if the required constraints cannot all hold in the end,
  /// the solver is as it was before and the conflict is thrown. An error that `body` throws also
  /// takes everything back, as does a constant or a suggestion that is not a finite number. Only
  /// what is changed is kept for that, unless constraints are added or removed.
  public mutating func transaction(
    _ body: (inout Transaction) throws(TransactionError) -> Void
  ) throws(TransactionError) {
    var transaction = Transaction(&state)
    do throws(TransactionError) {
      try body(&transaction)
    } catch {
      state = transaction.takenBack()
      throw error
    }
    switch transaction.settle() {
    case nil: state = transaction.state
    case .nonFinite:
      state = transaction.takenBack()
      throw .nonFinite
    case .unsatisfiable(let conflict):
      state = transaction.takenBack()
      throw .unsatisfiable(conflict)
    }
  }
}

/// Changes to a solver that are solved together.
public struct Transaction {
  var state: SolverState
  /// The state before, once constraints were added or removed.
  private var before: SolverState?
  /// The constants that were changed before that, in order, and what they were.
  private var changed: [(slot: Int, constant: Double)] = []
  private let pending: SolverState.Pending
  /// The names of the additions, in order.
  private var added: [Int] = []
  /// Whether a constant or a suggestion was no finite number; then all is taken back in the end.
  private var isNonFinite = false

  /// Takes over a solver's state, which is empty until it is given back.
  init(_ state: inout SolverState) {
    pending = state.pending
    self.state = state
    state = SolverState()
  }

  /// Adds a constraint.
  @discardableResult
  public mutating func add(_ constraint: Constraint) throws(TransactionError) -> ConstraintID {
    willRestructure()
    do throws(AddError) {
      try state.store.append(constraint)
    } catch {
      throw TransactionError(error)
    }
    state.needs(.structure)
    added.append(state.store.nextID - 1)
    return ConstraintID(index: state.store.nextID - 1)
  }

  /// Removes a constraint; false if the solver does not hold it.
  @discardableResult
  public mutating func remove(_ id: ConstraintID) -> Bool {
    guard let slot = state.constraintSlot(of: id) else { return false }
    willRestructure()
    state.store.remove(slot: slot)
    state.needs(.structure)
    return true
  }

  /// Changes the constant of a constraint's expression; false if the solver does not hold it.
  ///
  /// One that is not a finite number has the whole transaction refused in the end.
  @discardableResult
  public mutating func setConstant(_ constant: Double, of id: ConstraintID) -> Bool {
    guard isFinite(constant) else { return false }
    guard let slot = state.constraintSlot(of: id) else { return false }
    willChange(slot)
    state.store.setConstant(constant, slot: slot)
    state.needs(.constants)
    return true
  }

  /// Suggests a value; false if the variable is no edit variable.
  ///
  /// One that is not a finite number has the whole transaction refused in the end.
  @discardableResult
  public mutating func suggest(_ value: Double, for variable: Variable) -> Bool {
    guard isFinite(value) else { return false }
    guard let place = SolverState.place(of: variable, in: state.edits) else { return false }
    if let id = state.edits[place].id, let slot = state.store.slot(of: id) {
      willChange(slot)
    } else {
      willRestructure()
    }
    state.suggest(value, place)
    return true
  }

  /// Whether a number is finite; if not, that is remembered.
  private mutating func isFinite(_ number: Double) -> Bool {
    if !number.isFinite { isNonFinite = true }
    return number.isFinite
  }

  private mutating func willChange(_ slot: Int) {
    if before == nil { changed.append((slot, state.store.records[slot].constant)) }
  }

  private mutating func willRestructure() {
    if before == nil {
      before = takenBack()
    }
    state.willRestructure()
  }

  /// The state before the transaction.
  func takenBack() -> SolverState {
    if let before { return before }
    var state = state
    for (slot, constant) in changed.reversed() {
      state.store.setConstant(constant, slot: slot)
    }
    state.pending = pending
    return state
  }

  /// Solves what was done, or tells why that cannot be.
  mutating func settle() -> SolverState.Refusal? {
    if isNonFinite { return .nonFinite }
    return before == nil
      ? state.settleConstants(changed.map(\.slot)) : state.settleTransaction(added)
  }
}

extension TransactionError {
  /// What the refusal of an addition makes of the whole.
  init(_ error: AddError) {
    switch error {
    case .nonFinite: self = .nonFinite
    case .invalidStrength: self = .invalidStrength
    case .unknownVariable(let variable): self = .unknownVariable(variable)
    case .unsatisfiable(let conflict): self = .unsatisfiable(conflict)
    }
  }
}

extension SolverState {
  /// The slot of a constraint that is not a suggestion.
  func constraintSlot(of id: ConstraintID) -> Int? {
    guard let slot = store.slot(of: id.index), store.records[slot].edited < 0 else { return nil }
    return slot
  }

  /// Solves for changed constants, or tells why that cannot be.
  mutating func settleConstants(_ slots: [Int]) -> Refusal? {
    let isEvident = slots.allSatisfy { !store.records[$0].isRequired || holdsAtPoint(slot: $0) }
    if isEvident { return nil }
    switch proveConstants() {
    case .holds: return nil
    case .nonFinite: return .nonFinite
    case .conflicts(let members):
      return .unsatisfiable(
        Conflict(members: members.map { ConstraintID(index: store.records[$0].id) }, refused: []))
    }
  }

  /// Solves what a transaction did, or tells why that cannot be.
  mutating func settleTransaction(_ added: [Int]) -> Refusal? {
    let isEvident = store.records.indices.allSatisfy {
      !store.records[$0].isHeld || !store.records[$0].isRequired || holdsAtPoint(slot: $0)
    }
    if isEvident { return nil }
    switch proveConstants() {
    case .holds: return nil
    case .nonFinite: return .nonFinite
    case .conflicts(let members):
      let ids = members.map { store.records[$0].id }
      return .unsatisfiable(
        Conflict(
          members: ids.filter { !added.contains($0) }.map { ConstraintID(index: $0) },
          refused: ids.compactMap { added.firstIndex(of: $0) }))
    }
  }
}
