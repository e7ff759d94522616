extension Presolver {
  /// Sets aside every variable that one required equality and nothing else names.
  ///
  /// Such an equality can always be met, so it goes with its variable; that may leave another
  /// variable alone. Of two such variables in one equality, the one made later goes.
  mutating func peel() {
    for variable in usage.indices.reversed() where isAlone(variable) {
      peelFrom(variable)
    }
  }

  private func isAlone(_ variable: Int) -> Bool {
    usage[variable].count == 1 && usage[variable].equalities == 1
  }

  private mutating func peelFrom(_ first: Int) {
    stack.removeAll(keepingCapacity: true)
    stack.append(Int32(first))
    while let next = stack.popLast() {
      let variable = Int(next)
      guard isAlone(variable), result.kinds[variable] == .root else { continue }
      let slot = Int(usage[variable].slots)
      let range = records[slot].range
      var coefficient = 0.0
      var largest = 0.0
      for index in range {
        largest = max(largest, abs(terms[index].coefficient))
        if terms[index].index == next { coefficient = terms[index].coefficient }
      }
      guard abs(coefficient) >= Tolerance.elimination * largest else { continue }
      isDone[slot] = true
      result.kinds[variable] = .peeled
      result.peels.append(
        Presolved.Peel(
          variable: next, constraint: Int32(slot), coefficient: coefficient))
      for index in range where terms[index].index != next {
        let other = Int(terms[index].index)
        usage[other].count -= 1
        usage[other].equalities -= 1
        usage[other].slots ^= Int32(slot)
        if isAlone(other) { stack.append(Int32(other)) }
      }
    }
  }
}
