import CasqueSolver

/// Phase 2: the parts of a system that share no variable, which are solved apart.
struct Components: Sendable {
  /// Variables and rows that hang together.
  struct Part: Sendable {
    /// In ascending order.
    var variables: [Int] = []
    /// Places in the list of forms, in ascending order.
    var rows: [Int] = []
  }

  /// In ascending order of their first variables.
  private(set) var parts: [Part] = []

  /// Splits `variables`, in ascending order; every form holds at least one of them, and no other.
  init(variables: [Int], forms: [LinearForm]) {
    var leaders = DisjointSets(count: (variables.last ?? -1) + 1)
    for form in forms {
      guard let first = form.entries.first?.variable else { continue }
      for entry in form.entries.dropFirst() { leaders.unite(first, entry.variable) }
    }
    var partOfLeader: [Int: Int] = [:]
    for variable in variables {
      let leader = leaders.leader(of: variable)
      if partOfLeader[leader] == nil {
        partOfLeader[leader] = parts.count
        parts.append(Part())
      }
      if let part = partOfLeader[leader] { parts[part].variables.append(variable) }
    }
    for (row, form) in forms.enumerated() {
      guard let first = form.entries.first?.variable,
        let part = partOfLeader[leaders.leader(of: first)]
      else { continue }
      parts[part].rows.append(row)
    }
  }
}

/// Sets of small numbers that can be united.
struct DisjointSets {
  private var parents: [Int]

  /// Creates the sets {0}, {1}, … {count − 1}.
  init(count: Int) { parents = Array(0..<count) }

  /// The least member of the set that holds `member`.
  mutating func leader(of member: Int) -> Int {
    var leader = member
    while parents[leader] != leader {
      parents[leader] = parents[parents[leader]]
      leader = parents[leader]
    }
    return leader
  }

  /// Makes one set of the two that hold `a` and `b`.
  mutating func unite(_ a: Int, _ b: Int) {
    let (a, b) = (leader(of: a), leader(of: b))
    parents[max(a, b)] = min(a, b)
  }
}
