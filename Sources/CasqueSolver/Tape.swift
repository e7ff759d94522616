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
    /// The end of the terms in ``Tape/terms``; they begin where those of the step before end.
    var end: Int32
    var scale: Double
  }

  private(set) var steps: [Step] = []
  private(set) var terms: [IndexedTerm] = []

  mutating func reserve(steps: Int, terms: Int) {
    self.steps.reserveCapacity(steps)
    self.terms.reserveCapacity(terms)
  }

  mutating func append(_ index: Int32, _ coefficient: Double) {
    terms.append(IndexedTerm(index: index, coefficient: coefficient))
  }

  /// Appends some terms of a list.
  mutating func append(_ more: [IndexedTerm], _ range: Range<Int>) {
    for index in range { terms.append(more[index]) }
  }

  /// Appends those of some terms that name no root.
  mutating func appendSubstituted(
    _ range: Range<Int>, _ kinds: Span<VariableKind>, _ more: [IndexedTerm]
  ) {
    for index in range where kinds[Int(more[index].index)] != .root { terms.append(more[index]) }
  }

  /// Records that a variable's definition names fixed variables alone: some terms of a list.
  mutating func fix(_ variable: Int32, _ more: [IndexedTerm], _ range: Range<Int>) {
    append(more, range)
    finishStep(target: variable, constraint: -1, scale: 1)
  }

  /// Closes a step over the terms appended since the last one.
  mutating func finishStep(target: Int32, constraint: Int32, scale: Double) {
    steps.append(
      Step(target: target, constraint: constraint, end: Int32(terms.count), scale: scale))
  }

  /// Computes all slots from the constants of the constraints.
  func replay(_ constants: [Double], into slots: inout [Double]) {
    replay(constants, from: 0, into: &slots)
  }

  /// Computes all slots, zero so far, from constants of which only one constraint's is not zero.
  func replay(_ constants: [Double], of constraint: Int, into slots: inout [Double]) {
    let steps = steps.span
    var first = 0
    while first < steps.count, Int(steps[first].constraint) != constraint { first &+= 1 }
    if first == steps.count { return }
    replay(constants, from: first, into: &slots)
  }

  private func replay(_ constants: [Double], from first: Int, into slots: inout [Double]) {
    let constants = constants.span
    var slots = slots.mutableSpan
    let steps = steps.span
    let terms = terms.span
    var index = first
    var next = first == 0 ? 0 : Int(steps[first - 1].end)
    while index < steps.count {
      let constraint = Int(steps[index].constraint)
      let target = Int(steps[index].target)
      let end = Int(steps[index].end)
      var sum = constraint >= 0 ? constants[constraint] : slots[target]
      while next < end {
        sum += terms[next].coefficient * slots[Int(terms[next].index)]
        next &+= 1
      }
      slots[target] = constraint >= 0 ? steps[index].scale * sum : sum
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
      var next = index == 0 ? 0 : Int(steps[index - 1].end)
      while next < Int(step.end) {
        slots[Int(terms[next].index)] += factor * terms[next].coefficient
        next += 1
      }
    }
  }
}
