extension Tableau {
  /// The candidates from which on degenerate steps are taken together.
  static let batchSize = 24

  /// Takes the steps of no length at which only the entering activity's own limit is met.
  ///
  /// Such a step leaves all other slopes as they are, so that one pricing serves all of them: a
  /// long sum of limited activities would cost a pricing of its whole length for each. Returns
  /// whether there were any.
  mutating func passDegenerate() -> Bool {
    var hasPassed = false
    for place in 0..<scratch.candidateCount {
      let candidate = Int(scratch.candidates[place])
      let column = columns[candidate]
      let (up, down) = slopes(candidate)
      let canRise = !column.isFrozenUp && up < 0
      guard canRise || !column.isFrozenDown && down < 0 else { continue }
      let entering = Entering(
        column: candidate, direction: canRise ? 1 : -1, slope: canRise ? up : down)
      if passDegenerate(entering) { hasPassed = true }
    }
    return hasPassed
  }

  private mutating func passDegenerate(_ entering: Entering) -> Bool {
    collectBreakpoints(entering)
    guard let first = breakpoints.min(by: { $0.isBefore($1) }) else { return false }
    let entry = entries[Int(first.entry)]
    guard first.distance == 0, first.weight == .infinity, rows[Int(entry.row)].count == 1 else {
      return false
    }
    leave(first.entry, isRising: entry.value * entering.direction > 0)
    return true
  }
}
