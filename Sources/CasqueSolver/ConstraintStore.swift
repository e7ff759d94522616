/// The constraints a solver holds, flat and in order of addition.
struct ConstraintStore: Sendable {
  private(set) var records: [Record] = []
  private(set) var terms: [IndexedTerm] = []
  private(set) var held = 0
  private(set) var nextID = 0
  var variableCount = 0
  /// Whether tableaus follow Bland's rule from their first pivot.
  var followsBland = false
  /// By variable: how many required constraints name it; empty while nobody asks.
  private var requiredUses: [Int32] = []

  /// The records and the terms as they stood when the program was made of them.
  ///
  /// Removals and additions leave them in their places, so that nothing is copied before the
  /// constraints are compacted; levels, constants and whether a record is held may be later ones.
  struct Base: Sendable {
    /// The number of records.
    var count: Int
    /// By slot: whether the constraint was held and required.
    var isLive: [Bool]
    /// The names of the required constraints that were removed or lowered since.
    fileprivate(set) var gone: [Int] = []
    /// How often constants were changed since the program was moved to them.
    fileprivate(set) var changes: Int
    /// What compaction took away.
    fileprivate var records: [Record]?
    fileprivate var terms: [IndexedTerm] = []
  }

  /// What a program was made of, while other constraints are held.
  private(set) var base: Base?

  /// The records of ``base``, those of later additions perhaps behind them.
  var baseRecords: [Record] { base?.records ?? records }
  /// The terms of ``baseRecords``.
  var baseTerms: [IndexedTerm] { base?.records == nil ? terms : base?.terms ?? terms }

  /// Remembers how the constraints stand, until ``forgetBase()``.
  ///
  /// - Parameter isBehind: whether the program may have other constants.
  mutating func keepBase(isBehind: Bool) {
    base = Base(
      count: records.count, isLive: Self.live(records), changes: isBehind ? 1 : 0)
  }

  mutating func forgetBase() { base = nil }

  private static func live(_ records: [Record]) -> [Bool] {
    var result = Array(repeating: false, count: records.count)
    mark(records, &result)
    return result
  }

  private static func mark(_ records: [Record], _ live: inout [Bool]) {
    let records = records.span
    var live = live.mutableSpan
    var slot = 0
    while slot < records.count {
      live[slot] = records[slot].isHeld && records[slot].isRequired
      slot &+= 1
    }
  }

  /// What is needed to take back additions.
  struct Mark {
    var records: Int
    var terms: Int
    var nextID: Int
  }

  var mark: Mark { Mark(records: records.count, terms: terms.count, nextID: nextID) }

  /// Takes back every addition since `mark`; nothing was removed or compacted in between.
  mutating func rollBack(to mark: Mark) {
    held -= records.count - mark.records
    for slot in mark.records..<records.count where records[slot].isRequired { use(slot, -1) }
    records.removeLast(records.count - mark.records)
    terms.removeLast(terms.count - mark.terms)
    nextID = mark.nextID
  }

  /// Makes sure that no name given out before is given out again.
  mutating func skipIDs(to next: Int) { nextID = max(nextID, next) }

  /// Appends constraints.
  ///
  /// What an error leaves has to be rolled back.
  mutating func append(contentsOf constraints: [Constraint]) throws(AddError) {
    let added = constraints.count
    let length = Self.length(constraints)
    // Few would only be kept from growing by doubling. There is room for some more, so that the
    // next addition does not copy all.
    if added > records.count {
      records.reserveCapacity(records.count + added + added / 8)
      terms.reserveCapacity(terms.count + length + length / 8)
    }
    let firstTerm = terms.count
    guard requiredUses.isEmpty, try Self.append(constraints, length, variableCount, to: &terms)
    else {
      terms.removeLast(terms.count - firstTerm)
      let constraints = constraints.span
      for index in constraints.indices { try append(constraints[index]) }
      return
    }
    Self.append(constraints, firstTerm: firstTerm, firstID: nextID, to: &records)
    nextID += added
    held += added
  }

  /// The number of terms of constraints.
  private static func length(_ constraints: [Constraint]) -> Int {
    let constraints = constraints.span
    var length = 0
    for place in constraints.indices { length &+= constraints[place].expression.terms.count }
    return length
  }

