extension Tableau {
  /// A place on the way of an entering activity where a row's activity becomes zero.
  struct Breakpoint {
    var distance: Double
    var shift: Double
    /// What the slope grows by beyond; infinite for a settled row.
    var weight: Double
    var size: Double
    /// The magnitude up to which the row's value counts as zero.
    var zero: Double
    var entry: Int32

    /// Where neither row could tell the two places apart, the shifts decide.
    func isBefore(_ other: Breakpoint) -> Bool {
      let gap = distance - other.distance
      if abs(gap) * max(size, other.size) > 0.5 * max(zero, other.zero) { return gap < 0 }
      if shift != other.shift { return shift < other.shift }
      return size > other.size
    }
  }

  /// How a minimisation ended.
  enum Outcome {
    case optimal
    /// Nothing bounds the way; only for an objective that is no violation.
    case unbounded
    /// Too many pivots.
    case gaveUp
  }

  /// A column and the direction in which its activity improves the objective.
  struct Entering {
    var column: Int
    var direction: Double
    var slope: Double
  }

  /// Minimises the violation of the active rows, all of them listed, without touching settled ones.
  ///
  /// The objective is piecewise linear: a step goes on beyond a breakpoint as long as it descends.
  @discardableResult
  mutating func minimise(_ active: [Int32], _ range: Range<Int>, size: Int) -> Outcome {
    let outcome = descend(active, range, size: size)
    if case .optimal = outcome { freeze() }
    return outcome
  }

  /// Minimises, and leaves free what would worsen the optimum.
  mutating func descend(_ active: [Int32], _ range: Range<Int>, size: Int) -> Outcome {
    scratch.fit(rows: rows.count, columns: columns.count)
    var count = 0
    while true {
      price(active, range)
      if count < 4, !followsBland, scratch.candidateCount > Self.batchSize, passDegenerate() {
        price(active, range)
      }
      guard let entering = choose(followsBland || count > Tolerance.blandFactor * size + 64) else {
        return .optimal
      }
      if !step(entering) {
        guard isViolation(active, range) else { return .unbounded }
        // Rounding alone made it seem to descend.
        if entering.direction > 0 {
          columns[entering.column].isFrozenUp = true
        } else {
          columns[entering.column].isFrozenDown = true
        }
      }
      count += 1
      if count > Tolerance.pivotFactor * size + 256 { return .gaveUp }
    }
  }

  private func isViolation(_ active: [Int32], _ range: Range<Int>) -> Bool {
    activities[Int(active[range.lowerBound])].penalty.isViolation
  }

  /// Computes the slopes of the columns that the active rows name.
  private mutating func price(_ active: [Int32], _ range: Range<Int>) {
    if stampCount == .max {
      for column in columns.indices { columns[column].stamp = 0 }
      stampCount = 0
    }
    stampCount += 1
    scratch.candidateCount = Self.price(
      active, range, stampCount, activities, rows, entries, &columns, &scratch.candidates)
  }

  private static func price(
    _ active: [Int32], _ range: Range<Int>, _ stamp: Int32, _ activities: [Activity],
    _ rows: [Row], _ entries: [Entry], _ columns: inout [Column], _ candidates: inout [Int32]
  ) -> Int {
    let (active, activities, rows, entries) = (
      active.span, activities.span, rows.span, entries.span
    )
    var columns = columns.mutableSpan
    var candidates = candidates.mutableSpan
    var count = 0
    var index = range.lowerBound
    while index < range.upperBound {
      let activity = Int(active[index])
      index &+= 1
      let place = activities[activity].place
      if place < 0 {
        if columns[Int(~place)].restart(stamp) {
          candidates[count] = ~place
          count &+= 1
        }
        continue
      }
      let side = violatedSide(activities[activity])
      if side == 0 { continue }
      let weight = activities[activity].weight
      let least = leastSlope(activities[activity])
      var next = rows[Int(place)].head
      while next >= 0 {
        let column = Int(entries[Int(next)].column)
        let coefficient = entries[Int(next)].value
        let change = abs(coefficient) > least ? weight * coefficient : 0
        if columns[column].restart(stamp) {
          candidates[count] = Int32(truncatingIfNeeded: column)
          count &+= 1
        }
        columns[column].slope += side * change
        columns[column].slopeSize += abs(change)
        next = entries[Int(next)].nextInRow
      }
    }
    return count
  }

