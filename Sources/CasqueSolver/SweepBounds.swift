extension Sweep {
  /// Lets activities keep their signs, given the derivatives of all by each parameter.
  mutating func addBounds(_ derivatives: [[Double]], _ activities: [Tableau.Activity]) {
    let uses = Uses(derivatives)
    for parameter in parameters.indices {
      Self.limit(
        &parameters[parameter], values[parameter], derivatives[parameter], uses.counts, activities)
    }
    guard uses.hasShared else { return }
    for index in uses.counts.indices where uses.counts[index] > 1 && activities[index].side != 0 {
      let side = Double(activities[index].side)
      addBound(
        side * activities[index].value + Self.signSlack, Self.terms(derivatives, index), side)
    }
  }

  /// Lets monitors hold.
  mutating func addBounds(
    _ derivatives: [[Double]], _ monitors: [Presolved.Monitor], _ slots: [Double]
  ) {
    for monitor in monitors {
      let terms = Self.terms(derivatives, Int(monitor.slot))
      if terms.isEmpty { continue }
      for side in [1.0, -1] {
        let allowed: Relation = side > 0 ? .lessThanOrEqual : .greaterThanOrEqual
        if monitor.relation == allowed { continue }
        addBound(side * slots[Int(monitor.slot)] + Tolerance.feasibility, terms, side)
      }
    }
  }

  /// How far a sign may be passed.
  private static let signSlack = Tolerance.feasibility / 8

  /// Limits a parameter by the signs that it alone can change.
  private static func limit(
    _ parameter: inout Parameter, _ suggestion: Double, _ derivatives: [Double],
    _ uses: [UInt8], _ activities: [Tableau.Activity]
  ) {
    let (derivatives, uses, activities) = (derivatives.span, uses.span, activities.span)
    for index in uses.indices where uses[index] == 1 && activities[index].side != 0 {
      let derivative = derivatives[index]
      guard abs(derivative) > Tolerance.derivative else { continue }
      let side = Double(activities[index].side)
      parameter.limit(
        suggestion, room: side * activities[index].value + signSlack, side * derivative)
    }
  }

  /// Notes that a value, and what it changes with the parameters, must not become negative.
  ///
  /// Of parallel bounds only the tightest is kept, so that thousands of rows become a few bounds.
  private mutating func addBound(_ value: Double, _ derivatives: [IndexedTerm], _ side: Double) {
    if derivatives.count == 1 {
      let parameter = Int(derivatives[0].index)
      return parameters[parameter].limit(
        values[parameter], room: value, side * derivatives[0].coefficient)
    }
    let largest = derivatives.reduce(0) { max($0, abs($1.coefficient)) }
    let terms = derivatives.map {
      IndexedTerm(index: $0.index, coefficient: side * $0.coefficient / largest)
    }
    let base = base(value / largest, terms)
    var first = 0
    for index in bounds.indices.prefix(32) {
      let end = Int(bounds[index].end)
      if isSame(first, end, terms) {
        bounds[index].base = min(bounds[index].base, base)
        return
      }
      first = end
    }
    boundTerms.append(contentsOf: terms)
    bounds.append(Combination(variable: -1, end: Int32(boundTerms.count), base: base))
  }

  private func isSame(_ first: Int, _ end: Int, _ terms: [IndexedTerm]) -> Bool {
    guard end - first == terms.count else { return false }
    for index in terms.indices {
      let known = boundTerms[first + index]
      if known.index != terms[index].index { return false }
      if abs(known.coefficient - terms[index].coefficient) > Tolerance.parallel { return false }
    }
    return true
  }
}

extension Sweep.Parameter {
  /// Takes into account that a value with the given room above zero must not become negative.
  @inline(__always)
  mutating func limit(_ suggestion: Double, room: Double, _ derivative: Double) {
    let end = suggestion - room / derivative
    if derivative > 0 { least = max(least, end) } else { greatest = min(greatest, end) }
  }
}