  /// Appends the terms of constraints as they stand; false, at the first constraint for which that
  /// cannot be done: where a variable occurs twice or a coefficient is zero, or where there are so
  /// many terms that it is not asked.
  private static func append(
    _ constraints: [Constraint], _ length: Int, _ variableCount: Int,
    to terms: inout [IndexedTerm]
  ) throws(AddError) -> Bool {
    var refusal: AddError?
    var isPlain = true
    terms.append(addingCapacity: length) { output in
      let constraints = constraints.span
      var place = 0
      while place < constraints.count, isPlain {
        guard constraints[place].expression.constant.isFinite else {
          refusal = .nonFinite
          return
        }
        guard constraints[place].strength.isValid else {
          refusal = .invalidStrength
          return
        }
        let added = constraints[place].expression.terms.span
        if added.count > mostPlain { isPlain = false }
        var next = 0
        while next < added.count, isPlain {
          let (index, coefficient) = (added[next].variable.index, added[next].coefficient)
          if !isUsable(coefficient) {
            if coefficient != 0 {
              refusal = .nonFinite
              return
            }
            isPlain = false
          }
          guard index >= 0 && index < variableCount else {
            refusal = .unknownVariable(added[next].variable)
            return
          }
          var other = 0
          while other < next {
            if added[other].variable.index == index { isPlain = false }
            other &+= 1
          }
          output.append(
            IndexedTerm(index: Int32(truncatingIfNeeded: index), coefficient: coefficient))
          next &+= 1
        }
        place &+= 1
      }
    }
    if let refusal { throw refusal }
    return isPlain
  }

  /// The terms of a constraint up to which each is compared with every other one.
  private static let mostPlain = 8

  /// Whether a coefficient is finite and has all its digits, which zero has not: the inverse of a
  /// subnormal number may be none.
  private static func isUsable(_ coefficient: Double) -> Bool {
    let size = abs(coefficient)
    return size >= .leastNormalMagnitude && size <= .greatestFiniteMagnitude
  }

  private static func append(
    _ constraints: [Constraint], firstTerm: Int, firstID: Int, to records: inout [Record]
  ) {
    let constraints = constraints.span
    records.append(addingCapacity: constraints.count) { output in
      var first = firstTerm
      var place = 0
      while place < constraints.count {
        let count = constraints[place].expression.terms.count
        output.append(
          Record(
            id: firstID &+ place, level: constraints[place].strength.level,
            constant: constraints[place].expression.constant,
            first: Int32(truncatingIfNeeded: first), count: Int32(truncatingIfNeeded: count),
            relation: constraints[place].relation, isHeld: true, edited: -1))
        first &+= count
        place &+= 1
      }
    }
  }

  /// Appends a constraint; repeated variables are added up.
  ///
  /// What an error leaves has to be rolled back.
  mutating func append(_ constraint: borrowing Constraint) throws(AddError) {
    guard constraint.expression.constant.isFinite else { throw .nonFinite }
    guard constraint.strength.isValid else { throw .invalidStrength }
    let first = terms.count
    for term in constraint.expression.terms {
      guard Self.isUsable(term.coefficient) || term.coefficient == 0 else { throw .nonFinite }
      guard term.variable.index >= 0 && term.variable.index < variableCount else {
        throw .unknownVariable(term.variable)
      }
      if term.coefficient != 0 {
        terms.append(
          IndexedTerm(
            index: Int32(truncatingIfNeeded: term.variable.index), coefficient: term.coefficient))
      }
    }
    if terms.count - first > 1 { try mergeRepeated(from: first) }
    records.append(
      Record(
        id: nextID, level: constraint.strength.level, constant: constraint.expression.constant,
        first: Int32(truncatingIfNeeded: first),
        count: Int32(truncatingIfNeeded: terms.count - first), relation: constraint.relation,
        isHeld: true, edited: -1))
    nextID += 1
    held += 1
    if constraint.strength.isRequired { use(records.count - 1, 1) }
  }

  /// Counts the uses of the variables of a constraint, if they are counted.
  private mutating func use(_ slot: Int, _ change: Int32) {
    if requiredUses.isEmpty { return }
    while requiredUses.count < variableCount { requiredUses.append(0) }
    for index in records[slot].range { requiredUses[Int(terms[index].index)] += change }
  }

  /// Counts the uses of all variables.
  private static func uses(
    _ records: [Record], _ terms: [IndexedTerm], _ variableCount: Int
  ) -> [Int32] {
    var result = Array(repeating: Int32(0), count: variableCount)
    count(records, terms, &result)
    return result
  }

  private static func count(
    _ records: [Record], _ terms: [IndexedTerm], _ uses: inout [Int32]
  ) {
    let (records, terms) = (records.span, terms.span)
    var uses = uses.mutableSpan
    var slot = 0
    while slot < records.count {
      if records[slot].isHeld && records[slot].isRequired {
        var index = Int(records[slot].first)
        let end = index &+ Int(records[slot].count)
        while index < end {
          uses[Int(terms[index].index)] &+= 1
          index &+= 1
        }
      }
      slot &+= 1
    }
  }

