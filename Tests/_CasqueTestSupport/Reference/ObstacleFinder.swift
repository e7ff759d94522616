import CasqueSolver

/// Finds what holds a violated optional row off at an optimum.
struct ObstacleFinder {
  let rows: [Row]
  /// The optimum, by variable.
  let values: [Double]

  /// The rows with non-zero multipliers when the error of one row is minimised while none of the
  /// rows that are as strong or stronger may become worse.
  ///
  /// The variables of the tableau are the distances from the optimum, so that it starts there.
  func obstacles(to place: Int) -> [Int] {
    let rivals = rows.indices.filter { rows[$0].strength >= rows[place].strength }
    let connected = connected(rivals, to: place)
    var shifted: [(place: Int, row: Row)] = []
    var limits: [Limit] = []
    for other in connected {
      let (value, limit) = other == place ? (error(of: place), .none) : held(other)
      var form = rows[other].form
      form.setConstant(value)
      shifted.append((other, rows[other].with(form)))
      limits.append(limit)
    }
    let variables = ConflictFinder.variables(of: shifted.map(\.row))
    var tableau = Tableau(rows: shifted, variables: variables)
    for (offset, limit) in limits.enumerated() {
      tableau.activities[variables.count + offset].limit = limit
    }
    let objective = tableau.activities.indices.filter {
      tableau.activities[$0].source == .row(place)
    }
    _ = tableau.minimise(objective)
    return tableau.multipliers(of: objective).filter { $0 != place }
  }

  /// The scaled value of a row at the optimum.
  private func error(of place: Int) -> Double {
    let form = rows[place].form
    return Tolerance.cleaned(form.value(at: values), magnitude: form.magnitude(at: values))
  }

  /// Where a row that may not become worse starts, and its limit: at 0 if it is violated now.
  private func held(_ place: Int) -> (value: Double, limit: Limit) {
    let (error, penalty) = (error(of: place), rows[place].penalty)
    if error == 0 || penalty.cost(of: error) == 0 { return (error, penalty.limit) }
    if rows[place].strength.isRequired { return (0, penalty.limit) }
    return (0, error > 0 ? .nonPositive : .nonNegative)
  }

  /// Those of `places` that hang together with `place`.
  private func connected(_ places: [Int], to place: Int) -> [Int] {
    let components = Components(
      variables: Array(values.indices), forms: places.map { rows[$0].form })
    for part in components.parts {
      let members = part.rows.map { places[$0] }
      if members.contains(place) { return members }
    }
    return [place]
  }
}
