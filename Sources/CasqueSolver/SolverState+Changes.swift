extension SolverState {
  /// Why a change was taken back.
  enum Refusal {
    case nonFinite
    case unsatisfiable(Conflict)
  }

  /// Accepts the constraints appended since `mark`, or takes them back and tells why.
  mutating func settle(additionsSince mark: ConstraintStore.Mark) -> Refusal? {
    let added = mark.records..<store.records.count
    let isEvident = added.allSatisfy { !store.records[$0].isRequired || holdsAtPoint(slot: $0) }
    let before = pending
    needs(.structure)
    if isEvident { return nil }
    let refusal: Refusal
    switch prove() {
    case .holds: return nil
    case .nonFinite: refusal = .nonFinite
    case .conflicts(let members):
      let held = members.filter { $0 < mark.records }
      refusal = .unsatisfiable(
        Conflict(
          members: held.map { ConstraintID(index: store.records[$0].id) },
          refused: members.filter { $0 >= mark.records }.map { $0 - mark.records }))
    }
    store.rollBack(to: mark)
    pending = before
    return refusal
  }

  /// Changes constants, or leaves them and tells why.
  mutating func setConstants(_ changes: [(slot: Int, constant: Double)]) -> Refusal? {
    let old = changes.map { ($0.slot, store.records[$0.slot].constant) }
    for change in changes { store.setConstant(change.constant, slot: change.slot) }
    let isEvident = changes.allSatisfy {
      !store.records[$0.slot].isRequired || holdsAtPoint(slot: $0.slot)
    }
    let before = pending
    needs(.constants)
    if isEvident { return nil }
    let refusal: Refusal
    switch proveConstants() {
    case .holds: return nil
    case .nonFinite: refusal = .nonFinite
    case .conflicts(let members):
      refusal = .unsatisfiable(
        Conflict(members: members.map { ConstraintID(index: store.records[$0].id) }, refused: []))
    }
    for (slot, constant) in old.reversed() { store.setConstant(constant, slot: slot) }
    pending = before
    return refusal
  }
}
