extension Presolver {
  mutating func beginLong() {
    if longWeight.isEmpty { longWeight = Array(repeating: 0, count: usage.count) }
    longTerms.removeAll(keepingCapacity: true)
  }

  mutating func addLong(_ term: IndexedTerm) { longTerms.append(term) }

  /// Expands the long definitions among a row's terms, each once, those that name others first.
  ///
  /// Linear in what is reached, where substituting one by one would be quadratic along a chain.
  mutating func expandLong() {
    let order = orderLong()
    for term in longTerms { longWeight[Int(term.index)] += term.coefficient }
    for variable in order.reversed() {
      let weight = longWeight[Int(variable)]
      longWeight[Int(variable)] = 0
      tapeTerms.append(IndexedTerm(index: variable, coefficient: weight))
      for index in result.definitions[Int(variable)].range {
        let term = result.definitionTerms[index]
        if isLong(term.index) {
          longWeight[Int(term.index)] += weight * term.coefficient
        } else {
          _ = addTerm(term.index, weight * term.coefficient)
        }
      }
    }
  }

  private func isLong(_ variable: Int32) -> Bool {
    result.kinds[Int(variable)] == .defined && result.definitions[Int(variable)].isLong
  }

  /// The long variables reached from the row, each after those its definition names.
  private mutating func orderLong() -> [Int32] {
    var order: [Int32] = []
    var open: [Int32] = longTerms.map(\.index)
    longStampCount += 1
    if longStamp.isEmpty { longStamp = Array(repeating: 0, count: usage.count) }
    while let top = open.last {
      if longStamp[Int(top)] == longStampCount {
        open.removeLast()
        continue
      }
      let before = open.count
      for index in result.definitions[Int(top)].range {
        let named = result.definitionTerms[index].index
        guard result.kinds[Int(named)] == .defined, longStamp[Int(named)] != longStampCount
        else { continue }
        if !result.definitions[Int(named)].isLong { flatten(named) }
        if result.definitions[Int(named)].isLong { open.append(named) }
      }
      if open.count == before {
        open.removeLast()
        longStamp[Int(top)] = longStampCount
        order.append(top)
      }
    }
    return order
  }
}
