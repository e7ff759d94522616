extension Program {
  /// A variable that was brought near zero though it is no root.
  struct Probe: Sendable {
    var activity: Int32
    var form: VariableForm
  }

  /// Solves the components that are due, and chooses anew wherever there is a choice.
  mutating func solve(_ due: [Bool], _ store: ConstraintStore) {
    let hadChoice = isFree.contains(true)
    if hadChoice { removeProbes() }
    for part in due.indices where due[part] || isFree[part] {
      holds[part] = tableau.minimiseLevels(part, system)
      isFree[part] = tableau.isFree(part, system.components)
    }
    if hadChoice || isFree.contains(true) {
      planes.removeAll()
    } else if !planes.isEmpty {
      for part in due.indices where due[part] { stale.append(part) }
    }
    if isFree.contains(true) { choose(store) }
  }

  mutating func removeProbes() {
    for _ in probes { tableau.removeLastProbe() }
    probes.removeAll()
  }

  /// Takes one of several optima, by ``TieRule``.
  private mutating func choose(_ store: ConstraintStore) {
    let pivots = tableau.pivots
    for part in isFree.indices where isFree[part] { tableau.breakTies(part, system) }
    settleVariables(store)
    for part in isFree.indices where isFree[part] {
      if tableau.pivots > pivots { tableau.refreshValues(part, system.components) }
      tableau.recordSides(part, system.components)
    }
    for probe in probes {
      tableau.refreshValue(of: Int(probe.activity))
      tableau.recordSide(Int(probe.activity))
    }
  }

  /// Brings what can still move as near to zero as possible, in order of creation.
  private mutating func settleVariables(_ store: ConstraintStore) {
    // The first column that can still move; columns only ever freeze here.
    var live = 0
    func canMove() -> Bool {
      while live < tableau.columns.count, !tableau.columns[live].isLive { live += 1 }
      return live < tableau.columns.count
    }
    guard canMove() else { return }
    var tracer = FormTracer(system, store)
    let size = tableau.rows.count + tableau.columns.count
    for variable in tracer.movable({ tableau.canMove(root: $0) }) {
      guard canMove() else { return }
      if let root = tracer.root(variable) {
        let activity = Int32(tableau.rowCount) + root
        if tableau.isOpen(Int(activity)) { tableau.minimiseAlone(activity, size: size) }
        continue
      }
      guard !tracer.isLone(variable) else { continue }
      let form = tracer.form(of: variable)
      guard form.roots.contains(where: { tableau.canMove(root: $0.index) }) else { continue }
      let activity = tableau.appendProbe(
        form.roots, constant: form.constant(slots, constants), .equal)
      probes.append(Probe(activity: activity, form: form))
      if tableau.isOpen(Int(activity)) { tableau.minimiseAlone(activity, size: size) }
      tableau.activities[Int(activity)].stage = .settled
    }
  }
}

extension Tableau {
  /// Whether a root changes with a column that is not frozen.
  func canMove(root: Int32) -> Bool {
    let place = activities[rowCount + Int(root)].place
    if place < 0 { return columns[Int(~place)].isLive }
    var next = rows[Int(place)].head
    while next >= 0 {
      if columns[Int(entries[Int(next)].column)].isLive { return true }
      next = entries[Int(next)].nextInRow
    }
    return false
  }
}
