extension Solver {
  /// Makes a variable one that values can be suggested for, which has no effect before the first one.
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
    state.edits.insert(
      SolverState.Edit(variable: variable.index, level: strength, id: nil), at: place)
  }

  /// Ends the editing of a variable.
  public mutating func removeEditVariable(_ variable: Variable) throws(EditError) {
    let place = try editPlace(variable)
    let edit = state.edits.remove(at: place)
    guard let id = edit.id, let slot = state.store.slot(of: id) else { return }
    state.willRestructure()
    state.store.remove(slot: slot)
    state.needs(.structure)
  }

  /// Suggests a value for an edit variable.
  public mutating func suggest(_ value: Double, for variable: Variable) throws(EditError) {
    let place = try editPlace(variable)
    guard value.isFinite else { throw .nonFinite }
    state.suggest(value, place)
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
  /// Suggests a value for the edit variable at a place.
  mutating func suggest(_ value: Double, _ place: Int) {
    let edit = edits[place]
    if let id = edit.id, let slot = store.slot(of: id) {
      store.setConstant(-value, slot: slot)
      needs(.parameters)
      return
    }
    willRestructure()
    edits[place].id = store.nextID
    store.appendSuggestion(value, for: edit.variable, edit.level)
    needs(.structure)
  }

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
