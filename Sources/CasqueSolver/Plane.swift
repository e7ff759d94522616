/// The derivatives of an answer by one suggestion.
struct Plane: Sendable {
  /// By slot of the tape and, of their constants, by activity: no pivot changes these.
  let slots: [Double]
  let constants: [Double]
  /// By activity and by variable.
  var activities: [Double]
  var values: [Double]
}

extension Program {
  /// How everything changes with the suggestion in a slot of the store.
  func plane(_ slot: Int, _ store: ConstraintStore) -> Plane {
    var constants = Array(repeating: 0.0, count: self.constants.count)
    constants[slot] = -1
    var slots = Array(repeating: 0.0, count: system.slotCount)
    system.tape.replay(constants, into: &slots)
    let ofActivities = constantDerivatives(slots, constants)
    var plane = Plane(
      slots: slots, constants: ofActivities,
      activities: Array(repeating: 0, count: tableau.activities.count),
      values: Array(repeating: 0, count: store.variableCount))
    tableau.derive(ofActivities, &plane.activities)
    evaluate(&plane, constants, store)
    return plane
  }

  /// The derivatives of all activities' constants from those of what they are made of.
  private func constantDerivatives(_ slots: [Double], _ constants: [Double]) -> [Double] {
    var result = Array(repeating: 0.0, count: tableau.activities.count)
    Self.copy(slots, to: system.rows, &result)
    for probe in probes {
      let weight = tableau.activities[Int(probe.activity)].weight
      result[Int(probe.activity)] = probe.form.constant(slots, constants) / weight
    }
    return result
  }

  private static func copy(
    _ slots: [Double], to rows: [Presolved.Row], _ result: inout [Double]
  ) {
    let (slots, rows) = (slots.span, rows.span)
    var result = result.mutableSpan
    for index in rows.indices { result[index] = slots[Int(rows[index].slot)] }
  }

  /// The derivatives of the variables from those of the roots.
  private func evaluate(
    _ plane: inout Plane, _ constants: [Double], _ store: ConstraintStore
  ) {
    let roots = Array(
      plane.activities[tableau.rowCount..<tableau.rowCount + system.roots.count])
    evaluate(
      store.records, store.terms, constants, plane.slots, roots, into: &plane.values)
  }

  /// Brings the planes of the exact suggestions up to date: only components that were solved since
  /// then have others.
  mutating func refreshPlanes(_ store: ConstraintStore) {
    if planes.isEmpty {
      planes = system.exactSuggestions.map { plane(Int($0), store) }
    } else if !stale.isEmpty {
      var constants = Array(repeating: 0.0, count: constants.count)
      for (index, slot) in system.exactSuggestions.enumerated() {
        var hasChanged = false
        for part in stale {
          let plane = planes[index].constants
          if tableau.derive(part, system.components, plane, &planes[index].activities) {
            hasChanged = true
          }
        }
        if !hasChanged { continue }
        constants[Int(slot)] = -1
        evaluate(&planes[index], constants, store)
        constants[Int(slot)] = 0
      }
    }
    stale.removeAll(keepingCapacity: true)
  }
}

extension Tableau {
  /// The derivatives of all activities from those of their constants.
  func derive(_ constants: [Double], _ result: inout [Double]) {
    var result = result.mutableSpan
    for place in rows.indices {
      let owner = Int(rows[place].owner)
      result[owner] = Self.derivative(
        owner, rows[place], constants.span, columns.span, entries.span)
    }
  }

  /// Those of a component; whether one is another than before.
  func derive(
    _ part: Int, _ components: Components, _ constants: [Double], _ result: inout [Double]
  ) -> Bool {
    var result = result.mutableSpan
    var hasChanged = false
    for place in components.rowRange(part) {
      let index = Int(components.rows[place])
      let value = derivative(index, constants)
      if result[index] != value { hasChanged = true }
      result[index] = value
    }
    for place in components.rootRange(part) {
      let index = rowCount + Int(components.roots[place])
      let value = derivative(index, constants)
      if result[index] != value { hasChanged = true }
      result[index] = value
    }
    return hasChanged
  }

  private func derivative(_ index: Int, _ constants: [Double]) -> Double {
    let place = activities[index].place
    if place < 0 { return 0 }
    return Self.derivative(index, rows[Int(place)], constants.span, columns.span, entries.span)
  }

  @inline(__always)
  private static func derivative(
    _ owner: Int, _ row: Row, _ constants: Span<Double>, _ columns: Span<Column>,
    _ entries: Span<Entry>
  ) -> Double {
    var value = constants[owner]
    var next = row.head
    while next >= 0 {
      let other = Int(columns[Int(entries[Int(next)].column)].owner)
      value -= entries[Int(next)].value * constants[other]
      next = entries[Int(next)].nextInRow
    }
    return value
  }
}
