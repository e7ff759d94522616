import CasqueSolver

/// Finds the optimum of a tiny system by trying every vertex.
///
/// Every error is linear between the planes expression = 0, and with the planes variable = 0 added
/// each region between planes has a vertex; so one of the points where as many planes meet as there
/// are variables is the optimum. It compares, in this order: total errors by level, errors one at a
/// time, distances of the variables from 0.
struct VertexOracle {
  let variableCount: Int
  let constraints: [Constraint]

  /// The optimum; nil if the required constraints cannot all hold.
  func optimum() -> (point: [Double], levelErrors: [Double])? {
    let order = constraints.indices.filter { !constraints[$0].strength.isRequired }
      .sorted {
        (constraints[$1].strength, $0) < (constraints[$0].strength, $1)
      }
    let levels = Self.levels(of: constraints)
    var best: (point: [Double], key: [Double])?
    for point in vertices() where isFeasible(point) {
      let key =
        levels.map { levelError($0, at: point) } + order.map { error(of: $0, at: point) }
        + point.map(abs)
      if let current = best?.key, !Self.precedes(key, current) { continue }
      best = (point, key)
    }
    return best.map { ($0.point, Array($0.key.prefix(levels.count))) }
  }

  static func levels(of constraints: [Constraint]) -> [Strength] {
    var levels: [Strength] = []
    for strength in constraints.map(\.strength).sorted(by: >)
    where !strength.isRequired && strength != levels.last {
      levels.append(strength)
    }
    return levels
  }

  func levelError(_ level: Strength, at point: [Double]) -> Double {
    constraints.indices.filter { constraints[$0].strength == level }
      .reduce(0) { $0 + error(of: $1, at: point) }
  }

  func error(of index: Int, at point: [Double]) -> Double {
    let constraint = constraints[index]
    var value = constraint.expression.constant
    for term in constraint.expression.terms {
      value += term.coefficient * point[term.variable.index]
    }
    switch constraint.relation {
    case .equal: return abs(value)
    case .lessThanOrEqual: return max(0, value)
    case .greaterThanOrEqual: return max(0, -value)
    }
  }

  private func isFeasible(_ point: [Double]) -> Bool {
    constraints.indices.allSatisfy {
      !constraints[$0].strength.isRequired || error(of: $0, at: point) < 1e-9
    }
  }

  private static func precedes(_ a: [Double], _ b: [Double]) -> Bool {
    for (x, y) in zip(a, b) where abs(x - y) > 1e-9 { return x < y }
    return false
  }

  /// The points where as many planes meet as there are variables.
  private func vertices() -> [[Double]] {
    var planes = constraints.map { constraint in
      var row = Array(repeating: 0.0, count: variableCount + 1)
      for term in constraint.expression.terms { row[term.variable.index] += term.coefficient }
      row[variableCount] = -constraint.expression.constant
      return row
    }
    for index in 0..<variableCount {
      var row = Array(repeating: 0.0, count: variableCount + 1)
      row[index] = 1
      planes.append(row)
    }
    var result: [[Double]] = []
    func choose(_ start: Int, _ chosen: [[Double]]) {
      if chosen.count == variableCount {
        if let point = Self.solve(chosen) { result.append(point) }
        return
      }
      for next in planes.indices.dropFirst(start) { choose(next + 1, chosen + [planes[next]]) }
    }
    choose(0, [])
    return result
  }

  /// Solves square equations by Gauss–Jordan elimination with partial pivoting.
  private static func solve(_ equations: [[Double]]) -> [Double]? {
    var rows = equations
    let count = rows.count
    for column in 0..<count {
      let pivot = (column..<count).max { abs(rows[$0][column]) < abs(rows[$1][column]) } ?? column
      guard abs(rows[pivot][column]) > 1e-9 else { return nil }
      rows.swapAt(column, pivot)
      for other in 0..<count where other != column {
        let factor = rows[other][column] / rows[column][column]
        guard factor != 0 else { continue }
        for k in column...count { rows[other][k] -= factor * rows[column][k] }
      }
    }
    return (0..<count).map { rows[$0][count] / rows[$0][$0] }
  }
}
