/// Finds inclusion-minimal sets of required constraints that cannot hold together.
enum ConflictSearch {
  /// The slots of a minimal conflict among a store's required constraints, in order.
  ///
  /// Most often the solved system proves one at once, see ``Program/provenConflict()``. Otherwise a
  /// certificate names few candidates; then each is left out in turn, and stays out when the rest
  /// is still unsatisfiable. So every member left is needed.
  static func minimal(_ store: ConstraintStore) -> [Int] {
    var all: [Int] = []
    for slot in store.records.indices
    where store.records[slot].isHeld && store.records[slot].isRequired {
      all.append(slot)
    }
    let proven = Program(store.subset(all), .wishes).provenConflict().map { all[$0] }
    if !proven.isEmpty, !Program(store.subset(proven), .wishes).isFeasible { return proven }
    guard var members = conflict(in: all, of: store) else { return all }
    var index = 0
    while index < members.count {
      var rest = members
      let member = rest.remove(at: index)
      if let smaller = conflict(in: rest, of: store) {
        // What was found to be needed before stays needed in any part of the set.
        members = smaller
        index = smaller.firstIndex { $0 > member } ?? smaller.count
      } else {
        index += 1
      }
    }
    return members
  }

  /// An unsatisfiable part of the given constraints, or nil if they can all hold.
  private static func conflict(in slots: [Int], of store: ConstraintStore) -> [Int]? {
    let part = store.subset(slots)
    let program = Program(part, .wishes)
    guard !program.isFeasible else { return nil }
    let certificate = program.certificate().map { slots[$0] }
    if certificate.count < slots.count, !certificate.isEmpty,
      !Program(store.subset(certificate), .wishes).isFeasible
    {
      return certificate
    }
    return slots
  }
}

extension ConstraintStore {
  /// A store of the given constraints alone, over the variables they name.
  func subset(_ slots: [Int]) -> ConstraintStore {
    var named: [Int32] = []
    for slot in slots {
      for term in terms[records[slot].range] { named.append(term.index) }
    }
    named.sort()
    var variables: [Int32] = []
    for variable in named where variables.last != variable { variables.append(variable) }
    var part = ConstraintStore()
    part.variableCount = variables.count
    for slot in slots {
      let record = records[slot]
      let moved = terms[record.range].map { term in
        IndexedTerm(
          index: Int32(Self.place(of: term.index, in: variables)), coefficient: term.coefficient)
      }
      part.appendCopy(
        moved, constant: record.constant, record.relation, level: record.level)
    }
    return part
  }

  private static func place(of variable: Int32, in variables: [Int32]) -> Int {
    var low = 0
    var high = variables.count
    while low < high {
      let middle = (low + high) / 2
      if variables[middle] < variable { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
