extension Witness {
  /// More broken constraints than this are not worth the way.
  private static let mostBroken = 64

  /// Makes all held constraints hold, those that do not hold one at a time.
  ///
  /// Those that held before and whose constants are what they were need not be looked at.
  mutating func meetAll() -> Outcome {
    var broken: [Int] = []
    for place in bound[metCount...].lazy.map({ Int($0) }) where isLive[place] {
      let index = Int(activityOfPlace[place])
      isOpen[place] = isBroken(place)
      if isOpen[place] {
        program.tableau.activities[index].stage = .pending
        broken.append(place)
      } else if program.tableau.activities[index].stage != .held {
        program.tableau.hold(index)
      }
    }
    guard broken.count <= Self.mostBroken else { return .gaveUp }
    program.tableau.freezeHeld()
    for place in broken {
      if let outcome = meet(place) { return outcome }
    }
    metCount = bound.count
    return .holds
  }

  private func isBroken(_ place: Int) -> Bool {
    let activity = program.tableau.activities[Int(activityOfPlace[place])]
    let zero = activity.looseness.zero
    return activity.penalty.costsAbove && activity.value > zero
      || activity.penalty.costsBelow && activity.value < -zero
  }

  /// Makes one more constraint hold; nil if it does.
  private mutating func meet(_ place: Int) -> Outcome? {
    let index = Int(activityOfPlace[place])
    let size = program.tableau.rows.count + program.tableau.columns.count
    while true {
      program.tableau.activities[index].stage = .active
      let outcome = program.tableau.minimise([Int32(index)], 0..<1, size: size)
      guard case .optimal = outcome else { return .gaveUp }
      if !program.tableau.isViolated(program.tableau.activities[index]) { break }
      let parts = multipliers(of: index)
      guard let released = standsInTheWay(parts) else { return .conflicts(parts) }
      release(released)
    }
    isOpen[place] = false
    program.tableau.hold(index)
    program.tableau.freezeHeld()
    return nil
  }

  /// Lets every constraint that holds go on holding.
  mutating func holdAll() {
    var held: [Int32] = []
    held.reserveCapacity(bound.count)
    for place in bound where isLive[Int(place)] && !isOpen[Int(place)] {
      held.append(activityOfPlace[Int(place)])
    }
    program.tableau.hold(held)
  }

  /// How the value of a basic activity changes with the constants, by place.
  private mutating func multipliers(of index: Int) -> [IndexedTerm] {
    addParts(of: index, 1)
    let place = program.tableau.activities[index].place
    guard place >= 0 else { return trace.takeConstraints(program.system.tape) }
    var next = program.tableau.rows[Int(place)].head
    while next >= 0 {
      let entry = program.tableau.entries[Int(next)]
      addParts(of: Int(program.tableau.columns[Int(entry.column)].owner), -entry.value)
      next = entry.nextInRow
    }
    return trace.takeConstraints(program.system.tape)
  }

  /// Adds what an activity's constant is made of.
  private mutating func addParts(of index: Int, _ factor: Double) {
    if index < program.system.rows.count {
      return trace.addSlot(program.system.rows[index].slot, factor)
    }
    let beyond = index - program.tableau.rowCount - program.system.roots.count
    guard beyond >= 0, probeOfActivity[beyond] >= 0 else { return }
    let form = program.probes[Int(probeOfActivity[beyond])].form
    let factor = factor / program.tableau.activities[index].weight
    for term in form.slots { trace.addSlot(term.index, factor * term.coefficient) }
    for term in form.constraints { trace.addConstraint(term.index, factor * term.coefficient) }
  }

  /// The removed constraint with the largest multiplier, of those that were used up.
  private func standsInTheWay(_ parts: [IndexedTerm]) -> Int? {
    var largest = 0.0
    for part in parts { largest = max(largest, abs(part.coefficient)) }
    largest *= Tolerance.pivot
    var best: Int?
    for part in parts where abs(part.coefficient) > largest {
      let place = Int(part.index)
      guard !isLive[place], activityOfPlace[place] < 0, !hasHeir(place) else { continue }
      largest = abs(part.coefficient)
      best = place
    }
    return best
  }

  /// The slots that change, with their parts.
  private static func changing(_ slots: [Double]) -> [IndexedTerm] {
    var result: [IndexedTerm] = []
    let slots = slots.span
    for slot in slots.indices where slots[slot] != 0 {
      result.append(IndexedTerm(index: Int32(slot), coefficient: slots[slot]))
    }
    return result
  }

