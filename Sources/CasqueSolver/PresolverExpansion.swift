extension Presolver {
  /// Expresses a constraint in roots: `touched` and `sum`, and `tapeTerms` for its constant.
  mutating func expand(_ slot: Int) {
    let range = records[slot].range
    for index in range.reversed() where result.kinds[Int(terms[index].index)] == .defined {
      stack.append(terms[index].index)
    }
    if !stack.isEmpty { flattenStack() }
    touchedCount = 0
    tapeCount = 0
    while tapeTerms.count < range.count {
      tapeTerms.append(IndexedTerm(index: 0, coefficient: 0))
    }
    let hasLong = Self.add(
      range.lowerBound, range.upperBound, terms, result.kinds, result.definitions,
      result.tape.terms, &sum, &size, &touched, &touchedCount, &tapeTerms, &tapeCount)
    if hasLong { expandLong(range) }
    touchedCount = Self.dropCancelled(&touched, touchedCount, sum, &size)
  }

  /// Adds the fixed variables, roots and short definitions among some terms; returns whether there
  /// are long ones as well.
  private static func add(
    _ first: Int, _ end: Int, _ terms: [IndexedTerm], _ kinds: [VariableKind],
    _ definitions: [Presolved.Definition], _ definitionTerms: [IndexedTerm],
    _ sum: inout [Double], _ size: inout [Double], _ touched: inout [Int32],
    _ touchedCount: inout Int, _ tape: inout [IndexedTerm], _ tapeCount: inout Int
  ) -> Bool {
    let terms = terms.span
    let kinds = kinds.span
    let definitions = definitions.span
    let definitionTerms = definitionTerms.span
    var sum = sum.mutableSpan
    var size = size.mutableSpan
    var touched = touched.mutableSpan
    var tape = tape.mutableSpan
    var hasLong = false
    var index = first
    while index < end {
      let variable = Int(terms[index].index)
      let coefficient = terms[index].coefficient
      let kind = kinds[variable]
      if kind == .root {
        addRoot(variable, coefficient, &sum, &size, &touched, &touchedCount)
      } else if kind == .defined && definitions[variable].isLong {
        hasLong = true
      } else {
        precondition(kind != .peeled, "a peeled variable has one constraint only")
        tape[tapeCount] = terms[index]
        tapeCount &+= 1
        if kind == .defined {
          var inner = Int(definitions[variable].first)
          let last = inner &+ Int(definitions[variable].count)
          while inner < last {
            addRoot(
              Int(definitionTerms[inner].index), coefficient * definitionTerms[inner].coefficient,
              &sum, &size, &touched, &touchedCount)
            inner &+= 1
          }
        }
      }
      index &+= 1
    }
    return hasLong
  }

  @inline(__always)
  private static func addRoot(
    _ variable: Int, _ coefficient: Double, _ sum: inout MutableSpan<Double>,
    _ size: inout MutableSpan<Double>, _ touched: inout MutableSpan<Int32>, _ count: inout Int
  ) {
    // A product that underflows must not list the variable twice.
    if coefficient == 0 { return }
    if size[variable] == 0 {
      sum[variable] = 0
      touched[count] = Int32(truncatingIfNeeded: variable)
      count &+= 1
    }
    sum[variable] += coefficient
    size[variable] += abs(coefficient)
  }

  /// Keeps the roots that did not cancel, and returns their number; forgets the sizes.
  private static func dropCancelled(
    _ touched: inout [Int32], _ count: Int, _ sum: [Double], _ size: inout [Double]
  ) -> Int {
    var touched = touched.mutableSpan
    var size = size.mutableSpan
    let sum = sum.span
    var kept = 0
    var place = 0
    while place < count {
      let variable = Int(touched[place])
      if abs(sum[variable]) > Tolerance.cancellation * size[variable] {
        touched[kept] = touched[place]
        kept &+= 1
      }
      size[variable] = 0
      place &+= 1
    }
    return kept
  }

  /// Adds a variable that a long definition names, which is no long one itself.
  mutating func addTerm(_ term: IndexedTerm) {
    let variable = Int(term.index)
    switch result.kinds[variable] {
    case .root: addRoot(term)
    case .fixed: note(term)
    case .peeled: preconditionFailure("a peeled variable has one constraint only")
    case .defined:
      note(term)
      for index in result.definitions[variable].range {
        var inner = result.tape.terms[index]
        inner.coefficient *= term.coefficient
        addRoot(inner)
      }
    }
  }

  private mutating func addRoot(_ term: IndexedTerm) {
    Self.addRoot(term, &sum, &size, &touched, &touchedCount)
  }

  private static func addRoot(
    _ term: IndexedTerm, _ sum: inout [Double], _ size: inout [Double], _ touched: inout [Int32],
    _ count: inout Int
  ) {
    var sum = sum.mutableSpan
    var size = size.mutableSpan
    var touched = touched.mutableSpan
    addRoot(Int(term.index), term.coefficient, &sum, &size, &touched, &count)
  }

  /// Notes a summand of the constant.
  mutating func note(_ term: IndexedTerm) {
    if tapeCount < tapeTerms.count { tapeTerms[tapeCount] = term } else { tapeTerms.append(term) }
    tapeCount += 1
  }

  /// Records the noted summands; returns where they stand.
  mutating func recordSummands() -> Range<Int> {
    result.tape.append(tapeTerms, count: tapeCount)
  }
}
