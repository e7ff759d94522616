extension Tableau {
  /// Minimises the levels of one component, strongest first; returns whether its required rows hold.
  ///
  /// Starts from whatever basis there is, so that a small change needs few pivots.
  mutating func minimiseLevels(_ part: Int, _ system: Presolved) -> Bool {
    let components = system.components
    let range = components.rowRange(part)
    let size = range.count + components.rootRange(part).count
    begin(part, components)
    var isFeasible = true
    var next = range.lowerBound
    while next < range.upperBound {
      let rank = system.rows[Int(components.rows[next])].rank
      var end = next + 1
      while end < range.upperBound && system.rows[Int(components.rows[end])].rank == rank {
        end += 1
      }
      minimiseLevel(components.rows, next..<end, size: size)
      if rank == 0 {
        isFeasible = satisfies(components.rows, next..<end)
        if isFeasible { Self.mark(components.rows, next..<end, .held, &activities) }
      }
      next = end
    }
    refreshValues(part, components)
    recordSides(part, components)
    return isFeasible
  }

  /// Meets the required rows of a component, if they can be met.
  mutating func minimiseRequired(_ part: Int, _ system: Presolved) -> Bool {
    let components = system.components
    let range = components.rowRange(part)
    let size = range.count + components.rootRange(part).count
    begin(part, components)
    var end = range.lowerBound
    while end < range.upperBound && system.rows[Int(components.rows[end])].rank == 0 { end += 1 }
    guard end > range.lowerBound else { return true }
    minimiseLevel(components.rows, range.lowerBound..<end, size: size)
    return satisfies(components.rows, range.lowerBound..<end)
  }

  /// Notes the signs that a component's values must keep while only constants change.
  mutating func recordSides(_ part: Int, _ components: Components) {
    Self.recordSides(part, components, rowCount, &activities)
  }

  private static func recordSides(
    _ part: Int, _ components: Components, _ rowCount: Int, _ activities: inout [Activity]
  ) {
    let (rows, roots) = (components.rows.span, components.roots.span)
    var activities = activities.mutableSpan
    for place in components.rowRange(part) {
      activities[Int(rows[place])].side = side(activities[Int(rows[place])])
    }
    for place in components.rootRange(part) {
      let index = rowCount + Int(roots[place])
      activities[index].side =
        activities[index].stage.isSettled ? side(activities[index]) : 0
    }
  }

  /// Forgets what earlier solutions froze and settled.
  mutating func begin(_ part: Int, _ components: Components) {
    Self.begin(part, components, rowCount, &activities, &columns)
  }

  private static func begin(
    _ part: Int, _ components: Components, _ rowCount: Int, _ activities: inout [Activity],
    _ columns: inout [Column]
  ) {
    let (rows, roots) = (components.rows.span, components.roots.span)
    var activities = activities.mutableSpan
    var columns = columns.mutableSpan
    for place in components.rowRange(part) { restart(Int(rows[place]), &activities, &columns) }
    for place in components.rootRange(part) {
      restart(rowCount + Int(roots[place]), &activities, &columns)
    }
  }

  private static func restart(
    _ index: Int, _ activities: inout MutableSpan<Activity>, _ columns: inout MutableSpan<Column>
  ) {
    activities[index].stage = .pending
    activities[index].side = 0
    let place = activities[index].place
    if place < 0 {
      columns[Int(~place)].isFrozenUp = false
      columns[Int(~place)].isFrozenDown = false
    }
  }

  /// Whether the levels leave a component a choice.
  func isFree(_ part: Int, _ components: Components) -> Bool {
    for index in components.rowRange(part) where isLive(Int(components.rows[index])) {
      return true
    }
    for index in components.rootRange(part)
    where isLive(rowCount + Int(components.roots[index])) {
      return true
    }
    return false
  }

  /// Whether an activity owns a column that can still move.
  private func isLive(_ index: Int) -> Bool {
    let place = activities[index].place
    return place < 0 && columns[Int(~place)].isLive
  }

  /// Minimises the violation of one level and settles it.
  mutating func minimiseLevel(_ order: [Int32], _ range: Range<Int>, size: Int) {
    Self.mark(order, range, .active, &activities)
    minimise(order, range, size: size)
    Self.settle(order, range, &activities)
  }

  /// Settles the activities of a level that is minimised.
  ///
  /// An inequality with room left goes on holding: where its own error begins, that of the level grows.
  private static func settle(
    _ order: [Int32], _ range: Range<Int>, _ activities: inout [Activity]
  ) {
    let order = order.span
    var activities = activities.mutableSpan
    for place in range {
      let index = Int(order[place])
      let hasRoom =
        activities[index].place >= 0 && activities[index].penalty != .equal
        && violatedSide(activities[index]) == 0
      activities[index].stage = hasRoom ? .held : .settled
      activities[index].side = side(activities[index])
    }
  }

  private static func mark(
    _ order: [Int32], _ range: Range<Int>, _ stage: Stage, _ activities: inout [Activity]
  ) {
    let order = order.span
    var activities = activities.mutableSpan
    for index in range { activities[Int(order[index])].stage = stage }
  }

  /// Whether an activity is violated beyond rounding.
  func isViolated(_ activity: Activity) -> Bool {
    let allowed = activity.looseness.feasibility
    return activity.penalty.costsAbove && activity.value > allowed
      || activity.penalty.costsBelow && activity.value < -allowed
  }

  private func satisfies(_ order: [Int32], _ range: Range<Int>) -> Bool {
    for index in range {
      let activity = activities[Int(order[index])]
      if activity.place >= 0,
        isViolated(activity)
      {
        return false
      }
    }
    return true
  }

  /// Notes the sign that a basic activity must keep while only constants change.
  mutating func recordSide(_ index: Int) {
    activities[index].side = Self.side(activities[index])
  }

  /// The sign that a settled activity must keep; 0 for one that owns a column.
  ///
  /// Near zero it is the one that it was settled with: later steps are shorter than rounding there, and
  /// may have left it on the other side.
  @inline(__always)
  private static func side(_ activity: Activity) -> Int8 {
    if activity.place < 0 { return 0 }
    if activity.stage == .held, activity.penalty != .equal {
      return activity.penalty.costsBelow ? 1 : -1
    }
    if activity.side != 0, abs(activity.value) <= activity.looseness.zero { return activity.side }
    return sign(activity) < 0 ? -1 : 1
  }

  /// Whether every activity of a component still has its sign.
  func isValid(_ part: Int, _ components: Components) -> Bool {
    let (rows, roots) = (components.rows.span, components.roots.span)
    let activities = activities.span
    for place in components.rowRange(part) where !Self.isValid(Int(rows[place]), activities) {
      return false
    }
    for place in components.rootRange(part)
    where !Self.isValid(rowCount &+ Int(roots[place]), activities) {
      return false
    }
    return true
  }

  /// Whether an activity still has its sign.
  func isValid(_ index: Int) -> Bool { Self.isValid(index, activities.span) }

  @inline(__always)
  private static func isValid(_ index: Int, _ activities: Span<Activity>) -> Bool {
    let value = activities[index].value
    if activities[index].side == 0 { return true }
    let kept = activities[index].side > 0 ? value : -value
    return kept >= 0 || kept >= -activities[index].looseness.feasibility / 8
  }

  /// Computes a component's values anew from the constants.
  mutating func refreshValues(_ part: Int, _ components: Components) {
    Self.refreshValues(part, components, rowCount, &activities, rows, columns, entries)
    if isLoose { loosen(part, components) }
  }

  private static func refreshValues(
    _ part: Int, _ components: Components, _ rowCount: Int, _ activities: inout [Activity],
    _ rows: [Row], _ columns: [Column], _ entries: [Entry]
  ) {
    let (partRows, partRoots) = (components.rows.span, components.roots.span)
    let (rows, columns, entries) = (rows.span, columns.span, entries.span)
    var activities = activities.mutableSpan
    for place in components.rowRange(part) {
      refreshValue(of: Int(partRows[place]), &activities, rows, columns, entries)
    }
    for place in components.rootRange(part) {
      let index = rowCount + Int(partRoots[place])
      refreshValue(of: index, &activities, rows, columns, entries)
    }
  }
}

extension Components {
  func rowRange(_ part: Int) -> Range<Int> { Int(rowStart[part])..<Int(rowStart[part + 1]) }
  func rootRange(_ part: Int) -> Range<Int> { Int(rootStart[part])..<Int(rootStart[part + 1]) }
}
