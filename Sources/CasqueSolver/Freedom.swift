/// Variables that the constraints leave free to move together, independently of all others.
public struct Freedom: Sendable, Hashable {
  /// The variables, in order of creation.
  public var variables: [Variable]
  /// All values that each of them takes over all optima; the ends may be infinite.
  public var ranges: [ClosedRange<Double>]
  /// The number of independent directions in which they move.
  public var degrees: Int
}

extension Solver {
  /// All values that a variable takes over all optima, before the rules that choose one of them.
  ///
  /// The ends may be infinite. Solves what is pending, then two small systems.
  public mutating func range(of variable: Variable) -> ClosedRange<Double> {
    let value = value(of: variable)
    guard var face = state.face() else { return -Double.infinity...Double.infinity }
    guard face.candidates().contains(variable.index) else { return value...value }
    return face.range(of: variable.index)
  }

  /// The variables whose range is not a point, in order of creation.
  ///
  /// Complexity: that of ``range(of:)`` for each variable that may move.
  public mutating func undetermined() -> [Variable] {
    freeRanges().map { Variable(index: $0.variable) }
  }

  /// What is not determined, in independent groups, in order of their first variables.
  ///
  /// Complexity: that of ``undetermined()``.
  public mutating func freedoms() -> [Freedom] {
    let free = freeRanges()
    guard var face = state.face() else {
      return free.map {
        Freedom(variables: [Variable(index: $0.variable)], ranges: [$0.range], degrees: 1)
      }
    }
    let directions = free.map { face.directions(of: $0.variable) }
    return Self.groups(directions).map { members in
      Freedom(
        variables: members.map { Variable(index: free[$0].variable) },
        ranges: members.map { free[$0].range },
        degrees: Self.rank(members.map { directions[$0] }))
    }
  }

  private mutating func freeRanges() -> [(variable: Int, range: ClosedRange<Double>)] {
    state.update()
    guard var face = state.face() else {
      return (0..<state.store.variableCount).map { ($0, -Double.infinity...Double.infinity) }
    }
    var result: [(variable: Int, range: ClosedRange<Double>)] = []
    for variable in face.candidates() {
      let range = face.range(of: variable)
      if range.lowerBound < range.upperBound { result.append((variable, range)) }
    }
    return result
  }

  /// The members that share directions, directly or through others.
  private static func groups(_ directions: [[IndexedTerm]]) -> [[Int]] {
    let columns = directions.joined().map(\.index).max() ?? -1
    var sets = DisjointSets(count: Int(columns) + 1 + directions.count)
    for (member, terms) in directions.enumerated() {
      for term in terms { sets.unite(term.index, columns + 1 + Int32(member)) }
    }
    var groups: [[Int]] = []
    var groupOfSet = Array(repeating: -1, count: Int(columns) + 1 + directions.count)
    for member in directions.indices {
      let top = Int(sets.find(columns + 1 + Int32(member)))
      if groupOfSet[top] < 0 {
        groupOfSet[top] = groups.count
        groups.append([])
      }
      groups[groupOfSet[top]].append(member)
    }
    return groups
  }

  /// The number of independent rows.
  private static func rank(_ rows: [[IndexedTerm]]) -> Int {
    var reduced: [(pivot: Int32, terms: [IndexedTerm])] = []
    for row in rows {
      var terms = row.sorted { $0.index < $1.index }
      for known in reduced {
        guard let factor = terms.first(where: { $0.index == known.pivot })?.coefficient else {
          continue
        }
        terms = subtract(known.terms, times: factor, from: terms)
      }
      guard let pivot = terms.max(by: { abs($0.coefficient) < abs($1.coefficient) }) else {
        continue
      }
      let scaled = terms.map {
        IndexedTerm(index: $0.index, coefficient: $0.coefficient / pivot.coefficient)
      }
      reduced.append((pivot.index, scaled))
    }
    return reduced.count
  }

  private static func subtract(
    _ other: [IndexedTerm], times factor: Double, from terms: [IndexedTerm]
  ) -> [IndexedTerm] {
    var result = terms
    for term in other {
      if let place = result.firstIndex(where: { $0.index == term.index }) {
        result[place].coefficient -= factor * term.coefficient
      } else {
        result.append(IndexedTerm(index: term.index, coefficient: -factor * term.coefficient))
      }
    }
    return result.filter { abs($0.coefficient) > 1e-9 }.sorted { $0.index < $1.index }
  }
}

extension SolverState {
  /// All optima; nil while nothing is held.
  mutating func face() -> Face? {
    refreshProgram()
    return program.map { Face($0, store, at: point) }
  }
}
