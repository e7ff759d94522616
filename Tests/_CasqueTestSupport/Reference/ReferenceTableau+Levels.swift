import CasqueSolver

extension Tableau {
  /// Level 0: meets the required rows as far as they can be met, and limits them to their sides.
  ///
  /// Returns the place of the row that is unmet most, nil if all are met.
  mutating func satisfyRequired() -> Int? {
    let required = requiredActivities
    _ = minimise(required)
    release(required)
    var unmet: (place: Int, cost: Double)?
    for number in required {
      let activity = activities[number]
      activities[number].limit = activity.penalty.limit
      guard case .row(let place) = activity.source else { continue }
      let cost = activity.penalty.cost(of: value(of: number))
      if cost > unmet?.cost ?? Tolerance.feasibility(magnitude: magnitude) { unmet = (place, cost) }
    }
    return unmet?.place
  }

  /// The activities of required rows.
  var requiredActivities: [Int] {
    activities.indices.filter { activities[$0].strength?.isRequired == true }
  }

  /// Minimises the total error of each optional level in descending order.
  ///
  /// A level's optimum is frozen before the next one, so the order is truly lexicographic.
  mutating func minimiseLevels() {
    for level in levels where !liveColumns.isEmpty {
      _ = minimise(level)
      freeze(level)
    }
  }

  /// The activities of optional rows, by level from strong to weak.
  private var levels: [[Int]] {
    var levels: [[Int]] = []
    var last: Strength?
    for activity in optionalActivities {
      if activities[activity].strength != last { levels.append([]) }
      last = activities[activity].strength
      levels[levels.count - 1].append(activity)
    }
    return levels
  }

  /// The activities of optional rows, strong ones first, of equals in the order of the rows.
  var optionalActivities: [Int] {
    var keyed: [(strength: Strength, place: Int, activity: Int)] = []
    for (number, activity) in activities.enumerated() {
      guard let strength = activity.strength, !strength.isRequired,
        case .row(let place) = activity.source
      else { continue }
      keyed.append((strength, place, number))
    }
    keyed.sort { ($1.strength, $0.place) < ($0.strength, $1.place) }
    return keyed.map(\.activity)
  }
}
