import CasqueSolver

/// Takes members away from a conflict until every one of the author's that is left is needed.
///
/// A solver's conflict is minimal among all rows alike. For its reader the system's rows (window,
/// sizes ≥ 0) always hold, so a smaller set of the author's may do: `a.right = a.left - 5` alone is
/// a contradiction, whatever else it was found with.
struct ConflictReduction {
  /// Larger sets of the author's stay as the solver found them, so that long chains end in time.
  static let memberLimit = 60

  private let lowered: LoweredLayout
  private let constants: [Double]

  /// - Parameter constants: one to a row of the structure.
  init(_ lowered: LoweredLayout, constants: [Double]) {
    self.lowered = lowered
    self.constants = constants
  }

  /// The places of the rows that are left, in ascending order; inclusion-minimal and verified.
  ///
  /// Later members are taken away first. O(members) small systems are solved.
  func reduce(_ members: [Int]) -> [Int] {
    var own = members.filter(isUser).sorted()
    guard own.count <= Self.memberLimit else { return members.sorted() }
    let system = Set(systemRows(around: own) + members.filter { !isUser($0) }).sorted()
    for candidate in own.reversed() where own.count > 1 {
      let fewer = own.filter { $0 != candidate }
      if conflict(among: system + fewer) != nil { own = fewer }
    }
    return conflict(among: system + own) ?? members.sorted()
  }

  private func isUser(_ row: Int) -> Bool {
    if case .user = lowered.rows[row].source { true } else { false }
  }

  /// The system's rows about the items that the author's rows are about.
  private func systemRows(around own: [Int]) -> [Int] {
    var variables = Set(own.flatMap { lowered.rows[$0].terms.map(\.variable) })
    for variable in variables {
      variables.insert(LayoutVariable(item: variable.item, variable.axis, .size))
    }
    return lowered.rows.indices.filter { row in
      switch lowered.rows[row].source {
      case .window, .nonNegativeSize:
        lowered.rows[row].terms.contains { variables.contains($0.variable) }
      case .placement, .user, .content, .stack, .contentArea, .autoresizing, .controller,
        .collection:
        false
      }
    }
  }

  /// A minimal conflict among rows, or nil if they can hold together.
  private func conflict(among rows: [Int]) -> [Int]? {
    var solver = Solver()
    let used = Set(rows.flatMap { lowered.rows[$0].terms.map(\.variable.index) }).sorted()
    let variables = used.map { _ in solver.makeVariable() }
    let constraints = rows.map { row in
      let terms = lowered.rows[row].terms.compactMap { term in
        used.firstIndex(of: term.variable.index).map { Term(variables[$0], term.coefficient) }
      }
      return Constraint(
        Expression(terms, constant: constants[row]), lowered.rows[row].relation)
    }
    do throws(AddError) {
      _ = try solver.add(contentsOf: constraints)
      return nil
    } catch {
      guard case .unsatisfiable(let conflict) = error else { return nil }
      return conflict.refused.map { rows[$0] }.sorted()
    }
  }
}
