extension Witness {
  /// Adds the constraints that hold or not whatever the roots are, if that was not done: they count
  /// as soon as a constant is released or changes.
  mutating func appendMonitors() {
    guard !hasMonitors else { return }
    hasMonitors = true
    for monitor in program.system.monitors where isLive[Int(monitor.constraint)] {
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
    appendProbe(form, record.relation, place: place, unit: max(store.largest(slot: slot), .leastNormalMagnitude))
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

extension Tableau {
  /// Adds an activity that owns a column, with the derivatives of all activities by it, if any.
  mutating func appendColumn(_ derivatives: [Double]) -> Int32 {
    let index = Int32(activities.count)
    let column = Int32(columns.count)
    activities.append(Activity(place: ~column))
    activities[Int(index)].perturbation = Self.perturbation(of: Int(index)) / 1024
    columns.append(Column(owner: index))
    guard !derivatives.isEmpty else { return index }
    for row in rows.indices {
      let part = derivatives[Int(rows[row].owner)]
      if abs(part) > Tolerance.cancellation { insert(Int32(row), column, part) }
    }
    return index
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
