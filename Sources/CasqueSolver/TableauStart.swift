extension Tableau {
  /// Lets a component start near its answer, before anything is minimised.
  ///
  /// Most wishes of a layout can be met together. So those that are not met where the roots are
  /// zero become zero in place of what may move, stronger ones first; then the required ones that
  /// are not met do. Without prices and limits such a step costs a fraction of one that descends,
  /// and the levels have little left to do.
  mutating func startNearWishes(_ part: Int, _ system: Presolved) {
    let rows = system.components.rows
    let range = system.components.rowRange(part)
    for place in range where system.rows[Int(rows[place])].rank > 0 {
      start(Int(rows[place]), system)
    }
    for place in range where system.rows[Int(rows[place])].rank == 0 {
      start(Int(rows[place]), system)
    }
  }

  /// Makes a row zero if it is not met.
  private mutating func start(_ index: Int, _ system: Presolved) {
    guard activities[index].place >= 0, Self.violatedSide(activities[index]) != 0 else { return }
    let entry = Self.entryForStart(index, activities, rows, columns, entries, system.rows)
    if entry >= 0 { pivot(entry) }
  }

  /// The entry of a row in the shortest column whose owner may move instead, or −1.
  ///
  /// A coefficient of less than half the largest of its row is passed over, so that rounding does
  /// not grow.
  private static func entryForStart(
    _ index: Int, _ activities: [Activity], _ rows: [Row], _ columns: [Column],
    _ entries: [Entry], _ stated: [Presolved.Row]
  ) -> Int32 {
    let (activities, rows, columns) = (activities.span, rows.span, columns.span)
    let (entries, stated) = (entries.span, stated.span)
    let head = rows[Int(activities[index].place)].head
    var largest = 0.0
    var next = head
    while next >= 0 {
      largest = max(largest, abs(entries[Int(next)].value))
      next = entries[Int(next)].nextInRow
    }
    let (value, rank) = (activities[index].value, stated[index].rank)
    let isZero = abs(value) <= activities[index].looseness.zero
    var best: Int32 = -1
    var shortest = Int32.max
    next = head
    while next >= 0 {
      let entry = next
      next = entries[Int(entry)].nextInRow
      let (column, coefficient) = (Int(entries[Int(entry)].column), entries[Int(entry)].value)
      if columns[column].count >= shortest || abs(coefficient) < 0.5 * largest { continue }
      let owner = Int(columns[column].owner)
      let move = -value / coefficient
      if owner < stated.count, !mayMove(activities[owner].penalty, move),
        !isZero || stated[owner].rank <= rank
      {
        continue
      }
      if breaksRequired(entry, move, activities, rows, columns, entries, stated) { continue }
      best = entry
      shortest = columns[column].count
    }
    return best
  }

  /// Whether a row that is zero may move, as it holds on that side.
  ///
  /// Where there is no way to go, so may a weaker row, and a root always.
  @inline(__always)
  private static func mayMove(_ penalty: Penalty, _ move: Double) -> Bool {
    move > 0 && !penalty.costsAbove || move < 0 && !penalty.costsBelow
  }

  /// Whether another required row that is met would not be, if the owner of an entry's column moved.
  ///
  /// Stronger wishes are not looked at: to keep them costs more, where sums become long, than to
  /// come back to them.
  private static func breaksRequired(
    _ entry: Int32, _ move: Double, _ activities: Span<Activity>, _ rows: Span<Row>,
    _ columns: Span<Column>, _ entries: Span<Entry>, _ stated: Span<Presolved.Row>
  ) -> Bool {
    var next = columns[Int(entries[Int(entry)].column)].head
    while next >= 0 {
      let owner = Int(rows[Int(entries[Int(next)].row)].owner)
      if owner < stated.count, stated[owner].rank == 0, next != entry {
        let penalty = activities[owner].penalty
        let old = activities[owner].value
        let new = old + entries[Int(next)].value * move
        let allowed = activities[owner].looseness.feasibility
        if penalty.costsAbove && new > allowed && old <= allowed
          || penalty.costsBelow && new < -allowed && old >= -allowed
        {
          return true
        }
      }
      next = entries[Int(next)].nextInColumn
    }
    return false
  }
}
