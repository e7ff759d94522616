import CasqueGeometry
import CasqueModel

/// The values of a structure's symbols in one environment and round.
struct ConstantTable {
  /// The values in the order of the structure's symbols.
  let values: [Double]

  /// How far a value may move and still count as unchanged, in points.
  static let tolerance = 1e-6
  /// The greatest value that is taken over, in points; anything beyond, or no number, is cut.
  static let greatestValue: Double = 10_000_000

  /// Finds the value of every symbol.
  init(_ symbols: [LayoutSymbol], _ value: (LayoutSymbol) -> Double) {
    values = symbols.map { symbol in
      let number = value(symbol)
      return number.isNaN ? 0 : min(max(number, -Self.greatestValue), Self.greatestValue)
    }
  }

  /// The places of the symbols whose values differ from those of `other`.
  func changes(from other: ConstantTable) -> [Int] {
    values.indices.filter { (values[$0] - other.values[$0]).magnitude > Self.tolerance }
  }

  /// The number that a symbolic constant stands for.
  func value(of constant: SymbolicConstant) -> Double {
    constant.parts.reduce(constant.fixed) { $0 + $1.coefficient * values[$1.symbol] }
  }
}
