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
      if rank == 0 { isFeasible = satisfies(components.rows, next..<end) }
      next = end
    }
    finish(part, components)
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

  /// Computes a component's values anew and notes the signs they must keep.
  mutating func finish(_ part: Int, _ components: Components) {
    for index in components.rowRange(part) {
      let row = Int(components.rows[index])
      refreshValue(of: row)
      recordSide(row)
    }
    for index in components.rootRange(part) {
      let root = rowCount + Int(components.roots[index])
      refreshValue(of: root)
      if activities[root].stage == .settled { recordSide(root) } else { activities[root].side = 0 }
    }
  }

  /// Forgets what earlier solutions froze and settled.
  mutating func begin(_ part: Int, _ components: Components) {
    for index in components.rowRange(part) { restart(Int(components.rows[index])) }
    for index in components.rootRange(part) { restart(rowCount + Int(components.roots[index])) }
  }

  private mutating func restart(_ index: Int) {
    activities[index].stage = .pending
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
    for index in range { activities[Int(order[index])].stage = .active }
    minimise(order, range, size: size)
    for index in range { activities[Int(order[index])].stage = .settled }
  }

  /// Whether an activity is violated beyond rounding.
  func isViolated(_ activity: Activity) -> Bool {
    activity.penalty.costsAbove && activity.value > tolerance.feasibility
      || activity.penalty.costsBelow && activity.value < -tolerance.feasibility
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
    let activity = activities[index]
    activities[index].side = activity.place < 0 ? 0 : sign(activity) < 0 ? -1 : 1
  }

  /// Whether every activity of a component still has its sign.
  func isValid(_ part: Int, _ components: Components) -> Bool {
    for index in components.rowRange(part) where !isValid(Int(components.rows[index])) {
      return false
    }
    for index in components.rootRange(part)
    where !isValid(rowCount + Int(components.roots[index])) {
      return false
    }
    return true
  }

  /// Whether an activity still has its sign.
  func isValid(_ index: Int) -> Bool {
    Double(activities[index].side) * activities[index].value >= -tolerance.feasibility / 8
  }
}

extension Components {
  func rowRange(_ part: Int) -> Range<Int> { Int(rowStart[part])..<Int(rowStart[part + 1]) }
  func rootRange(_ part: Int) -> Range<Int> { Int(rootStart[part])..<Int(rootStart[part + 1]) }
}
