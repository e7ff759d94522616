extension Solver {
  /// Makes a variable one that values can be suggested for, which has no effect before the first one.
  public mutating func addEditVariable(
    _ variable: Variable, strength: Strength
  ) throws(AddEditVariableError) {
    guard variable.index >= 0, variable.index < state.store.variableCount else {
      throw .unknownVariable(variable)
    }
    guard !strength.isRequired else { throw .requiredStrength }
    guard strength.isValid else { throw .invalidStrength }
    guard SolverState.place(of: variable, in: state.edits) == nil else {
      throw .alreadyEdited(variable)
    }
    let place = SolverState.place(before: variable, in: state.edits)
    state.edits.insert(
      SolverState.Edit(variable: variable.index, level: strength, id: nil), at: place)
  }

  /// Ends the editing of a variable.
  public mutating func removeEditVariable(
    _ variable: Variable
  ) throws(RemoveEditVariableError) {
    guard let place = SolverState.place(of: variable, in: state.edits) else {
      throw .notEdited(variable)
    }
    let edit = state.edits.remove(at: place)
    guard let id = edit.id, let slot = state.store.slot(of: id) else { return }
    state.willRestructure()
    state.store.remove(slot: slot)
    state.needs(.structure)
  }

  /// Suggests a value for an edit variable.
  public mutating func suggest(_ value: Double, for variable: Variable) throws(SuggestError) {
    guard let place = SolverState.place(of: variable, in: state.edits) else {
      throw .notEdited(variable)
    }
    guard value.isFinite else { throw .nonFinite }
    state.suggest(value, place)
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

  /// Where an edit variable stands, or nil.
  ///
  /// Static, as a solver is large to be handed over for each suggestion.
  static func place(of variable: Variable, in edits: [Edit]) -> Int? {
    let place = place(before: variable, in: edits)
    return place < edits.count && edits[place].variable == variable.index ? place : nil
  }

  /// The number of edit variables made before a variable.
  static func place(before variable: Variable, in edits: [Edit]) -> Int {
    var low = 0
    var high = edits.count
    while low < high {
      let middle = (low + high) / 2
      if edits[middle].variable < variable.index { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
