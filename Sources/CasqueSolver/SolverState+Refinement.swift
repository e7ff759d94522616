extension SolverState {
  /// The rounds after which an answer is taken as it is.
  private static let mostRounds = 4

  /// Makes an answer that large numbers made inexact more exact.
  ///
  /// What is left of each constraint at the answer, which is computed from the constraints as they
  /// are stated, takes the place of its constant: then the answer is the difference to a better one,
  /// and its errors are in proportion to that.
  mutating func refine(_ solved: Program) {
    guard solved.tableau.isLoose else { return }
    var least = store.worstRequired(at: point)
    guard least > Tolerance.feasibility else { return }
    var shifted = solved
    var difference = Array(repeating: 0.0, count: store.variableCount)
    for _ in 0..<Self.mostRounds {
      let rests = store.records.indices.map {
        store.records[$0].isHeld ? store.value(slot: $0, at: point) : 0
      }
      guard rests.allSatisfy(\.isFinite) else { return }
      shifted.move(to: rests, store)
      guard !shifted.isOverflown else { return }
      shifted.evaluate(store, into: &difference)
      let better = zip(point, difference).map(+)
      let worst = store.worstRequired(at: better)
      guard worst < least else { return }
      least = worst
      point = better
      if least <= Tolerance.feasibility { return }
    }
  }
}

extension ConstraintStore {
  /// The largest violation of a required constraint at a point, for a largest coefficient of 1;
  /// infinite where it is no number.
  func worstRequired(at point: [Double]) -> Double {
    var worst = 0.0
    for slot in records.indices where records[slot].isHeld && records[slot].isRequired {
      let violation = abs(records[slot].relation.violation(value(slot: slot, at: point)))
      if violation == 0 { continue }
      let scaled = violation / largest(slot: slot)
      worst = scaled.isNaN ? .infinity : max(worst, scaled)
    }
    return worst
  }
}
