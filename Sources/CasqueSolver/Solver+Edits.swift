extension Solver {
  /// Makes a variable one that values can be suggested for, beginning with its present value.
  public mutating func addEditVariable(
    _ variable: Variable, strength: Strength
  ) throws(EditError) {
    guard variable.index >= 0, variable.index < state.store.variableCount else {
      throw .unknownVariable(variable)
    }
    guard !strength.isRequired else { throw .requiredStrength }
    let place = state.editPlace(variable.index)
    if place < state.edits.count, state.edits[place].variable == variable.index {
      throw .alreadyEdited(variable)
    }
    let value = value(of: variable)
    state.edits.insert(
      SolverState.Edit(variable: variable.index, id: state.store.nextID), at: place)
    state.store.append(
      Constraint(Expression([Term(variable)], constant: -value), .equal, strength: strength),
      edited: Int32(truncatingIfNeeded: variable.index))
    state.needs(.structure)
  }

  /// Ends the editing of a variable.
  public mutating func removeEditVariable(_ variable: Variable) throws(EditError) {
    let place = try editPlace(variable)
    if let slot = state.store.slot(of: state.edits[place].id) { state.store.remove(slot: slot) }
    state.edits.remove(at: place)
    state.needs(.structure)
  }

  /// Suggests a value for an edit variable.
  public mutating func suggest(_ value: Double, for variable: Variable) throws(EditError) {
    let place = try editPlace(variable)
    guard value.isFinite else { throw .nonFinite }
    guard let slot = state.store.slot(of: state.edits[place].id) else { return }
    state.store.setConstant(-value, slot: slot)
    state.needs(.parameters)
  }

  private func editPlace(_ variable: Variable) throws(EditError) -> Int {
    guard variable.index >= 0, variable.index < state.store.variableCount else {
      throw .unknownVariable(variable)
    }
    let place = state.editPlace(variable.index)
    guard place < state.edits.count, state.edits[place].variable == variable.index else {
      throw .notEdited(variable)
    }
    return place
  }
}

extension SolverState {
  /// Where an edit variable stands, or would stand.
  func editPlace(_ variable: Int) -> Int {
    var low = 0
    var high = edits.count
    while low < high {
      let middle = (low + high) / 2
      if edits[middle].variable < variable { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
