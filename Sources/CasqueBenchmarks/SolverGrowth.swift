import Foundation

/// How building grows from one load to one of about ten times as many views.
enum SolverGrowth {
  /// The exponent of the number of variables: the median of rounds in each of which both are built,
  /// one after the other, as a processor changes its speed from second to second.
  static func exponent(from small: URL, to large: URL, rounds: Int) throws -> Double {
    let small = try SolverLoad(contentsOf: small)
    let large = try SolverLoad(contentsOf: large)
    let times = log(Double(large.variableCount) / Double(small.variableCount))
    return try (0..<rounds).map { _ in
      let before = try SolverMeasurement.build(small)
      return try log(SolverMeasurement.build(large) / before) / times
    }.median
  }
}