  /// A term of a constraint whose variable no other required one names, with the largest
  /// coefficient; nil if there is none, or it is too small to divide by.
  mutating func ownTerm(slot: Int) -> IndexedTerm? {
    if requiredUses.isEmpty { requiredUses = Self.uses(records, terms, variableCount) }
    var best: IndexedTerm?
    for term in terms[records[slot].range] where requiredUses[Int(term.index)] == 1 {
      if abs(term.coefficient) > abs(best?.coefficient ?? 0) { best = term }
    }
    return best.flatMap { abs($0.coefficient) > 0.1 * largest(slot: slot) ? $0 : nil }
  }

  /// Appends the wish that a variable has a value.
  mutating func appendSuggestion(_ value: Double, for variable: Int, _ strength: Strength) {
    let variable = Int32(truncatingIfNeeded: variable)
    let first = Int32(terms.count)
    terms.append(IndexedTerm(index: variable, coefficient: 1))
    records.append(
      Record(
        id: nextID, level: strength.level, constant: -value, first: first, count: 1,
        relation: .equal, isHeld: true, edited: variable))
    nextID += 1
    held += 1
  }

  /// Appends a part of another store; its terms name variables of this one.
  mutating func appendCopy(
    _ copied: [IndexedTerm], constant: Double, _ relation: Relation,
    level: Double
  ) {
    records.append(
      Record(
        id: nextID, level: level, constant: constant, first: Int32(terms.count),
        count: Int32(copied.count), relation: relation, isHeld: true, edited: -1))
    terms.append(contentsOf: copied)
    nextID += 1
    held += 1
  }

  /// Adds up the terms of one variable, in place.
  private mutating func mergeRepeated(from first: Int) throws(AddError) {
    if terms.count - first > Self.mostPlain {
      let sorted = terms[first...].sorted { $0.index < $1.index }
      terms.replaceSubrange(first..., with: sorted)
    }
    let isSorted = terms.count - first > Self.mostPlain
    var end = first
    for next in first..<terms.count {
      let term = terms[next]
      var place = isSorted ? max(first, end - 1) : first
      while place < end && terms[place].index != term.index { place += 1 }
      if place < end {
        terms[place].coefficient += term.coefficient
      } else {
        terms[end] = term
        end += 1
      }
    }
    guard end < terms.count else { return }
    terms.removeLast(terms.count - end)
    for next in (first..<end).reversed() {
      if Self.isUsable(terms[next].coefficient) { continue }
      guard terms[next].coefficient == 0 else { throw .nonFinite }
      terms.remove(at: next)
    }
  }

  /// The slot of a held constraint, or nil; O(log n).
  func slot(of id: Int) -> Int? {
    // Until constraints are compacted, or names skipped, each stands where its name says.
    if id >= 0, id < records.count, records[id].id == id { return records[id].isHeld ? id : nil }
    var low = 0
    var high = records.count
    while low < high {
      let middle = (low + high) / 2
      if records[middle].id < id { low = middle + 1 } else { high = middle }
    }
    guard low < records.count, records[low].id == id, records[low].isHeld else { return nil }
    return low
  }

  /// The slot of the suggestion for an edit variable, or nil; O(n).
  func editSlot(of variable: Int) -> Int? {
    records.firstIndex { $0.edited == Int32(truncatingIfNeeded: variable) && $0.isHeld }
  }

  /// Removes a held constraint; every slot may change; O(1) amortised.
  mutating func remove(slot: Int) {
    if records[slot].isRequired { forget(slot) }
    records[slot].isHeld = false
    held -= 1
    if records.count > 16 && held * 2 < records.count || held == 0 { compact() }
  }

  private mutating func compact() {
    var kept: [Record] = []
    var keptTerms: [IndexedTerm] = []
    kept.reserveCapacity(held)
    for record in records where record.isHeld {
      var moved = record
      moved.first = Int32(keptTerms.count)
      keptTerms.append(contentsOf: terms[record.range])
      kept.append(moved)
    }
    if base != nil, base?.records == nil {
      base?.records = records
      base?.terms = terms
    }
    records = kept
    terms = keptTerms
  }

  mutating func setConstant(_ constant: Double, slot: Int) {
    records[slot].constant = constant
    if base != nil { base?.changes += 1 }
  }

  /// Lowers a required constraint.
  mutating func setLevel(_ level: Double, slot: Int) {
    if records[slot].isRequired { forget(slot) }
    records[slot].level = level
  }

  /// Notes that a required constraint is none any more.
  private mutating func forget(_ slot: Int) {
    use(slot, -1)
    base?.gone.append(records[slot].id)
  }
}
