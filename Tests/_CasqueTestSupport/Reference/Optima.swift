import CasqueSolver

/// The set of all optima, after the last level: what can still move, and within what limits.
struct Optima: Sendable {
  private let elimination: Elimination
  /// The parts of all components that can still move.
  private let movable: Tableau
  /// By variable: its activity in `movable`, nil if it stands still or is defined by others.
  private let activities: [Int?]
  /// By variable: the value of a root that stands still.
  private let settled: [Double]

  init(_ tableaus: [Tableau], _ elimination: Elimination) {
    self.elimination = elimination
    let count = elimination.definitions.count
    var settled = Array(repeating: 0.0, count: count)
    for tableau in tableaus {
      for (number, activity) in tableau.activities.enumerated() {
        if case .variable(let root) = activity.source { settled[root] = tableau.value(of: number) }
      }
    }
    movable = Tableau(movablePartsOf: tableaus)
    var activities = [Int?](repeating: nil, count: count)
    for (number, activity) in movable.activities.enumerated() {
      if case .variable(let root) = activity.source { activities[root] = number }
    }
    self.settled = settled
    self.activities = activities
  }

  /// The optimum that is taken: the tie rule, then the rest rule.
  ///
  /// This is the one place of both.
  /// 1. *Ties.* The errors of the optional constraints are minimised one at a time, those of
  ///    stronger levels first, within a level in order of addition, edit variables last in their
  ///    order of creation. So of constraints that tie, the first is honoured as far as it can be,
  ///    and the last takes the whole error: it is never shared.
  /// 2. *Rest.* What no constraint decides goes to 0: the distances of the variables from 0 are
  ///    minimised one at a time, in their order of creation.
  ///
  /// Both rules are about the system alone, not about the way that led to it or the order of
  /// pivots: they make the answer unique.
  func chosen() -> [Double] {
    var tableau = movable
    for activity in tableau.optionalActivities where !tableau.liveColumns.isEmpty {
      tableau.settle(activity)
    }
    for variable in activities.indices where !tableau.liveColumns.isEmpty {
      if let probe = appendProbe(of: variable, penalty: .distance, to: &tableau) {
        tableau.settle(probe)
      }
    }
    return values(in: tableau)
  }

  /// The least and the greatest value of a variable; nil if it stands still.
  func extremes(of variable: Int) -> (least: Double, greatest: Double)? {
    guard let least = extreme(of: variable, .rising),
      let greatest = extreme(of: variable, .falling)
    else { return nil }
    return (least, greatest)
  }

  private func extreme(of variable: Int, _ penalty: Penalty) -> Double? {
    var tableau = movable
    guard let probe = appendProbe(of: variable, penalty: penalty, to: &tableau) else { return nil }
    switch tableau.minimise([probe]) {
    case .optimal: return tableau.value(of: probe)
    case .unbounded: return penalty.above > 0 ? -.infinity : .infinity
    }
  }

  /// Adds the variable to a tableau, unless it stands still there.
  private func appendProbe(
    of variable: Int, penalty: Penalty, to tableau: inout Tableau
  ) -> Int? {
    let form =
      elimination.definitions[variable]
      ?? LinearForm(entries: [LinearForm.Entry(variable: variable, coefficient: 1)])
    var cells = Array(repeating: 0.0, count: tableau.columnCount)
    var value = form.constant
    for entry in form.entries {
      guard let activity = activities[entry.variable] else {
        value += entry.coefficient * settled[entry.variable]
        continue
      }
      switch tableau.activities[activity].place {
      case .column(let column): cells[column] = LinearForm.sum(cells[column], entry.coefficient)
      case .row(let row):
        value += entry.coefficient * tableau.values[row]
        for column in cells.indices {
          let part = entry.coefficient * tableau.cell(row, column)
          cells[column] = LinearForm.sum(cells[column], part)
        }
      }
    }
    guard tableau.liveColumns.contains(where: { cells[$0] != 0 }) else { return nil }
    return tableau.append(.probe, penalty: penalty, cells: cells, value: value)
  }

  private func values(in tableau: Tableau) -> [Double] {
    var roots = settled
    for (variable, activity) in activities.enumerated() {
      if let activity { roots[variable] = tableau.value(of: activity) }
    }
    return elimination.definitions.indices.map {
      let value = elimination.definitions[$0]?.value(at: roots) ?? roots[$0]
      // Finite input near the end of the range of Double can overflow; no answer is NaN.
      return value.isFinite ? value : 0
    }
  }
}

extension Tableau {
  /// Minimises the penalty of one activity and keeps it at that.
  fileprivate mutating func settle(_ activity: Int) {
    _ = minimise([activity])
    freeze([activity])
  }
}
