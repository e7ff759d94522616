import CasqueSolver

/// The optimum of a system: one value for each variable, and what could be otherwise.
struct Solution: Sendable {
  /// By variable.
  let values: [Double]
  /// All optima.
  private let optima: Optima

  /// Runs the optional levels, then the rules that choose one optimum.
  init(_ prepared: PreparedSystem) {
    var tableaus = prepared.tableaus
    for i in tableaus.indices { tableaus[i].minimiseLevels() }
    optima = Optima(tableaus, prepared.elimination)
    values = optima.chosen()
  }

  /// The values that a variable takes over all optima.
  func range(of variable: Int) -> ClosedRange<Double> {
    let value = values[variable]
    guard let (least, greatest) = optima.extremes(of: variable) else { return value...value }
    guard Tolerance.cleaned(greatest - least, magnitude: abs(value)) > 0 else {
      return value...value
    }
    return min(least, value)...max(greatest, value)
  }
}
