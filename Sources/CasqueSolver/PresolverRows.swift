extension Presolver {
  /// Expresses the inequalities and wishes in roots.
  mutating func collectRows() {
    collectLevels()
    var rootIndex = Array(repeating: Int32(-1), count: usage.count)
    result.rows.reserveCapacity(records.count)
    for slot in records.indices where !isDone[slot] {
      expand(slot)
      if touched.isEmpty {
        guard records[slot].isRequired else { continue }
        result.tape.append(contentsOf: tapeTerms)
        monitor(slot)
      } else {
        result.tape.append(contentsOf: tapeTerms)
        appendRow(slot, &rootIndex)
      }
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
