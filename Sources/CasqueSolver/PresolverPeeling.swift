extension Presolver {
  /// Sets aside every variable that one required equality and nothing else names.
  ///
  /// Such an equality can always be met, so it goes with its variable; that may leave another
  /// variable alone. Of two such variables in one equality, the one made later goes.
  mutating func peel() {
    Self.peel(records, terms, &usage, &work, &result.kinds, &result.peels)
  }

  private static func peel(
    _ records: [ConstraintStore.Record], _ terms: [IndexedTerm], _ usage: inout [Usage],
    _ work: inout [Work], _ kinds: inout [VariableKind], _ peels: inout [Presolved.Peel]
  ) {
    peels.append(addingCapacity: min(records.count, usage.count)) { output in
      let (records, terms) = (records.span, terms.span)
      var usage = usage.mutableSpan
      var work = work.mutableSpan
      var kinds = kinds.mutableSpan
      var open: [Int32] = []
      var last = usage.count
      while last > 0 {
        last &-= 1
        var next = last
        while true {
          // One that was met before is not alone any more.
          if usage[next].isAlone {
            peel(next, records, terms, &usage, &work, &kinds, &open, &output)
          }
          guard let more = open.popLast() else { break }
          next = Int(more)
        }
      }
    }
  }

  @inline(__always)
  private static func peel(
    _ variable: Int, _ records: Span<ConstraintStore.Record>, _ terms: Span<IndexedTerm>,
    _ usage: inout MutableSpan<Usage>, _ work: inout MutableSpan<Work>,
    _ kinds: inout MutableSpan<VariableKind>, _ open: inout [Int32],
    _ peels: inout OutputSpan<Presolved.Peel>
  ) {
    let slot = Int(usage[variable].slots)
    let named = Int32(truncatingIfNeeded: variable)
    let first = Int(records[slot].first)
    let end = first &+ Int(records[slot].count)
    let coefficient = peelable(named, first, end, terms)
    if coefficient == 0 { return }
    work[slot] = .nothing
    kinds[variable] = .peeled
    peels.append(
      Presolved.Peel(
        variable: named, constraint: Int32(truncatingIfNeeded: slot), coefficient: coefficient))
    var index = first
    while index < end {
      let other = Int(terms[index].index)
      usage[other].forget(slot)
      if usage[other].isAlone { open.append(terms[index].index) }
      index &+= 1
    }
  }

  /// The coefficient of a variable in a constraint, or 0 where it is too small to divide by.
  @inline(__always)
  private static func peelable(
    _ variable: Int32, _ first: Int, _ end: Int, _ terms: Span<IndexedTerm>
  ) -> Double {
    if end == first &+ 1 { return terms[first].coefficient }
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
