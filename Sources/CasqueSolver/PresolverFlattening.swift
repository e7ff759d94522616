extension Presolver {
  /// The terms up to which a definition is rewritten in terms of roots.
  static let flatLength = 8

  /// A definition while it is being rewritten: sums by variable, in the order they are met.
  struct Merge {
    var terms: [IndexedTerm] = []
    /// By variable: the size of its summands, and its place among the terms or −1.
    var sizes: [Double] = []
    var places: [Int32] = []

    mutating func makeRoom(_ count: Int) {
      while terms.count < count { terms.append(IndexedTerm(index: 0, coefficient: 0)) }
    }
  }

  /// Rewrites a definition in terms of roots, following it as far as needed, or marks it long.
  mutating func flatten(_ variable: Int32) {
    stack.append(variable)
    flattenStack()
  }

  /// Does so with the definitions on the stack.
  mutating func flattenStack() {
    if merge.places.isEmpty {
      merge.places = Array(repeating: -1, count: usage.count, room: 0)
      merge.sizes = Array(repeating: 0, count: usage.count, room: 0)
    }
    Self.flatten(
      &stack, &result.kinds, &result.definitions, &result.tape, &usage, &merge)
  }

  /// Whether a variable's definition is neither long nor in terms of roots alone.
  @inline(__always)
  private static func isOpen(
    _ variable: Int, _ kinds: Span<VariableKind>, _ definitions: Span<Presolved.Definition>,
    _ terms: Span<IndexedTerm>
  ) -> Bool {
    if kinds[variable] != .defined || definitions[variable].isLong { return false }
    var index = Int(definitions[variable].first)
    let end = index &+ Int(definitions[variable].count)
    while index < end {
      if kinds[Int(terms[index].index)] != .root { return true }
      index &+= 1
    }
    return false
  }

  /// What there is to do with a definition.
  private enum Step {
    /// Nothing: it is in terms of roots, or long.
    case skip
    /// To rewrite what it names first, which was pushed.
    case wait
    /// It names fixed variables alone.
    case fix
    /// To substitute what it names: no more terms than that.
    case substitute(Int)
    case markLong
  }

  /// Rewrites the definitions on a stack, each after those that it names.
  private static func flatten(
    _ stack: inout [Int32], _ kinds: inout [VariableKind],
    _ definitions: inout [Presolved.Definition], _ tape: inout Tape, _ usage: inout [Usage],
    _ merge: inout Merge
  ) {
    var kinds = kinds.mutableSpan
    var definitions = definitions.mutableSpan
    while let variable = stack.popLast() {
      let target = Int(variable)
      let definition = definitions[target]
      switch next(variable, kinds.span, definitions.span, tape.terms.span, &stack) {
      case .skip, .wait: break
      case .fix:
        tape.addStep(target: variable, definition.range)
        kinds[target] = .fixed
        definitions[target].count = 0
      case .substitute(let length):
        merge.makeRoom(length)
        let count = substitute(
          definition, kinds.span, definitions.span, tape.terms.span, &merge.terms, &merge.sizes,
          &merge.places)
        guard count <= max(flatLength, Int(definition.count)) else {
          definitions[target].isLong = true
          break
        }
        let substituted = tape.appendSubstituted(definition.range, kinds.span)
        tape.addStep(target: variable, substituted)
        if count == 0 { kinds[target] = .fixed }
        if count > Int(definition.count) {
          definitions[target].first = Int32(tape.append(merge.terms, count: count).lowerBound)
        } else {
          for place in 0..<count {
            tape.replace(Int(definition.first) + place, by: merge.terms[place])
          }
        }
        definitions[target].count = Int32(count)
        for place in 0..<count { usage[Int(merge.terms[place].index)].isReferenced = true }
      case .markLong: definitions[target].isLong = true
      }
    }
  }

  /// Looks at a definition that was taken from the stack.
  @inline(__always)
  private static func next(
    _ variable: Int32, _ kinds: Span<VariableKind>, _ definitions: Span<Presolved.Definition>,
    _ terms: Span<IndexedTerm>, _ stack: inout [Int32]
  ) -> Step {
    let definition = definitions[Int(variable)]
    // It may have been pushed twice.
    if kinds[Int(variable)] != .defined || definition.isLong { return .skip }
    var (isOpen, waits, namesLong) = (false, false, false)
    var length = 0
    var index = Int(definition.first)
    let end = index &+ Int(definition.count)
    while index < end {
      let named = Int(terms[index].index)
      index &+= 1
      switch kinds[named] {
      case .root, .peeled: length &+= 1
      case .fixed: isOpen = true
      case .defined:
        isOpen = true
        length &+= Int(definitions[named].count)
        if definitions[named].isLong {
          namesLong = true
        } else if Self.isOpen(named, kinds, definitions, terms) {
          if !waits { stack.append(variable) }
          waits = true
          stack.append(Int32(truncatingIfNeeded: named))
        }
      }
    }
    if waits { return .wait }
    if !isOpen { return .skip }
    if namesLong { return .markLong }
    return length == 0 ? .fix : .substitute(length)
  }

  /// Adds up what a definition names, in roots; returns the number of those that did not cancel.
  private static func substitute(
    _ definition: Presolved.Definition, _ kinds: Span<VariableKind>,
    _ definitions: Span<Presolved.Definition>, _ terms: Span<IndexedTerm>,
    _ merged: inout [IndexedTerm], _ sizes: inout [Double], _ places: inout [Int32]
  ) -> Int {
    var merged = merged.mutableSpan
    var sizes = sizes.mutableSpan
    var places = places.mutableSpan
    var count = 0
    var index = Int(definition.first)
    let end = index &+ Int(definition.count)
    while index < end {
      let variable = Int(terms[index].index)
      let coefficient = terms[index].coefficient
      let kind = kinds[variable]
      if kind == .root {
        add(variable, coefficient, &merged, &sizes, &places, &count)
      } else if kind == .defined {
        var inner = Int(definitions[variable].first)
        let last = inner &+ Int(definitions[variable].count)
        while inner < last {
          add(
            Int(terms[inner].index), coefficient * terms[inner].coefficient, &merged, &sizes,
            &places, &count)
          inner &+= 1
        }
      }
      index &+= 1
    }
    var kept = 0
    var next = 0
    while next < count {
      let variable = Int(merged[next].index)
      places[variable] = -1
      if abs(merged[next].coefficient) > Tolerance.cancellation * sizes[variable] {
        merged[kept] = merged[next]
        kept &+= 1
      }
      next &+= 1
    }
    return kept
  }

  @inline(__always)
  private static func add(
    _ variable: Int, _ coefficient: Double, _ merged: inout MutableSpan<IndexedTerm>,
    _ sizes: inout MutableSpan<Double>, _ places: inout MutableSpan<Int32>, _ count: inout Int
  ) {
    let known = Int(places[variable])
    if known >= 0 {
      merged[known].coefficient += coefficient
      sizes[variable] += abs(coefficient)
    } else {
      places[variable] = Int32(truncatingIfNeeded: count)
      sizes[variable] = abs(coefficient)
      merged[count] = IndexedTerm(
        index: Int32(truncatingIfNeeded: variable), coefficient: coefficient)
      count &+= 1
    }
  }
}
