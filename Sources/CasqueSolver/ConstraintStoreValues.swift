extension ConstraintStore {
  /// The value of a constraint's expression at a point.
  func value(slot: Int, at point: [Double]) -> Double {
    let record = records[slot]
    var sum = record.constant
    for term in terms[record.range] { sum += term.coefficient * point[Int(term.index)] }
    return sum
  }

  /// The largest coefficient of a constraint.
  func largest(slot: Int) -> Double {
    var largest = 0.0
    for term in terms[records[slot].range] { largest = max(largest, abs(term.coefficient)) }
    return largest
  }

  /// The sum of the magnitudes of the summands of a constraint's expression at a point.
  func magnitude(slot: Int, at point: [Double]) -> Double {
    let record = records[slot]
    var sum = abs(record.constant)
    for term in terms[record.range] { sum += abs(term.coefficient * point[Int(term.index)]) }
    return sum
  }
}

extension Relation {
  /// The violated part of an expression's value, with its sign; 0 when satisfied.
  func violation(_ value: Double) -> Double {
    switch self {
    case .lessThanOrEqual: max(value, 0)
    case .equal: value
    case .greaterThanOrEqual: min(value, 0)
    }
  }
}
