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
/// While every row stands as it was lowered, new constants are changed in place. A system with a
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
  /// The coefficients of the structure's shared terms, by row, as they stand in the solver.
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
    let constants = lowered.rows.map { table.value(of: $0.constant) }
    let shares = lowered.rows.map { row in
      row.sharedTerms.map { $0.factor * table.values[$0.symbol] }
    }
    if shares == self.shares && changeInPlace(constants) { return }
    self.shares = shares
    build(constants)
  }

  /// Forgets what stands in the solver; the next constants build it anew.
  mutating func discard() {
    solver = Solver()
    variables = []
    ids = []
    conflicts = []
    constants = []
  }

  /// The alignment rectangles by item, in the window's coordinates; sizes are never negative.
  var rects: [Rect] {
    mutating get {
      var result: [Rect] = []
      for item in 0..<lowered.tree.itemCount {
        let x = value(item, .horizontal, .position)
        let y = value(item, .vertical, .position)
        let width = max(0, value(item, .horizontal, .size))
        let height = max(0, value(item, .vertical, .size))
        result.append(Rect(x: x, y: y, width: width, height: height))
      }
      return result
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
    solver.range(
      of: Expression([
        Term(variables[variable.index]), Term(variables[origin.index], -1),
      ]))
  }

  private mutating func value(
    _ item: Int, _ axis: Axis, _ part: LayoutVariable.Part
  ) -> Double {
    solver.value(of: variables[LayoutVariable(item: item, axis, part).index])
  }

  /// Changes the constants of the rows that stand; false if the system has to be built.
  private mutating func changeInPlace(_ next: [Double]) -> Bool {
    guard !ids.isEmpty, conflicts.isEmpty else { return false }
    var changes: [(ConstraintID, Double)] = []
    for (row, constant) in next.enumerated() where constant != constants[row] {
      changes.append((ids[row], constant))
    }
    guard (try? solver.setConstants(changes)) != nil else { return false }
    constants = next
    return true
  }

  /// Builds the system, relaxing one row of each conflict until the required ones can hold.
  private mutating func build(_ constants: [Double]) {
    discard()
    self.constants = constants
    for _ in 0..<lowered.variableCount { variables.append(solver.makeVariable()) }
    var rows = lowered.rows.indices.map { constraint($0) }
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

  private func constraint(_ index: Int) -> Constraint {
    let row = lowered.rows[index]
    var terms = row.terms.map { Term(variables[$0.variable.index], $0.coefficient) }
    for (term, coefficient) in zip(row.sharedTerms, shares[index]) where coefficient != 0 {
      terms.append(Term(variables[term.variable.index], coefficient))
    }
    return Constraint(
      Expression(terms, constant: constants[index]), row.relation, strength: row.strength)
  }
}
