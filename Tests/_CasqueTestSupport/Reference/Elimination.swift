import CasqueSolver

/// Phase 1: every required equality becomes the definition of one variable by the others.
///
/// Gauss–Jordan elimination on sparse forms: a definition mentions roots only, the variables that
/// have no definition.
struct Elimination: Sendable {
  /// By variable: its definition over the roots, nil for a root.
  private(set) var definitions: [LinearForm?]
  /// The first row that contradicts the rows before it.
  private(set) var contradiction: Int?
  /// By root: variables whose definition mentions it, perhaps some that no longer do.
  private var users: [[Int]]
  /// By variable: the rows it occurs in.
  private var occurrences: [Int]

  /// Eliminates the required equalities of `rows`, short ones first: those fix values.
  init(rows: [Row], variableCount: Int) {
    definitions = Array(repeating: nil, count: variableCount)
    users = Array(repeating: [], count: variableCount)
    occurrences = Array(repeating: 0, count: variableCount)
    for row in rows {
      for entry in row.form.entries { occurrences[entry.variable] += 1 }
    }
    let equalities = rows.indices.filter { rows[$0].isRequiredEquality }
    let ordered = equalities.sorted {
      (rows[$0].form.entries.count, $0) < (rows[$1].form.entries.count, $1)
    }
    for index in ordered { eliminate(rows[index].form, of: index) }
  }

  /// The form with every defined variable replaced by its definition.
  func reduced(_ form: LinearForm) -> LinearForm {
    var result = form
    for entry in form.entries {
      guard let definition = definitions[entry.variable] else { continue }
      result.add(definition, times: result.remove(entry.variable))
    }
    return result
  }

  private mutating func eliminate(_ form: LinearForm, of row: Int) {
    var reduced = reduced(form)
    guard let pivot = pivot(of: reduced) else {
      let allowed = Tolerance.feasibility(magnitude: reduced.magnitude)
      if abs(reduced.constant) > allowed, contradiction == nil { contradiction = row }
      return
    }
    let coefficient = reduced.remove(pivot)
    define(pivot, as: reduced.scaled(by: -1 / coefficient))
  }

  /// The variable to solve for: of those with a large coefficient one that occurs in few rows, so
  /// that little fills in; of equals the last one.
  private func pivot(of form: LinearForm) -> Int? {
    let threshold = Tolerance.pivotThreshold * form.largestCoefficient
    var best: Int?
    for entry in form.entries where abs(entry.coefficient) >= threshold {
      if let best, occurrences[best] < occurrences[entry.variable] { continue }
      best = entry.variable
    }
    return best
  }

  private mutating func define(_ variable: Int, as form: LinearForm) {
    for user in users[variable] {
      guard var definition = definitions[user] else { continue }
      let coefficient = definition.remove(variable)
      guard coefficient != 0 else { continue }
      definition.add(form, times: coefficient)
      definitions[user] = definition
      for entry in form.entries { users[entry.variable].append(user) }
    }
    users[variable] = []
    definitions[variable] = form
    for entry in form.entries { users[entry.variable].append(variable) }
  }
}
