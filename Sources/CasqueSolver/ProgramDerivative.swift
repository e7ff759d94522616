extension Program {
  /// The slots of the constraints that make an unsatisfiable system so, most often all needed.
  ///
  /// They are those with a part in the value of one violated row.
  func certificate() -> [Int] {
    var slots = Array(repeating: 0.0, count: system.slotCount)
    if let monitor = brokenMonitor {
      slots[Int(monitor.slot)] = 1
      return constraints(in: derivative(bySlots: &slots))
    }
    for index in system.rows.indices where system.rows[index].rank == 0 {
      let activity = tableau.activities[index]
      guard activity.place >= 0, tableau.isViolated(activity) else { continue }
      addDerivative(ofActivity: index, 1, to: &slots)
      return constraints(in: derivative(bySlots: &slots))
    }
    return []
  }

  /// A minimal conflict of a system of required constraints, by slot, or nothing.
  ///
  /// A violated row is a sum of rows that are linearly independent: those that were used up and
  /// those that own columns. If each of these pushes it further from where it should be, they
  /// cannot all hold with it, and since the sum is the only one, they can without any one of them.
  func provenConflict() -> [Int] {
    if brokenMonitor != nil { return certificate() }
    var program = self
    for part in holds.indices where !holds[part] {
      guard let row = program.tableau.firstUnsatisfiable(part, system),
        program.isBlocked(row)
      else { continue }
      var slots = Array(repeating: 0.0, count: system.slotCount)
      program.addDerivative(ofActivity: row, 1, to: &slots)
      return constraints(in: derivative(bySlots: &slots))
    }
    return []
  }

  /// Whether a row is violated and no single column can help it.
  private func isBlocked(_ index: Int) -> Bool {
    let activity = tableau.activities[index]
    guard activity.place >= 0, tableau.isViolated(activity) else { return false }
    let wanted = activity.value > 0 ? -1.0 : 1
    var next = tableau.rows[Int(activity.place)].head
    while next >= 0 {
      let entry = tableau.entries[Int(next)]
      let owner = Int(tableau.columns[Int(entry.column)].owner)
      guard owner < system.rows.count else { return false }
      let penalty = tableau.activities[owner].penalty
      let isHeld = entry.value * wanted > 0 ? penalty.costsAbove : penalty.costsBelow
      guard isHeld else { return false }
      next = entry.nextInRow
    }
    return true
  }

  /// The derivatives of a variable's value by the constants of the constraints.
  func derivative(of form: VariableForm) -> [Double] {
    var slots = Array(repeating: 0.0, count: system.slotCount)
    for term in form.slots { slots[Int(term.index)] += term.coefficient }
    for root in form.roots {
      addDerivative(ofActivity: tableau.rowCount + Int(root.index), root.coefficient, to: &slots)
    }
    var result = derivative(bySlots: &slots)
    for term in form.constraints { result[Int(term.index)] += term.coefficient }
    for probe in probes { addDerivative(of: probe, in: form, to: &result) }
    return result
  }

  /// A probe that owns a column holds a sum of roots at zero: its constant counts as well.
  private func addDerivative(
    of probe: Probe, in form: VariableForm, to result: inout [Double]
  ) {
    let activity = tableau.activities[Int(probe.activity)]
    guard activity.place < 0 else { return }
    var factor = 0.0
    for root in form.roots {
      let place = tableau.activities[tableau.rowCount + Int(root.index)].place
      guard place >= 0 else { continue }
      factor -= root.coefficient * tableau.coefficient(Int(place), ~activity.place)
    }
    factor /= activity.weight
    guard factor != 0 else { return }
    var slots = Array(repeating: 0.0, count: system.slotCount)
    for term in probe.form.slots { slots[Int(term.index)] += factor * term.coefficient }
    for term in probe.form.constraints { result[Int(term.index)] += factor * term.coefficient }
    system.tape.spreadBack(&slots, to: &result)
  }

  /// Adds the derivatives of an activity's value by the slots, times a factor.
  func addDerivative(ofActivity index: Int, _ factor: Double, to slots: inout [Double]) {
    let activity = tableau.activities[index]
    guard activity.place >= 0 else { return }
    if index < system.rows.count { slots[Int(system.rows[index].slot)] += factor }
    var next = tableau.rows[Int(activity.place)].head
    while next >= 0 {
      let entry = tableau.entries[Int(next)]
      let owner = Int(tableau.columns[Int(entry.column)].owner)
      if owner < system.rows.count {
        slots[Int(system.rows[owner].slot)] -= factor * entry.value
      }
      next = entry.nextInRow
    }
  }

  /// Derivatives by the constants of the constraints, from those by the slots.
  func derivative(bySlots slots: inout [Double]) -> [Double] {
    var derivative = Array(repeating: 0.0, count: constants.count)
    system.tape.spreadBack(&slots, to: &derivative)
    return derivative
  }

  /// The slots of the constraints with a part that is not rounding.
  func constraints(in derivative: [Double]) -> [Int] {
    var largest = 0.0
    for part in derivative { largest = max(largest, abs(part)) }
    return derivative.indices.filter { abs(derivative[$0]) > Tolerance.multiplier * largest }
  }
}

extension Tableau {
  /// The first required row of a component that cannot hold together with those before it.
  ///
  /// The satisfied ones come first; then the others are met one at a time.
  mutating func firstUnsatisfiable(_ part: Int, _ system: Presolved) -> Int? {
    let range = system.components.rowRange(part)
    let order = system.components.rows[range].filter { system.rows[Int($0)].rank == 0 }
    let size = range.count + system.components.rootRange(part).count
    begin(part, system.components)
    let broken = order.filter { violatedSide(activities[Int($0)]) != 0 }
    for row in order where !broken.contains(row) { settle(Int(row)) }
    for row in broken {
      activities[Int(row)].stage = .active
      minimise([row], 0..<1, size: size)
      if isViolated(activities[Int(row)]) { return Int(row) }
      settle(Int(row))
    }
    return nil
  }

  /// Lets a satisfied row hold from now on.
  private mutating func settle(_ row: Int) {
    let activity = activities[row]
    activities[row].stage = .held
    guard activity.place < 0 else { return }
    columns[Int(~activity.place)].isFrozenUp = activity.penalty.costsAbove
    columns[Int(~activity.place)].isFrozenDown = activity.penalty.costsBelow
  }

  /// An entry's value; 0 where there is none.
  func coefficient(_ row: Int, _ column: Int32) -> Double {
    var next = rows[row].head
    while next >= 0 {
      if entries[Int(next)].column == column { return entries[Int(next)].value }
      next = entries[Int(next)].nextInRow
    }
    return 0
  }
}