  /// The coefficient up to which an activity does not move with a column.
  ///
  /// What several cancellations leave is no slope, however large beside nothing. And what decides
  /// a tie may not move everything else far to gain next to nothing.
  @inline(__always)
  private static func leastSlope(_ activity: Activity) -> Double {
    activity.stage == .alone && activity.penalty.isViolation ? Tolerance.pivot : Tolerance.entry
  }

  /// The slopes of the objective as a column's activity grows and as it shrinks; what is rounding
  /// is zero.
  func slopes(_ column: Int) -> (up: Double, down: Double) {
    Self.slopes(columns[column], activities[Int(columns[column].owner)])
  }

  @inline(__always)
  private static func slopes(_ column: Column, _ owner: Activity) -> (up: Double, down: Double) {
    guard owner.stage.isMinimised else {
      let slope = abs(column.slope) > Tolerance.slope * column.slopeSize ? column.slope : 0
      return (slope, -slope)
    }
    var (above, below) = (0.0, 0.0)
    switch owner.penalty {
    case .equal: (above, below) = (owner.weight, owner.weight)
    case .atMost: above = owner.weight
    case .atLeast: below = owner.weight
    case .rising: (above, below) = (owner.weight, -owner.weight)
    case .falling: (above, below) = (-owner.weight, owner.weight)
    }
    let (up, down) = (column.slope + above, below - column.slope)
    return (
      abs(up) > Tolerance.slope * (column.slopeSize + abs(above)) ? up : 0,
      abs(down) > Tolerance.slope * (column.slopeSize + abs(below)) ? down : 0
    )
  }

  /// The steepest descent, or under Bland's rule the first one in order of the owners.
  private func choose(_ followsBland: Bool) -> Entering? {
    let (candidates, columns, activities) = (
      scratch.candidates.span, columns.span, activities.span
    )
    var best = -1
    var bestSlope = 0.0
    var bestDirection = 0.0
    let count = scratch.candidateCount
    var place = 0
    while place < count {
      let candidate = Int(candidates[place])
      place &+= 1
      if columns[candidate].isFrozenUp && columns[candidate].isFrozenDown { continue }
      let owner = columns[candidate].owner
      let (up, down) = Self.slopes(columns[candidate], activities[Int(owner)])
      var slope = 0.0
      var direction = 0.0
      if !columns[candidate].isFrozenUp && up < 0 { (slope, direction) = (up, 1) }
      if !columns[candidate].isFrozenDown && down < slope { (slope, direction) = (down, -1) }
      if direction == 0 { continue }
      if best >= 0 {
        let isBetter = followsBland ? owner < columns[best].owner : slope < bestSlope
        if !isBetter { continue }
      }
      (best, bestSlope, bestDirection) = (candidate, slope, direction)
    }
    return best < 0 ? nil : Entering(column: best, direction: bestDirection, slope: bestSlope)
  }

  /// Freezes what would worsen an optimum.
  private mutating func freeze() {
    for place in 0..<scratch.candidateCount {
      let candidate = Int(scratch.candidates[place])
      let (up, down) = slopes(candidate)
      if up > 0 { columns[candidate].isFrozenUp = true }
      if down > 0 { columns[candidate].isFrozenDown = true }
    }
  }

  /// Moves an activity into the basis; what stands in its way at the end leaves it.
  ///
  /// Returns whether anything stood there; otherwise nothing was done.
  private mutating func step(_ entering: Entering) -> Bool {
    collectBreakpoints(entering)
    guard let stop = stop(entering.slope) else { return false }
    let entry = entries[Int(stop.entry)]
    leave(stop.entry, isRising: entry.value * entering.direction > 0)
    return true
  }

  /// Lets an activity that comes to zero leave the basis; a settled one may not go on.
  mutating func leave(_ pivotEntry: Int32, isRising: Bool) {
    let entry = entries[Int(pivotEntry)]
    let leaving = activities[Int(rows[Int(entry.row)].owner)]
    pivot(pivotEntry)
    var (isFrozenUp, isFrozenDown) = (false, false)
    if leaving.stage == .held {
      // Rounding may have brought it there from its wrong side.
      (isFrozenUp, isFrozenDown) = (leaving.penalty.costsAbove, leaving.penalty.costsBelow)
    } else if leaving.stage.keepsSign {
      (isFrozenUp, isFrozenDown) = (isRising, !isRising)
    }
    columns[Int(entry.column)].isFrozenUp = isFrozenUp
    columns[Int(entry.column)].isFrozenDown = isFrozenDown
  }

