extension Tableau {
  /// Adds an activity of its own for a sum of roots, and returns its index.
  ///
  /// - Parameter unit: what the constant is measured by where there is no root.
  mutating func appendProbe(
    _ roots: [IndexedTerm], constant: Double, _ penalty: Penalty, unit: Double = 1
  ) -> Int32 {
    let terms = roots.isEmpty ? [] : inColumns(roots)
    var largest = 0.0
    for term in terms { largest = max(largest, abs(term.coefficient)) }
    let scale = largest > 0 ? Presolver.powerOfTwo(below: largest) : 1 / unit
    let row = Int32(rows.count)
    let index = Int32(activities.count)
    activities.append(Activity(constant: constant * scale, weight: 1, place: row, penalty: penalty))
    activities[Int(index)].weight = 1 / scale
    activities[Int(index)].perturbation = Self.perturbation(of: Int(index))
    rows.append(Row(owner: index))
    for term in terms { insert(row, term.index, term.coefficient * scale) }
    refreshValue(of: Int(index))
    return index
  }

  /// Expresses a sum of roots in the activities that own the columns, in order of these.
  func inColumns(_ roots: [IndexedTerm]) -> [IndexedTerm] {
    var parts: [IndexedTerm] = []
    for root in roots {
      let place = activities[rowCount + Int(root.index)].place
      if place < 0 {
        parts.append(IndexedTerm(index: ~place, coefficient: root.coefficient))
        continue
      }
      var next = rows[Int(place)].head
      while next >= 0 {
        let entry = entries[Int(next)]
        parts.append(
          IndexedTerm(index: entry.column, coefficient: root.coefficient * entry.value))
        next = entry.nextInRow
      }
    }
    // Equal columns in order of size, so that their sum does not depend on how a sort works.
    parts.sort { ($0.index, $0.coefficient) < ($1.index, $1.coefficient) }
    var terms: [IndexedTerm] = []
    var first = 0
    while first < parts.count {
      var (sum, size) = (0.0, 0.0)
      let column = parts[first].index
      while first < parts.count, parts[first].index == column {
        sum += parts[first].coefficient
        size += abs(parts[first].coefficient)
        first += 1
      }
      if abs(sum) > Tolerance.cancellation * size {
        terms.append(IndexedTerm(index: column, coefficient: sum))
      }
    }
    return terms
  }

  /// Removes the activity that was added last.
  mutating func removeLastProbe() {
    let index = activities.count - 1
    if activities[index].place < 0 { makeBasic(Int(~activities[index].place)) }
    let row = Int(activities[index].place)
    while rows[row].head >= 0 { remove(rows[row].head) }
    let last = rows.count - 1
    if row != last {
      rows[row] = rows[last]
      activities[Int(rows[row].owner)].place = Int32(row)
      var next = rows[row].head
      while next >= 0 {
        entries[Int(next)].row = Int32(row)
        next = entries[Int(next)].nextInRow
      }
    }
    rows.removeLast()
    activities.removeLast()
  }

  /// Lets the activity that owns a column own a row instead.
  private mutating func makeBasic(_ column: Int) {
    var best = columns[column].head
    var next = best
    while next >= 0 {
      if abs(entries[Int(next)].value) > abs(entries[Int(best)].value) { best = next }
      next = entries[Int(next)].nextInColumn
    }
    if best >= 0 { pivot(best) }
  }
}
