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
    for last in usage.indices.reversed() where usage[last].isAlone {
      open.append(Int32(last))
      while let next = open.popLast() {
        let variable = Int(next)
        guard usage[variable].isAlone, kinds[variable] == .root else { continue }
        let slot = Int(usage[variable].slots)
        let record = records[slot]
        guard let coefficient = peelable(next, record, terms) else { continue }
        isDone[slot] = true
        kinds[variable] = .peeled
        peels.append(
          Presolved.Peel(variable: next, constraint: Int32(slot), coefficient: coefficient))
        for index in record.range where terms[index].index != next {
          let other = Int(terms[index].index)
          usage[other].forget(slot)
          if usage[other].isAlone { open.append(Int32(other)) }
        }
      }
    }
  }

  /// The coefficient of a variable in a constraint, unless it is too small to divide by.
  private static func peelable(
    _ variable: Int32, _ record: ConstraintStore.Record, _ terms: Span<IndexedTerm>
  ) -> Double? {
    var coefficient = 0.0
    var largest = 0.0
    for index in record.range {
      let term = terms[index]
      largest = max(largest, abs(term.coefficient))
      if term.index == variable { coefficient = term.coefficient }
    }
    return abs(coefficient) >= Tolerance.elimination * largest ? coefficient : nil
  }
}
