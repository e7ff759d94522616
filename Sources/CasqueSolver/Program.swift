/// A store's constraints made ready to be solved, and solved again for other constants.
struct Program: Sendable {
  let system: Presolved
  let treatment: EditTreatment
  var tableau: Tableau
  /// The constants of the constraints, by slot in the store.
  var constants: [Double]
  /// What the tape computes from them.
  var slots: [Double]
  /// The magnitudes of what they are computed from; empty where all are ordinary.
  var sizes: [Double] = []
  /// Whether one of the slots is too large for a number.
  var isOverflown = false
  /// Whether the constants of some rows are larger than usual.
  var hasLooseRows = false
  /// Whether all required constraints hold.
  var isFeasible = true
  /// Whether each component's required rows hold.
  var holds: [Bool]
  /// Whether the levels leave each component a choice.
  var isFree: [Bool]
  var probes: [Probe] = []
  /// How the answer changes with the exact edit variables, once they have moved.
  var sweep: Sweep?
  /// The same for cells it was in before: wherever the way leads, their answers stay the same.
  var others: [Sweep] = []
  /// How everything changes with each of the exact edit variables; empty if that is not known.
  var planes: [Plane] = []
  /// The components that were solved since.
  var stale: [Int] = []

  /// Presolves all held constraints and finds out whether the required ones can hold.
  ///
  /// - Parameter nearWishes: whether the levels are to be minimised after that.
  init(_ store: ConstraintStore, _ treatment: EditTreatment, nearWishes: Bool = false) {
    self.treatment = treatment
    let system = Presolver.run(store, treatment)
    let constants = Self.constants(store.records)
    var slots = Array(repeating: 0.0, count: system.slotCount, room: 0)
    system.tape.replay(constants, into: &slots)
    self.system = system
    self.constants = constants
    self.slots = slots
    tableau = Tableau(system, slots: slots)
    tableau.followsBland = store.followsBland
    holds = Array(repeating: true, count: system.components.count, room: 0)
    isFree = Array(repeating: false, count: system.components.count, room: 0)
    findSizes()
    // A monitor that does not hold decides; then the rest need not be solved.
    if brokenMonitor == nil, !isOverflown {
      for part in 0..<system.components.count {
        if nearWishes { tableau.startNearWishes(part, system) }
        holds[part] = tableau.minimiseRequired(part, system)
      }
    }
    checkFeasibility()
  }

  /// Whether there is anything that the required constraints do not decide.
  var hasChoice: Bool { !system.roots.isEmpty }

  /// Minimises all levels, for the constants in a store.
  mutating func finish(_ store: ConstraintStore) {
    if !Self.areSame(constants, store.records) { load(Self.constants(store.records)) }
    solve(Array(repeating: true, count: holds.count, room: 0), store)
    checkFeasibility()
  }

  /// The constants of constraints.
  static func constants(_ records: [ConstraintStore.Record]) -> [Double] {
    // Additions that are only proved come behind them.
    Array(capacity: records.count + records.count / 8 + 64) { output in
      let records = records.span
      for slot in records.indices { output.append(records[slot].constant) }
    }
  }

  private static func areSame(
    _ constants: [Double], _ records: [ConstraintStore.Record]
  ) -> Bool {
    if constants.count != records.count { return false }
    let (constants, records) = (constants.span, records.span)
    for slot in records.indices where constants[slot] != records[slot].constant { return false }
    return true
  }

  /// Solves again for other constants; only components whose basis broke are touched.
  mutating func move(to constants: [Double], _ store: ConstraintStore) {
    load(constants)
    var due = Array(repeating: false, count: holds.count)
    for part in due.indices {
      due[part] = !tableau.isValid(part, system.components)
    }
    for probe in probes {
      guard !tableau.isValid(Int(probe.activity)) else { continue }
      for part in due.indices where isFree[part] { due[part] = true }
    }
    remember()
    if due.contains(true) { solve(due, store) }
    checkFeasibility()
  }

  /// Computes everything anew from other constants, for the present basis.
  private mutating func load(_ constants: [Double]) {
    self.constants = constants
    loadConstants()
    tableau.refreshValues()
  }

  private mutating func loadConstants() {
    system.tape.replay(constants, into: &slots)
    tableau.load(system.rows, slots)
    for probe in probes {
      let scale = 1 / tableau.activities[Int(probe.activity)].weight
      tableau.activities[Int(probe.activity)].constant =
        probe.form.constant(slots, constants) * scale
    }
    findSizes()
  }

  /// Computes every activity anew from the constants, for the present basis.
  mutating func reloadActivities() {
    loadConstants()
    tableau.refreshValues()
  }

  private mutating func checkFeasibility() {
    isFeasible = brokenMonitor == nil && !holds.contains(false)
  }

  /// The first monitor that does not hold.
  var brokenMonitor: Presolved.Monitor? {
    system.monitors.first {
      let looseness = sizes.isEmpty ? .none : Looseness(sizes[Int($0.slot)])
      return abs($0.relation.violation(slots[Int($0.slot)])) > looseness.feasibility
    }
  }
}
