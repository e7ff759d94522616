/// Follows a sum of variables back to roots and to the constants of the constraints that define
/// them, looking at nothing else.
struct WitnessTrace: Sendable {
  // By variable, zero in between.
  private var weight: [Double]
  private var size: [Double]
  /// By variable: when it is followed; those that lead to it come before.
  private var turn: [Int32]
  /// What is to be followed, as a binary heap: turns of variables, then steps, last ones first.
  private var open: [Int32] = []
  private var roots: [Int32] = []
  // By slot of the tape and by constraint, zero in between.
  private var slots: [Double]
  private var slotSizes: [Double]
  private var touchedSlots: [Int32] = []
  /// By slot: the last step of the tape that computes it, or −1; by step: the one before for the
  /// same slot.
  private var lastStep: [Int32]
  private var stepBefore: [Int32]
  private var constraints: [Double]
  private var constraintSizes: [Double]
  private var touched: [Int32] = []

  init(_ system: Presolved, constraints count: Int) {
    weight = Array(repeating: 0, count: system.kinds.count)
    size = Array(repeating: 0, count: system.kinds.count)
    slots = Array(repeating: 0, count: system.slotCount)
    slotSizes = Array(repeating: 0, count: system.slotCount)
    lastStep = Array(repeating: -1, count: system.slotCount)
    stepBefore = Array(repeating: -1, count: system.tape.steps.count)
    constraints = Array(repeating: 0, count: count, room: count / 8 + 64)
    constraintSizes = Array(repeating: 0, count: count, room: count / 8 + 64)
    turn = Array(repeating: -1, count: system.kinds.count)
    for (index, peel) in system.peels.enumerated() { turn[Int(peel.variable)] = Int32(index) }
    let last = system.peels.count + system.evaluationOrder.count - 1
    for (index, variable) in system.evaluationOrder.enumerated() {
      turn[Int(variable)] = Int32(last - index)
    }
    Self.link(system.tape.steps, &lastStep, &stepBefore)
  }

  private static func link(
    _ steps: [Tape.Step], _ last: inout [Int32], _ before: inout [Int32]
  ) {
    let steps = steps.span
    var last = last.mutableSpan
    var before = before.mutableSpan
    for index in steps.indices {
      let target = Int(steps[index].target)
      before[index] = last[target]
      last[target] = Int32(truncatingIfNeeded: index)
    }
  }

  /// Makes room for one more constraint.
  mutating func addConstraint() {
    constraints.append(0)
    constraintSizes.append(0)
  }

  /// Adds a variable to the sum.
  mutating func add(_ term: IndexedTerm) {
    guard term.coefficient != 0 else { return }
    let variable = Int(term.index)
    while weight.count <= variable {
      weight.append(0)
      size.append(0)
      turn.append(-1)
    }
    if size[variable] == 0 {
      if turn[variable] >= 0 { push(turn[variable]) } else { roots.append(term.index) }
    }
    weight[variable] += term.coefficient
    size[variable] += abs(term.coefficient)
  }

  /// Adds a part of a slot of the tape.
  mutating func addSlot(_ slot: Int32, _ part: Double) {
    slots[Int(slot)] += part
    slotSizes[Int(slot)] += abs(part)
    touchedSlots.append(slot)
  }

  /// Adds a part of a constraint's constant.
  mutating func addConstraint(_ place: Int32, _ part: Double) {
    if part == 0 { return }
    if constraintSizes[Int(place)] == 0 { touched.append(place) }
    constraints[Int(place)] += part
    constraintSizes[Int(place)] += abs(part)
  }

  /// Replaces variables by what defines them until there are roots alone.
  mutating func follow(
    _ system: Presolved, _ records: [ConstraintStore.Record], _ terms: [IndexedTerm]
  ) {
    while !open.isEmpty {
      let turn = Int(pop())
      if turn < system.peels.count {
        let peel = system.peels[turn]
        let part = take(Int(peel.variable))
        if part == 0 { continue }
        let factor = -part / peel.coefficient
        addConstraint(peel.constraint, factor)
        for index in records[Int(peel.constraint)].range {
          var term = terms[index]
          if term.index == peel.variable { continue }
          term.coefficient *= factor
          add(term)
        }
      } else {
        let last = system.peels.count + system.evaluationOrder.count - 1
        let variable = system.evaluationOrder[last - turn]
        let part = take(Int(variable))
        if part == 0 { continue }
        addSlot(variable, part)
        for index in system.definitions[Int(variable)].range {
          var term = system.tape.terms[index]
          term.coefficient *= part
          add(term)
        }
      }
    }
    for index in roots.indices
    where Int(roots[index]) < system.kinds.count && system.kinds[Int(roots[index])] == .fixed {
      addSlot(roots[index], take(Int(roots[index])))
    }
  }

