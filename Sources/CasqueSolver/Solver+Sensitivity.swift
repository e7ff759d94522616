/// How a value changes with the suggestions, and how far that holds.
public struct Sensitivity: Sendable, Hashable {
  /// The part of one edit variable.
  public struct Part: Sendable, Hashable {
    /// The edit variable.
    public var variable: Variable
    /// The change of the value for one unit of the suggestion; the largest number where it is too
    /// large for one.
    public var coefficient: Double
    /// The suggestions for this edit variable, the others as they are, for which that holds.
    public var holds: ClosedRange<Double>
  }

  /// The value where all suggestions are zero, if that held everywhere; the largest number where it
  /// is too large for one.
  public var constant: Double
  /// The edit variables that have a suggestion, in order of creation.
  public var parts: [Part]
}

extension Solver {
  /// A variable's value as a sum over the suggestions, constant + Σ coefficient · suggestion, and
  /// the interval of each suggestion in which no other constraint comes to bind.
  ///
  /// Complexity: linear in the system for each edit variable.
  public mutating func sensitivity(of variable: Variable) -> Sensitivity {
    let value = value(of: variable)
    state.refreshProgram()
    var result = Sensitivity(constant: value, parts: [])
    guard let program = state.program else { return result }
    var products: [(coefficient: Double, suggestion: Double)] = []
    for edit in state.edits {
      guard let id = edit.id, let slot = state.store.slot(of: id) else { continue }
      let plane = program.plane(slot, state.store)
      let suggestion = -state.store.records[slot].constant
      let derivative = plane.values[variable.index]
      let coefficient = Sensitivity.finite(derivative)
      let (down, up) = derivative.isFinite ? program.room(plane) : (0, 0)
      products.append((coefficient, suggestion))
      result.parts.append(
        Sensitivity.Part(
          variable: Variable(index: edit.variable), coefficient: coefficient,
          holds: suggestion - down...suggestion + up))
    }
    result.constant = Sensitivity.rest(of: value, without: products)
    return result
  }
}

extension Sensitivity {
  /// A number, or the nearest one to what is too large for one.
  fileprivate static func finite(_ number: Double) -> Double {
    if number.isNaN { return 0 }
    return max(-.greatestFiniteMagnitude, min(number, .greatestFiniteMagnitude))
  }

  /// A value without the sum of some products.
  fileprivate static func rest(
    of value: Double, without products: [(coefficient: Double, suggestion: Double)]
  ) -> Double {
    let rest = products.reduce(value) { $0 - $1.coefficient * $1.suggestion }
    if rest.isFinite { return rest }
    // Products that are too large may make up for each other.
    let small = Double(sign: .plus, exponent: -600, significand: 1)
    let scaled = products.reduce(value * small * small) {
      $0 - ($1.coefficient * small) * ($1.suggestion * small)
    }
    return finite(scaled / small / small)
  }
}

extension Program {
  /// How far a suggestion can shrink and grow until a sign changes or a monitor breaks.
  func room(_ plane: Plane) -> (down: Double, up: Double) {
    var room = (down: Double.infinity, up: Double.infinity)
    func limit(_ value: Double, _ derivative: Double) {
      guard abs(derivative) > Tolerance.limit else { return }
      let distance = value > 0 ? value / abs(derivative) : 0
      if derivative > 0 {
        room.down = min(room.down, distance)
      } else {
        room.up = min(room.up, distance)
      }
    }
    for index in tableau.activities.indices where tableau.activities[index].side != 0 {
      let activity = tableau.activities[index]
      let side = Double(activity.side)
      limit(side * activity.value, side * plane.activities[index])
    }
    for monitor in system.monitors {
      let value = slots[Int(monitor.slot)]
      let derivative = plane.slots[Int(monitor.slot)]
      if monitor.relation != .lessThanOrEqual { limit(value, derivative) }
      if monitor.relation != .greaterThanOrEqual { limit(-value, -derivative) }
    }
    return room
  }
}
