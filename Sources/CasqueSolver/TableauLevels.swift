extension Tableau {
  /// Solves one component, level after level; returns whether its required rows hold.
  ///
  /// Starts from whatever basis there is, so that a small change needs few pivots.
  mutating func solve(_ part: Int, _ system: Presolved) -> Bool {
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
      } else {
        breakTies(components.rows, next..<end, size: size)
      }
      next = end
    }
    settleRoots(part, system, size: size)
    refreshValues(rows: components.rows[range])
    recordSides(part, components)
    return isFeasible
  }

  /// Forgets what earlier solutions froze and settled.
  mutating func begin(_ part: Int, _ components: Components) {
    for index in components.rowRange(part) {
      activities[Int(components.rows[index])].stage = .pending
    }
    let rowCount = rows.count
    for index in components.rootRange(part) {
      let root = Int(components.roots[index])
      activities[rowCount + root].stage = .pending
      columns[root].isFrozenUp = false
      columns[root].isFrozenDown = false
    }
  }

  /// Minimises the violation of one level and settles it.
  mutating func minimiseLevel(_ order: [Int32], _ range: Range<Int>, size: Int) {
    for index in range { activities[Int(order[index])].stage = .active }
    minimise(order, range, size: size)
    for index in range { activities[Int(order[index])].stage = .settled }
  }

  private func satisfies(_ order: [Int32], _ range: Range<Int>) -> Bool {
    for index in range {
      let activity = activities[Int(order[index])]
      if activity.place >= 0,
        abs(activity.relation.violation(activity.value)) > tolerance.feasibility
      {
        return false
      }
    }
    return true
  }

  /// Notes the sign that every basic activity must keep while only constants change.
  private mutating func recordSides(_ part: Int, _ components: Components) {
    for index in components.rowRange(part) { recordSide(Int(components.rows[index])) }
    for index in components.rootRange(part) {
      let root = rows.count + Int(components.roots[index])
      if activities[root].stage == .settled { recordSide(root) } else { activities[root].side = 0 }
    }
  }

  private mutating func recordSide(_ index: Int) {
    let activity = activities[index]
    activities[index].side = activity.place < 0 ? 0 : sign(activity) < 0 ? -1 : 1
  }

  /// Whether every activity of a component still has its sign.
  func isValid(_ part: Int, _ components: Components) -> Bool {
    let limit = -tolerance.feasibility / 8
    for index in components.rowRange(part) {
      let activity = activities[Int(components.rows[index])]
      if Double(activity.side) * activity.value < limit { return false }
    }
    for index in components.rootRange(part) {
      let activity = activities[rows.count + Int(components.roots[index])]
      if Double(activity.side) * activity.value < limit { return false }
    }
    return true
  }
}

extension Components {
  func rowRange(_ part: Int) -> Range<Int> { Int(rowStart[part])..<Int(rowStart[part + 1]) }
  func rootRange(_ part: Int) -> Range<Int> { Int(rootStart[part])..<Int(rootStart[part + 1]) }
}
