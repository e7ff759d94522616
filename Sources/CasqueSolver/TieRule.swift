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
    var next = 0
    while true {
      next = Self.nextOpen(next, order, activities, rows, columns, entries)
      if next == order.count { return }
      minimiseAlone(order[next], size: size)
      next += 1
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
    Self.isOpen(index, activities.span, rows.span, columns.span, entries.span)
  }

  /// The first place in a list, from one on, of an activity that is open; else the list's end.
  private static func nextOpen(
    _ first: Int, _ order: [Int32], _ activities: [Activity], _ rows: [Row], _ columns: [Column],
    _ entries: [Entry]
  ) -> Int {
    let (order, activities, rows) = (order.span, activities.span, rows.span)
    let (columns, entries) = (columns.span, entries.span)
    var place = first
    while place < order.count, !isOpen(Int(order[place]), activities, rows, columns, entries) {
      place &+= 1
    }
    return place
  }

  private static func isOpen(
    _ index: Int, _ activities: Span<Activity>, _ rows: Span<Row>, _ columns: Span<Column>,
    _ entries: Span<Entry>
  ) -> Bool {
    let (place, penalty) = (activities[index].place, activities[index].penalty)
    if place < 0 {
      return !columns[Int(~place)].isFrozenUp && penalty.costsAbove
        || !columns[Int(~place)].isFrozenDown && penalty.costsBelow
    }
    if violatedSide(activities[index]) == 0 { return false }
    var next = rows[Int(place)].head
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
