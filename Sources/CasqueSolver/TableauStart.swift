extension Tableau {
  /// Lets a component start near its answer, before anything is minimised.
  ///
  /// Most wishes of a layout can be met together. So those that are not met where the roots are
  /// zero take the columns that roots own, stronger ones first, unless a required constraint would
  /// break by that; then the required ones that are not met do. Without prices and limits such a
  /// step costs a fraction of one that descends, and the levels have little left to do.
  mutating func startNearWishes(_ part: Int, _ system: Presolved) {
    let rows = system.components.rows
    let range = system.components.rowRange(part)
    for place in range where system.rows[Int(rows[place])].rank > 0 {
      let entry = entryForStart(Int(rows[place]))
      if entry >= 0, !breaksRequired(entry, system) { pivot(entry) }
    }
    for place in range where system.rows[Int(rows[place])].rank == 0 {
      let entry = entryForStart(Int(rows[place]))
      if entry >= 0 { pivot(entry) }
    }
  }

  /// The entry of a row that is not met in the shortest column that a root owns, or −1.
  ///
  /// A coefficient of less than half the largest of its row is passed over, so that rounding does
  /// not grow.
  private func entryForStart(_ index: Int) -> Int32 {
    guard activities[index].place >= 0, violatedSide(activities[index]) != 0 else { return -1 }
    let (columns, entries) = (columns.span, entries.span)
    let head = rows[Int(activities[index].place)].head
    var largest = 0.0
    var next = head
    while next >= 0 {
      largest = max(largest, abs(entries[Int(next)].value))
      next = entries[Int(next)].nextInRow
    }
    var best: Int32 = -1
    var shortest = Int32.max
    next = head
    while next >= 0 {
      let column = Int(entries[Int(next)].column)
      if Int(columns[column].owner) >= rowCount, columns[column].count < shortest,
        abs(entries[Int(next)].value) >= 0.5 * largest
      {
        best = next
        shortest = columns[column].count
      }
      next = entries[Int(next)].nextInRow
    }
    return best
  }

  /// Whether a required row that is met would not be, if the owner of an entry's row became zero by
  /// that of its column.
  private func breaksRequired(_ entry: Int32, _ system: Presolved) -> Bool {
    let (rows, entries, activities) = (rows.span, entries.span, activities.span)
    let leaving = entries[Int(entry)]
    let move = -activities[Int(rows[Int(leaving.row)].owner)].value / leaving.value
    var next = columns[Int(leaving.column)].head
    while next >= 0 {
      let owner = Int(rows[Int(entries[Int(next)].row)].owner)
      if owner < rowCount, system.rows[owner].rank == 0, next != entry {
        var moved = activities[owner]
        moved.value += entries[Int(next)].value * move
        if isViolated(moved), !isViolated(activities[owner]) { return true }
      }
      next = entries[Int(next)].nextInColumn
    }
    return false
  }
}
