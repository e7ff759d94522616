/// The arithmetic that presolve does on constants, recorded.
///
/// Presolve looks at coefficients alone, so that the same recording serves all constants: played
/// forwards it moves a system to other constants, played backwards it tells what a result depends
/// on. A slot holds the constant of a variable's definition, of a row or of a monitor.
struct Tape: Sendable {
  /// slot = scale · (constant of a constraint + Σ coefficient · slot), or, without a constraint,
  /// slot += Σ coefficient · slot.
  struct Step: Sendable {
    var target: Int32
    /// The slot of the constraint in the store, or −1.
    var constraint: Int32
    /// Where the terms stand in ``Tape/terms``.
    var first: Int32
    var count: Int32
    var scale: Double
    var range: Range<Int> { Int(first)..<Int(first) + Int(count) }
  }

  private(set) var steps: [Step] = []
  /// The terms of steps and of definitions; one run may serve both.
  private(set) var terms: [IndexedTerm] = []

  mutating func reserve(steps: Int, terms: Int) {
    self.steps.reserveCapacity(steps)
    self.terms.reserveCapacity(terms)
  }

  mutating func append(_ term: IndexedTerm) { terms.append(term) }

  /// Appends the first terms of a list; returns where they stand.
  mutating func append(_ more: [IndexedTerm], count: Int) -> Range<Int> {
    let first = terms.count
    for index in 0..<count { terms.append(more[index]) }
    return first..<terms.count
  }

  /// Appends those of some terms that name no root; returns where they stand.
  mutating func appendSubstituted(
    _ range: Range<Int>, _ kinds: Span<VariableKind>
  ) -> Range<Int> {
    let first = terms.count
    for index in range where kinds[Int(terms[index].index)] != .root { terms.append(terms[index]) }
    return first..<terms.count
  }

  /// Puts a term in the place of one that no step has.
  mutating func replace(_ index: Int, by term: IndexedTerm) { terms[index] = term }

  /// Appends a step over some terms.
  @inline(__always)
  mutating func addStep(
    target: Int32, constraint: Int32 = -1, _ range: Range<Int>, scale: Double = 1
  ) {
    steps.append(
      Step(
        target: target, constraint: constraint, first: Int32(truncatingIfNeeded: range.lowerBound),
        count: Int32(truncatingIfNeeded: range.count), scale: scale))
  }

  /// Computes all slots from the constants of the constraints.
  func replay(_ constants: [Double], into slots: inout [Double]) {
    let constants = constants.span
    var slots = slots.mutableSpan
    let steps = steps.span
    let terms = terms.span
    var index = 0
    while index < steps.count {
      let constraint = Int(steps[index].constraint)
      let target = Int(steps[index].target)
      var next = Int(steps[index].first)
      let end = next &+ Int(steps[index].count)
      var sum = constraint >= 0 ? constants[constraint] : slots[target]
      while next < end {
        sum += terms[next].coefficient * slots[Int(terms[next].index)]
        next &+= 1
      }
      slots[target] = constraint >= 0 ? steps[index].scale * sum : sum
      index &+= 1
    }
  }

  /// Computes how all slots, zero so far, change with a constraint's constant.
  func derive(_ constraint: Int, into slots: inout [Double]) {
    let (steps, terms) = (steps.span, terms.span)
    var slots = slots.mutableSpan
    var index = 0
    while index < steps.count, Int(steps[index].constraint) != constraint { index &+= 1 }
    while index < steps.count {
      let own = Int(steps[index].constraint)
      let target = Int(steps[index].target)
      var next = Int(steps[index].first)
      let end = next &+ Int(steps[index].count)
      var sum = own < 0 ? slots[target] : own == constraint ? 1 : 0
      while next < end {
        sum += terms[next].coefficient * slots[Int(terms[next].index)]
        next &+= 1
      }
      slots[target] = own < 0 ? sum : steps[index].scale * sum
      index &+= 1
    }
  }

  /// Spreads derivatives by slots back to derivatives by the constants of the constraints.
  func spreadBack(_ slots: inout [Double], to constants: inout [Double]) {
    let (steps, terms) = (steps.span, terms.span)
    var slots = slots.mutableSpan
    var constants = constants.mutableSpan
    for index in steps.indices.reversed() {
      let step = steps[index]
      let outer = slots[Int(step.target)]
      if outer == 0 { continue }
      var factor = outer
      if step.constraint >= 0 {
        factor = outer * step.scale
        slots[Int(step.target)] = 0
        constants[Int(step.constraint)] += factor
      }
      for next in step.range {
        slots[Int(terms[next].index)] += factor * terms[next].coefficient
      }
    }
  }
}
