extension Tableau {
  /// Exchanges the activities that own the row and the column of an entry.
  mutating func pivot(_ pivot: Int32) {
    pivots += 1
    let (row, column) = (Int(entries[Int(pivot)].row), Int(entries[Int(pivot)].column))
    scratch.fit(rows: rows.count, columns: columns.count)
    scratch.fit(summands: rows[row].count, factors: columns[column].count)
    let entering = Int(columns[column].owner)
    let leaving = Int(rows[row].owner)
    let isByRows = Self.exchange(pivot, &activities, &rows, &columns, &entries, &scratch)
    if isLoose || activities[leaving].looseness != .none
      || abs(activities[entering].value) > Tolerance.ordinary
    {
      isLoose = true
      loosen(entering: entering, leaving: leaving, inverse: entries[Int(pivot)].value)
    }
    guard scratch.summandCount > 0, scratch.factorCount > 0 else { return }
    if isByRows { addByRows() } else { addByColumns() }
  }

  /// Exchanges the owners and notes what has to be added to other rows; whether that is done
  /// faster a row at a time.
  private static func exchange(
    _ pivot: Int32, _ activities: inout [Activity], _ rows: inout [Row],
    _ columns: inout [Column], _ entries: inout [Entry], _ scratch: inout Scratch
  ) -> Bool {
    var activities = activities.mutableSpan
    var rows = rows.mutableSpan
    var columns = columns.mutableSpan
    var entries = entries.mutableSpan
    let entry = entries[Int(pivot)]
    let (row, column) = (Int(entry.row), Int(entry.column))
    let inverse = 1 / entry.value
    let leaving = Int(rows[row].owner)
    let entering = Int(columns[column].owner)
    let value = -activities[leaving].value * inverse
    let shift = -activities[leaving].shift * inverse
    activities[leaving].value = 0
    activities[leaving].shift = 0
    activities[leaving].place = ~entry.column
    activities[entering].value = value
    activities[entering].shift = shift
    activities[entering].place = entry.row
    rows[row].owner = Int32(entering)
    columns[column].owner = Int32(leaving)
    var summands = scratch.summands.mutableSpan
    let (summandCount, columnSizes) = takeSummands(
      rows[row].head, except: pivot, -inverse, columns, &entries, &summands)
    entries[Int(pivot)].value = inverse

    // Every other row that names the column gets its part, and its owner's value moves.
    var factors = scratch.factors.mutableSpan
    var factorCount = 0
    var rowSizes = 0
    var next = columns[column].head
    while next >= 0 {
      let index = Int(next)
      next = entries[index].nextInColumn
      if index == Int(pivot) { continue }
      let coefficient = entries[index].value
      let named = entries[index].row
      factors[factorCount] = IndexedTerm(index: named, coefficient: coefficient)
      factorCount &+= 1
      rowSizes &+= Int(rows[Int(named)].count)
      entries[index].value = coefficient * inverse
      let owner = Int(rows[Int(named)].owner)
      activities[owner].value += coefficient * value
      activities[owner].shift += coefficient * shift
    }
    scratch.summandCount = summandCount
    scratch.factorCount = factorCount
    // A sum looks at every entry of what it is added to, and costs something to begin with.
    return rowSizes + 2 * factorCount <= columnSizes + 2 * summandCount
  }

  /// Scales a row and notes its entries but for the pivot; their number and that of the entries in
  /// their columns.
  private static func takeSummands(
    _ head: Int32, except pivot: Int32, _ factor: Double, _ columns: borrowing MutableSpan<Column>,
    _ entries: inout MutableSpan<Entry>, _ summands: inout MutableSpan<IndexedTerm>
  ) -> (count: Int, columnSizes: Int) {
    var count = 0
    var sizes = 0
    var next = head
    while next >= 0 {
      let index = Int(next)
      next = entries[index].nextInRow
      if index == Int(pivot) { continue }
      let coefficient = entries[index].value * factor
      let column = entries[index].column
      entries[index].value = coefficient
      summands[count] = IndexedTerm(index: column, coefficient: coefficient)
      count &+= 1
      sizes &+= Int(columns[Int(column)].count)
    }
    return (count, sizes)
  }

  /// Computes the value of an activity anew from the constants.
  mutating func refreshValue(of index: Int) {
    Self.refreshValue(of: index, &activities, rows, columns, entries)
    if isLoose { loosen(index) }
  }

  private static func refreshValue(
    of index: Int, _ activities: inout [Activity], _ rows: [Row], _ columns: [Column],
    _ entries: [Entry]
  ) {
    var activities = activities.mutableSpan
    refreshValue(of: index, &activities, rows.span, columns.span, entries.span)
  }

  static func refreshValue(
    of index: Int, _ activities: inout MutableSpan<Activity>, _ rows: Span<Row>,
    _ columns: Span<Column>, _ entries: Span<Entry>
  ) {
    let place = activities[index].place
    guard place >= 0 else { return }
    var value = activities[index].constant
    var shift = activities[index].perturbation
    var next = rows[Int(place)].head
    while next >= 0 {
      let coefficient = entries[Int(next)].value
      let other = Int(columns[Int(entries[Int(next)].column)].owner)
      value -= coefficient * activities[other].constant
      shift -= coefficient * activities[other].perturbation
      next = entries[Int(next)].nextInRow
    }
    activities[index].value = value
    activities[index].shift = shift
  }

  /// Computes the values of all activities anew from the constants.
  mutating func refreshValues() {
    Self.refreshValues(&activities, rows, columns, entries)
    guard isLoose else { return }
    for index in activities.indices { loosen(index) }
  }

  private static func refreshValues(
    _ activities: inout [Activity], _ rows: [Row], _ columns: [Column], _ entries: [Entry]
  ) {
    var activities = activities.mutableSpan
    let (rows, columns, entries) = (rows.span, columns.span, entries.span)
    for place in rows.indices {
      let owner = Int(rows[place].owner)
      var value = activities[owner].constant
      var shift = activities[owner].perturbation
      var next = rows[place].head
      while next >= 0 {
        let factor = entries[Int(next)].value
        let other = Int(columns[Int(entries[Int(next)].column)].owner)
        value -= factor * activities[other].constant
        shift -= factor * activities[other].perturbation
        next = entries[Int(next)].nextInRow
      }
      activities[owner].value = value
      activities[owner].shift = shift
    }
  }

  /// Takes over the constants of the system's rows.
  mutating func load(_ system: [Presolved.Row], _ slots: [Double]) {
    var activities = activities.mutableSpan
    let (system, slots) = (system.span, slots.span)
    for index in system.indices {
      activities[index].constant = slots[Int(system[index].slot)]
    }
  }
}
