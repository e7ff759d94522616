extension Witness {
  /// The point, for all variables of a store.
  func point(_ store: ConstraintStore) -> [Double] {
    let tableau = program.tableau
    var constants = program.constants
    var slots = program.slots
    for released in releases {
      let value = tableau.activities[Int(activityOfPlace[released.place])].value
      if value == 0 { continue }
      constants[released.place] += value
      for term in released.slots { slots[Int(term.index)] += value * term.coefficient }
    }
    let roots = program.system.roots.indices.map {
      tableau.activities[tableau.rowCount + $0].value
    }
    let lone = loose.map {
      IndexedTerm(
        index: $0, coefficient: tableau.activities[Int(activityOfVariable[Int($0)])].value)
    }
    var values = Array(repeating: 0.0, count: store.variableCount)
    program.evaluate(
      store.baseRecords, store.baseTerms, constants, slots, roots, lone, into: &values)
    return values
  }

  /// The slots in a store of the constraints with a multiplier, if these prove a conflict.
  ///
  /// Multiplied and added up, no variable is left and the sum is not zero, though each summand
  /// would have to be on zero's other side. What owned columns or was used up is linearly
  /// independent, so this is the only such sum: without any one member the others can hold.
  func members(_ parts: [IndexedTerm], in store: ConstraintStore) -> [Int]? {
    var largest = 0.0
    for part in parts { largest = max(largest, abs(part.coefficient)) }
    var sums = Array(repeating: 0.0, count: store.variableCount)
    var sizes = sums
    var (total, size) = (0.0, 0.0)
    var members: [(slot: Int, part: Double)] = []
    for term in parts where abs(term.coefficient) > Tolerance.multiplier * largest {
      var place = Int(term.index)
      let part = term.coefficient
      if !isLive[place], hasHeir(place) { place = Int(heir[place]) }
      guard isLive[place], let slot = store.slot(of: name(of: place, store)) else { return nil }
      members.append((slot, part))
      total += part * store.records[slot].constant
      size += abs(part * store.records[slot].constant)
      for term in store.terms[store.records[slot].range] {
        sums[Int(term.index)] += part * term.coefficient
        sizes[Int(term.index)] += abs(part * term.coefficient)
      }
    }
    guard abs(total) > Tolerance.proof * size else { return nil }
    for index in sums.indices where abs(sums[index]) > Tolerance.proof * sizes[index] {
      return nil
    }
    for (slot, part) in members {
      let allowed: Relation =
        part * total > 0 ? .lessThanOrEqual : .greaterThanOrEqual
      let relation = store.records[slot].relation
      guard relation == .equal || relation == allowed else { return nil }
    }
    return members.map(\.slot).sorted()
  }
}
