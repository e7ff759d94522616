/// Uses up the required equalities of a system, one phase a file.
struct Presolver {
  /// How often, and where, a variable is named by constraints that are not used up.
  struct Usage {
    var count: Int32 = 0
    var equalities: Int32 = 0
    /// The exclusive or of the slots of its equalities: with one left, that one's slot.
    var slots: Int32 = 0
    /// Whether a definition names it.
    var isReferenced = false
    /// The strongest wish for it alone.
    var pin = 0.0

    /// Whether one equality and nothing else names it.
    var isAlone: Bool { count == 1 && equalities == 1 }
    /// Whether neither a definition nor a wish names it.
    var isFresh: Bool { !isReferenced && pin == 0 }

    /// An equality that names it was used up.
    mutating func forget(_ slot: Int) {
      count &-= 1
      equalities &-= 1
      slots ^= Int32(slot)
    }
  }

  let records: [ConstraintStore.Record]
  let terms: [IndexedTerm]
  /// The level from which on edit variables are exact.
  let exactLevel: Double
  var result = Presolved()
  var usage: [Usage]
  var isDone: [Bool]

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
  var place: [Int32] = []
  var merged: [IndexedTerm] = []
  var mergedSize: [Double] = []

  /// Presolves all held constraints of a store.
  static func run(_ store: ConstraintStore, _ treatment: EditTreatment) -> Presolved {
    var presolver = Presolver(store, treatment)
    presolver.count()
    presolver.peel()
    if presolver.result.peels.count < store.held {
      presolver.prepareExpansion()
      presolver.fixSingletons()
      presolver.eliminate()
      presolver.orderDefinitions()
    }
    presolver.collectRows()
    presolver.result.components = Components(presolver.result)
    return presolver.result
  }

  private init(_ store: ConstraintStore, _ treatment: EditTreatment) {
    records = store.records
    terms = store.terms
    exactLevel = treatment == .exact ? Self.exactLevel(store.records) : .infinity
    let count = store.variableCount
    usage = Array(repeating: Usage(), count: count)
    isDone = Array(repeating: false, count: store.records.count)
    result.kinds = Array(repeating: .root, count: count)
    result.slotCount = count
    result.peels.reserveCapacity(store.records.count)
  }

  private mutating func prepareExpansion() {
    let count = usage.count
    let left = records.count - result.peels.count
    sum = Array(repeating: 0, count: count)
    size = sum
    touched = Array(repeating: 0, count: count)
    stamp = touched
    result.definitions = Array(repeating: Presolved.Definition(), count: count)
    result.tape.reserve(steps: left + left / 2, terms: 2 * left)
    result.definitionTerms.reserveCapacity(2 * left)
  }

  /// Above the strongest wish that is no suggestion, a feasible suggestion always holds exactly.
  static func exactLevel(_ records: [ConstraintStore.Record]) -> Double {
    var strongest = 0.0
    for record in records where record.edited < 0 && record.isHeld && !record.isRequired {
      strongest = max(strongest, record.level)
    }
    return strongest.nextUp
  }

  /// Whether a constraint is used up rather than becoming a row.
  static func isEliminated(_ record: ConstraintStore.Record, _ exactLevel: Double) -> Bool {
    record.relation == .equal
      && (record.isRequired || record.edited >= 0 && record.level >= exactLevel)
  }

  private mutating func count() {
    Self.count(records, terms, exactLevel, &usage, &isDone)
  }

  private static func count(
    _ records: [ConstraintStore.Record], _ terms: [IndexedTerm], _ exactLevel: Double,
    _ usage: inout [Usage], _ isDone: inout [Bool]
  ) {
    let (records, terms) = (records.span, terms.span)
    var usage = usage.mutableSpan
    var isDone = isDone.mutableSpan
    var slot = 0
    while slot < records.count {
      let record = records[slot]
      let first = Int(record.first)
      let end = first &+ Int(record.count)
      if !record.isHeld {
        isDone[slot] = true
      } else if record.relation == .equal && record.level >= exactLevel
        && (record.isRequired || record.edited >= 0)
      {
        var index = first
        while index < end {
          let variable = Int(terms[index].index)
          usage[variable].count &+= 1
          usage[variable].equalities &+= 1
          usage[variable].slots ^= Int32(truncatingIfNeeded: slot)
          index &+= 1
        }
      } else {
        var index = first
        while index < end {
          usage[Int(terms[index].index)].count &+= 1
          index &+= 1
        }
        if record.count == 1 && !record.isRequired {
          let variable = Int(terms[first].index)
          usage[variable].pin = max(usage[variable].pin, record.level)
        }
      }
      slot &+= 1
    }
  }

  /// Puts every defined variable after those its definition names.
  private mutating func orderDefinitions() {
    stampCount += 1
    Self.order(
      result.kinds, result.definitions, result.definitionTerms, stampCount, &stamp, &stack,
      &result.evaluationOrder)
  }

  private static func order(
    _ kinds: [VariableKind], _ definitions: [Presolved.Definition], _ terms: [IndexedTerm],
    _ turn: Int32, _ stamp: inout [Int32], _ stack: inout [Int32], _ order: inout [Int32]
  ) {
    let kinds = kinds.span
    let definitions = definitions.span
    let terms = terms.span
    var stamp = stamp.mutableSpan
    var variable = 0
    while variable < kinds.count {
      if kinds[variable] == .defined, stamp[variable] != turn {
        stack.append(Int32(truncatingIfNeeded: variable))
      }
      variable &+= 1
      while let top = stack.last {
        let before = stack.count
        if stamp[Int(top)] != turn {
          var index = Int(definitions[Int(top)].first)
          let end = index &+ Int(definitions[Int(top)].count)
          while index < end {
            let named = terms[index].index
            if kinds[Int(named)] == .defined && stamp[Int(named)] != turn { stack.append(named) }
            index &+= 1
          }
          if stack.count > before { continue }
          stamp[Int(top)] = turn
          order.append(top)
        }
        stack.removeLast()
      }
    }
  }
}
