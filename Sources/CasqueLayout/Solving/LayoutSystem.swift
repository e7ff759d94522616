import CasqueGeometry
import CasqueSolver

/// Required rows that cannot hold together, by their places in the structure.
struct RowConflict {
  /// The members, in the order of the rows; inclusion-minimal.
  let members: [Int]
  /// The member that was relaxed.
  let relaxed: Int
}

/// The rows of a structure in a solver.
///
/// Layout meets the solver here, and in ``ConflictReduction`` for small systems of their own.
///
/// While every row stands as it was lowered, new constants are changed in place, in one transaction of
/// the solver. A system with a
/// relaxed row is built anew, so that what is relaxed depends on the present constants alone and
/// never on what was solved before.
struct LayoutSystem: ~Copyable {
  /// How many conflicts are looked for, one by one.
  ///
  /// After so many, or when they have ``memberLimit`` members together, whatever may give way is
  /// relaxed at once: bad input ends in time.
  static let conflictLimit = 50
  /// How many rows may be gone through for conflicts, all searches together; large systems have
  /// fewer searches, but always a few.
  static let searchedRowLimit = 200_000
  /// How many members all conflicts together may have before no more are looked for.
  static let memberLimit = 300

  private let lowered: LoweredLayout
  private let choice: ConflictVictim
  private var solver = Solver()
  private var variables: [Variable] = []
  /// The coefficients of the structure's shared terms, row by row, as they stand in the solver.
  private var shares: [[Double]] = []
  /// The names of the rows in the solver; empty if it has to be built.
  private var ids: [ConstraintID] = []
  private(set) var constants: [Double] = []
  private(set) var conflicts: [RowConflict] = []

  init(_ lowered: LoweredLayout) {
    self.lowered = lowered
    choice = ConflictVictim(lowered)
  }

  /// Makes the rows hold with the values of the structure's symbols.
  mutating func solve(_ table: ConstantTable) {
    let shares = lowered.constantRows.shared.map { row in
      lowered.rows[row].sharedTerms.map { $0.factor * table.values[$0.symbol] }
    }
    if shares == self.shares && changeInPlace(table) { return }
    self.shares = shares
    build(lowered.constantRows.constants(table))
  }

  /// Forgets what stands in the solver; the next constants build it anew.
  mutating func discard() {
    solver = Solver()
    variables = []
    ids = []
    conflicts = []
    constants = []
  }

  /// Reads the alignment rectangles by item, in the window's coordinates; sizes are never negative.
  mutating func read(into rects: inout [Rect]) {
    let values = solver.values
    rects.removeAll(keepingCapacity: true)
    rects.reserveCapacity(lowered.tree.itemCount)
    for item in 0..<lowered.tree.itemCount {
      func value(_ axis: Axis, _ part: LayoutVariable.Part) -> Double {
        values[variables[LayoutVariable(item: item, axis, part).index].index]
      }
      rects.append(
        Rect(
          x: value(.horizontal, .position), y: value(.vertical, .position),
          width: max(0, value(.horizontal, .size)), height: max(0, value(.vertical, .size))))
    }
  }

  /// The variables that the rows leave a choice, in order.
  mutating func undetermined() -> [LayoutVariable] {
    solver.undetermined().map { LayoutVariable(index: $0.index) }
  }

  /// All values that a variable may take.
  mutating func range(of variable: LayoutVariable) -> ClosedRange<Double> {
    solver.range(of: variables[variable.index])
  }

  /// The rows between which only the rule for ties decided, with the errors that each may have; the
  /// strongest first.
  mutating func ties() -> [(priority: Double, members: [(row: Int, error: ClosedRange<Double>)])] {
    let ties = solver.ties()
    if ties.isEmpty || ids.isEmpty { return [] }
    var rows: [ConstraintID: Int] = [:]
    for (row, id) in ids.enumerated() { rows[id] = row }
    return ties.map { tie in
      let members = zip(tie.constraints, tie.errors).compactMap { id, error in
        rows[id].map { (row: $0, error: error) }
      }
      return (tie.strength.level, members)
    }
  }

