import CasqueSolver

/// Finds which required rows cannot hold together.
///
/// It works on the rows as they were added, without elimination, so that every row keeps its own
/// multiplier.
struct ConflictFinder {
  let rows: [Row]
  let variableCount: Int

  /// An inclusion-minimal set of required rows that cannot all be met; nil if they can after all.
  ///
  /// The multipliers of the unmet rows give a small candidate. A deletion filter, last row first,
  /// makes it minimal and verifies it.
  func conflict(around contradiction: Int) -> [Int]? {
    let scope = required(around: contradiction)
    guard let candidate = unsatisfiable(scope) else { return nil }
    return filtered(unsatisfiable(candidate) ?? scope)
  }

  /// The required rows that hang together with one of them.
  private func required(around contradiction: Int) -> [Int] {
    let required = rows.indices.filter { rows[$0].strength.isRequired }
    let components = Components(
      variables: Array(0..<variableCount), forms: required.map { rows[$0].form })
    for part in components.parts {
      let members = part.rows.map { required[$0] }
      if members.contains(contradiction) { return members }
    }
    return [contradiction]
  }

  private func filtered(_ unsatisfiableRows: [Int]) -> [Int] {
    var members = unsatisfiableRows
    var kept: [Int] = []
    while let candidate = members.popLast() {
      if let smaller = unsatisfiable(members + kept.reversed()) {
        members = smaller.filter { !kept.contains($0) }
      } else {
        kept.append(candidate)
      }
    }
    return kept.reversed()
  }

  /// A part of `places` that cannot be met, nil if all can be met.
  private func unsatisfiable(_ places: [Int]) -> [Int]? {
    var tableau = Tableau(
      rows: places.map { ($0, rows[$0]) }, variables: Self.variables(of: places.map { rows[$0] }))
    return tableau.unsatisfiableRows()
  }

  /// The variables of some rows, in ascending order.
  static func variables(of rows: [Row]) -> [Int] {
    var variables: [Int] = []
    for variable in rows.flatMap(\.form.entries).map(\.variable).sorted()
    where variable != variables.last {
      variables.append(variable)
    }
    return variables
  }
}
