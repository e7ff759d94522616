extension SolverState {
  /// Why a change was taken back.
  enum Refusal {
    case nonFinite
    case unsatisfiable(Conflict)
  }

  /// Accepts the constraints appended since `mark`, or takes them back and tells why.
  mutating func settle(additionsSince mark: ConstraintStore.Mark) -> Refusal? {
    let added = mark.records..<store.records.count
    let before = pending
    needs(.structure)
    var moved: [(variable: Int, value: Double)] = []
    if added.allSatisfy({ holds(slot: $0, among: added.count, &moved) }) { return nil }
    let refusal: Refusal
    switch prove(isStale: before == .structure, known: mark.records) {
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
    for (variable, value) in moved.reversed() { point[variable] = value }
    return refusal
  }

  /// More additions than this at once are better presolved.
  private static let mostMoved = 8

  /// Whether a constraint holds at the point, if need be after a variable that no other required
  /// constraint names was moved; what it was is noted.
  private mutating func holds(
    slot: Int, among count: Int, _ moved: inout [(variable: Int, value: Double)]
  ) -> Bool {
    if !store.records[slot].isRequired || holdsAtPoint(slot: slot) { return true }
    extendPoint()
    guard count <= Self.mostMoved, let term = store.ownTerm(slot: slot) else { return false }
    let variable = Int(term.index)
    let violation = store.records[slot].relation.violation(store.value(slot: slot, at: point))
    let value = point[variable] - violation / term.coefficient
    guard value.isFinite else { return false }
    moved.append((variable, point[variable]))
    point[variable] = value
    return holdsAtPoint(slot: slot)
  }

  /// Changes constants, or leaves them and tells why.
  mutating func setConstants(_ changes: [(slot: Int, constant: Double)]) -> Refusal? {
    let old = changes.map { ($0.slot, store.records[$0.slot].constant) }
    for change in changes { store.setConstant(change.constant, slot: change.slot) }
    let before = pending
    needs(.constants)
    guard let refusal = settleConstants(changes.map(\.slot)) else { return nil }
    for (slot, constant) in old.reversed() { store.setConstant(constant, slot: slot) }
    pending = before
    return refusal
  }
}
