import CasqueSolver

/// Where a basic activity meets 0 on the way of a move.
struct Breakpoint {
  var row: Int
  /// The length of the move up to here.
  var step: Double
  /// How much the slope of the objective grows here; infinite at a limit.
  var kink: Double
  /// The absolute cell of the moving column.
  var pivot: Double
}

extension Tableau {
  /// The breakpoints of a move, by row.
  func breakpoints(of move: Move) -> [Breakpoint] {
    var result: [Breakpoint] = []
    for row in 0..<rowCount {
      let rate = cells[row * columnCount + move.column] * move.direction
      guard rate != 0 else { continue }
      let activity = activities[basics[row]]
      guard let side = boundedSide(of: activity, rate: rate) else { continue }
      let room = activity.limit == .zero ? 0 : max(0, side == .above ? values[row] : -values[row])
      let kink = activity.limit == .none ? activity.penalty.kink * abs(rate) : .infinity
      guard kink > 0 else { continue }
      result.append(
        Breakpoint(row: row, step: room / abs(rate), kink: kink, pivot: abs(rate)))
    }
    return result
  }

  /// The side that an activity is about to leave through 0, nil if it moves away or is free.
  private func boundedSide(of activity: Activity, rate: Double) -> Side? {
    let leaving: Side = rate < 0 ? .above : .below
    switch activity.limit {
    case .zero: return leaving
    case .nonNegative: return leaving == .above ? leaving : nil
    case .nonPositive: return leaving == .below ? leaving : nil
    case .none: return activity.isPenalised && activity.side == leaving ? leaving : nil
    }
  }

  /// Where a long step ends, and which penalised activities change sides on the way to it.
  ///
  /// The step passes breakpoints as long as the slope stays negative. Of equal steps the one with
  /// the larger cell is met first, for the sake of accuracy, then the earlier activity.
  func longStep(_ move: Move) -> (end: Breakpoint, passed: [Int])? {
    let ordered = breakpoints(of: move).sorted {
      ($0.step, -$0.pivot, basics[$0.row]) < ($1.step, -$1.pivot, basics[$1.row])
    }
    var slope = move.slope
    for (i, breakpoint) in ordered.enumerated() {
      slope += breakpoint.kink
      if slope >= -move.tolerance { return (breakpoint, ordered[..<i].map { basics[$0.row] }) }
    }
    return nil
  }

  /// Bland's choice: the nearest breakpoint, of equals the one of the earliest activity.
  func shortStep(_ move: Move) -> (end: Breakpoint, passed: [Int])? {
    let nearest = breakpoints(of: move).min {
      ($0.step, basics[$0.row]) < ($1.step, basics[$1.row])
    }
    return nearest.map { ($0, []) }
  }
}
