extension Witness {
  /// The point, for all variables of a store.
  mutating func point(_ store: ConstraintStore) -> [Double] {
    let former = moveReleased()
    let tableau = program.tableau
    let roots = program.system.roots.indices.map {
      tableau.activities[tableau.rowCount + $0].value
    }
    let lone = loose.map {
      IndexedTerm(
        index: $0, coefficient: tableau.activities[Int(activityOfVariable[Int($0)])].value)
    }
    var values = Array(repeating: 0.0, count: store.variableCount)
    program.evaluate(
      store.baseRecords, store.baseTerms, program.constants, program.slots, roots, lone,
      into: &values)
    // Backwards, as a slot may have been moved more than once.
    for slot in former.slots.reversed() { program.slots[Int(slot.index)] = slot.coefficient }
    for (place, constant) in former.constants { program.constants[place] = constant }
    return values
  }

  /// Gives the released constants the values that they have now; returns what they and the slots
  /// of the tape were, so that no copy of all is needed.
  private mutating func moveReleased()
    -> (constants: [(place: Int, constant: Double)], slots: [IndexedTerm])
  {
    var former: (constants: [(place: Int, constant: Double)], slots: [IndexedTerm]) = ([], [])
    for released in releases {
      let place = released.place
      let value = program.tableau.activities[Int(activityOfPlace[place])].value
      if value == 0 { continue }
      former.constants.append((place, program.constants[place]))
      program.constants[place] += value
      for term in released.slots {
        let slot = Int(term.index)
        former.slots.append(IndexedTerm(index: term.index, coefficient: program.slots[slot]))
        program.slots[slot] += value * term.coefficient
      }
    }
    return former
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
