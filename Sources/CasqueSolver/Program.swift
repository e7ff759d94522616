/// A store's constraints made ready to be solved, and solved again for other constants.
struct Program: Sendable {
  let system: Presolved
  let treatment: EditTreatment
  var tableau: Tableau
  /// The constants of the constraints, by slot in the store.
  var constants: [Double]
  /// What the tape computes from them.
  var slots: [Double]
  /// Whether all required constraints hold.
  var isFeasible = true
  /// Whether each component's required rows hold.
  var holds: [Bool]
  /// How the answer changes with the exact edit variables, once they have moved.
  var sweep: Sweep?

  /// Presolves and solves all held constraints.
  init(_ store: ConstraintStore, _ treatment: EditTreatment) {
    self.treatment = treatment
    let system = Presolver.run(store, treatment)
    let constants = store.records.map(\.constant)
    var slots = Array(repeating: 0.0, count: system.slotCount)
    system.tape.replay(constants, into: &slots)
    self.system = system
    self.constants = constants
    self.slots = slots
    tableau = Tableau(system, slots: slots)
    tableau.tolerance = Self.tolerance(constants)
    holds = Array(repeating: true, count: system.components.count)
    for part in 0..<system.components.count { holds[part] = tableau.solve(part, system) }
    checkFeasibility()
  }

  static func tolerance(_ constants: [Double]) -> Tolerance {
    var magnitude = 0.0
    for constant in constants { magnitude = max(magnitude, abs(constant)) }
    return Tolerance(magnitude: magnitude)
  }

  /// Solves again for other constants; only components whose basis broke are touched.
  mutating func move(to constants: [Double]) {
    self.constants = constants
    system.tape.replay(constants, into: &slots)
    for index in system.rows.indices {
      tableau.activities[index].constant = slots[Int(system.rows[index].slot)]
    }
    tableau.tolerance = Self.tolerance(constants)
    for part in holds.indices {
      tableau.refreshValues(rows: system.components.rows[system.components.rowRange(part)])
      if !tableau.isValid(part, system.components) { holds[part] = tableau.solve(part, system) }
    }
    sweep = nil
    checkFeasibility()
  }

  private mutating func checkFeasibility() {
    isFeasible = brokenMonitor == nil && !holds.contains(false)
  }

  /// The first monitor that does not hold.
  var brokenMonitor: Presolved.Monitor? {
    system.monitors.first {
      abs($0.relation.violation(slots[Int($0.slot)])) > tableau.tolerance.feasibility
    }
  }
}
