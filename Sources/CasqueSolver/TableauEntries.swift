extension Tableau {
  /// The entries that are not in use, as a list.
  struct FreeEntries: Sendable {
    var head: Int32 = -1
    var count: Int32 = 0
  }

  /// Makes sure that entries can be linked without growing.
  mutating func makeRoom(_ count: Int32) {
    if free.count >= count { return }
    let missing = Int(count &- free.count)
    let first = Int32(truncatingIfNeeded: entries.count)
    entries.append(addingCapacity: missing) { output in
      var entry = Entry.unused
      entry.nextInRow = free.head
      for place in 0..<Int32(truncatingIfNeeded: missing) {
        output.append(entry)
        entry.nextInRow = first &+ place
      }
    }
    free.head = Int32(truncatingIfNeeded: entries.count &- 1)
    free.count = count
  }

  /// Links a new entry.
  mutating func insert(_ row: Int32, _ column: Int32, _ value: Double) {
    makeRoom(1)
    Self.insert(row, column, value, &rows, &columns, &entries, &free)
  }

  private static func insert(
    _ row: Int32, _ column: Int32, _ value: Double, _ rows: inout [Row],
    _ columns: inout [Column], _ entries: inout [Entry], _ free: inout FreeEntries
  ) {
    var rows = rows.mutableSpan
    var columns = columns.mutableSpan
    var entries = entries.mutableSpan
    link(row, column, value, &rows, &columns, &entries, &free)
  }

  /// Unlinks an entry.
  mutating func remove(_ index: Int32) {
    Self.remove(index, &rows, &columns, &entries, &free)
  }

  private static func remove(
    _ index: Int32, _ rows: inout [Row], _ columns: inout [Column], _ entries: inout [Entry],
    _ free: inout FreeEntries
  ) {
    var rows = rows.mutableSpan
    var columns = columns.mutableSpan
    var entries = entries.mutableSpan
    unlink(index, &rows, &columns, &entries, &free)
  }

  @inline(__always)
  static func link(
    _ row: Int32, _ column: Int32, _ value: Double, _ rows: inout MutableSpan<Row>,
    _ columns: inout MutableSpan<Column>, _ entries: inout MutableSpan<Entry>,
    _ free: inout FreeEntries
  ) {
    let index = free.head
    free.head = entries[Int(index)].nextInRow
    free.count &-= 1
    let rowHead = rows[Int(row)].head
    let columnHead = columns[Int(column)].head
    entries[Int(index)] = Entry(
      row: row, column: column, nextInRow: rowHead, previousInRow: -1, nextInColumn: columnHead,
      previousInColumn: -1, value: value)
    if rowHead >= 0 { entries[Int(rowHead)].previousInRow = index }
    if columnHead >= 0 { entries[Int(columnHead)].previousInColumn = index }
    rows[Int(row)].head = index
    rows[Int(row)].count &+= 1
    columns[Int(column)].head = index
    columns[Int(column)].count &+= 1
  }

  /// The entry keeps its own `nextInRow` no longer; whoever walks a row reads it before.
  static func unlink(
    _ index: Int32, _ rows: inout MutableSpan<Row>, _ columns: inout MutableSpan<Column>,
    _ entries: inout MutableSpan<Entry>, _ free: inout FreeEntries
  ) {
    let entry = entries[Int(index)]
    if entry.previousInRow >= 0 {
      entries[Int(entry.previousInRow)].nextInRow = entry.nextInRow
    } else {
      rows[Int(entry.row)].head = entry.nextInRow
    }
    if entry.nextInRow >= 0 { entries[Int(entry.nextInRow)].previousInRow = entry.previousInRow }
    if entry.previousInColumn >= 0 {
      entries[Int(entry.previousInColumn)].nextInColumn = entry.nextInColumn
    } else {
      columns[Int(entry.column)].head = entry.nextInColumn
    }
    if entry.nextInColumn >= 0 {
      entries[Int(entry.nextInColumn)].previousInColumn = entry.previousInColumn
    }
    rows[Int(entry.row)].count &-= 1
    columns[Int(entry.column)].count &-= 1
    entries[Int(index)].nextInRow = free.head
    free.head = index
    free.count &+= 1
  }
}