  /// How far the activity that owns a column can move before a settled one changes sign.
  mutating func reach(_ column: Int, _ direction: Double) -> Double {
    let isFrozen = direction > 0 ? columns[column].isFrozenUp : columns[column].isFrozenDown
    if isFrozen { return 0 }
    collectBreakpoints(Entering(column: column, direction: direction, slope: 0))
    var reach = Double.infinity
    for breakpoint in breakpoints where breakpoint.weight == .infinity {
      reach = min(reach, breakpoint.distance)
    }
    return reach
  }

  mutating func collectBreakpoints(_ entering: Entering) {
    breakpoints.removeAll(keepingCapacity: true)
    Self.collectBreakpoints(
      columns[entering.column].head, entering.direction, entries, rows, activities, &breakpoints)
  }

  private static func collectBreakpoints(
    _ head: Int32, _ direction: Double, _ entries: [Entry], _ rows: [Row],
    _ activities: [Activity], _ breakpoints: inout [Breakpoint]
  ) {
    let (entries, rows, activities) = (entries.span, rows.span, activities.span)
    var next = head
    while next >= 0 {
      let owner = Int(rows[Int(entries[Int(next)].row)].owner)
      if activities[owner].stage != .pending,
        let breakpoint = breakpoint(
          next, entries[Int(next)].value * direction, activities[owner])
      {
        breakpoints.append(breakpoint)
      }
      next = entries[Int(next)].nextInColumn
    }
  }

  @inline(__always)
  private static func breakpoint(
    _ entry: Int32, _ change: Double, _ owner: Activity
  ) -> Breakpoint? {
    guard abs(change) > Tolerance.breakpoint else { return nil }
    let zero = owner.looseness.zero
    // By a small coefficient even what counts as zero is far away.
    let isZero = abs(owner.value) <= min(zero, Tolerance.step * abs(change))
    var sign = isZero || abs(owner.value) > zero ? sign(owner) : owner.value > 0 ? 1 : -1
    if isZero, owner.stage == .settled, owner.side != 0 { sign = Double(owner.side) }
    if !owner.penalty.isViolation { return nil }
    var kinks = owner.penalty == .equal ? 2.0 : 1
    if sign == 0 {
      // Exactly at zero: what matters is on which side the move ends.
      if !owner.penalty.costsAbove && change > 0 { return nil }
      if !owner.penalty.costsBelow && change < 0 { return nil }
      kinks = 1
    } else if sign * change > 0 {
      // Rounding may have taken what holds to the wrong side, but no further.
      let isWorse = change > 0 ? owner.penalty.costsAbove : owner.penalty.costsBelow
      guard owner.stage == .held, isWorse else { return nil }
      return Breakpoint(
        distance: 0, shift: -.infinity, weight: .infinity, size: abs(change), zero: zero,
        entry: entry)
    } else if owner.stage == .held, owner.penalty != .equal, violatedSide(owner) != 0 {
      // It comes back from there.
      return nil
    }
    return Breakpoint(
      distance: isZero ? 0 : -owner.value / change, shift: -owner.shift / change,
      weight: owner.stage.keepsSign ? .infinity : kinks * owner.weight * abs(change),
      size: abs(change), zero: zero, entry: entry)
  }

  /// The first breakpoint at which the descent ends.
  private mutating func stop(_ slope: Double) -> Breakpoint? {
    var size = abs(slope)
    for breakpoint in breakpoints where breakpoint.weight.isFinite { size += breakpoint.weight }
    // The slope is a sum of what the weights are made of, so that rounding may leave a rest.
    let descending = -Tolerance.slope * size
    var slope = slope
    if breakpoints.count > 24 {
      breakpoints.sort { $0.isBefore($1) }
      for breakpoint in breakpoints {
        slope += breakpoint.weight
        if slope >= descending { return breakpoint }
      }
      return nil
    }
    var remaining = breakpoints.count
    while remaining > 0 {
      var first = 0
      for index in 1..<max(1, remaining)
      where breakpoints[index].isBefore(breakpoints[first]) {
        first = index
      }
      let breakpoint = breakpoints[first]
      slope += breakpoint.weight
      if slope >= descending { return breakpoint }
      remaining -= 1
      breakpoints[first] = breakpoints[remaining]
    }
    return nil
  }
}