  /// The rows that settle a variable, or its distance from another, with how far each moves it: the
  /// strongest first, equal ones in the order of the rows.
  mutating func causes(
    of variable: LayoutVariable, from base: LayoutVariable?
  ) -> [(row: Int, weight: Double)] {
    guard !ids.isEmpty else { return [] }
    var weights = Array(repeating: 0.0, count: ids.count)
    var rows: [ConstraintID: Int] = [:]
    for (row, id) in ids.enumerated() { rows[id] = row }
    for part in solver.binding(of: variables[variable.index]).constraints {
      if let row = rows[part.constraint] { weights[row] += part.coefficient }
    }
    if let base {
      for part in solver.binding(of: variables[base.index]).constraints {
        if let row = rows[part.constraint] { weights[row] -= part.coefficient }
      }
    }
    let found = weights.indices.filter { abs(weights[$0]) > 1e-9 }
    return found.map { (row: $0, weight: abs(weights[$0])) }
      .sorted { ($1.weight, $0.row) < ($0.weight, $1.row) }
  }

  /// All values that the difference of two variables may take.
  mutating func range(
    of variable: LayoutVariable, from origin: LayoutVariable
  ) -> ClosedRange<Double> {
    let difference = Expression([
      Term(variables[variable.index]), Term(variables[origin.index], -1),
    ])
    // Both are variables of this solver and the numbers are finite.
    return (try? solver.range(of: difference)) ?? -Double.infinity...Double.infinity
  }

  /// Changes the constants of the rows that stand, in one transaction; false if the system has to be
  /// built.
  private mutating func changeInPlace(_ table: ConstantTable) -> Bool {
    guard !ids.isEmpty, conflicts.isEmpty else { return false }
    let changes = lowered.constantRows.changes(table, from: constants)
    guard changes.allSatisfy({ $0.constant.isFinite }) else { return false }
    let ids = ids
    do throws(TransactionError) {
      try solver.transaction { (transaction) throws(TransactionError) in
        for change in changes { transaction.setConstant(change.constant, of: ids[change.row]) }
      }
    } catch {
      return false
    }
    for change in changes { constants[change.row] = change.constant }
    return true
  }

  /// Builds the system, relaxing one row of each conflict until the required ones can hold.
  private mutating func build(_ constants: [Double]) {
    discard()
    self.constants = constants
    for _ in 0..<lowered.variableCount { variables.append(solver.makeVariable()) }
    var rows = lowered.rows.indices.map { constraint($0, shares: []) }
    for (row, shares) in zip(lowered.constantRows.shared, shares) {
      rows[row] = constraint(row, shares: shares)
    }
    while ids.isEmpty {
      do throws(AddError) {
        ids = try solver.add(contentsOf: rows)
      } catch {
        guard case .unsatisfiable(let conflict) = error, canLookOn else {
          return addRelaxed(rows)
        }
        let members = ConflictReduction(lowered, constants: constants).reduce(conflict.refused)
        guard let victim = choice.victim(among: members) else { return addRelaxed(rows) }
        rows[victim].strength = .relaxed
        conflicts.append(RowConflict(members: members, relaxed: victim))
      }
    }
  }

  /// Whether conflicts are few and small enough to look for one more.
  private var canLookOn: Bool {
    conflicts.count < Self.conflictLimit
      && (conflicts.count < 3
        || conflicts.count * lowered.rows.count < Self.searchedRowLimit)
      && conflicts.reduce(0) { $0 + $1.members.count } < Self.memberLimit
  }

  /// Adds the rows with the author's size constants relaxed; if that is not enough, with all of
  /// the author's required ones relaxed, then with those of stack views and autoresizing as well.
  private mutating func addRelaxed(_ rows: [Constraint]) {
    var rows = rows
    let mayGiveWay = [choice.givesWayFirst, choice.mayGiveWay, choice.mayGiveWayLast]
    for mayGiveWay in mayGiveWay {
      for index in rows.indices where rows[index].strength.isRequired && mayGiveWay(index) {
        rows[index].strength = .relaxed
      }
      if let added = try? solver.add(contentsOf: rows) {
        ids = added
        return
      }
    }
  }

  private func constraint(_ index: Int, shares: [Double]) -> Constraint {
    let row = lowered.rows[index]
    var terms = row.terms.map { Term(variables[$0.variable.index], $0.coefficient) }
    for (term, coefficient) in zip(row.sharedTerms, shares) where coefficient != 0 {
      terms.append(Term(variables[term.variable.index], coefficient))
    }
    return Constraint(
      Expression(terms, constant: constants[index]), row.relation, strength: row.strength)
  }
}
