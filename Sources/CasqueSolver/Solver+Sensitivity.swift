/// How a value changes with the suggestions, and how far that holds.
public struct Sensitivity: Sendable, Hashable {
  /// The part of one edit variable.
  public struct Part: Sendable, Hashable {
    /// The edit variable.
    public var variable: Variable
    /// The change of the value for one unit of the suggestion.
    public var coefficient: Double
    /// The suggestions for this edit variable, the others as they are, for which that holds.
    public var holds: ClosedRange<Double>
  }

  /// The value where all suggestions are zero, if that held everywhere.
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
    for edit in state.edits {
      guard let id = edit.id, let slot = state.store.slot(of: id) else { continue }
      let plane = program.plane(slot, state.store)
      let suggestion = -state.store.records[slot].constant
      let coefficient = plane.values[variable.index]
      let (down, up) = program.room(plane)
      result.constant -= coefficient * suggestion
      result.parts.append(
        Sensitivity.Part(
          variable: Variable(index: edit.variable), coefficient: coefficient,
          holds: suggestion - down...suggestion + up))
    }
    return result
  }
}

extension Program {
  /// How far a suggestion can shrink and grow until a sign changes or a monitor breaks.
  func room(_ plane: Plane) -> (down: Double, up: Double) {
    var room = (down: Double.infinity, up: Double.infinity)
    func limit(_ value: Double, _ derivative: Double) {
      guard abs(derivative) > Tolerance.limit else { return }
      let distance = max(0, value) / abs(derivative)
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
