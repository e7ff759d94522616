extension Presolver {
  /// Sets aside every variable that one required equality and nothing else names.
  ///
  /// Such an equality can always be met, so it goes with its variable; that may leave another
  /// variable alone. Of two such variables in one equality, the one made later goes.
  mutating func peel() {
    Self.peel(records, terms, &usage, &isDone, &result.kinds, &result.peels)
  }

  private static func peel(
    _ records: [ConstraintStore.Record], _ terms: [IndexedTerm], _ usage: inout [Usage],
    _ isDone: inout [Bool], _ kinds: inout [VariableKind], _ peels: inout [Presolved.Peel]
  ) {
    let (records, terms) = (records.span, terms.span)
    var usage = usage.mutableSpan
    var isDone = isDone.mutableSpan
    var kinds = kinds.mutableSpan
    var open: [Int32] = []
    var last = usage.count
    while last > 0 {
      last &-= 1
      guard usage[last].isAlone else { continue }
      var next = last
      while true {
        if usage[next].isAlone, kinds[next] == .root {
          let slot = Int(usage[next].slots)
          let first = Int(records[slot].first)
          let end = first &+ Int(records[slot].count)
          let coefficient = peelable(Int32(truncatingIfNeeded: next), first, end, terms)
          if coefficient != 0 {
            isDone[slot] = true
            kinds[next] = .peeled
            peels.append(
              Presolved.Peel(
                variable: Int32(truncatingIfNeeded: next),
                constraint: Int32(truncatingIfNeeded: slot),
                coefficient: coefficient))
            var index = first
            while index < end {
              let other = Int(terms[index].index)
              if other != next {
                usage[other].forget(slot)
                if usage[other].isAlone { open.append(terms[index].index) }
              }
              index &+= 1
            }
          }
        }
        if open.isEmpty { break }
        next = Int(open.removeLast())
      }
    }
  }

  /// The coefficient of a variable in a constraint, or 0 where it is too small to divide by.
  private static func peelable(
    _ variable: Int32, _ first: Int, _ end: Int, _ terms: Span<IndexedTerm>
  ) -> Double {
    var coefficient = 0.0
    var largest = 0.0
    var index = first
    while index < end {
      largest = max(largest, abs(terms[index].coefficient))
      if terms[index].index == variable { coefficient = terms[index].coefficient }
      index &+= 1
    }
    return abs(coefficient) >= Tolerance.elimination * largest ? coefficient : 0
  }
}
