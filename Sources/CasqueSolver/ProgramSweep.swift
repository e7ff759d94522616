/// The derivatives of an answer by one suggestion.
struct Plane: Sendable {
  /// By slot of the tape, by activity and by variable.
  var slots: [Double]
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
    let activities = tableau.derivatives(constantDerivatives(slots, constants))
    let roots = Array(activities[tableau.rowCount..<tableau.rowCount + system.roots.count])
    var values = Array(repeating: 0.0, count: store.variableCount)
    evaluate(store.records, store.terms, constants, slots, roots, into: &values)
    return Plane(slots: slots, activities: activities, values: values)
  }

  /// The derivatives of all activities' constants from those of what they are made of.
  func constantDerivatives(_ slots: [Double], _ constants: [Double]) -> [Double] {
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

  /// Prepares for moves of the exact edit variables, about the present answer.
  mutating func prepareSweep(_ store: ConstraintStore, at point: [Double]) {
    let parameters = system.exactSuggestions
    // A suggestion that is a wish moves the answer in no such way.
    let suggested = store.records.count { $0.edited >= 0 && $0.isHeld }
    guard !parameters.isEmpty, parameters.count == suggested,
      parameters.count <= Sweep.mostParameters
    else { return }
    let planes = parameters.map { plane(Int($0), store) }
    let suggestions = parameters.map { -store.records[Int($0)].constant }
    var result = Sweep(parameters: parameters, start: point)
    var terms: [IndexedTerm] = []
    terms.reserveCapacity(parameters.count)
    let derivatives = planes.map(\.values)
    for variable in point.indices {
      Self.take(derivatives, variable, sign: 1, into: &terms)
      if terms.isEmpty { continue }
      result.addMover(
        variable, base: Self.base(point[variable], terms, suggestions), terms)
    }
    addActivityBounds(planes.map(\.activities), suggestions, to: &result)
    addMonitorBounds(planes.map(\.slots), suggestions, to: &result)
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

  /// The derivatives, by parameter, that are not rounding.
  private static func take(
    _ derivatives: [[Double]], _ index: Int, sign: Double, into terms: inout [IndexedTerm]
  ) {
    terms.removeAll(keepingCapacity: true)
    for parameter in derivatives.indices {
      let derivative = derivatives[parameter][index]
      if abs(derivative) > Tolerance.derivative {
        terms.append(IndexedTerm(index: Int32(parameter), coefficient: sign * derivative))
      }
    }
  }

  /// What is left of a value where all parameters are zero.
  private static func base(
    _ value: Double, _ terms: [IndexedTerm], _ suggestions: [Double]
  ) -> Double {
    var base = value
    for term in terms { base -= term.coefficient * suggestions[Int(term.index)] }
    return base
  }

  /// The signs that must be kept.
  private func addActivityBounds(
    _ derivatives: [[Double]], _ suggestions: [Double], to sweep: inout Sweep
  ) {
    let slack = Tolerance.feasibility / 8
    var terms: [IndexedTerm] = []
    for index in tableau.activities.indices where tableau.activities[index].side != 0 {
      let sign = Double(tableau.activities[index].side)
      Self.take(derivatives, index, sign: sign, into: &terms)
      if terms.isEmpty { continue }
      let value = sign * tableau.activities[index].value
      sweep.addBound(base: Self.base(value, terms, suggestions) + slack, &terms)
    }
  }

  /// The monitors that must hold.
  private func addMonitorBounds(
    _ derivatives: [[Double]], _ suggestions: [Double], to sweep: inout Sweep
  ) {
    let slack = Tolerance.feasibility
    var terms: [IndexedTerm] = []
    for monitor in system.monitors {
      let value = slots[Int(monitor.slot)]
      for sign in [1.0, -1] {
        let allowed: Relation = sign > 0 ? .lessThanOrEqual : .greaterThanOrEqual
        if monitor.relation == allowed { continue }
        Self.take(derivatives, Int(monitor.slot), sign: sign, into: &terms)
        if terms.isEmpty { continue }
        sweep.addBound(base: Self.base(sign * value, terms, suggestions) + slack, &terms)
      }
    }
  }
}

extension Tableau {
  /// The derivatives of all activities from those of their constants.
  func derivatives(_ constants: [Double]) -> [Double] {
    var result = Array(repeating: 0.0, count: activities.count)
    Self.derive(constants, rows, columns, entries, &result)
    return result
  }

  private static func derive(
    _ constants: [Double], _ rows: [Row], _ columns: [Column], _ entries: [Entry],
    _ result: inout [Double]
  ) {
    let (constants, rows, columns, entries) = (
      constants.span, rows.span, columns.span, entries.span
    )
    var result = result.mutableSpan
    for place in rows.indices {
      let owner = Int(rows[place].owner)
      var value = constants[owner]
      var next = rows[place].head
      while next >= 0 {
        let other = Int(columns[Int(entries[Int(next)].column)].owner)
        value -= entries[Int(next)].value * constants[other]
        next = entries[Int(next)].nextInRow
      }
      result[owner] = value
    }
  }
}
