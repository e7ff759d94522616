/// Which constraint of a level takes the error when the level leaves a choice.
///
/// This is the one place that decides ties, so that frames of real layouts can calibrate it. Either
/// way the errors of a level become as small as its total allows, one constraint after the other:
/// one takes the whole error, it is never shared.
public enum TieRule: Sendable, Hashable {
  /// The constraint added first is satisfied first; the last one takes the error.
  case lastYields
  /// The constraint added last is satisfied first; the first one takes the error.
  case firstYields

  /// What every solver does unless told otherwise.
  public static let standard = TieRule.lastYields
}

extension Tableau {
  /// Decides between the optima of a level that was just settled.
  mutating func breakTies(_ order: [Int32], _ range: Range<Int>, size: Int) {
    guard range.count > 1, hasTie(order, range) else { return }
    for offset in 0..<range.count {
      let index =
        TieRule.standard == .lastYields
        ? range.lowerBound + offset : range.upperBound - 1 - offset
      if isOpen(Int(order[index])) { minimiseAlone(order, index, size: size) }
    }
  }

  private func hasTie(_ order: [Int32], _ range: Range<Int>) -> Bool {
    for index in range where isOpen(Int(order[index])) { return true }
    return false
  }

  /// Whether a settled activity's violation could change by itself.
  func isOpen(_ index: Int) -> Bool {
    let activity = activities[index]
    if activity.place < 0 {
      let column = columns[Int(~activity.place)]
      return !column.isFrozenUp && activity.relation != .greaterThanOrEqual
        || !column.isFrozenDown && activity.relation != .lessThanOrEqual
    }
    guard violatedSide(activity) != 0 else { return false }
    var next = rows[Int(activity.place)].head
    while next >= 0 {
      let column = columns[Int(entries[Int(next)].column)]
      if !column.isFrozenUp || !column.isFrozenDown { return true }
      next = entries[Int(next)].nextInRow
    }
    return false
  }

  private mutating func minimiseAlone(_ order: [Int32], _ index: Int, size: Int) {
    activities[Int(order[index])].stage = .active
    minimise(order, index..<index + 1, size: size)
    activities[Int(order[index])].stage = .settled
  }

  /// Brings what is still free as near to zero as the constraints allow, in order of creation.
  ///
  /// Only independent variables are brought there; the others follow from them.
  mutating func settleRoots(_ part: Int, _ system: Presolved, size: Int) {
    let components = system.components
    var isFree = false
    for index in components.rootRange(part) {
      let column = columns[Int(components.roots[index])]
      if !column.isFrozenUp || !column.isFrozenDown { isFree = true }
    }
    guard isFree else { return }
    let roots = components.roots[components.rootRange(part)].sorted {
      system.roots[Int($0)] < system.roots[Int($1)]
    }
    let order = roots.map { Int32(rows.count) + $0 }
    for index in order.indices where isOpen(Int(order[index])) {
      minimiseAlone(order, index, size: size)
    }
  }
}
