extension Tableau {
  /// Adds the pivot row, but for its pivot, to the rows of all factors, a row at a time.
  mutating func addByRows(_ row: Int, except pivot: Int32) {
    for index in factors.indices {
      makeRoom(rows[row].count)
      Self.add(
        row, except: pivot, times: factors[index], &rows, &columns, &entries, &mark, &free)
    }
  }

  /// Adds the pivot row, but for its pivot, to the rows of all factors, a column at a time.
  mutating func addByColumns(_ row: Int, except pivot: Int32) {
    var next = rows[row].head
    while next >= 0 {
      let entry = entries[Int(next)]
      if next != pivot {
        makeRoom(Int32(factors.count))
        Self.add(entry, factors, &rows, &columns, &entries, &mark, &free)
      }
      next = entry.nextInRow
    }
  }

  private static func add(
    _ row: Int, except pivot: Int32, times factor: IndexedTerm, _ rows: inout [Row],
    _ columns: inout [Column], _ entries: inout [Entry], _ mark: inout [Int32],
    _ free: inout FreeEntries
  ) {
    var rows = rows.mutableSpan
    var columns = columns.mutableSpan
    var entries = entries.mutableSpan
    var mark = mark.mutableSpan
    var next = rows[Int(factor.index)].head
    while next >= 0 {
      mark[Int(entries[Int(next)].column)] = next
      next = entries[Int(next)].nextInRow
    }
    next = rows[row].head
    while next >= 0 {
      let column = entries[Int(next)].column
      if next != pivot {
        let change = factor.coefficient * entries[Int(next)].value
        let known = mark[Int(column)]
        if isEntry(known, factor.index, column, entries) {
          accumulate(known, change, &rows, &columns, &entries, &free)
        } else {
          link(factor.index, column, change, &rows, &columns, &entries, &free)
        }
      }
      next = entries[Int(next)].nextInRow
    }
  }

  private static func add(
    _ entry: Entry, _ factors: [IndexedTerm], _ rows: inout [Row],
    _ columns: inout [Column], _ entries: inout [Entry], _ mark: inout [Int32],
    _ free: inout FreeEntries
  ) {
    var rows = rows.mutableSpan
    var columns = columns.mutableSpan
    var entries = entries.mutableSpan
    var mark = mark.mutableSpan
    let factors = factors.span
    var next = columns[Int(entry.column)].head
    while next >= 0 {
      mark[Int(entries[Int(next)].row)] = next
      next = entries[Int(next)].nextInColumn
    }
    for index in factors.indices {
      let factor = factors[index]
      let known = mark[Int(factor.index)]
      let change = factor.coefficient * entry.value
      if isEntry(known, factor.index, entry.column, entries) {
        accumulate(known, change, &rows, &columns, &entries, &free)
      } else {
        link(factor.index, entry.column, change, &rows, &columns, &entries, &free)
      }
    }
  }

  /// Whether a mark, which may be an old one, is the entry of a row and a column.
  private static func isEntry(
    _ known: Int32, _ row: Int32, _ column: Int32, _ entries: borrowing MutableSpan<Entry>
  ) -> Bool {
    known >= 0 && entries[Int(known)].row == row && entries[Int(known)].column == column
  }

  /// Adds to an entry and removes it when it cancels.
  private static func accumulate(
    _ index: Int32, _ change: Double, _ rows: inout MutableSpan<Row>,
    _ columns: inout MutableSpan<Column>, _ entries: inout MutableSpan<Entry>,
    _ free: inout FreeEntries
  ) {
    let old = entries[Int(index)].value
    let value = old + change
    if abs(value) > Tolerance.cancellation * (abs(old) + abs(change)) {
      entries[Int(index)].value = value
    } else {
      unlink(index, &rows, &columns, &entries, &free)
    }
  }
}
