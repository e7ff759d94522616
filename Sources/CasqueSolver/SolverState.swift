/// All of a solver, as a value.
struct SolverState: Sendable {
  /// What has to be done before values are read.
  enum Pending: Int, Comparable, Sendable {
    case nothing, parameters, constants, structure
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
  /// The answer while nothing is pending; always a point where the required constraints hold.
  ///
  /// Additions that hold there cannot make a system unsatisfiable, so they need not be solved
  /// before an answer is asked for.
  var point: [Double] = []
  var pending = Pending.nothing

  /// Marks the answer as out of date.
  mutating func needs(_ work: Pending) { pending = max(pending, work) }

  /// Brings the answer up to date.
  mutating func update() {
    guard pending != .nothing || point.count < store.variableCount else { return }
    extendPoint()
    if pending == .parameters, program?.sweep?.move(store, &point) == true {
      pending = .nothing
      return
    }
    if store.held == 0 {
      program = nil
      for index in point.indices { point[index] = 0 }
      pending = .nothing
      return
    }
    if solve() != .solved { pending = .nothing }
  }

  /// Brings the answer up to date, and what it was computed from.
  mutating func refreshProgram() {
    update()
    // Variables made since then are unknown to it.
    let isComplete = program.map { $0.system.kinds.count == store.variableCount } ?? false
    if !isComplete, store.held > 0 { program = Self.build(store) }
  }

  private mutating func extendPoint() {
    while point.count < store.variableCount { point.append(0) }
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
    if pending < .structure, program != nil { return moveProgram() }
    guard let built = Self.build(store) else { return .unsatisfiable }
    return accept(built)
  }

  private mutating func moveProgram() -> Outcome {
    guard var moved = program.take() else { return .unsatisfiable }
    let isSweep = pending == .parameters
    let wasUseful = (moved.sweep?.uses ?? 0) > 2
    let isUnbroken = moved.move(to: store.records.map(\.constant), store)
    if moved.isFeasible {
      let outcome = accept(moved)
      // A basis that outlived a move may well outlive the next one, as will one in a slow sweep.
      if outcome == .solved, isSweep, isUnbroken || wasUseful {
        program?.prepareSweep(store, at: point)
      }
      return outcome
    }
    if moved.treatment == .wishes { return .unsatisfiable }
    pending = .structure
    return solve()
  }

  private mutating func accept(_ solved: Program) -> Outcome {
    let before = point
    solved.evaluate(store, into: &point)
    if point.contains(where: { !$0.isFinite }) {
      point = before
      return .nonFinite
    }
    program = solved
    pending = .nothing
    return .solved
  }

  /// A solved program of the constraints, or nil if they are unsatisfiable.
  static func build(_ store: ConstraintStore) -> Program? {
    let exact = Program(store, .exact)
    if exact.isFeasible { return exact }
    guard store.records.contains(where: { $0.edited >= 0 && $0.isHeld }) else { return nil }
    let wishes = Program(store, .wishes)
    return wishes.isFeasible ? wishes : nil
  }

  /// Whether a constraint holds at the point, to within rounding.
  func holdsAtPoint(slot: Int) -> Bool {
    let record = store.records[slot]
    for term in store.terms[record.range] where Int(term.index) >= point.count { return false }
    let violation = abs(record.relation.violation(store.value(slot: slot, at: point)))
    return violation <= 1e-9 + 1e-12 * store.magnitude(slot: slot, at: point)
  }
}
