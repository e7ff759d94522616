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

    /// An equality that names it was used up.
    mutating func forget(_ slot: Int) {
      count -= 1
      equalities -= 1
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
  var tapeTerms: [IndexedTerm] = []
  // Long definitions met on the way, and the walk over them.
  var longTerms: [IndexedTerm] = []
  var longWeight: [Double] = []
  var longStamp: [Int32] = []
  var longStampCount: Int32 = 0
  var stamp: [Int32] = []
  var stampCount: Int32 = 0
  var stack: [Int32] = []
  // The definition being rewritten.
  var place: [Int32] = []
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
    result.definitions = Array(repeating: Presolved.Definition(), count: count)
    result.slotCount = count
    result.peels.reserveCapacity(store.records.count)
  }

  private mutating func prepareExpansion() {
    let count = usage.count
    let left = records.count - result.peels.count
    sum = Array(repeating: 0, count: count)
    size = sum
    mergedSize = sum
    stamp = Array(repeating: 0, count: count)
    place = Array(repeating: -1, count: count)
    result.tape.reserve(steps: 2 * left, terms: 8 * left)
    result.definitionTerms.reserveCapacity(2 * left)
    result.monitors.reserveCapacity(left)
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
  func isEliminated(_ record: ConstraintStore.Record) -> Bool {
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
    for slot in records.indices {
      let record = records[slot]
      if !record.isHeld {
        isDone[slot] = true
      } else if record.relation == .equal && record.level >= exactLevel
        && (record.isRequired || record.edited >= 0)
      {
        for index in record.range {
          let variable = Int(terms[index].index)
          usage[variable].count += 1
          usage[variable].equalities += 1
          usage[variable].slots ^= Int32(slot)
        }
      } else {
        for index in record.range { usage[Int(terms[index].index)].count += 1 }
        if record.count == 1 && !record.isRequired {
          let variable = Int(terms[Int(record.first)].index)
          usage[variable].pin = max(usage[variable].pin, record.level)
        }
      }
    }
  }

  /// Puts every defined variable after those its definition names.
  private mutating func orderDefinitions() {
    stampCount += 1
    for variable in result.kinds.indices where result.kinds[variable] == .defined {
      visit(Int32(variable))
    }
  }

  private mutating func visit(_ variable: Int32) {
    guard stamp[Int(variable)] != stampCount else { return }
    stack.removeAll(keepingCapacity: true)
    stack.append(variable)
    while let top = stack.last {
      if stamp[Int(top)] == stampCount {
        stack.removeLast()
        continue
      }
      let before = stack.count
      for index in result.definitions[Int(top)].range {
        let named = Int(result.definitionTerms[index].index)
        if result.kinds[named] == .defined && stamp[named] != stampCount {
          stack.append(Int32(named))
        }
      }
      if stack.count == before {
        stack.removeLast()
        stamp[Int(top)] = stampCount
        result.evaluationOrder.append(top)
      }
    }
  }
}
