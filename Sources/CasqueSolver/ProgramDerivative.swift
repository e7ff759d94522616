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
      guard activity.place >= 0,
        abs(activity.relation.violation(activity.value)) > tableau.tolerance.feasibility
      else { continue }
      addDerivative(ofActivity: index, 1, to: &slots)
      return constraints(in: derivative(bySlots: &slots))
    }
    return []
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
  private func constraints(in derivative: [Double]) -> [Int] {
    var largest = 0.0
    for part in derivative { largest = max(largest, abs(part)) }
    return derivative.indices.filter { abs(derivative[$0]) > 1e-10 * largest }
  }
}
