import CasqueSolver

/// How a minimisation ended.
enum Outcome {
  case optimal
  /// The objective falls without end; only a linear one can.
  case unbounded
}

extension Tableau {
  /// Phase 3: minimises the total penalty of some activities within the limits, by the simplex
  /// method.
  ///
  /// The steepest slope enters and a long step follows, up to a stated number of pivots; then
  /// Bland's rule. The activities stay penalised until ``freeze(_:)`` or ``release(_:)``.
  mutating func minimise(_ objective: [Int]) -> Outcome {
    penalise(objective)
    let patience = PivotLimits.untilBland(rows: rowCount, columns: columnCount)
    for pivots in 0..<PivotLimits.atMost(rows: rowCount, columns: columnCount) {
      let improvements = improvements(slopes(of: objective))
      let isPatient = pivots < patience
      guard let move = isPatient ? steepest(improvements) : first(improvements) else {
        return .optimal
      }
      guard let (end, passed) = isPatient ? longStep(move) : shortStep(move) else {
        return .unbounded
      }
      for activity in passed {
        activities[activity].side = activities[activity].side == .above ? .below : .above
      }
      let entering = nonbasics[move.column]
      activities[entering].side = move.direction > 0 ? .above : .below
      pivot(row: end.row, column: move.column)
    }
    return .optimal
  }

  /// Ends a minimisation for good: allows only what keeps the objective at its optimum.
  ///
  /// By complementary slackness that is: no column moves against a positive slope, and no
  /// penalised activity changes sides.
  mutating func freeze(_ objective: [Int]) {
    let slopes = slopes(of: objective)
    for column in 0..<columnCount {
      let (rise, fall) = moves(of: column, slopes)
      let limit = activities[nonbasics[column]].limit
      activities[nonbasics[column]].limit = Limit(
        allowsRise: limit.allowsRise && rise.slope <= rise.tolerance,
        allowsFall: limit.allowsFall && fall.slope <= fall.tolerance)
    }
    for number in objective {
      let activity = activities[number]
      if case .row = activity.place, activity.limit == .none {
        activities[number].limit = Limit(activity.side)
      }
    }
    release(objective)
  }

  /// Ends a minimisation without any consequence for the next one.
  mutating func release(_ objective: [Int]) {
    for number in objective { activities[number].isPenalised = false }
  }

  /// Makes the penalties of some activities count.
  private mutating func penalise(_ objective: [Int]) {
    for number in objective {
      activities[number].isPenalised = true
      let activity = activities[number]
      switch activity.limit {
      case .nonNegative: activities[number].side = .above
      case .nonPositive: activities[number].side = .below
      case .none, .zero:
        let value = Tolerance.cleaned(value(of: number), magnitude: 0)
        let prefersBelow = activity.penalty.above > activity.penalty.below
        activities[number].side = value < 0 || (value == 0 && prefersBelow) ? .below : .above
      }
    }
  }
}
