extension Tableau {
  /// Exchanges the activities that own the row and the column of an entry.
  mutating func pivot(_ pivot: Int32) {
    pivots += 1
    let row = Int(entries[Int(pivot)].row)
    let column = Int(entries[Int(pivot)].column)
    let inverse = 1 / entries[Int(pivot)].value
    scaleRow(row, by: -inverse)
    entries[Int(pivot)].value = inverse
    let (value, shift) = exchangeOwners(row, column, inverse)
    takeFactors(of: column, except: pivot, inverse, value, shift)
    guard rows[row].count > 1, !factors.isEmpty else { return }
    if costByRows(row) <= costByColumns(row, column) {
      addByRows(row, except: pivot)
    } else {
      addByColumns(row, except: pivot)
    }
  }

  private mutating func scaleRow(_ row: Int, by factor: Double) {
    var next = rows[row].head
    while next >= 0 {
      entries[Int(next)].value *= factor
      next = entries[Int(next)].nextInRow
    }
  }

  /// Returns the value and the shift of the activity that becomes basic.
  private mutating func exchangeOwners(
    _ row: Int, _ column: Int, _ inverse: Double
  ) -> (Double, Double) {
    let leaving = Int(rows[row].owner)
    let entering = Int(columns[column].owner)
    let value = -activities[leaving].value * inverse
    let shift = -activities[leaving].shift * inverse
    activities[leaving].value = 0
    activities[leaving].shift = 0
    activities[leaving].place = ~Int32(column)
    activities[entering].value = value
    activities[entering].shift = shift
    activities[entering].place = Int32(row)
    rows[row].owner = Int32(entering)
    columns[column].owner = Int32(leaving)
    return (value, shift)
  }

  /// Notes the rows that name the column with their coefficients, and moves their values.
  private mutating func takeFactors(
    of column: Int, except pivot: Int32, _ inverse: Double, _ value: Double, _ shift: Double
  ) {
    factors.removeAll(keepingCapacity: true)
    var next = columns[column].head
    while next >= 0 {
      let entry = entries[Int(next)]
      if next != pivot {
        factors.append(IndexedTerm(index: entry.row, coefficient: entry.value))
        entries[Int(next)].value = entry.value * inverse
        let owner = Int(rows[Int(entry.row)].owner)
        activities[owner].value += entry.value * value
        activities[owner].shift += entry.value * shift
      }
      next = entry.nextInColumn
    }
  }

  private func costByRows(_ row: Int) -> Int32 {
    var cost: Int32 = 0
    for factor in factors { cost &+= rows[Int(factor.index)].count &+ rows[row].count }
    return cost
  }

  private func costByColumns(_ row: Int, _ column: Int) -> Int32 {
    var cost: Int32 = 0
    var next = rows[row].head
    while next >= 0 {
      cost &+= columns[Int(entries[Int(next)].column)].count &+ Int32(factors.count)
      next = entries[Int(next)].nextInRow
    }
    return cost
  }

  /// Computes the value of an activity anew from the constants.
  mutating func refreshValue(of index: Int) {
    guard activities[index].place >= 0 else { return }
    var value = activities[index].constant
    var shift = activities[index].perturbation
    var next = rows[Int(activities[index].place)].head
    while next >= 0 {
      let entry = entries[Int(next)]
      let other = activities[Int(columns[Int(entry.column)].owner)]
      value -= entry.value * other.constant
      shift -= entry.value * other.perturbation
      next = entry.nextInRow
    }
    activities[index].value = value
    activities[index].shift = shift
  }

  /// Computes the values of all activities anew from the constants.
  mutating func refreshValues() { Self.refreshValues(&activities, rows, columns, entries) }

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
