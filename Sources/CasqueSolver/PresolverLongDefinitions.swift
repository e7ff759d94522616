extension Presolver {
  /// Expands the long definitions among a row's terms, each once, those that name others first.
  ///
  /// Linear in what is reached, where substituting one by one would be quadratic along a chain.
  mutating func expandLong(_ range: Range<Int>) {
    if longWeight.isEmpty {
      longWeight = Array(repeating: 0, count: usage.count)
      longStamp = Array(repeating: 0, count: usage.count)
    }
    let long = range.filter { isLong(terms[$0].index) }
    let order = orderLong(long.map { terms[$0].index })
    for index in long { longWeight[Int(terms[index].index)] += terms[index].coefficient }
    for variable in order.reversed() {
      let weight = longWeight[Int(variable)]
      longWeight[Int(variable)] = 0
      note(IndexedTerm(index: variable, coefficient: weight))
      for index in result.definitions[Int(variable)].range {
        var term = result.tape.terms[index]
        term.coefficient *= weight
        if isLong(term.index) {
          longWeight[Int(term.index)] += term.coefficient
        } else {
          addTerm(term)
        }
      }
    }
  }

  private func isLong(_ variable: Int32) -> Bool {
    result.kinds[Int(variable)] == .defined && result.definitions[Int(variable)].isLong
  }

  /// The long variables reached from the row, each after those its definition names.
  private mutating func orderLong(_ named: [Int32]) -> [Int32] {
    var order: [Int32] = []
    var open = named
    longStampCount += 1
    while let top = open.last {
      if longStamp[Int(top)] == longStampCount {
        open.removeLast()
        continue
      }
      let before = open.count
      for index in result.definitions[Int(top)].range {
        let named = result.tape.terms[index].index
        guard result.kinds[Int(named)] == .defined, longStamp[Int(named)] != longStampCount
        else { continue }
        flatten(named)
        if isLong(named) { open.append(named) }
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
