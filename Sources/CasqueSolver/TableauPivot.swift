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
      for factor in factors { add(row, except: pivot, times: factor) }
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

  /// Adds the pivot row, but for its pivot, to one row.
  private mutating func add(_ row: Int, except pivot: Int32, times factor: IndexedTerm) {
    let target = Int(factor.index)
    var next = rows[target].head
    while next >= 0 {
      mark[Int(entries[Int(next)].column)] = next
      next = entries[Int(next)].nextInRow
    }
    next = rows[row].head
    while next >= 0 {
      let entry = entries[Int(next)]
      if next != pivot {
        let known = mark[Int(entry.column)]
        if known >= 0 {
          mark[Int(entry.column)] = -1
          accumulate(known, factor.coefficient * entry.value)
        } else {
          insert(factor.index, entry.column, factor.coefficient * entry.value)
        }
      }
      next = entry.nextInRow
    }
    next = rows[target].head
    while next >= 0 {
      mark[Int(entries[Int(next)].column)] = -1
      next = entries[Int(next)].nextInRow
    }
  }

  /// Adds the pivot row, but for its pivot, to all rows, a column at a time.
  private mutating func addByColumns(_ row: Int, except pivot: Int32) {
    var next = rows[row].head
    while next >= 0 {
      let entry = entries[Int(next)]
      if next != pivot {
        let column = Int(entry.column)
        var other = columns[column].head
        while other >= 0 {
          mark[Int(entries[Int(other)].row)] = other
          other = entries[Int(other)].nextInColumn
        }
        for factor in factors {
          let known = mark[Int(factor.index)]
          if known >= 0 {
            mark[Int(factor.index)] = -1
            accumulate(known, factor.coefficient * entry.value)
          } else {
            insert(factor.index, entry.column, factor.coefficient * entry.value)
          }
        }
        other = columns[column].head
        while other >= 0 {
          mark[Int(entries[Int(other)].row)] = -1
          other = entries[Int(other)].nextInColumn
        }
      }
      next = entry.nextInRow
    }
  }

  /// Adds to an entry and removes it when it cancels.
  private mutating func accumulate(_ index: Int32, _ change: Double) {
    let old = entries[Int(index)].value
    let value = old + change
    if abs(value) > Tolerance.cancellation * (abs(old) + abs(change)) {
      entries[Int(index)].value = value
    } else {
      remove(index)
    }
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
}
