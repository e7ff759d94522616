/// The rows of a system over its roots, as a sparse matrix that pivots in place.
///
/// Every row and every root is an *activity*. A basic activity owns a matrix row: it equals the sum
/// of that row's entries times the activities that own their columns, plus its value. An activity
/// that owns a column is zero. There are no slack, error or dummy columns: a violation is the
/// sign of an activity.
///
/// An activity also has a shift, an infinitesimal multiple of a fixed irregular number: it tells
/// apart what happens at the same place, so that no pivot leads back, and never moves a result.
struct Tableau: Sendable {
  /// How far the minimisation has come with an activity.
  enum Stage: UInt8, Sendable {
    /// Of a weaker level: ignored.
    case pending
    /// Its violation is being minimised.
    case active
    /// Its violation may not change in total with its level: it must not change sign.
    case settled
    /// Its own cost is being minimised, though its level is settled: it must not change sign.
    case alone

    var isMinimised: Bool { self == .active || self == .alone }
    var keepsSign: Bool { self == .settled || self == .alone }
  }

  /// What an activity's sign costs, or, for a range, its value.
  enum Penalty: UInt8, Sendable {
    case atMost, equal, atLeast, rising, falling

    init(_ relation: Relation) {
      switch relation {
      case .lessThanOrEqual: self = .atMost
      case .equal: self = .equal
      case .greaterThanOrEqual: self = .atLeast
      }
    }

    /// Whether growing from zero, and shrinking from zero, is a violation.
    var costsAbove: Bool { self == .atMost || self == .equal }
    var costsBelow: Bool { self == .atLeast || self == .equal }
  }

  struct Activity: Sendable {
    /// The value of a basic activity; 0 otherwise.
    var value = 0.0
    var shift = 0.0
    var constant = 0.0
    var perturbation = 0.0
    var weight = 1.0
    /// Its row, or ~ its column.
    var place: Int32 = 0
    var penalty = Penalty.equal
    var stage = Stage.pending
    /// The sign it must keep for the basis to stay optimal; 0 when it may have any.
    var side: Int8 = 0
  }

  struct Entry: Sendable {
    var row: Int32
    var column: Int32
    var nextInRow: Int32
    var previousInRow: Int32
    var nextInColumn: Int32
    var previousInColumn: Int32
    var value: Double
  }

  struct Row: Sendable {
    var head: Int32 = -1
    var count: Int32 = 0
    var owner: Int32
  }

  struct Column: Sendable {
    var head: Int32 = -1
    var count: Int32 = 0
    var owner: Int32
    /// Whether its activity can only grow, or only shrink, at the cost of a settled level.
    var isFrozenUp = false
    var isFrozenDown = false
    var isLive: Bool { !isFrozenUp || !isFrozenDown }
    var stamp: Int32 = 0
    /// What the active rows' violation changes with its activity, and the size of the summands.
    var slope = 0.0
    var slopeSize = 0.0

    /// Forgets the slope of an earlier pricing; false if that was done already.
    mutating func restart(_ stamp: Int32) -> Bool {
      guard self.stamp != stamp else { return false }
      self.stamp = stamp
      slope = 0
      slopeSize = 0
      return true
    }
  }

  /// The rows of the system, then the roots, then the probes.
  var activities: [Activity] = []
  /// The number of rows of the system, which is the index of the first root.
  let rowCount: Int
  var rows: [Row] = []
  var columns: [Column] = []
  var entries: [Entry] = []
  var free = FreeEntries()
  var tolerance = Tolerance(magnitude: 0)
  var pivots = 0

  // Scratch of one phase.
  var candidates: [Int32] = []
  var stampCount: Int32 = 0
  var breakpoints: [Breakpoint] = []
  var mark: [Int32] = []
  var factors: [IndexedTerm] = []

  /// Creates the tableau in which the roots own the columns.
  init(_ system: Presolved, slots: [Double]) {
    rowCount = system.rows.count
    let rootCount = system.roots.count
    activities = Array(repeating: Activity(), count: rowCount + rootCount)
    rows.reserveCapacity(rowCount)
    columns.reserveCapacity(rootCount)
    entries.reserveCapacity(system.rowTerms.count + system.rowTerms.count / 2)
    mark = Array(repeating: -1, count: max(rowCount, rootCount))
    for index in 0..<rowCount {
      let row = system.rows[index]
      let perturbation = Self.perturbation(of: index, row)
      activities[index] = Activity(
        constant: slots[Int(row.slot)], perturbation: perturbation, weight: row.weight,
        penalty: Penalty(row.relation))
      rows.append(Row(owner: 0))
    }
    for root in 0..<rootCount { columns.append(Column(owner: Int32(rowCount + root))) }
    for index in 0..<rowCount { load(row: index, system) }
    for root in 0..<rootCount {
      activities[rowCount + root].place = ~Int32(root)
      // So small that no row of few roots seems violated by it.
      activities[rowCount + root].perturbation = Self.perturbation(of: rowCount + root) / 1024
    }
    for index in 0..<rowCount { refreshValue(of: index) }
  }

  /// Puts a row in as the system states it; its columns belong to the roots.
  private mutating func load(row index: Int, _ system: Presolved) {
    rows[index] = Row(owner: Int32(index))
    activities[index].place = Int32(index)
    for term in system.rows[index].range.reversed() {
      let entry = system.rowTerms[term]
      insert(Int32(index), entry.index, entry.coefficient)
    }
  }

  /// An irregular number between ½ and 3⁄2, of either sign.
  static func perturbation(of index: Int) -> Double {
    var hash = UInt64(truncatingIfNeeded: index &+ 1) &* 0x9E37_79B9_7F4A_7C15
    hash ^= hash >> 29
    hash = hash &* 0xBF58_476D_1CE4_E5B9
    hash ^= hash >> 32
    let size = 0.5 + Double(hash & 0xFF_FFFF) / Double(0x100_0000)
    return (hash >> 40) & 1 == 0 ? size : -size
  }

  /// A row's irregular number: a required inequality becomes laxer by it, so that none seems
  /// violated; an optional one tighter, so that two of them leave no room between them.
  private static func perturbation(of index: Int, _ row: Presolved.Row) -> Double {
    let number = perturbation(of: index)
    switch row.relation {
    case .equal: return number
    case .lessThanOrEqual: return row.rank > 0 ? abs(number) : -abs(number)
    case .greaterThanOrEqual: return row.rank > 0 ? -abs(number) : abs(number)
    }
  }

  /// The sign of a basic activity, that of its shift where it is zero.
  func sign(_ activity: Activity) -> Double { Self.sign(activity, tolerance.zero) }

  /// That sign, for the magnitude up to which a value counts as zero.
  static func sign(_ activity: Activity, _ zero: Double) -> Double {
    if activity.value > zero { return 1 }
    if activity.value < -zero { return -1 }
    if activity.shift > 1e-12 { return 1 }
    return activity.shift < -1e-12 ? -1 : 0
  }

  /// The direction in which an activity's cost grows; 0 when it is satisfied.
  func violatedSide(_ activity: Activity) -> Double {
    switch activity.penalty {
    case .equal: sign(activity)
    case .atMost: max(sign(activity), 0)
    case .atLeast: min(sign(activity), 0)
    case .rising: 1
    case .falling: -1
    }
  }
}
