/// Proves that rows contradict each other: multipliers under which they add up to a false sum.
///
/// Rows are eᵢ(x) = Σ aᵢⱼ·xⱼ + cᵢ (≤, =, ≥) 0. For an inclusion-minimal contradiction there is, up
/// to a factor, one vector y with y·a = 0; then Σ yᵢ·cᵢ ≠ 0, although all eᵢ can be 0 only if it
/// is. The factor is chosen so that the sum is positive (Farkas' lemma).
struct FarkasMultipliers {
  /// The rows that take part are at most so many; larger sets are told as a list.
  static let rowLimit = 60

  /// The multipliers, one to a row.
  let values: [Double]

  /// Finds the multipliers of an inclusion-minimal contradiction; nil if there are none or many.
  ///
  /// O(rows² · variables).
  init?(_ rows: [LoweredRow], constants: [Double]) {
    guard rows.count <= Self.rowLimit else { return nil }
    guard let vector = Self.nullVector(Self.columns(of: rows), count: rows.count) else {
      return nil
    }
    let sum = zip(vector, constants).reduce(0) { $0 + $1.0 * $1.1 }
    guard sum.magnitude > 1e-9 else { return nil }
    let oriented = vector.map { sum < 0 ? -$0 : $0 }
    guard let whole = Self.wholeNumbers(oriented) else { return nil }
    values = whole
  }

  /// For each variable its coefficients in the rows.
  private static func columns(of rows: [LoweredRow]) -> [[Double]] {
    let variables = Set(rows.flatMap { $0.terms.map(\.variable.index) }).sorted()
    var columns = variables.map { _ in [Double](repeating: 0, count: rows.count) }
    for (row, lowered) in rows.enumerated() {
      for term in lowered.terms {
        guard let column = variables.firstIndex(of: term.variable.index) else { continue }
        columns[column][row] += term.coefficient
      }
    }
    return columns
  }

  /// The vector that is orthogonal to all equations, if there is one up to a factor.
  private static func nullVector(_ equations: [[Double]], count: Int) -> [Double]? {
    var matrix = equations
    var pivots: [Int] = []
    for column in 0..<count {
      let next = pivots.count
      let candidates = matrix.indices.dropFirst(next)
      guard
        let best = candidates.max(by: {
          matrix[$0][column].magnitude < matrix[$1][column].magnitude
        }), matrix[best][column].magnitude > 1e-9
      else { continue }
      matrix.swapAt(next, best)
      let pivot = matrix[next][column]
      for index in 0..<count { matrix[next][index] /= pivot }
      for row in matrix.indices where row != next && matrix[row][column] != 0 {
        let factor = matrix[row][column]
        for index in 0..<count { matrix[row][index] -= factor * matrix[next][index] }
      }
      pivots.append(column)
    }
    let free = (0..<count).filter { !pivots.contains($0) }
    guard free.count == 1, let only = free.first else { return nil }
    var vector = [Double](repeating: 0, count: count)
    vector[only] = 1
    for (row, column) in pivots.enumerated() { vector[column] = -matrix[row][only] }
    return vector
  }

  /// The vector scaled to small whole numbers; nil if there are none.
  private static func wholeNumbers(_ vector: [Double]) -> [Double]? {
    let sizes = vector.map(\.magnitude).filter { $0 > 1e-9 }
    guard let least = sizes.min() else { return nil }
    for factor in 1...12 {
      let scaled = vector.map { $0 / least * Double(factor) }
      let isWhole = scaled.allSatisfy {
        ($0 - $0.rounded()).magnitude < 1e-6 && $0.magnitude <= 144
      }
      if isWhole { return scaled.map { $0.rounded() } }
    }
    return nil
  }
}
