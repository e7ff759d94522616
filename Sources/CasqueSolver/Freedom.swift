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
    precondition(
      variable.index >= 0 && variable.index < state.store.variableCount,
      "a variable belongs to the solver that made it")
    return range(of: [IndexedTerm(index: Int32(variable.index), coefficient: 1)])
  }

  /// All values that an expression takes over all optima, as ``range(of:)-(Variable)``.
  public mutating func range(
    of expression: Expression
  ) throws(RangeError) -> ClosedRange<Double> {
    var terms: [IndexedTerm] = []
    for term in expression.terms {
      guard term.variable.index >= 0, term.variable.index < state.store.variableCount else {
        throw .unknownVariable(term.variable)
      }
      guard term.coefficient.isFinite else { throw .nonFinite }
      terms.append(
        IndexedTerm(index: Int32(term.variable.index), coefficient: term.coefficient))
    }
    guard expression.constant.isFinite else { throw .nonFinite }
    let range = range(of: terms)
    return range.lowerBound + expression.constant...range.upperBound + expression.constant
  }

  private mutating func range(of terms: [IndexedTerm]) -> ClosedRange<Double> {
    state.prepareFace()
    return state.face?.range(of: terms) ?? -Double.infinity...Double.infinity
  }

  /// The variables whose range is not a point, in order of creation.
  ///
  /// Complexity: near linear in the system, but for variables that only a degenerate corner keeps
  /// from telling.
  public mutating func undetermined() -> [Variable] {
    state.refreshProgram()
    if state.pending == .nothing, state.program?.isDetermined == true { return [] }
    state.prepareFace()
    guard let movable = state.face?.movable() else {
      return (0..<state.store.variableCount).map { Variable(index: $0) }
    }
    return movable.map { Variable(index: $0) }
  }

  /// What is not determined, in independent groups, in order of their first variables.
  ///
  /// Complexity: that of ``undetermined()`` and of ``range(of:)-(Variable)`` for each of them.
  public mutating func freedoms() -> [Freedom] {
    let free = undetermined()
    guard state.face != nil else {
      return free.map {
        Freedom(variables: [$0], ranges: [-Double.infinity...Double.infinity], degrees: 1)
      }
    }
    let directions = free.map { state.face?.directions(of: $0.index) ?? [] }
    return Self.groups(directions).map { members in
      Freedom(
        variables: members.map { free[$0] }, ranges: members.map { range(of: free[$0]) },
        degrees: Self.rank(members.map { directions[$0] }))
    }
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
    return result.filter { abs($0.coefficient) > Tolerance.rank }.sorted { $0.index < $1.index }
  }
}

extension Program {
  /// Whether the minimised levels leave no choice and some row names every root.
  var isDetermined: Bool {
    !isFree.contains(true) && system.kinds.count { $0 == .root } == system.roots.count
  }
}

extension SolverState {
  /// Makes sure that all optima are known, unless nothing is held.
  mutating func prepareFace() {
    refreshProgram()
    guard let program, pending == .nothing else {
      face = nil
      return
    }
    if isFaceCurrent, face?.variableCount == store.variableCount { return }
    face = Face(program, store, at: point)
    isFaceCurrent = true
  }
}
