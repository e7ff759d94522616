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
    /// It holds, which it must go on doing: it is required, or an inequality of a settled level.
    case held

    var isMinimised: Bool { self == .active || self == .alone }
    var isSettled: Bool { self == .settled || self == .held }
    var keepsSign: Bool { isSettled || self == .alone }
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
    /// Whether zero costs nothing.
    var isViolation: Bool { self != .rising && self != .falling }
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
    var looseness = Looseness.none
  }

  struct Entry: Sendable {
    var row: Int32
    var column: Int32
    var nextInRow: Int32
    var previousInRow: Int32
    var nextInColumn: Int32
    var previousInColumn: Int32
    var value: Double

    static let unused = Entry(
      row: -1, column: -1, nextInRow: -1, previousInRow: -1, nextInColumn: -1,
      previousInColumn: -1, value: 0)
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
  /// Whether the values of some activities are less exact than usual.
  var isLoose = false
  /// By row: what its constant is computed from, at most; empty where all are ordinary.
  var sizes: [Double] = []
  var pivots = 0
  /// Whether Bland's rule holds from the first pivot.
  var followsBland = false

  var stampCount: Int32 = 0
  var breakpoints: [Breakpoint] = []
  var scratch = Scratch()

  /// Creates the tableau in which the roots own the columns.
  init(_ system: Presolved, slots: [Double]) {
    rowCount = system.rows.count
    let rootCount = system.roots.count
    // Probes come behind them.
    let room = rowCount / 8 + 16
    activities = Array(repeating: Activity(), count: rowCount + rootCount, room: room)
    rows = Array(repeating: Row(owner: 0), count: rowCount, room: room)
    columns = Array(repeating: Column(owner: 0), count: rootCount, room: 16)
    // What fills in beyond that has all of them copied; what is not used costs nothing.
    entries.reserveCapacity(2 * system.rowTerms.count + 256)
    entries.append(contentsOf: repeatElement(Entry.unused, count: system.rowTerms.count))
    Self.load(system, slots, &activities, &rows, &columns, &entries)
  }

  /// Puts the rows in as the system states them; the columns belong to the roots.
  private static func load(
    _ system: Presolved, _ slots: [Double], _ activities: inout [Activity], _ rows: inout [Row],
    _ columns: inout [Column], _ entries: inout [Entry]
  ) {
    let (stated, terms, slots) = (system.rows.span, system.rowTerms.span, slots.span)
    var activities = activities.mutableSpan
    var rows = rows.mutableSpan
    var columns = columns.mutableSpan
    var entries = entries.mutableSpan
    for root in columns.indices {
      let index = stated.count + root
      columns[root].owner = Int32(index)
      activities[index].place = ~Int32(root)
      // So small that no row of few roots seems violated by it.
      activities[index].perturbation = perturbation(of: index) / 1024
    }
    for index in stated.indices {
      let constant = slots[Int(stated[index].slot)]
      let perturbation = perturbation(of: index, stated[index])
      var shift = perturbation
      let range = stated[index].range
      for place in range {
        let column = terms[place].index
        let above = columns[Int(column)].head
        entries[place] = Entry(
          row: Int32(index), column: column,
          nextInRow: place + 1 < range.upperBound ? Int32(place + 1) : -1,
          previousInRow: place > range.lowerBound ? Int32(place - 1) : -1,
          nextInColumn: above, previousInColumn: -1, value: terms[place].coefficient)
        if above >= 0 { entries[Int(above)].previousInColumn = Int32(place) }
        columns[Int(column)].head = Int32(place)
        columns[Int(column)].count += 1
        shift -= terms[place].coefficient * activities[stated.count + Int(column)].perturbation
      }
      rows[index] = Row(
        head: range.isEmpty ? -1 : Int32(range.lowerBound), count: Int32(range.count),
        owner: Int32(index))
      activities[index] = Activity(
        value: constant, shift: shift, constant: constant, perturbation: perturbation,
        weight: stated[index].weight, place: Int32(index),
        penalty: Penalty(stated[index].relation))
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
  static func sign(_ activity: Activity) -> Double {
    let zero = activity.looseness.zero
    if activity.value > zero { return 1 }
    if activity.value < -zero { return -1 }
    if activity.shift > Tolerance.shift { return 1 }
    return activity.shift < -Tolerance.shift ? -1 : 0
  }

  /// The direction in which an activity's cost grows; 0 when it is satisfied.
  func violatedSide(_ activity: Activity) -> Double { Self.violatedSide(activity) }

  @inline(__always)
  static func violatedSide(_ activity: Activity) -> Double {
    switch activity.penalty {
    case .equal: sign(activity)
    case .atMost: max(sign(activity), 0)
    case .atLeast: min(sign(activity), 0)
    case .rising: 1
    case .falling: -1
    }
  }
}
