extension Presolver {
  /// Expresses the inequalities and wishes in roots.
  mutating func collectRows() {
    collectLevels()
    var rootIndex = Array(repeating: Int32(-1), count: usage.count)
    result.rows.reserveCapacity(records.count)
    var suggestions: [Int] = []
    for slot in records.indices where !isDone[slot] {
      if records[slot].edited >= 0 {
        suggestions.append(slot)
      } else {
        collectRow(slot, &rootIndex)
      }
    }
    // Last, in order of creation, as the tie rule wants them.
    suggestions.sort { records[$0].edited < records[$1].edited }
    for slot in suggestions { collectRow(slot, &rootIndex) }
    addLoneRoots(&rootIndex)
  }

  /// Makes a root without rows one of the tableau where a variable made earlier depends on it.
  ///
  /// Any other root without rows is zero: nothing earlier would be moved from zero by that.
  private mutating func addLoneRoots(_ rootIndex: inout [Int32]) {
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
      pass(Int(variable), to: result.definitionTerms[result.definitions[Int(variable)].range])
    }
    for variable in result.kinds.indices
    where result.kinds[variable] == .root && rootIndex[variable] < 0
      && earliest[variable] < variable
    {
      rootIndex[variable] = Int32(result.roots.count)
      result.roots.append(Int32(variable))
    }
  }

  private mutating func collectRow(_ slot: Int, _ rootIndex: inout [Int32]) {
    if records[slot].count == 1, records[slot].isRequired {
      let term = terms[Int(records[slot].first)]
      if result.kinds[Int(term.index)] == .fixed {
        result.tape.append(term.index, term.coefficient)
        return monitor(slot)
      }
    }
    expand(slot)
    if touched.isEmpty {
      guard records[slot].isRequired else { return }
      result.tape.append(contentsOf: tapeTerms)
      monitor(slot)
    } else {
      result.tape.append(contentsOf: tapeTerms)
      appendRow(slot, &rootIndex)
    }
  }

  private mutating func appendRow(_ slot: Int, _ rootIndex: inout [Int32]) {
    let record = records[slot]
    var largest = 0.0
    for variable in touched { largest = max(largest, abs(sum[Int(variable)])) }
    let scale = Double(sign: .plus, exponent: -(largest.exponent + 1), significand: 1)
    let first = result.rowTerms.count
    for variable in touched {
      if rootIndex[Int(variable)] < 0 {
        rootIndex[Int(variable)] = Int32(result.roots.count)
        result.roots.append(variable)
      }
      result.rowTerms.append(
        IndexedTerm(
          index: rootIndex[Int(variable)], coefficient: sum[Int(variable)] * scale))
    }
    result.rows.append(
      Presolved.Row(
        constraint: Int32(slot), slot: Int32(result.slotCount), first: Int32(first),
        count: Int32(touched.count), rank: rank(record.level), relation: record.relation,
        weight: 1 / scale))
    result.tape.finishStep(target: Int32(result.slotCount), constraint: Int32(slot), scale: scale)
    result.slotCount += 1
  }

  /// Lists the optional levels in descending order.
  private mutating func collectLevels() {
    for slot in records.indices where !isDone[slot] && !records[slot].isRequired {
      let level = records[slot].level
      let place = self.place(of: level)
      if place == result.levels.count || result.levels[place] != level {
        result.levels.insert(level, at: place)
      }
    }
  }

  private func place(of level: Double) -> Int {
    var low = 0
    var high = result.levels.count
    while low < high {
      let middle = (low + high) / 2
      if result.levels[middle] > level { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func rank(_ level: Double) -> Int32 {
    level == .infinity ? 0 : Int32(place(of: level) + 1)
  }
}
