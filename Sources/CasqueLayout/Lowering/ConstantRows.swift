/// Where the constants of a structure's rows come from, flat: what a change of symbols has to touch.
struct ConstantRows {
  /// A row whose constant names symbols; its parts end where the next one's begin.
  private struct Row {
    let row: Int
    let end: Int
  }

  /// The constants of all rows without their symbols.
  private let fixed: [Double]
  private var symbolic: [Row] = []
  private var parts: [SymbolicConstant.Part] = []
  /// The rows with shared terms.
  private(set) var shared: [Int] = []

  init(_ rows: [LoweredRow]) {
    fixed = rows.map(\.constant.fixed)
    for (index, row) in rows.enumerated() {
      if !row.sharedTerms.isEmpty { shared.append(index) }
      guard !row.constant.parts.isEmpty else { continue }
      parts += row.constant.parts
      symbolic.append(Row(row: index, end: parts.count))
    }
  }

  /// The constants of all rows.
  func constants(_ table: ConstantTable) -> [Double] {
    var constants = fixed
    forEach(table) { constants[$0] = $1 }
    return constants
  }

  /// The rows whose constants are not what they were, with the new ones.
  func changes(
    _ table: ConstantTable, from constants: [Double]
  ) -> [(row: Int, constant: Double)] {
    var changes: [(row: Int, constant: Double)] = []
    forEach(table) { row, constant in
      if constant != constants[row] { changes.append((row, constant)) }
    }
    return changes
  }

  private func forEach(_ table: ConstantTable, _ body: (_ row: Int, _ constant: Double) -> Void) {
    let values = table.values
    var next = 0
    for row in symbolic {
      var constant = fixed[row.row]
      while next < row.end {
        constant += parts[next].coefficient * values[parts[next].symbol]
        next += 1
      }
      body(row.row, constant)
    }
  }
}
