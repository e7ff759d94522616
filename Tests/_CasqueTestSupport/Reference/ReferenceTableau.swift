import CasqueSolver

/// A quantity of the tableau: a variable, or the expression of a constraint.
struct Activity: Sendable {
  /// What the activity stands for.
  enum Source: Sendable, Equatable {
    /// The row with this place in the list of rows.
    case row(Int)
    /// The variable with this index.
    case variable(Int)
    /// An expression that was added to be measured.
    case probe
  }

  /// Where an activity stands.
  enum Place: Sendable {
    case row(Int)
    case column(Int)
  }

  let source: Source
  /// The strength of a row, nil for other activities.
  let strength: Strength?
  var penalty: Penalty
  /// What the levels that are done allow.
  var limit = Limit.none
  /// Whether the penalty counts in the minimisation in progress.
  var isPenalised = false
  /// While penalised and basic: the side of 0 whose slope counts; at 0 it may be either.
  var side = Side.above
  var place: Place
}

/// A dictionary in Cassowary's sense: every basic activity is an affine form of the others.
///
/// Activity of row i = values[i] + Σ cells[i, j] · activity of column j. All activities of columns
/// are 0, so `values` are the values of the basic ones: there are no slack or error variables, the
/// kink of a penalty at 0 takes their place.
struct Tableau: Sendable {
  private(set) var cells: [Double] = []
  private(set) var values: [Double] = []
  /// By row, the activity that stands there.
  private(set) var basics: [Int] = []
  /// By column, the activity that stands there.
  private(set) var nonbasics: [Int] = []
  var activities: [Activity] = []
  /// The largest absolute constant of the rows.
  private(set) var magnitude = 0.0

  var rowCount: Int { basics.count }
  var columnCount: Int { nonbasics.count }

  /// Creates the tableau of some rows over `variables`, which are in ascending order; all are 0.
  init(rows: [(place: Int, row: Row)], variables: [Int]) {
    for variable in variables { appendColumn(.variable(variable)) }
    for (place, row) in rows {
      var cells = Array(repeating: 0.0, count: columnCount)
      for entry in row.form.entries {
        cells[variables.partition(below: entry.variable) { $0 }] = entry.coefficient
      }
      append(
        .row(place), strength: row.strength, penalty: row.penalty, cells: cells,
        value: row.form.constant)
      magnitude = max(magnitude, row.form.magnitude)
    }
  }

  /// Puts together what can still move in several tableaus.
  init(movablePartsOf tableaus: [Tableau]) {
    var starts: [Int] = []
    for tableau in tableaus {
      starts.append(columnCount)
      for column in tableau.liveColumns {
        appendColumn(tableau.activities[tableau.nonbasics[column]])
      }
    }
    for (tableau, start) in zip(tableaus, starts) {
      let live = tableau.liveColumns
      for row in 0..<tableau.rowCount where tableau.touches(row, live) {
        var cells = Array(repeating: 0.0, count: columnCount)
        for (offset, column) in live.enumerated() {
          cells[start + offset] = tableau.cell(row, column)
        }
        append(tableau.activities[tableau.basics[row]], cells: cells, value: tableau.values[row])
      }
      magnitude = max(magnitude, tableau.magnitude)
    }
  }

  func cell(_ row: Int, _ column: Int) -> Double { cells[row * columnCount + column] }

  /// The columns that some direction is still open to, in order.
  var liveColumns: [Int] {
    nonbasics.indices.filter { activities[nonbasics[$0]].limit != .zero }
  }

  /// Whether a row depends on one of the columns.
  func touches(_ row: Int, _ columns: [Int]) -> Bool {
    columns.contains { cell(row, $0) != 0 }
  }

  /// The value of an activity.
  func value(of activity: Int) -> Double {
    switch activities[activity].place {
    case .row(let row): values[row]
    case .column: 0
    }
  }

  /// Adds a basic activity that has the given form over the columns, and returns its number.
  @discardableResult
  mutating func append(
    _ source: Activity.Source, strength: Strength? = nil, penalty: Penalty, cells row: [Double],
    value: Double
  ) -> Int {
    let activity = Activity(
      source: source, strength: strength, penalty: penalty, place: .row(rowCount))
    return append(activity, cells: row, value: value)
  }

  @discardableResult
  private mutating func append(_ activity: Activity, cells row: [Double], value: Double) -> Int {
    var activity = activity
    activity.place = .row(rowCount)
    basics.append(activities.count)
    activities.append(activity)
    cells.append(contentsOf: row)
    values.append(value)
    return activities.count - 1
  }

  private mutating func appendColumn(_ source: Activity.Source) {
    appendColumn(
      Activity(source: source, strength: nil, penalty: .none, place: .column(columnCount)))
  }

  private mutating func appendColumn(_ activity: Activity) {
    var activity = activity
    activity.place = .column(columnCount)
    nonbasics.append(activities.count)
    activities.append(activity)
  }

  /// Exchanges the activities of a row and a column; the one of the row becomes 0.
  ///
  /// Complexity: O(rows · non-zero cells of the row).
  mutating func pivot(row: Int, column: Int) {
    let width = columnCount
    let start = row * width
    let inverse = 1 / cells[start + column]
    var columns: [Int] = []
    for j in 0..<width where cells[start + j] != 0 {
      if j != column { columns.append(j) }
      cells[start + j] *= j == column ? 0 : -inverse
    }
    cells[start + column] = inverse
    values[row] *= -inverse
    for i in 0..<rowCount where i != row {
      let factor = cells[i * width + column]
      guard factor != 0 else { continue }
      for j in columns {
        cells[i * width + j] = LinearForm.sum(cells[i * width + j], factor * cells[start + j])
      }
      cells[i * width + column] = factor * inverse
      values[i] += factor * values[row]
    }
    (basics[row], nonbasics[column]) = (nonbasics[column], basics[row])
    activities[basics[row]].place = .row(row)
    activities[nonbasics[column]].place = .column(column)
  }
}
