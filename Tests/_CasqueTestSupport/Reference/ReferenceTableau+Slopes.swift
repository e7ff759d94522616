import CasqueSolver

/// How the total penalty of an objective changes along the columns.
struct Slopes {
  /// By column: the change for each unit of rise, without the penalty of the column itself.
  var rates: [Double]
  /// By column: the sum of the absolute parts of the rate.
  var gauges: [Double]
}

/// A column that moves, and by how much each unit of the move changes the objective.
struct Move {
  var column: Int
  /// 1 for a rise, −1 for a fall.
  var direction: Double
  var slope: Double
  /// The size of slopes that are only rounding.
  var tolerance: Double
}

extension Tableau {
  /// The slopes of the penalised activities among `objective`, at the present point.
  func slopes(of objective: [Int]) -> Slopes {
    var slopes = Slopes(
      rates: Array(repeating: 0, count: columnCount),
      gauges: Array(repeating: 0, count: columnCount))
    for number in objective {
      let activity = activities[number]
      guard case .row(let row) = activity.place else { continue }
      let slope = activity.penalty.slope(on: activity.side)
      guard slope != 0 else { continue }
      for column in 0..<columnCount {
        let part = slope * cells[row * columnCount + column]
        guard part != 0 else { continue }
        slopes.rates[column] += part
        slopes.gauges[column] += abs(part)
      }
    }
    return slopes
  }

  /// The rise and the fall of a column, open or not.
  func moves(of column: Int, _ slopes: Slopes) -> (rise: Move, fall: Move) {
    let activity = activities[nonbasics[column]]
    let penalty = activity.isPenalised ? activity.penalty : .none
    let gauge = slopes.gauges[column] + abs(penalty.above) + abs(penalty.below)
    let tolerance = Tolerance.slope * gauge
    let rate = slopes.rates[column]
    return (
      Move(column: column, direction: 1, slope: rate + penalty.above, tolerance: tolerance),
      Move(column: column, direction: -1, slope: penalty.below - rate, tolerance: tolerance)
    )
  }

  /// The moves that lower the objective, by column, the rise before the fall.
  func improvements(_ slopes: Slopes) -> [Move] {
    var result: [Move] = []
    for column in 0..<columnCount {
      let limit = activities[nonbasics[column]].limit
      guard limit != .zero else { continue }
      let (rise, fall) = moves(of: column, slopes)
      if limit.allowsRise, rise.slope < -rise.tolerance { result.append(rise) }
      if limit.allowsFall, fall.slope < -fall.tolerance { result.append(fall) }
    }
    return result
  }

  /// The move with the steepest slope; of equals the one of the earliest activity.
  func steepest(_ moves: [Move]) -> Move? {
    moves.min { ($0.slope, nonbasics[$0.column]) < ($1.slope, nonbasics[$1.column]) }
  }

  /// Bland's choice: the move of the earliest activity.
  func first(_ moves: [Move]) -> Move? {
    moves.min { nonbasics[$0.column] < nonbasics[$1.column] }
  }
}
