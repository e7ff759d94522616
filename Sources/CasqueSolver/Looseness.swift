/// How much coarser an activity's tolerances are than usual, as a power of 16: the numbers that it is
/// computed from may be large.
///
/// Each activity has its own, so that what is far away loosens nothing else.
struct Looseness: Sendable, Equatable {
  private var power: UInt8 = 0

  /// The usual tolerances.
  static let none = Looseness()

  private init() {}

  /// Creates the looseness of what is computed from numbers of the given magnitude.
  init(_ size: Double) {
    guard size > Tolerance.ordinary else { return }
    let exponent = size.isFinite ? Int(size.exponent) : 1023
    power = UInt8(clamping: (exponent - Int(Tolerance.ordinary.exponent)) / 4)
  }

  /// The magnitude up to which a value counts as zero.
  @inline(__always)
  var zero: Double { power == 0 ? Tolerance.zero : Tolerance.zero * factor }

  /// The violation up to which a required constraint counts as satisfied.
  var feasibility: Double { max(Tolerance.feasibility, 10 * zero) }

  private var factor: Double { Double(bitPattern: UInt64(1023 + 4 * Int(power)) << 52) }

  /// That of a multiple.
  func times(_ factor: Double) -> Looseness {
    guard power > 0, factor.isNormal else { return .none }
    var result = self
    result.power = UInt8(clamping: Int(power) + Int(factor.exponent) / 4)
    return result
  }

  /// Takes over a greater looseness.
  mutating func widen(_ other: Looseness) { power = max(power, other.power) }
}

extension Tableau {
  /// What an activity's constant is computed from, at most.
  private func size(of index: Int) -> Double {
    index < sizes.count ? sizes[index] : abs(activities[index].constant)
  }

  /// Finds out how exact a basic activity's value is that was just computed from the constants.
  mutating func loosen(_ index: Int) {
    guard activities[index].place >= 0 else { return }
    var size = size(of: index)
    var next = rows[Int(activities[index].place)].head
    while next >= 0 {
      let entry = entries[Int(next)]
      size += abs(entry.value) * self.size(of: Int(columns[Int(entry.column)].owner))
      next = entry.nextInRow
    }
    activities[index].looseness = Looseness(size)
  }

  /// The same for a component.
  mutating func loosen(_ part: Int, _ components: Components) {
    for place in components.rowRange(part) { loosen(Int(components.rows[place])) }
    for place in components.rootRange(part) { loosen(rowCount + Int(components.roots[place])) }
  }

  /// Takes into account that an activity entered the basis in place of another, and moved others.
  ///
  /// - Parameter inverse: what the other one's value was multiplied with.
  mutating func loosen(entering index: Int, leaving: Int, inverse: Double) {
    let value = abs(activities[index].value)
    var looseness = activities[leaving].looseness.times(inverse)
    looseness.widen(Looseness(value))
    activities[index].looseness = looseness
    activities[leaving].looseness = .none
    for place in 0..<scratch.factorCount {
      let factor = scratch.factors[place]
      let owner = Int(rows[Int(factor.index)].owner)
      activities[owner].looseness.widen(looseness.times(factor.coefficient))
      activities[owner].looseness.widen(Looseness(abs(factor.coefficient) * value))
    }
  }
}

extension Program {
  /// Finds out how exact the rows' constants are.
  mutating func findSizes() {
    if tableau.isLoose || hasLooseRows {
      for index in tableau.activities.indices { tableau.activities[index].looseness = .none }
      sizes.removeAll(keepingCapacity: true)
      tableau.sizes.removeAll(keepingCapacity: true)
      tableau.isLoose = false
      hasLooseRows = false
    }
    // Without a step all slots are zero.
    if system.tape.steps.isEmpty {
      isOverflown = false
      return
    }
    let variables = system.kinds.count
    let largestValue = Self.largest(slots, 0..<variables)
    let largestRest = Self.largest(slots, variables..<slots.count)
    isOverflown = !largestValue.isFinite || !largestRest.isFinite
    guard max(largestValue, largestRest) > Tolerance.ordinary else { return }
    hasLooseRows = true
    guard largestValue > Tolerance.ordinary else { return markRows() }
    sizes = system.tape.sizes(constants, variables: variables, count: system.slotCount)
    for row in system.rows {
      tableau.sizes.append(max(sizes[Int(row.slot)], abs(slots[Int(row.slot)])))
    }
    tableau.isLoose = true
    for index in tableau.activities.indices { tableau.loosen(index) }
  }

  /// Notes the rows whose constants are large by themselves.
  ///
  /// They matter to others only once they own a column.
  private mutating func markRows() {
    for (index, row) in system.rows.enumerated() {
      let looseness = Looseness(abs(slots[Int(row.slot)]))
      if looseness == .none { continue }
      tableau.activities[index].looseness = looseness
      if tableau.activities[index].place < 0 { tableau.isLoose = true }
    }
    guard tableau.isLoose else { return }
    for index in tableau.activities.indices { tableau.loosen(index) }
  }

  private static func largest(_ slots: [Double], _ range: Range<Int>) -> Double {
    let slots = slots.span
    var magnitude = 0.0
    for index in range {
      let size = abs(slots[index])
      // What is no number counts as infinite.
      if !(size <= magnitude) { magnitude = size.isNaN ? .infinity : size }
    }
    return magnitude
  }
}

extension Tape {
  /// By slot: the magnitude of the numbers that it is computed from, for a row or a monitor without
  /// its own constant.
  func sizes(_ constants: [Double], variables: Int, count: Int) -> [Double] {
    var sizes = Array(repeating: 0.0, count: count)
    for step in steps {
      let target = Int(step.target)
      var size = 0.0
      if step.constraint < 0 {
        size = sizes[target]
      } else if target < variables {
        size = abs(constants[Int(step.constraint)])
      }
      for term in terms[step.range] {
        size += abs(term.coefficient) * sizes[Int(term.index)]
      }
      sizes[target] = step.constraint < 0 ? size : abs(step.scale) * size
    }
    return sizes
  }
}
