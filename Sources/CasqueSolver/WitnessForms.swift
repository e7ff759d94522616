extension Witness {
  /// Adds the constraints that hold or not whatever the roots are, if that was not done: they count
  /// as soon as constants change or one is released.
  ///
  /// - Parameter moves: what changes of the slots of the tape; nil if all may.
  mutating func appendMonitors(_ moves: [Double]? = nil) {
    guard !hasMonitors else { return }
    hasMonitors = moves == nil
    for monitor in program.system.monitors
    where isLive[Int(monitor.constraint)] && activityOfPlace[Int(monitor.constraint)] < 0
      && moves?[Int(monitor.slot)] != 0
    {
      var form = VariableForm()
      form.slots = [IndexedTerm(index: monitor.slot, coefficient: 1)]
      appendProbe(form, monitor.relation, place: Int(monitor.constraint))
      program.tableau.hold(Int(activityOfPlace[Int(monitor.constraint)]))
    }
  }

  /// Adds a constraint that was added to the store.
  mutating func append(_ slot: Int, of store: ConstraintStore) {
    let record = store.records[slot]
    let place = isLive.count
    program.constants.append(record.constant)
    added.append(record.id)
    isLive.append(true)
    isOpen.append(false)
    isReleased.append(false)
    activityOfPlace.append(-1)
    trace.addConstraint()
    var form = self.form(of: store.terms[record.range], store)
    if inherits(place, record.relation, form) { return }
    form.constraints.append(IndexedTerm(index: Int32(place), coefficient: 1))
    appendProbe(
      form, record.relation, place: place,
      unit: max(store.largest(slot: slot), .leastNormalMagnitude))
  }

  private mutating func appendProbe(
    _ form: VariableForm, _ relation: Relation, place: Int, unit: Double = 1
  ) {
    let activity = program.tableau.appendProbe(
      form.roots, constant: form.constant(program.slots, program.constants),
      Tableau.Penalty(relation), unit: unit)
    program.tableau.relax(Int(activity))
    activityOfPlace[place] = activity
    bound.append(Int32(place))
    probeOfActivity.append(Int32(program.probes.count))
    program.probes.append(Program.Probe(activity: activity, form: form))
  }

  /// A sum of variables as a sum of roots, with the constants of the constraints it goes through.
  private mutating func form(
    of terms: ArraySlice<IndexedTerm>, _ store: ConstraintStore
  ) -> VariableForm {
    for term in terms { trace.add(term) }
    trace.follow(program.system, store.baseRecords, store.baseTerms)
    var form = VariableForm()
    for term in trace.takeRoots() { form.roots.append(root(Int(term.index), term.coefficient)) }
    form.constraints = trace.takeConstraints(program.system.tape)
    for term in form.constraints where isReleased[Int(term.index)] {
      let index = Int(activityOfPlace[Int(term.index)]) - program.tableau.rowCount
      form.roots.append(IndexedTerm(index: Int32(index), coefficient: term.coefficient))
    }
    return form
  }

  /// The root that a variable is, which becomes one of the tableau if it was not.
  private mutating func root(_ variable: Int, _ part: Double) -> IndexedTerm {
    while activityOfVariable.count <= variable { activityOfVariable.append(-1) }
    if activityOfVariable[variable] < 0 {
      activityOfVariable[variable] = program.tableau.appendColumn([])
      probeOfActivity.append(-1)
      loose.append(Int32(variable))
    }
    let index = Int(activityOfVariable[variable]) - program.tableau.rowCount
    return IndexedTerm(index: Int32(index), coefficient: part)
  }
}

extension Program {
  /// What the constants of activities change with that of a constraint.
  ///
  /// - Parameter slots: what the slots of the tape change with it.
  func constantChanges(_ slots: [Double], of constraint: Int) -> [IndexedTerm] {
    var result = Self.changes(slots, system.rows)
    for probe in probes {
      var change = 0.0
      for term in probe.form.slots { change += term.coefficient * slots[Int(term.index)] }
      for term in probe.form.constraints where Int(term.index) == constraint {
        change += term.coefficient
      }
      if change == 0 { continue }
      let weight = tableau.activities[Int(probe.activity)].weight
      result.append(IndexedTerm(index: probe.activity, coefficient: change / weight))
    }
    return result
  }

  private static func changes(_ slots: [Double], _ rows: [Presolved.Row]) -> [IndexedTerm] {
    var result: [IndexedTerm] = []
    let (slots, rows) = (slots.span, rows.span)
    for index in rows.indices where slots[Int(rows[index].slot)] != 0 {
      result.append(
        IndexedTerm(index: Int32(index), coefficient: slots[Int(rows[index].slot)]))
    }
    return result
  }
}

extension Tableau {
  /// Adds an activity that owns a column, with what the constants of activities change with it.
  mutating func appendColumn(_ changes: [IndexedTerm]) -> Int32 {
    let index = Int32(activities.count)
    let column = Int32(columns.count)
    activities.append(Activity(place: ~column))
    activities[Int(index)].perturbation = Self.perturbation(of: Int(index)) / 1024
    columns.append(Column(owner: index))
    for part in inRows(changes) where abs(part.coefficient) > Tolerance.cancellation {
      insert(part.index, column, part.coefficient)
    }
    return index
  }

  /// How the values of the activities that own rows change with constants of activities, by row.
  private func inRows(_ changes: [IndexedTerm]) -> [IndexedTerm] {
    var parts: [IndexedTerm] = []
    for change in changes {
      let place = activities[Int(change.index)].place
      if place >= 0 {
        parts.append(IndexedTerm(index: place, coefficient: change.coefficient))
        continue
      }
      var next = columns[Int(~place)].head
      while next >= 0 {
        let entry = entries[Int(next)]
        parts.append(
          IndexedTerm(index: entry.row, coefficient: -entry.value * change.coefficient))
        next = entry.nextInColumn
      }
    }
    parts.sort { $0.index < $1.index }
    var sums: [IndexedTerm] = []
    for part in parts {
      if sums.last?.index == part.index {
        sums[sums.count - 1].coefficient += part.coefficient
      } else {
        sums.append(part)
      }
    }
    return sums
  }

  /// Lets the irregular number of a required inequality make it laxer, so that none seems violated.
  mutating func relax(_ index: Int) {
    let size = abs(activities[index].perturbation)
    switch activities[index].penalty {
    case .atMost: activities[index].perturbation = -size
    case .atLeast: activities[index].perturbation = size
    case .equal, .rising, .falling: return
    }
    refreshValue(of: index)
  }
}
