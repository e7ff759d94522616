/// Which of several optima a solver takes.
///
/// This is the one place that decides it, so that frames of real layouts can calibrate it. First
/// the errors of the optional constraints become as small as the totals of the levels allow, one
/// constraint after the other, stronger levels first: so one takes a whole error, it is never
/// shared. Then every variable comes as near to zero as possible, in order of creation.
enum TieRule: Sendable, Hashable {
  /// Within a level the constraint added first is satisfied first; the last one takes the error.
  /// Edit variables come after all constraints.
  case lastYields
  /// Within a level the constraint added last is satisfied first; the first one takes the error.
  case firstYields

  /// What every solver does.
  static let standard = TieRule.lastYields
}

extension Tableau {
  /// Decides between the optima of a component that the levels left a choice.
  mutating func breakTies(_ part: Int, _ system: Presolved) {
    let components = system.components
    let range = components.rowRange(part)
    let size = range.count + components.rootRange(part).count
    var order = Array(components.rows[range])
    if TieRule.standard == .firstYields { reverseLevels(&order, system) }
    for index in order.indices where isOpen(Int(order[index])) {
      minimiseAlone(order[index], size: size)
    }
  }

  private func reverseLevels(_ order: inout [Int32], _ system: Presolved) {
    order.sort {
      let (a, b) = (system.rows[Int($0)].rank, system.rows[Int($1)].rank)
      return a == b ? $0 > $1 : a < b
    }
  }

  /// Whether a settled activity's violation could change by itself.
  func isOpen(_ index: Int) -> Bool {
    let activity = activities[index]
    if activity.place < 0 {
      let column = columns[Int(~activity.place)]
      return !column.isFrozenUp && activity.penalty.costsAbove
        || !column.isFrozenDown && activity.penalty.costsBelow
    }
    guard violatedSide(activity) != 0 else { return false }
    var next = rows[Int(activity.place)].head
    while next >= 0 {
      if columns[Int(entries[Int(next)].column)].isLive { return true }
      next = entries[Int(next)].nextInRow
    }
    return false
  }

  /// Minimises the cost of one activity and settles it.
  @discardableResult
  mutating func minimiseAlone(_ index: Int32, size: Int) -> Outcome {
    activities[Int(index)].stage = .alone
    let outcome = minimise([index], 0..<1, size: size)
    activities[Int(index)].stage = .settled
    return outcome
  }
}
