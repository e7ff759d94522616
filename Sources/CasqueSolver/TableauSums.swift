extension Tableau {
  /// Adds the pivot row, but for its pivot, to the rows of all factors, a row at a time.
  mutating func addByRows() {
    scratch.scatter(true)
    var factor = 0
    while factor < scratch.factorCount {
      makeRoom(room(scratch.summandCount, scratch.factorCount - factor))
      factor = Self.addToRows(
        from: factor, scratch.factors, scratch.factorCount, scratch.summands,
        scratch.summandCount, scratch.mark, &scratch.met, &rows, &columns, &entries, &free)
    }
    scratch.gather(true)
  }

  /// Adds the pivot row, but for its pivot, to the rows of all factors, a column at a time.
  mutating func addByColumns() {
    scratch.scatter(false)
    var summand = 0
    while summand < scratch.summandCount {
      makeRoom(room(scratch.factorCount, scratch.summandCount - summand))
      summand = Self.addToColumns(
        from: summand, scratch.summands, scratch.summandCount, scratch.factors,
        scratch.factorCount, scratch.mark, &scratch.met, &rows, &columns, &entries, &free)
    }
    scratch.gather(false)
  }

  /// The entries to have in store: for one sum, and for all that are left if these are few.
  private func room(_ length: Int, _ left: Int) -> Int32 {
    Int32(truncatingIfNeeded: max(length, min(length * left, 64)))
  }

  /// Adds all summands to the rows of the factors, as long as there are entries for one more row;
  /// returns the first factor that is left.
  private static func addToRows(
    from first: Int, _ factors: [IndexedTerm], _ factorCount: Int, _ summands: [IndexedTerm],
    _ count: Int, _ mark: [Int32], _ met: inout [Int32], _ rows: inout [Row],
    _ columns: inout [Column], _ entries: inout [Entry], _ free: inout FreeEntries
  ) -> Int {
    var rows = rows.mutableSpan
    var columns = columns.mutableSpan
    var entries = entries.mutableSpan
    var met = met.mutableSpan
    let mark = mark.span
    let summands = summands.span
    let factors = factors.span
    var unused = free
    var factor = first
    while factor < factorCount, Int(unused.count) >= count {
      let (row, coefficient) = (factors[factor].index, factors[factor].coefficient)
      let turn = Int32(truncatingIfNeeded: factor)
      var left = count
      var next = rows[Int(row)].head
      while next >= 0 {
        let index = next
        next = entries[Int(index)].nextInRow
        let place = Int(mark[Int(entries[Int(index)].column)])
        if place < 0 { continue }
        met[place] = turn
        left &-= 1
        let change = coefficient * summands[place].coefficient
        accumulate(index, change, &rows, &columns, &entries, &unused)
      }
      var place = 0
      while left > 0 {
        if met[place] != turn {
          left &-= 1
          let change = coefficient * summands[place].coefficient
          link(row, summands[place].index, change, &rows, &columns, &entries, &unused)
        }
        place &+= 1
      }
      factor += 1
    }
    free = unused
    return factor
  }

  /// Adds the summands, times each factor, to the rows of the factors, as long as there are
  /// entries for one more column; returns the first summand that is left.
  private static func addToColumns(
    from first: Int, _ summands: [IndexedTerm], _ summandCount: Int, _ factors: [IndexedTerm],
    _ count: Int, _ mark: [Int32], _ met: inout [Int32], _ rows: inout [Row],
    _ columns: inout [Column], _ entries: inout [Entry], _ free: inout FreeEntries
  ) -> Int {
    var rows = rows.mutableSpan
    var columns = columns.mutableSpan
    var entries = entries.mutableSpan
    var met = met.mutableSpan
    let mark = mark.span
    let summands = summands.span
    let factors = factors.span
    var unused = free
    var summand = first
    while summand < summandCount, Int(unused.count) >= count {
      let (column, coefficient) = (summands[summand].index, summands[summand].coefficient)
      let turn = Int32(truncatingIfNeeded: summand)
      var left = count
      var next = columns[Int(column)].head
      while next >= 0 {
        let index = next
        next = entries[Int(index)].nextInColumn
        let place = Int(mark[Int(entries[Int(index)].row)])
        if place < 0 { continue }
        met[place] = turn
        left &-= 1
        let change = coefficient * factors[place].coefficient
        accumulate(index, change, &rows, &columns, &entries, &unused)
      }
      var place = 0
      while left > 0 {
        if met[place] != turn {
          left &-= 1
          let change = coefficient * factors[place].coefficient
          link(factors[place].index, column, change, &rows, &columns, &entries, &unused)
        }
        place &+= 1
      }
      summand += 1
    }
    free = unused
    return summand
  }

  /// Adds to an entry and removes it when it cancels.
  @inline(__always)
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
