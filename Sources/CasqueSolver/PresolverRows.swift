extension Presolver {
  /// Expresses the inequalities and wishes in roots.
  mutating func collectRows() {
    if rowsLeft == 0 { return }
    collectLevels()
    rootIndex = Array(repeating: -1, count: usage.count, room: 0)
    result.rows.reserveCapacity(rowsLeft)
    result.rowTerms.reserveCapacity(2 * rowsLeft)
    result.roots.reserveCapacity(min(rowsLeft, usage.count))
    for slot in work.indices where work[slot] == .row { collectRow(slot) }
    // Last, in order of creation, as the tie rule wants them.
    wishedSuggestions.sort { records[Int($0)].edited < records[Int($1)].edited }
    for slot in wishedSuggestions { collectRow(Int(slot)) }
  }

  /// Makes a root without rows one of the tableau where a variable made earlier depends on it.
  ///
  /// Any other root without rows is zero: nothing earlier would be moved from zero by that.
  mutating func addLoneRoots() {
    if rootIndex.isEmpty {
      // Nothing has a row; most often all variables were set aside.
      if result.peels.count == usage.count { return }
      rootIndex = Array(repeating: -1, count: usage.count, room: 0)
    }
    let hasLone = result.kinds.indices.contains {
      result.kinds[$0] == .root && rootIndex[$0] < 0
    }
    guard hasLone else { return }
    var earliest = Array(result.kinds.indices)
    func pass(_ variable: Int, to terms: ArraySlice<IndexedTerm>) {
      for term in terms {
        earliest[Int(term.index)] = min(earliest[Int(term.index)], earliest[variable])
      }
    }
    for peel in result.peels {
      pass(Int(peel.variable), to: terms[records[Int(peel.constraint)].range])
    }
    for variable in result.evaluationOrder.reversed() {
      pass(Int(variable), to: result.tape.terms[result.definitions[Int(variable)].range])
    }
    for variable in result.kinds.indices
    where result.kinds[variable] == .root && rootIndex[variable] < 0
      && earliest[variable] < variable
    {
      rootIndex[variable] = Int32(result.roots.count)
      result.roots.append(Int32(variable))
    }
  }

  private mutating func collectRow(_ slot: Int) {
    if records[slot].count == 1 ? collectBound(slot) : collectPlain(slot) { return }
    expand(slot)
    if touchedCount > 0 {
      appendRow(slot, recordSummands())
    } else if records[slot].isRequired {
      monitor(slot, recordSummands())
    }
  }

  /// Does so for a constraint on one variable, where nothing has to be added up; false if its
  /// definition is long.
  private mutating func collectBound(_ slot: Int) -> Bool {
    let term = terms[Int(records[slot].first)]
    let variable = Int(term.index)
    if result.kinds[variable] == .defined { flatten(term.index) }
    let place = result.tape.terms.count
    switch result.kinds[variable] {
    case .fixed:
      guard records[slot].isRequired else { return true }
      result.tape.append(term)
      monitor(slot, place..<place + 1, scale: 1 / abs(term.coefficient))
    case .root:
      let scale = Self.powerOfTwo(below: abs(term.coefficient))
      result.rowTerms.append(
        IndexedTerm(index: root(variable), coefficient: term.coefficient * scale))
      appendRow(slot, place..<place, count: 1, scale: scale)
    case .defined:
      let definition = result.definitions[variable]
      if definition.isLong { return false }
      var largest = 0.0
      for index in definition.range {
        largest = max(largest, abs(term.coefficient * result.tape.terms[index].coefficient))
      }
      // A number that is too small or too large goes the long way.
      guard largest.isNormal else { return false }
      let scale = Self.powerOfTwo(below: largest)
      for index in definition.range {
        let inner = result.tape.terms[index]
        result.rowTerms.append(
          IndexedTerm(
            index: root(Int(inner.index)),
            coefficient: term.coefficient * inner.coefficient * scale))
      }
      result.tape.append(term)
      appendRow(slot, place..<place + 1, count: definition.count, scale: scale)
    case .peeled: preconditionFailure("a peeled variable has one constraint only")
    }
    return true
  }

  /// Does so for a constraint that names roots alone; false if it names others, or nothing.
  private mutating func collectPlain(_ slot: Int) -> Bool {
    let range = records[slot].range
    let scale = Self.appendPlain(
      range, terms, result.kinds, &rootIndex, &result.roots, &result.rowTerms)
    if scale == 0 { return false }
    let place = result.tape.terms.count
    appendRow(slot, place..<place, count: Int32(range.count), scale: scale)
    return true
  }

  /// Appends terms by root, scaled by the power of two that is returned; does nothing and returns 0
  /// where one names another variable.
  private static func appendPlain(
    _ range: Range<Int>, _ terms: [IndexedTerm], _ kinds: [VariableKind],
    _ rootIndex: inout [Int32], _ roots: inout [Int32], _ rowTerms: inout [IndexedTerm]
  ) -> Double {
    let (terms, kinds) = (terms.span, kinds.span)
    var rootIndex = rootIndex.mutableSpan
    var largest = 0.0
    for place in range {
      if kinds[Int(terms[place].index)] != .root { return 0 }
      largest = max(largest, abs(terms[place].coefficient))
    }
    if largest == 0 { return 0 }
    let scale = powerOfTwo(below: largest)
    for place in range {
      let variable = Int(terms[place].index)
      if rootIndex[variable] < 0 {
        rootIndex[variable] = Int32(truncatingIfNeeded: roots.count)
        roots.append(terms[place].index)
      }
      rowTerms.append(
        IndexedTerm(index: rootIndex[variable], coefficient: terms[place].coefficient * scale))
    }
    return scale
  }

  /// The root of the tableau that a variable is, which it may become by that.
  private mutating func root(_ variable: Int) -> Int32 {
    if rootIndex[variable] < 0 {
      rootIndex[variable] = Int32(truncatingIfNeeded: result.roots.count)
      result.roots.append(Int32(truncatingIfNeeded: variable))
    }
    return rootIndex[variable]
  }

  private mutating func appendRow(_ slot: Int, _ summands: Range<Int>) {
    let scale = Self.appendTerms(
      touched, touchedCount, sum, &rootIndex, &result.roots, &result.rowTerms)
    appendRow(slot, summands, count: Int32(touchedCount), scale: scale)
  }

  /// Appends a row whose terms were appended last.
  private mutating func appendRow(
    _ slot: Int, _ summands: Range<Int>, count: Int32, scale: Double
  ) {
    let first = Int32(result.rowTerms.count) - count
    let target = Int32(result.slotCount)
    let level = records[slot].level
    let rank = level == .infinity ? 0 : Self.place(of: level, in: result.levels) + 1
    result.rows.append(
      Presolved.Row(
        constraint: Int32(slot), slot: target, first: first, count: count,
        rank: Int32(rank), relation: records[slot].relation, weight: 1 / scale))
    result.tape.addStep(target: target, constraint: Int32(slot), summands, scale: scale)
    result.slotCount += 1
  }

  /// Appends a row's terms by root, scaled by the power of two that is returned.
  private static func appendTerms(
    _ touched: [Int32], _ count: Int, _ sum: [Double], _ rootIndex: inout [Int32],
    _ roots: inout [Int32], _ terms: inout [IndexedTerm]
  ) -> Double {
    let (touched, sum) = (touched.span, sum.span)
    var rootIndex = rootIndex.mutableSpan
    var largest = 0.0
    for place in 0..<count { largest = max(largest, abs(sum[Int(touched[place])])) }
    let scale = powerOfTwo(below: largest)
    for place in 0..<count {
      let variable = Int(touched[place])
      if rootIndex[variable] < 0 {
        rootIndex[variable] = Int32(roots.count)
        roots.append(touched[place])
      }
      terms.append(
        IndexedTerm(index: rootIndex[variable], coefficient: sum[variable] * scale))
    }
    return scale
  }

  /// Lists the optional levels in descending order.
  private mutating func collectLevels() {
    for slot in work.indices where work[slot] == .row && !records[slot].isRequired {
      addLevel(records[slot].level)
    }
    for slot in wishedSuggestions { addLevel(records[Int(slot)].level) }
  }

  private mutating func addLevel(_ level: Double) {
    let place = Self.place(of: level, in: result.levels)
    if place == result.levels.count || result.levels[place] != level {
      result.levels.insert(level, at: place)
    }
  }

  private static func place(of level: Double, in levels: [Double]) -> Int {
    var low = 0
    var high = levels.count
    while low < high {
      let middle = (low + high) / 2
      if levels[middle] > level { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The power of two that brings a number into 0.5…1, or the nearest one whose inverse is a number
  /// of full precision as well.
  static func powerOfTwo(below number: Double) -> Double {
    let exponent = min(max(-(number.exponent + 1), -1022), 1022)
    return Double(sign: .plus, exponent: exponent, significand: 1)
  }
}
