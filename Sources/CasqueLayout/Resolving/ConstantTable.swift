import CasqueGeometry
import CasqueModel

/// The values of a structure's symbols in one environment and round.
struct ConstantTable {
  /// The values in the order of the structure's symbols.
  private(set) var values: [Double] = []

  /// How far a value may move and still count as unchanged, in points.
  static let tolerance = 1e-6
  /// The greatest value that is taken over, in points; anything beyond, or no number, is cut.
  static let greatestValue: Double = 10_000_000

  /// Creates a table without values.
  init(capacity: Int) { values.reserveCapacity(capacity) }

  /// Notes the value of the next symbol.
  mutating func append(_ value: Double) {
    values.append(
      value.isNaN ? 0 : min(max(value, -Self.greatestValue), Self.greatestValue))
  }

  /// The places of the symbols whose values differ from those of `other`.
  func changes(from other: ConstantTable) -> [Int] {
    values.indices.filter { (values[$0] - other.values[$0]).magnitude > Self.tolerance }
  }
}