  /// The part of a variable, unless it cancelled; it is zero afterwards.
  private mutating func take(_ variable: Int) -> Double {
    let (part, size) = (weight[variable], size[variable])
    weight[variable] = 0
    self.size[variable] = 0
    return abs(part) > Tolerance.cancellation * size ? part : 0
  }

  /// The roots' parts; they are zero afterwards.
  mutating func takeRoots() -> [IndexedTerm] {
    var result: [IndexedTerm] = []
    for root in roots {
      let part = take(Int(root))
      if part != 0 { result.append(IndexedTerm(index: root, coefficient: part)) }
    }
    roots.removeAll(keepingCapacity: true)
    return result
  }

  /// The parts of constraints' constants that did not cancel, those of the slots included, in order
  /// of the constraints; they are zero afterwards.
  mutating func takeConstraints(_ tape: Tape) -> [IndexedTerm] {
    spreadBack(tape)
    touched.sort()
    var result: [IndexedTerm] = []
    for place in touched {
      let (part, size) = (constraints[Int(place)], constraintSizes[Int(place)])
      if abs(part) > Tolerance.cancellation * size {
        result.append(IndexedTerm(index: place, coefficient: part))
      }
      constraints[Int(place)] = 0
      constraintSizes[Int(place)] = 0
    }
    touched.removeAll(keepingCapacity: true)
    return result
  }

  /// Spreads the parts of slots back to the constants of constraints, as ``Tape`` does, but looks
  /// at no other step.
  private mutating func spreadBack(_ tape: Tape) {
    let count = tape.steps.count
    for slot in touchedSlots { open(slot, before: count, of: count) }
    touchedSlots.removeAll(keepingCapacity: true)
    var last = -1
    while !open.isEmpty {
      let index = count - 1 - Int(pop())
      if index == last { continue }
      last = index
      let step = tape.steps[index]
      var factor = slots[Int(step.target)]
      if abs(factor) <= Tolerance.cancellation * slotSizes[Int(step.target)] { factor = 0 }
      if step.constraint >= 0 {
        slots[Int(step.target)] = 0
        slotSizes[Int(step.target)] = 0
      }
      if factor == 0 { continue }
      if step.constraint >= 0 {
        factor *= step.scale
        addConstraint(step.constraint, factor)
      } else {
        open(step.target, before: index, of: count)
      }
      for next in step.range {
        let term = tape.terms[next]
        slots[Int(term.index)] += factor * term.coefficient
        slotSizes[Int(term.index)] += abs(factor * term.coefficient)
        open(term.index, before: index, of: count)
      }
    }
  }

  /// Has a slot's last step before one followed; without any it is zero, and so is its part.
  private mutating func open(_ slot: Int32, before index: Int, of count: Int) {
    var step = lastStep[Int(slot)]
    while step >= index { step = stepBefore[Int(step)] }
    if step >= 0 {
      push(Int32(count - 1) - step)
    } else {
      slots[Int(slot)] = 0
      slotSizes[Int(slot)] = 0
    }
  }

  private mutating func push(_ turn: Int32) {
    open.append(turn)
    var child = open.count - 1
    while child > 0, open[(child - 1) / 2] > open[child] {
      open.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  private mutating func pop() -> Int32 {
    let first = open[0]
    let last = open.removeLast()
    guard !open.isEmpty else { return first }
    open[0] = last
    var parent = 0
    while 2 * parent + 1 < open.count {
      var child = 2 * parent + 1
      if child + 1 < open.count, open[child + 1] < open[child] { child += 1 }
      if open[parent] <= open[child] { break }
      open.swapAt(parent, child)
      parent = child
    }
    return first
  }
}
