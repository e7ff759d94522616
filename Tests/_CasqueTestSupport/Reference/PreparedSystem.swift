import CasqueSolver

/// A system after elimination and its required level: known to be satisfiable or not.
struct PreparedSystem: Sendable {
  let elimination: Elimination
  /// One for each component of the roots.
  private(set) var tableaus: [Tableau] = []
  /// A required row that cannot be met together with others; nil if all can.
  private(set) var contradiction: Int?

  /// Runs the phases up to the required level.
  init(rows: [Row], variableCount: Int) {
    elimination = Elimination(rows: rows, variableCount: variableCount)
    contradiction = elimination.contradiction
    var kept: [(place: Int, row: Row)] = []
    for (place, row) in rows.enumerated() where !row.isRequiredEquality {
      let form = elimination.reduced(row.form)
      if form.entries.isEmpty {
        checkConstant(row.with(form), at: place)
      } else {
        kept.append((place, row.with(form)))
      }
    }
    let roots = (0..<variableCount).filter { elimination.definitions[$0] == nil }
    for part in Components(variables: roots, forms: kept.map(\.row.form)).parts {
      let rows = part.rows.map { kept[$0] }
      var tableau = Tableau(rows: rows, variables: part.variables)
      let unmet = tableau.satisfyRequired()
      contradiction = contradiction ?? unmet
      tableaus.append(tableau)
    }
  }

  /// A row without variables holds or not, whatever the others say.
  private mutating func checkConstant(_ row: Row, at place: Int) {
    guard row.strength.isRequired, contradiction == nil else { return }
    let allowed = Tolerance.feasibility(magnitude: row.form.magnitude)
    if row.penalty.cost(of: row.form.constant) > allowed { contradiction = place }
  }
}
