extension Presolver {
  /// The terms up to which a definition is rewritten in terms of roots.
  static let flatLength = 8

  /// Expresses a constraint in roots: `touched` and `sum`, and `tapeTerms` for its constant.
  mutating func expand(_ slot: Int) {
    let range = records[slot].range
    for index in range where result.kinds[Int(terms[index].index)] == .defined {
      flatten(terms[index].index)
    }
    touchedCount = 0
    tapeCount = 0
    while tapeTerms.count < range.count {
      tapeTerms.append(IndexedTerm(index: 0, coefficient: 0))
    }
    let hasLong = Self.add(
      range.lowerBound, range.upperBound, terms, result.kinds, result.definitions,
      result.definitionTerms, &sum, &size, &touched, &touchedCount, &tapeTerms, &tapeCount)
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
        var inner = result.definitionTerms[index]
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

  /// Records the noted summands.
  mutating func recordSummands() { result.tape.append(tapeTerms, count: tapeCount) }

  /// Whether a variable's definition is neither long nor in terms of roots alone.
  private static func isOpen(
    _ variable: Int, _ kinds: [VariableKind], _ definitions: [Presolved.Definition],
    _ terms: [IndexedTerm]
  ) -> Bool {
    if kinds[variable] != .defined || definitions[variable].isLong { return false }
    let (kinds, terms) = (kinds.span, terms.span)
    var index = Int(definitions[variable].first)
    let end = index &+ Int(definitions[variable].count)
    while index < end {
      if kinds[Int(terms[index].index)] != .root { return true }
      index &+= 1
    }
    return false
  }

  /// Rewrites a definition in terms of roots, following it as far as needed, or marks it long.
  mutating func flatten(_ variable: Int32) {
    switch Self.state(
      Int(variable), result.kinds, result.definitions, result.definitionTerms)
    {
    case .closed: return
    case .shallow: rewrite(Int(variable))
    case .deep: flattenDeep(variable)
    }
  }

  /// Rewrites a definition after those that it names.
  private mutating func flattenDeep(_ variable: Int32) {
    stampCount += 1
    let bottom = stack.count
    stack.append(variable)
    while stack.count > bottom, let top = stack.last {
      let before = stack.count
      if stamp[Int(top)] != stampCount {
        stamp[Int(top)] = stampCount
        Self.pushOpen(
          Int(top), result.kinds, result.definitions, result.definitionTerms, stamp, stampCount,
          &stack)
      }
      if stack.count == before {
        stack.removeLast()
        // It may have been pushed twice.
        let isOpen = Self.isOpen(
          Int(top), result.kinds, result.definitions, result.definitionTerms)
        if isOpen { rewrite(Int(top)) }
      }
    }
  }

  /// What there is to do before a definition is in terms of roots.
  private enum State {
    /// Nothing: it is, or it is a long one, or there is none.
    case closed
    /// It names variables that are fixed, or that roots alone define.
    case shallow
    case deep
  }

  private static func state(
    _ variable: Int, _ kinds: [VariableKind], _ definitions: [Presolved.Definition],
    _ terms: [IndexedTerm]
  ) -> State {
    if kinds[variable] != .defined || definitions[variable].isLong { return .closed }
    var state = State.closed
    var index = Int(definitions[variable].first)
    let end = index &+ Int(definitions[variable].count)
    while index < end {
      let named = Int(terms[index].index)
      if kinds[named] != .root {
        if isOpen(named, kinds, definitions, terms) { return .deep }
        state = .shallow
      }
      index &+= 1
    }
    return state
  }

  /// Pushes the open definitions that one names.
  private static func pushOpen(
    _ variable: Int, _ kinds: [VariableKind], _ definitions: [Presolved.Definition],
    _ terms: [IndexedTerm], _ stamp: [Int32], _ turn: Int32, _ stack: inout [Int32]
  ) {
    for index in definitions[variable].range {
      let named = Int(terms[index].index)
      if stamp[named] != turn, isOpen(named, kinds, definitions, terms) {
        stack.append(terms[index].index)
      }
    }
  }

  /// Substitutes the fixed and defined variables a definition names, unless that makes it long.
  private mutating func rewrite(_ variable: Int) {
    let old = result.definitions[variable]
    let length = Self.expandedLength(
      old, result.kinds, result.definitions, result.definitionTerms)
    guard length >= 0 else {
      result.definitions[variable].isLong = true
      return
    }
    let count = length == 0 ? 0 : merge(old, length)
    if count > max(Self.flatLength, Int(old.count)) {
      result.definitions[variable].isLong = true
      return
    }
    result.tape.appendSubstituted(old, result.kinds, result.definitionTerms)
    result.tape.finishStep(target: Int32(truncatingIfNeeded: variable), constraint: -1, scale: 1)
    if count == 0 { result.kinds[variable] = .fixed }
    result.definitions[variable] = Presolved.Definition(
      first: Int32(result.definitionTerms.count), count: Int32(count))
    for index in 0..<count {
      result.definitionTerms.append(merged[index])
      usage[Int(merged[index].index)].isReferenced = true
    }
  }

  /// The terms that a definition has when all it names is substituted; −1 if that has a long one.
  private static func expandedLength(
    _ definition: Presolved.Definition, _ kinds: [VariableKind],
    _ definitions: [Presolved.Definition], _ terms: [IndexedTerm]
  ) -> Int {
    var length = 0
    for index in definition.range {
      let named = Int(terms[index].index)
      if kinds[named] == .fixed { continue }
      if kinds[named] != .defined {
        length &+= 1
      } else if definitions[named].isLong {
        return -1
      } else {
        length &+= Int(definitions[named].count)
      }
    }
    return length
  }

  /// Adds up what a definition names, in roots; returns the number of those that did not cancel.
  private mutating func merge(_ definition: Presolved.Definition, _ length: Int) -> Int {
    if place.isEmpty {
      place = Array(repeating: -1, count: usage.count)
      mergedSize = Array(repeating: 0, count: usage.count)
    }
    while merged.count < length { merged.append(IndexedTerm(index: 0, coefficient: 0)) }
    return Self.merge(
      definition, result.kinds, result.definitions, result.definitionTerms, &merged, &mergedSize,
      &place)
  }

  private static func merge(
    _ definition: Presolved.Definition, _ kinds: [VariableKind],
    _ definitions: [Presolved.Definition], _ terms: [IndexedTerm],
    _ merged: inout [IndexedTerm], _ sizes: inout [Double], _ place: inout [Int32]
  ) -> Int {
    let kinds = kinds.span
    let definitions = definitions.span
    let terms = terms.span
    var merged = merged.mutableSpan
    var sizes = sizes.mutableSpan
    var place = place.mutableSpan
    var count = 0
    var index = Int(definition.first)
    let end = index &+ Int(definition.count)
    while index < end {
      let variable = Int(terms[index].index)
      let coefficient = terms[index].coefficient
      let kind = kinds[variable]
      if kind == .root {
        merge(variable, coefficient, &merged, &sizes, &place, &count)
      } else if kind == .defined {
        var inner = Int(definitions[variable].first)
        let last = inner &+ Int(definitions[variable].count)
        while inner < last {
          merge(
            Int(terms[inner].index), coefficient * terms[inner].coefficient, &merged, &sizes,
            &place, &count)
          inner &+= 1
        }
      }
      index &+= 1
    }
    var kept = 0
    var next = 0
    while next < count {
      let variable = Int(merged[next].index)
      place[variable] = -1
      if abs(merged[next].coefficient) > Tolerance.cancellation * sizes[variable] {
        merged[kept] = merged[next]
        kept &+= 1
      }
      next &+= 1
    }
    return kept
  }

  @inline(__always)
  private static func merge(
    _ variable: Int, _ coefficient: Double, _ merged: inout MutableSpan<IndexedTerm>,
    _ sizes: inout MutableSpan<Double>, _ place: inout MutableSpan<Int32>, _ count: inout Int
  ) {
    let known = Int(place[variable])
    if known >= 0 {
      merged[known].coefficient += coefficient
      sizes[variable] += abs(coefficient)
    } else {
      place[variable] = Int32(truncatingIfNeeded: count)
      sizes[variable] = abs(coefficient)
      merged[count] = IndexedTerm(
        index: Int32(truncatingIfNeeded: variable), coefficient: coefficient)
      count &+= 1
    }
  }
}
