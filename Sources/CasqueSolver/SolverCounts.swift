/// How much a solver keeps; what is removed must leave nothing behind.
public struct SolverCounts: Sendable, Hashable {
  /// The constraints it holds.
  public var constraints: Int
  /// The constraint records it keeps, those of removed ones that were not cleared yet included.
  public var records: Int
  /// The terms of those records.
  public var terms: Int
  /// The edit variables.
  public var edits: Int
  /// The rows, columns and entries of the tableau.
  public var tableau: Int
  /// The recorded steps of presolve.
  public var steps: Int

  /// The counts of a solver that holds nothing.
  public static let empty = SolverCounts(
    constraints: 0, records: 0, terms: 0, edits: 0, tableau: 0, steps: 0)
}

extension Solver {
  /// What the solver keeps, after what is pending has been solved.
  public mutating func counts() -> SolverCounts {
    state.update()
    let tableau = state.program?.tableau
    return SolverCounts(
      constraints: state.store.held, records: state.store.records.count,
      terms: state.store.terms.count, edits: state.edits.count,
      tableau: tableau.map { $0.rows.count + $0.columns.count + $0.entries.count } ?? 0,
      steps: state.program?.system.tape.steps.count ?? 0)
  }
}
