/// All of a solver, as a value.
struct SolverState: Sendable {
  /// What has to be done before values are read.
  enum Pending: Int, Comparable, Sendable {
    case nothing, parameters, constants
    /// The required constraints are known to hold together; the levels are not minimised.
    case levels
    case structure
    static func < (a: Pending, b: Pending) -> Bool { a.rawValue < b.rawValue }
  }

  /// An edit variable and, once there is one, the constraint that suggests its value.
  struct Edit: Sendable {
    var variable: Int
    var level: Strength
    var id: Int?
  }

  var store = ConstraintStore()
  /// The edit variables in order of creation.
  var edits: [Edit] = []
  var program: Program?
  /// Whether the answer was moved without it: its constants are those of an earlier one.
  var isProgramBehind = false
  /// The answer while nothing is pending; always a point where the required constraints hold.
  ///
  /// Additions that hold there cannot make a system unsatisfiable, so they need not be solved
  /// before an answer is asked for.
  var point: [Double] = []
  var pending = Pending.nothing
  /// All optima, once they were asked for.
  var face: Face?
  /// Whether they are those of the present answer; clearing them would lengthen each resize step.
  var isFaceCurrent = false
  /// Where the required constraints hold, once that had to be found out.
  var witness: Witness?

  /// Marks the answer as out of date.
  mutating func needs(_ work: Pending) {
    pending = max(pending, work)
    isFaceCurrent = false
  }

  /// Remembers what the program was made of, before constraints are added or removed.
  mutating func willRestructure() {
    guard pending < .structure, program != nil else { return }
    store.keepBase(isBehind: pending != .nothing || isProgramBehind)
    witness = nil
  }

  /// Brings the answer up to date.
  mutating func update() {
    if point.count < store.variableCount { extendPoint() }
    guard pending != .nothing else { return }
    if pending == .parameters, program?.moveInCells(store.records, &point) == true {
      pending = .nothing
      isProgramBehind = true
      return
    }
    if store.held == 0 {
      program = nil
      face = nil
      store.forgetBase()
      witness = nil
      for index in point.indices { point[index] = 0 }
      pending = .nothing
      return
    }
    if solve() != .solved {
      // What was solved before is of other constraints.
      program = nil
      pending = .nothing
    }
  }

  /// Brings the answer up to date, and what it was computed from.
  mutating func refreshProgram() {
    update()
    if isProgramBehind, var moved = program.take() {
      moved.move(to: Program.constants(store.records), store)
      program = moved
      isProgramBehind = false
    }
    // Variables made since then are unknown to it.
    let isComplete = program.map { $0.system.kinds.count == store.variableCount } ?? false
    if !isComplete, store.held > 0 {
      program = Self.prepare(store, nearWishes: true).flatMap { Self.finish($0, store) }
      isProgramBehind = false
    }
  }

  mutating func extendPoint() {
    let missing = store.variableCount - point.count
    if missing > 0 { point.append(contentsOf: repeatElement(0, count: missing)) }
  }

  private static func areFinite(_ values: [Double]) -> Bool {
    let values = values.span
    for index in values.indices where !values[index].isFinite { return false }
    return true
  }

  /// How solving ended.
  enum Outcome {
    case solved
    /// The required constraints cannot all hold; the point is as it was.
    case unsatisfiable
    /// A value is too large for a number; the point is as it was.
    case nonFinite
  }

  /// Solves what is pending.
  mutating func solve() -> Outcome {
    extendPoint()
    if pending < .levels, program != nil { return moveProgram() }
    let isPrepared = pending == .levels && program != nil
    let prepared = isPrepared ? program.take() : Self.prepare(store, nearWishes: true)
    guard let prepared else { return .unsatisfiable }
    if prepared.isOverflown { return .nonFinite }
    guard let built = Self.finish(prepared, store) else { return .unsatisfiable }
    return accept(built)
  }

  /// Minimises the levels; nil if the required constraints turn out not to hold.
  private static func finish(_ prepared: consuming Program, _ store: ConstraintStore) -> Program? {
    var built = prepared
    built.finish(store)
    if built.isFeasible || built.treatment == .wishes { return built }
    guard var wishes = prepare(store, [.wishes], nearWishes: true) else { return nil }
    wishes.finish(store)
    return wishes
  }

  private mutating func moveProgram() -> Outcome {
    guard var moved = program.take() else { return .unsatisfiable }
    let isSweep = pending == .parameters
    // Cells are those of all other constants.
    if !isSweep {
      moved.sweep = nil
      moved.others.removeAll()
    }
    moved.move(to: Program.constants(store.records), store)
    if moved.isFeasible {
      let outcome = accept(moved)
      if outcome == .solved, !store.holdsRequired(at: point, to: Tolerance.drift) {
        // Rounding added up over the moves.
        pending = .structure
        return solve()
      }
      if outcome == .solved, isSweep { program?.prepareSweep(store, at: point) }
      return outcome
    }
    if moved.treatment == .wishes { return .unsatisfiable }
    pending = .structure
    return solve()
  }

  mutating func accept(_ solved: Program) -> Outcome {
    guard !solved.isOverflown else { return .nonFinite }
    var found = Array(repeating: 0.0, count: point.count, room: 0)
    solved.evaluate(store, into: &found)
    guard Self.areFinite(found) else { return .nonFinite }
    point = found
    refine(solved)
    program = solved
    isFaceCurrent = false
    isProgramBehind = false
    store.forgetBase()
    witness = nil
    pending = .nothing
    return .solved
  }

  /// A program in which the required constraints hold, or a number is too large; nil if they
  /// cannot hold.
  static func prepare(
    _ store: ConstraintStore, _ treatments: [EditTreatment] = [.exact, .wishes],
    nearWishes: Bool
  ) -> Program? {
    for treatment in treatments {
      let program = Program(store, treatment, nearWishes: nearWishes)
      if program.isFeasible || program.isOverflown { return program }
      let hasEdits = store.records.contains { $0.edited >= 0 && $0.isHeld }
      if !hasEdits { return nil }
    }
    return nil
  }

  /// Whether a constraint holds at the point, to within rounding.
  func holdsAtPoint(slot: Int) -> Bool {
    let record = store.records[slot]
    for term in store.terms[record.range] where Int(term.index) >= point.count { return false }
    let violation = abs(record.relation.violation(store.value(slot: slot, at: point)))
    let largest = store.largest(slot: slot)
    return violation <= Tolerance.zero * (largest > 0 ? largest : 1)
      + Tolerance.residual * store.magnitude(slot: slot, at: point)
  }
}
