import CasqueSolver

extension Tableau {
  /// The rows that keep a minimised objective from being less: those with a non-zero multiplier.
  ///
  /// Together with the members of the objective that are not 0 they are a certificate: a weighted
  /// sum of them proves the optimum.
  func multipliers(of objective: [Int]) -> [Int] {
    var places: [Int] = []
    for number in objective {
      let activity = activities[number]
      guard case .row = activity.place, activity.penalty.slope(on: activity.side) != 0 else {
        continue
      }
      if case .row(let place) = activity.source { places.append(place) }
    }
    let slopes = slopes(of: objective)
    for (column, number) in nonbasics.enumerated() {
      let tolerance = Tolerance.slope * slopes.gauges[column]
      guard abs(slopes.rates[column]) > tolerance else { continue }
      if case .row(let place) = activities[number].source { places.append(place) }
    }
    return places.sorted()
  }

  /// A set of required rows that cannot be met together; nil if all can be met.
  mutating func unsatisfiableRows() -> [Int]? {
    satisfyRequired() == nil ? nil : multipliers(of: requiredActivities)
  }
}
