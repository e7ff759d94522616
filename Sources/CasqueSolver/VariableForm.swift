/// A variable as a sum of roots, with what its constant is made of.
struct VariableForm: Sendable {
  var roots: [IndexedTerm] = []
  /// Parts of the slots and of the constants of constraints.
  var slots: [IndexedTerm] = []
  var constraints: [IndexedTerm] = []
  /// The roots that no row names, as variables.
  var lone: [IndexedTerm] = []
  var hasLoneRoot: Bool { !lone.isEmpty }

  /// The value where all roots are zero.
  func constant(_ slotValues: [Double], _ constants: [Double]) -> Double {
    var sum = 0.0
    for term in slots { sum += term.coefficient * slotValues[Int(term.index)] }
    for term in constraints { sum += term.coefficient * constants[Int(term.index)] }
    return sum
  }
}

/// Follows variables back to roots.
struct FormTracer: Sendable {
  let system: Presolved
  let store: ConstraintStore
  private var rootIndex: [Int32]
  private var peelIndex: [Int32]
  private var weight: [Double]
  private var isReached: [Bool]

  init(_ system: Presolved, _ store: ConstraintStore) {
    self.system = system
    self.store = store
    let count = system.kinds.count
    rootIndex = Array(repeating: -1, count: count, room: 0)
    peelIndex = rootIndex
    for (index, root) in system.roots.enumerated() { rootIndex[Int(root)] = Int32(index) }
    for (index, peel) in system.peels.enumerated() { peelIndex[Int(peel.variable)] = Int32(index) }
    weight = Array(repeating: 0, count: count, room: 0)
    isReached = Array(repeating: false, count: count, room: 0)
  }

  /// The root that a variable is, or nil.
  func root(_ variable: Int) -> Int32? { rootIndex[variable] >= 0 ? rootIndex[variable] : nil }

  /// Whether a variable is free of all rows; then it is zero.
  func isLone(_ variable: Int) -> Bool {
    system.kinds[variable] == .root && rootIndex[variable] < 0
  }

  /// What a variable is computed from.
  func terms(of variable: Int) -> [IndexedTerm] {
    switch system.kinds[variable] {
    case .root, .fixed: return []
    case .defined: return Array(system.tape.terms[system.definitions[variable].range])
    case .peeled:
      let peel = system.peels[Int(peelIndex[variable])]
      let range = store.records[Int(peel.constraint)].range
      return store.terms[range].filter { Int($0.index) != variable }.map {
        IndexedTerm(index: $0.index, coefficient: -$0.coefficient / peel.coefficient)
      }
    }
  }

  /// The form of a variable.
  mutating func form(of variable: Int) -> VariableForm {
    form(of: [IndexedTerm(index: Int32(variable), coefficient: 1)])
  }

  /// The form of a sum of variables, each named once.
  mutating func form(of sum: [IndexedTerm]) -> VariableForm {
    let order = reached(from: sum)
    var form = VariableForm()
    for term in sum { weight[Int(term.index)] += term.coefficient }
    for reached in order.reversed() {
      let part = weight[reached]
      weight[reached] = 0
      isReached[reached] = false
      switch system.kinds[reached] {
      case .root:
        if let root = root(reached) {
          form.roots.append(IndexedTerm(index: root, coefficient: part))
        } else if part != 0 {
          form.lone.append(IndexedTerm(index: Int32(reached), coefficient: part))
        }
      case .fixed: form.slots.append(IndexedTerm(index: Int32(reached), coefficient: part))
      case .defined:
        form.slots.append(IndexedTerm(index: Int32(reached), coefficient: part))
      case .peeled:
        let peel = system.peels[Int(peelIndex[reached])]
        form.constraints.append(
          IndexedTerm(index: peel.constraint, coefficient: -part / peel.coefficient))
      }
      for term in terms(of: reached) { weight[Int(term.index)] += part * term.coefficient }
    }
    return form
  }

  /// The variables of a sum and all they are computed from, each after those it needs.
  private mutating func reached(from sum: [IndexedTerm]) -> [Int] {
    var order: [Int] = []
    var open = sum.map { (variable: Int($0.index), isDone: false) }
    while let top = open.popLast() {
      if top.isDone {
        order.append(top.variable)
        continue
      }
      guard !isReached[top.variable] else { continue }
      isReached[top.variable] = true
      open.append((top.variable, true))
      for term in terms(of: top.variable) where !isReached[Int(term.index)] {
        open.append((Int(term.index), false))
      }
    }
    return order
  }

  /// The variables that change when some roots do, in order of creation.
  func movable(_ moves: (Int32) -> Bool) -> [Int] {
    var flags = Array(repeating: false, count: system.kinds.count)
    for root in system.roots.indices where moves(Int32(root)) {
      flags[Int(system.roots[root])] = true
    }
    for variable in system.kinds.indices where isLone(variable) { flags[variable] = true }
    Self.pass(system.evaluationOrder, system.definitions, system.tape.terms, &flags)
    Self.pass(system.peels, store.records, store.terms, &flags)
    return flags.indices.filter { flags[$0] }
  }

  /// Marks the defined variables that name a marked one.
  private static func pass(
    _ order: [Int32], _ definitions: [Presolved.Definition], _ terms: [IndexedTerm],
    _ flags: inout [Bool]
  ) {
    let (order, definitions, terms) = (order.span, definitions.span, terms.span)
    var flags = flags.mutableSpan
    for place in order.indices {
      let variable = Int(order[place])
      for index in definitions[variable].range where flags[Int(terms[index].index)] {
        flags[variable] = true
      }
    }
  }

  /// Marks the peeled variables whose constraints name a marked one.
  private static func pass(
    _ peels: [Presolved.Peel], _ records: [ConstraintStore.Record], _ terms: [IndexedTerm],
    _ flags: inout [Bool]
  ) {
    let (peels, records, terms) = (peels.span, records.span, terms.span)
    var flags = flags.mutableSpan
    for place in peels.indices.reversed() {
      for index in records[Int(peels[place].constraint)].range
      where flags[Int(terms[index].index)] {
        flags[Int(peels[place].variable)] = true
      }
    }
  }
}
