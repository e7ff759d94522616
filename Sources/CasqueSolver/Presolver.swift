/// Uses up the required equalities of a system, one phase a file.
struct Presolver {
  /// How often, and where, a variable is named by constraints that are not used up.
  struct Usage {
    var equalities: Int32 = 0
    /// How often inequalities and wishes name it.
    var others: Int32 = 0
    /// The exclusive or of the slots of its equalities: with one left, that one's slot.
    var slots: Int32 = 0
    /// Whether a definition names it.
    var isReferenced = false
    /// The strongest wish for it alone.
    var pin = 0.0

    /// Whether one equality and nothing else names it.
    var isAlone: Bool { equalities == 1 && others == 0 }
    /// Whether neither a definition nor a wish names it.
    var isFresh: Bool { !isReferenced && pin == 0 }

    /// An equality names it.
    mutating func note(equality slot: Int) {
      equalities &+= 1
      slots ^= Int32(truncatingIfNeeded: slot)
    }

    /// It is wished to have a value, and nothing else is by that.
    mutating func note(wish level: Double) { pin = max(pin, level) }

    /// An equality that names it was used up.
    mutating func forget(_ slot: Int) {
      equalities &-= 1
      slots ^= Int32(truncatingIfNeeded: slot)
    }
  }

  /// What is left to do with a constraint.
  enum Work: UInt8 {
    case nothing
    /// To use it up: it is a required equality, or a suggestion that holds exactly.
    case equality
    /// To keep it as a row over the roots, or as a monitor.
    case row
  }

  let records: [ConstraintStore.Record]
  let terms: [IndexedTerm]
  var result = Presolved()
  var usage: [Usage]
  /// By slot.
  var work: [Work]
  /// The number of rows to come.
  var rowsLeft = 0
  /// The slots of the suggestions that do not hold exactly.
  var wishedSuggestions: [Int32] = []

  /// By variable: the root that it is, or −1; empty while no row was collected.
  var rootIndex: [Int32] = []

  // The row being expanded.
  var sum: [Double] = []
  var size: [Double] = []
  var touched: [Int32] = []
  var touchedCount = 0
  var tapeTerms: [IndexedTerm] = []
  var tapeCount = 0
  // Long definitions met on the way, and the walk over them.
  var longWeight: [Double] = []
  var longStamp: [Int32] = []
  var longStampCount: Int32 = 0
  var stamp: [Int32] = []
  var stampCount: Int32 = 0
  var stack: [Int32] = []
  // The definition being rewritten.
  var merge = Merge()

  /// Presolves all held constraints of a store.
  static func run(_ store: ConstraintStore, _ treatment: EditTreatment) -> Presolved {
    var presolver = Presolver(store)
    presolver.count()
    presolver.countSuggestions(treatment)
    presolver.peel()
    if presolver.result.peels.count < store.held {
      presolver.prepareExpansion()
      presolver.fixSingletons()
      presolver.eliminate()
      presolver.orderDefinitions()
      presolver.collectRows()
    }
    presolver.addLoneRoots()
    presolver.result.components = Components(presolver.result)
    return presolver.result
  }

  private init(_ store: ConstraintStore) {
    records = store.records
    terms = store.terms
    let count = store.variableCount
    usage = Array(repeating: Usage(), count: count, room: 0)
    work = Array(repeating: .nothing, count: store.records.count, room: 0)
    result.kinds = Array(repeating: .root, count: count, room: 0)
    result.slotCount = count
  }

  private mutating func prepareExpansion() {
    let count = usage.count
    let left = records.count - result.peels.count
    sum = Array(repeating: 0, count: count, room: 0)
    size = sum
    touched = Array(repeating: 0, count: count, room: 0)
    stamp = touched
    result.definitions = Array(repeating: Presolved.Definition(), count: count, room: 0)
    // Room that is not used costs nothing, a copy when it does not suffice does.
    result.tape.reserve(steps: 2 * left, terms: 3 * left)
    result.monitors.reserveCapacity(rowsLeft)
  }

  /// Notes what there is to do with all constraints but for suggestions, and counts what they name.
  private mutating func count() {
    rowsLeft = Self.count(records, terms, &usage, &work, &result.exactSuggestions)
  }

  /// Lists the suggestions; returns the number of rows.
  private static func count(
    _ records: [ConstraintStore.Record], _ terms: [IndexedTerm], _ usage: inout [Usage],
    _ work: inout [Work], _ suggestions: inout [Int32]
  ) -> Int {
    let (records, terms) = (records.span, terms.span)
    var usage = usage.mutableSpan
    var work = work.mutableSpan
    var rows = 0
    var slot = 0
    while slot < records.count {
      let record = records[slot]
      var index = Int(record.first)
      let end = index &+ Int(record.count)
      if !record.isHeld {
        // Nothing is to be done.
      } else if record.edited >= 0 {
        suggestions.append(Int32(truncatingIfNeeded: slot))
      } else if record.relation == .equal && record.isRequired {
        work[slot] = .equality
        while index < end {
          usage[Int(terms[index].index)].note(equality: slot)
          index &+= 1
        }
      } else {
        work[slot] = .row
        rows &+= 1
        if record.count == 1 && !record.isRequired {
          usage[Int(terms[index].index)].note(wish: record.level)
        }
        while index < end {
          usage[Int(terms[index].index)].others &+= 1
          index &+= 1
        }
      }
      slot &+= 1
    }
    return rows
  }

  /// Decides which suggestions hold exactly: a feasible one always does above the strongest wish
  /// that is no suggestion.
  private mutating func countSuggestions(_ treatment: EditTreatment) {
    let suggestions = result.exactSuggestions
    if suggestions.isEmpty { return }
    var strongest = treatment == .exact ? 0 : Double.infinity
    if treatment == .exact, rowsLeft > 0 { strongest = Self.strongestWish(records, work) }
    result.exactSuggestions.removeAll()
    for slot in suggestions.map({ Int($0) }) {
      let variable = Int(records[slot].edited)
      if records[slot].level > strongest {
        work[slot] = .equality
        usage[variable].note(equality: slot)
        result.exactSuggestions.append(Int32(slot))
      } else {
        rowsLeft += 1
        usage[variable].others &+= 1
        usage[variable].note(wish: records[slot].level)
        wishedSuggestions.append(Int32(slot))
      }
    }
  }

  private static func strongestWish(
    _ records: [ConstraintStore.Record], _ work: [Work]
  ) -> Double {
    let (records, work) = (records.span, work.span)
    var strongest = 0.0
    for slot in work.indices where work[slot] == .row {
      let level = records[slot].level
      if level > strongest, level < .infinity { strongest = level }
    }
    return strongest
  }
}
