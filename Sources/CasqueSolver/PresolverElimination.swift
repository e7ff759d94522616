extension Presolver {
  /// Fixes the variables that stand alone in an equality.
  mutating func fixSingletons() {
    for slot in records.indices where !isDone[slot] && records[slot].count == 1 {
      guard isEliminated(records[slot]) else { continue }
      let term = terms[Int(records[slot].first)]
      guard result.kinds[Int(term.index)] == .root else { continue }
      fix(term, by: slot)
    }
  }

  /// Solves every remaining required equality for one of its variables.
  mutating func eliminate() {
    for slot in records.indices where !isDone[slot] && isEliminated(records[slot]) {
      isDone[slot] = true
      if !defineFresh(by: slot) { defineExpanded(by: slot) }
    }
  }

  /// Fixes `term`'s variable; the terms recorded since the last step are the other summands.
  private mutating func fix(_ term: IndexedTerm, by slot: Int) {
    isDone[slot] = true
    result.kinds[Int(term.index)] = .fixed
    result.tape.finishStep(
      target: term.index, constraint: Int32(slot), scale: -1 / term.coefficient)
  }

  /// Solves an equality, as it stands, for a variable that neither a definition nor a wish names.
  ///
  /// Nothing has to be substituted then, which keeps long chains short.
  private mutating func defineFresh(by slot: Int) -> Bool {
    let range = records[slot].range
    var best = -1
    var open = 0
    var largest = 0.0
    for index in range {
      let variable = Int(terms[index].index)
      guard result.kinds[variable] != .fixed else { continue }
      open += 1
      largest = max(largest, abs(terms[index].coefficient))
      guard result.kinds[variable] == .root else { continue }
      if open == 1 || isFresh(variable) && isBetter(variable, than: best, in: range) {
        best = index
      }
    }
    guard best >= 0 else { return false }
    let chosen = terms[best]
    guard open == 1 || isFresh(Int(chosen.index)),
      abs(chosen.coefficient) >= 0.25 * largest
    else { return false }
    for index in range where terms[index].index != chosen.index {
      if result.kinds[Int(terms[index].index)] == .fixed {
        result.tape.append(terms[index].index, terms[index].coefficient)
      }
    }
    if open == 1 {
      fix(chosen, by: slot)
      return true
    }
    let first = appendSummands(of: chosen, in: range)
    define(chosen, from: first, by: slot)
    return true
  }

  /// Appends what a variable equals, but for fixed variables, as an equality states it.
  private mutating func appendSummands(of chosen: IndexedTerm, in range: Range<Int>) -> Int {
    let first = result.definitionTerms.count
    for index in range where terms[index].index != chosen.index {
      let other = Int(terms[index].index)
      guard result.kinds[other] != .fixed else { continue }
      usage[other].isReferenced = true
      result.definitionTerms.append(
        IndexedTerm(
          index: terms[index].index, coefficient: -terms[index].coefficient / chosen.coefficient))
    }
    return first
  }

  private func isFresh(_ variable: Int) -> Bool {
    !usage[variable].isReferenced && usage[variable].pin == 0
  }

  private func isBetter(_ variable: Int, than best: Int, in range: Range<Int>) -> Bool {
    guard best >= 0 else { return true }
    let other = Int(terms[best].index)
    guard isFresh(other) else { return true }
    if usage[variable].equalities != usage[other].equalities {
      return usage[variable].equalities < usage[other].equalities
    }
    return variable > other
  }

  private mutating func define(_ term: IndexedTerm, from first: Int, by slot: Int) {
    result.kinds[Int(term.index)] = .defined
    result.definitions[Int(term.index)] = Presolved.Definition(
      first: Int32(first), count: Int32(result.definitionTerms.count - first))
    result.tape.finishStep(
      target: term.index, constraint: Int32(slot), scale: -1 / term.coefficient)
  }

  /// Substitutes all definitions in an equality and solves it for a root.
  private mutating func defineExpanded(by slot: Int) {
    expand(slot)
    result.tape.append(contentsOf: tapeTerms)
    guard let best = choosePivot() else {
      monitor(slot)
      return
    }
    let chosen = IndexedTerm(index: best, coefficient: sum[Int(best)])
    if touched.count == 1 {
      fix(chosen, by: slot)
    } else {
      let first = result.definitionTerms.count
      for variable in touched where variable != best {
        usage[Int(variable)].isReferenced = true
        result.definitionTerms.append(
          IndexedTerm(
            index: variable, coefficient: -sum[Int(variable)] / chosen.coefficient))
      }
      define(chosen, from: first, by: slot)
    }
  }

  /// The root whose wish is weakest; then the one named least often; then the one made later.
  ///
  /// A root with less than half the coefficient of the choice so far is passed over, one with more
  /// than twice of it is preferred, so that errors do not grow.
  private func choosePivot() -> Int32? {
    var best: Int32?
    for variable in touched {
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

  /// Keeps a required constraint without unknowns; its summands are recorded already.
  mutating func monitor(_ slot: Int) {
    var scale = 0.0
    for index in records[slot].range { scale = max(scale, abs(terms[index].coefficient)) }
    result.monitors.append(
      Presolved.Monitor(
        constraint: Int32(slot), slot: Int32(result.slotCount), relation: records[slot].relation))
    result.tape.finishStep(
      target: Int32(result.slotCount), constraint: Int32(slot), scale: scale > 0 ? 1 / scale : 1)
    result.slotCount += 1
  }
}
