extension Presolver {
  /// Fixes the variables that stand alone in an equality.
  mutating func fixSingletons() {
    for slot in work.indices where work[slot] == .equality && records[slot].count == 1 {
      let term = terms[Int(records[slot].first)]
      guard result.kinds[Int(term.index)] == .root else { continue }
      fix(term, by: slot, 0..<0)
    }
  }

  /// Solves every remaining required equality for one of its variables.
  ///
  /// Those for which something has to be substituted come later, last ones first: where a container
  /// ends after all that it contains, it is solved before that.
  mutating func eliminate() {
    var left: [Int32] = []
    Self.defineFresh(
      records, terms, &work, &usage, &result.kinds, &result.definitions, &result.tape, &left)
    for slot in left.reversed() { defineExpanded(by: Int(slot)) }
  }

  /// Fixes `term`'s variable, given the other summands.
  private mutating func fix(_ term: IndexedTerm, by slot: Int, _ summands: Range<Int>) {
    work[slot] = .nothing
    result.kinds[Int(term.index)] = .fixed
    result.tape.addStep(
      target: term.index, constraint: Int32(slot), summands, scale: -1 / term.coefficient)
  }

  /// Solves equalities, as they stand, for variables that neither a definition nor a wish names, and
  /// lists those where there is none.
  ///
  /// Nothing has to be substituted then, which keeps long chains short.
  private static func defineFresh(
    _ records: [ConstraintStore.Record], _ terms: [IndexedTerm],
    _ work: inout [Work], _ usage: inout [Usage], _ kinds: inout [VariableKind],
    _ definitions: inout [Presolved.Definition], _ tape: inout Tape, _ left: inout [Int32]
  ) {
    let (records, terms) = (records.span, terms.span)
    var work = work.mutableSpan
    var usage = usage.mutableSpan
    var kinds = kinds.mutableSpan
    var definitions = definitions.mutableSpan
    for slot in work.indices where work[slot] == .equality {
      work[slot] = .nothing
      let start = Int(records[slot].first)
      let end = start &+ Int(records[slot].count)
      let (best, open) = freshest(start, end, terms, kinds, usage)
      if best < 0 {
        left.append(Int32(truncatingIfNeeded: slot))
        continue
      }
      let chosen = terms[best]
      let first = tape.terms.count
      if open < end - start {
        for index in start..<end where kinds[Int(terms[index].index)] == .fixed {
          tape.append(terms[index])
        }
      }
      let middle = tape.terms.count
      if open > 1 {
        for index in start..<end where index != best {
          let term = terms[index]
          if kinds[Int(term.index)] == .fixed { continue }
          usage[Int(term.index)].isReferenced = true
          tape.append(
            IndexedTerm(index: term.index, coefficient: -term.coefficient / chosen.coefficient))
        }
        definitions[Int(chosen.index)] = Presolved.Definition(
          first: Int32(truncatingIfNeeded: middle), count: Int32(truncatingIfNeeded: open &- 1))
      }
      kinds[Int(chosen.index)] = open == 1 ? .fixed : .defined
      tape.addStep(
        target: chosen.index, constraint: Int32(truncatingIfNeeded: slot), first..<middle,
        scale: -1 / chosen.coefficient)
    }
  }

  /// The place of the term that an equality is best solved for as it stands, or −1, and how many of
  /// its terms are not fixed.
  private static func freshest(
    _ first: Int, _ end: Int, _ terms: Span<IndexedTerm>,
    _ kinds: borrowing MutableSpan<VariableKind>, _ usage: borrowing MutableSpan<Usage>
  ) -> (best: Int, open: Int) {
    var best = -1
    var open = 0
    var largest = 0.0
    var fewest = Int32.max
    var index = first
    while index < end {
      let variable = Int(terms[index].index)
      let kind = kinds[variable]
      if kind != .fixed {
        open &+= 1
        largest = max(largest, abs(terms[index].coefficient))
        // Of those in as few equalities the one made last.
        if kind == .root, usage[variable].isFresh, usage[variable].equalities <= fewest,
          best < 0 || usage[variable].equalities < fewest || variable > Int(terms[best].index)
        {
          best = index
          fewest = usage[variable].equalities
        }
      }
      index &+= 1
    }
    if open == 1 {
      // Then it need not be fresh.
      best = first
      while kinds[Int(terms[best].index)] == .fixed { best &+= 1 }
      if kinds[Int(terms[best].index)] != .root { best = -1 }
    } else if best >= 0, abs(terms[best].coefficient) < 0.25 * largest {
      best = -1
    }
    return (best, open)
  }

  /// Substitutes all definitions in an equality and solves it for a root.
  private mutating func defineExpanded(by slot: Int) {
    expand(slot)
    let summands = recordSummands()
    guard let best = choosePivot() else {
      monitor(slot, summands)
      return
    }
    let chosen = IndexedTerm(index: best, coefficient: sum[Int(best)])
    if touchedCount == 1 {
      fix(chosen, by: slot, summands)
      return
    }
    for place in 0..<touchedCount where touched[place] != best {
      let variable = touched[place]
      usage[Int(variable)].isReferenced = true
      result.tape.append(
        IndexedTerm(index: variable, coefficient: -sum[Int(variable)] / chosen.coefficient))
    }
    result.kinds[Int(best)] = .defined
    result.definitions[Int(best)] = Presolved.Definition(
      first: Int32(summands.upperBound), count: Int32(touchedCount - 1))
    result.tape.addStep(
      target: best, constraint: Int32(slot), summands, scale: -1 / chosen.coefficient)
  }

  /// The root whose wish is weakest; then the one named least often; then the one made later.
  ///
  /// A root with less than half the coefficient of the choice so far is passed over, one with more
  /// than twice of it is preferred, so that errors do not grow.
  private func choosePivot() -> Int32? {
    var best: Int32?
    for place in 0..<touchedCount {
      let variable = touched[place]
      guard let other = best else {
        best = variable
        continue
      }
      let ratio = abs(sum[Int(variable)]) / abs(sum[Int(other)])
      if ratio > 2 || ratio >= 0.5 && isWeaker(Int(variable), than: Int(other)) { best = variable }
    }
    return best
  }

  private func isWeaker(_ variable: Int, than other: Int) -> Bool {
    if usage[variable].pin != usage[other].pin { return usage[variable].pin < usage[other].pin }
    if usage[variable].equalities != usage[other].equalities {
      return usage[variable].equalities < usage[other].equalities
    }
    return variable > other
  }

  /// Keeps a required constraint without unknowns, given its summands.
  mutating func monitor(_ slot: Int, _ summands: Range<Int>) {
    var largest = 0.0
    for index in records[slot].range { largest = max(largest, abs(terms[index].coefficient)) }
    monitor(slot, summands, scale: largest > 0 ? 1 / largest : 1)
  }

  mutating func monitor(_ slot: Int, _ summands: Range<Int>, scale: Double) {
    let target = Int32(truncatingIfNeeded: result.slotCount)
    let constraint = Int32(truncatingIfNeeded: slot)
    result.monitors.append(
      Presolved.Monitor(
        constraint: constraint, slot: target, relation: records[slot].relation))
    result.tape.addStep(target: target, constraint: constraint, summands, scale: scale)
    result.slotCount += 1
  }
}
