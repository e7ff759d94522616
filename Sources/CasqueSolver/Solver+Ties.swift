/// Optional constraints of one strength that could share their total error otherwise.
///
/// The strengths leave the choice open; the solver's rule decided it: within a strength what was
/// added first is satisfied first, and edit variables come last.
public struct Tie: Sendable, Hashable {
  /// The strength that they have in common.
  public var strength: Strength
  /// The constraints, in order of addition.
  public var constraints: [ConstraintID]
  /// The smallest and the largest error that each of them has over all optima, in that order.
  public var errors: [ClosedRange<Double>]
  /// The edit variables whose suggestions belong to them, in order of creation.
  public var edits: [Variable]
}

extension Solver {
  /// What the rule for ties decided, stronger ones first, then in order of addition.
  ///
  /// Two constraints are in one tie if the same freedom changes the errors of both. Solves what is
  /// pending, then two small systems for each member.
  public mutating func ties() -> [Tie] {
    state.refreshProgram()
    // Where the levels leave no choice, which costs nothing to know, there is no tie.
    guard state.program?.isFree.contains(true) == true else { return [] }
    state.prepareFace()
    guard var open = state.face?.openRows() else { return [] }
    let records = state.store.records
    open = open.filter { row in
      let error = state.face?.errors(of: state.store, slot: row.slot) ?? 0...0
      return error.upperBound - error.lowerBound > Tolerance.change * max(1, error.upperBound)
    }
    return Self.tied(open).map { members in
      let named = members.filter { records[$0].edited < 0 }
      return Tie(
        strength: Strength(level: records[members[0]].level),
        constraints: named.map { ConstraintID(index: records[$0].id) },
        errors: named.map { state.face?.errors(of: state.store, slot: $0) ?? 0...0 },
        edits: members.filter { records[$0].edited >= 0 }
          .map { Variable(index: Int(records[$0].edited)) }.sorted())
    }
  }

  /// The slots of rows of one level that share columns, directly or through others.
  private static func tied(_ rows: [Face.OpenRow]) -> [[Int]] {
    var result: [[Int]] = []
    var start = 0
    while start < rows.count {
      var end = start
      while end < rows.count && rows[end].rank == rows[start].rank { end += 1 }
      let level = rows[start..<end]
      let columns = level.flatMap(\.columns).max().map { Int($0) + 1 } ?? 0
      var sets = DisjointSets(count: columns + level.count)
      for (member, row) in level.enumerated() {
        for column in row.columns { sets.unite(column, Int32(columns + member)) }
      }
      var groupOfSet = Array(repeating: -1, count: columns + level.count)
      for (member, row) in level.enumerated() {
        let top = Int(sets.find(Int32(columns + member)))
        if groupOfSet[top] < 0 {
          groupOfSet[top] = result.count
          result.append([])
        }
        result[groupOfSet[top]].append(row.slot)
      }
      start = end
    }
    return result.map { $0.sorted() }
  }
}

extension Face {
  /// An optional row whose error may differ from one optimum to another.
  struct OpenRow {
    var slot: Int
    var rank: Int32
    /// The columns that it changes with.
    var columns: [Int32]
  }

  /// The optional rows whose error a column that is not frozen changes, stronger ones first.
  func openRows() -> [OpenRow] {
    let system = program.system
    var result: [OpenRow] = []
    for part in 0..<system.components.count {
      for index in system.components.rowRange(part) {
        let row = Int(system.components.rows[index])
        guard system.rows[row].rank > 0, start.isOpen(row) else { continue }
        result.append(
          OpenRow(
            slot: Int(system.rows[row].constraint), rank: system.rows[row].rank,
            columns: start.liveColumns(of: row)))
      }
    }
    return result.sorted { ($0.rank, $0.slot) < ($1.rank, $1.slot) }
  }

  /// All errors that a constraint has over all optima.
  mutating func errors(of store: ConstraintStore, slot: Int) -> ClosedRange<Double> {
    let record = store.records[slot]
    let range = range(of: Array(store.terms[record.range]))
    let ends = (range.lowerBound + record.constant, range.upperBound + record.constant)
    let (first, last) = (
      abs(record.relation.violation(ends.0)), abs(record.relation.violation(ends.1))
    )
    let isAcross = ends.0 < 0 && ends.1 > 0
    return min(isAcross ? 0 : min(first, last), max(first, last))...max(first, last)
  }
}

extension Tableau {
  /// The columns that are not frozen and change an activity.
  func liveColumns(of index: Int) -> [Int32] {
    let place = activities[index].place
    if place < 0 { return [~place] }
    var result: [Int32] = []
    var next = rows[Int(place)].head
    while next >= 0 {
      let entry = entries[Int(next)]
      if columns[Int(entry.column)].isLive { result.append(entry.column) }
      next = entry.nextInRow
    }
    return result
  }
}