  /// Makes the constant of a removed constraint a root, which one held equality may use up at once.
  private mutating func release(_ place: Int) {
    var slots = Array(repeating: 0.0, count: program.system.slotCount)
    program.system.tape.derive(place, into: &slots)
    appendMonitors(slots)
    activityOfPlace[place] = program.tableau.appendColumn(
      program.constantChanges(slots, of: place))
    probeOfActivity.append(-1)
    isReleased[place] = true
    releases.append(Release(place: place, slots: Self.changing(slots)))
    program.tableau.freezeHeld()
    program.tableau.holdEquality(byColumn: program.tableau.columns.count - 1)
  }
}

extension Tableau {
  /// Lets the columns of held activities move only where these are not violated.
  mutating func freezeHeld() { Self.freezeHeld(&columns, activities) }

  private static func freezeHeld(_ columns: inout [Column], _ activities: [Activity]) {
    var columns = columns.mutableSpan
    let activities = activities.span
    for column in columns.indices {
      let owner = Int(columns[column].owner)
      let isHeld = activities[owner].stage == .held
      columns[column].isFrozenUp = isHeld && activities[owner].penalty.costsAbove
      columns[column].isFrozenDown = isHeld && activities[owner].penalty.costsBelow
    }
  }

  /// Lets just these activities, which hold, go on holding.
  mutating func hold(_ held: [Int32]) {
    Self.settle(held, &activities)
    freezeHeld()
    for index in held.lazy.map({ Int($0) })
    where activities[index].penalty == .equal && activities[index].place >= 0 {
      hold(index)
    }
  }

  private static func settle(_ held: [Int32], _ activities: inout [Activity]) {
    let held = held.span
    var activities = activities.mutableSpan
    for index in activities.indices { activities[index].stage = .pending }
    for place in held.indices { activities[Int(held[place])].stage = .held }
  }

  /// Lets a constraint that holds go on holding: its activity must not change sign.
  ///
  /// An equality gives its place in the basis to an activity that can still move.
  mutating func hold(_ index: Int) {
    activities[index].stage = .held
    if activities[index].penalty == .equal, activities[index].place >= 0 {
      var best: Int32 = -1
      var next = rows[Int(activities[index].place)].head
      while next >= 0 {
        let entry = entries[Int(next)]
        let size = best < 0 ? Tolerance.pivot : abs(entries[Int(best)].value)
        if columns[Int(entry.column)].isLive, abs(entry.value) > size { best = next }
        next = entry.nextInRow
      }
      if best >= 0 { pivot(best) }
    }
    guard activities[index].place < 0 else { return }
    columns[Int(~activities[index].place)].isFrozenUp = activities[index].penalty.costsAbove
    columns[Int(~activities[index].place)].isFrozenDown = activities[index].penalty.costsBelow
  }

  /// Forgets what sums the basic wishes are, so that no pivot has to keep them up.
  mutating func forgetWishes(_ system: [Presolved.Row]) {
    Self.forgetWishes(system, &rows, &columns, &entries, &free)
  }

  private static func forgetWishes(
    _ system: [Presolved.Row], _ rows: inout [Row], _ columns: inout [Column],
    _ entries: inout [Entry], _ free: inout FreeEntries
  ) {
    let system = system.span
    var rows = rows.mutableSpan
    var columns = columns.mutableSpan
    var entries = entries.mutableSpan
    for place in rows.indices {
      let owner = Int(rows[place].owner)
      guard owner < system.count, system[owner].rank > 0 else { continue }
      while rows[place].head >= 0 {
        unlink(rows[place].head, &rows, &columns, &entries, &free)
      }
    }
  }

  /// Gives a free column to the held equality that it moves most, if there is one.
  mutating func holdEquality(byColumn column: Int) {
    var best: Int32 = -1
    var largest = Tolerance.pivot
    var next = columns[column].head
    while next >= 0 {
      let entry = entries[Int(next)]
      let owner = activities[Int(rows[Int(entry.row)].owner)]
      if owner.stage == .held, owner.penalty == .equal, abs(entry.value) > largest {
        best = next
        largest = abs(entry.value)
      }
      next = entry.nextInColumn
    }
    guard best >= 0 else { return }
    pivot(best)
    columns[column].isFrozenUp = true
    columns[column].isFrozenDown = true
  }
}
