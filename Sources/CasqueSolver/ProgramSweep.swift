extension Program {
  /// Prepares for moves of the exact edit variables, about the present answer.
  mutating func prepareSweep(_ store: ConstraintStore, at point: [Double]) {
    let parameters = system.exactSuggestions
    // A suggestion that is a wish moves the answer in no such way.
    let suggested = store.records.count { $0.edited >= 0 && $0.isHeld }
    guard !parameters.isEmpty, parameters.count == suggested,
      parameters.count <= Sweep.mostParameters
    else { return }
    refreshPlanes(store)
    let suggestions = parameters.map { -store.records[Int($0)].constant }
    var result = Sweep(parameters: parameters, suggestions, start: point)
    result.addMovers(planes.map(\.values))
    result.addBounds(planes.map(\.activities), tableau.activities)
    result.addBounds(planes.map(\.slots), system.monitors, slots)
    remember()
    sweep = result
  }

  /// Keeps the present sweep for when the suggestions come back to its cell.
  mutating func remember() {
    guard let left = sweep else { return }
    let most = max(2, min(Sweep.mostCells, Sweep.mostValues / max(1, left.size)))
    if others.count >= most { others.removeFirst() }
    others.append(left)
    sweep = nil
  }

  /// Moves a point to the suggestions among a store's records; false, without effect, if no known
  /// cell holds them.
  mutating func moveInCells(
    _ records: [ConstraintStore.Record], _ point: inout [Double]
  ) -> Bool {
    if sweep?.move(records, &point) == true { return true }
    for index in others.indices where others[index].enter(records, &point) {
      let found = others.remove(at: index)
      remember()
      sweep = found
      return true
    }
    return false
  }
}
