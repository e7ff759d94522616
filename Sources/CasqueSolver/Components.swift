/// The connected parts of a system: no row of one names a root of another.
struct Components: Sendable {
  /// Where the roots of a component begin in ``roots``; one more entry than components.
  private(set) var rootStart: [Int32] = [0]
  private(set) var roots: [Int32] = []
  /// Where the rows of a component begin in ``rows``; one more entry than components.
  private(set) var rowStart: [Int32] = [0]
  /// The rows of each component, strongest level first, then in order of addition.
  private(set) var rows: [Int32] = []

  /// The number of components.
  var count: Int { rootStart.count - 1 }

  init() {}

  init(_ system: Presolved) {
    guard !system.roots.isEmpty else { return }
    var component = Array(repeating: Int32(-1), count: system.roots.count, room: 0)
    let count = Self.number(system.rows, system.rowTerms, &component)
    rootStart = Array(repeating: 0, count: count + 1, room: 0)
    rowStart = rootStart
    roots = Array(repeating: 0, count: component.count, room: 0)
    rows = Array(repeating: 0, count: system.rows.count, room: 0)
    Self.sortRoots(component, &rootStart, &roots)
    var byLevel = rows
    Self.sortLevels(system.rows, count: system.levels.count + 1, &byLevel)
    Self.sortRows(byLevel, system.rows, system.rowTerms, component, &rowStart, &rows)
  }

  /// Numbers the components in order of their first roots; returns how many there are.
  private static func number(
    _ rows: [Presolved.Row], _ terms: [IndexedTerm], _ component: inout [Int32]
  ) -> Int {
    var sets = DisjointSets(count: component.count)
    let (rows, terms) = (rows.span, terms.span)
    var component = component.mutableSpan
    for row in rows.indices {
      var index = Int(rows[row].first)
      let end = index &+ Int(rows[row].count)
      let first = terms[index].index
      index &+= 1
      while index < end {
        sets.unite(first, terms[index].index)
        index &+= 1
      }
    }
    var next: Int32 = 0
    for root in component.indices {
      let top = Int(sets.find(Int32(truncatingIfNeeded: root)))
      if component[top] < 0 {
        component[top] = next
        next &+= 1
      }
      component[root] = component[top]
    }
    return Int(next)
  }

  private static func sortRoots(
    _ component: [Int32], _ start: inout [Int32], _ roots: inout [Int32]
  ) {
    let component = component.span
    var start = start.mutableSpan
    var roots = roots.mutableSpan
    for root in component.indices { start[Int(component[root]) + 1] &+= 1 }
    accumulate(&start)
    for root in component.indices {
      place(Int32(truncatingIfNeeded: root), Int(component[root]), &start, &roots)
    }
    shift(&start)
  }

  /// A counting sort of all rows by level.
  private static func sortLevels(
    _ rows: [Presolved.Row], count: Int, _ sorted: inout [Int32]
  ) {
    var starts = Array(repeating: Int32(0), count: count + 1, room: 0)
    let rows = rows.span
    var start = starts.mutableSpan
    var sorted = sorted.mutableSpan
    for row in rows.indices { start[Int(rows[row].rank) + 1] &+= 1 }
    accumulate(&start)
    for row in rows.indices {
      place(Int32(truncatingIfNeeded: row), Int(rows[row].rank), &start, &sorted)
    }
  }

  /// A stable counting sort by component.
  private static func sortRows(
    _ byLevel: [Int32], _ rows: [Presolved.Row], _ terms: [IndexedTerm], _ component: [Int32],
    _ start: inout [Int32], _ sorted: inout [Int32]
  ) {
    let (byLevel, rows, terms, component) = (byLevel.span, rows.span, terms.span, component.span)
    var start = start.mutableSpan
    var sorted = sorted.mutableSpan
    for row in rows.indices {
      start[Int(component[Int(terms[Int(rows[row].first)].index)]) + 1] &+= 1
    }
    accumulate(&start)
    for index in byLevel.indices {
      let row = Int(byLevel[index])
      let part = Int(component[Int(terms[Int(rows[row].first)].index)])
      place(byLevel[index], part, &start, &sorted)
    }
    shift(&start)
  }

  /// Makes starts of counts that stand one place behind.
  private static func accumulate(_ start: inout MutableSpan<Int32>) {
    var index = 1
    while index < start.count {
      start[index] &+= start[index &- 1]
      index &+= 1
    }
  }

  @inline(__always)
  private static func place(
    _ member: Int32, _ part: Int, _ next: inout MutableSpan<Int32>,
    _ sorted: inout MutableSpan<Int32>
  ) {
    sorted[Int(next[part])] = member
    next[part] &+= 1
  }

  /// Makes starts of ends: where a part ends the next one begins.
  private static func shift(_ start: inout MutableSpan<Int32>) {
    var index = start.count &- 1
    while index > 0 {
      start[index] = start[index &- 1]
      index &-= 1
    }
    start[0] = 0
  }
}

/// Sets of indices that can be united.
struct DisjointSets {
  private var parent: [Int32]

  init(count: Int) { parent = Array(0..<Int32(count)) }

  mutating func find(_ index: Int32) -> Int32 {
    var index = index
    while parent[Int(index)] != index {
      parent[Int(index)] = parent[Int(parent[Int(index)])]
      index = parent[Int(index)]
    }
    return index
  }

  mutating func unite(_ first: Int32, _ second: Int32) {
    let a = find(first)
    let b = find(second)
    if a != b { parent[Int(max(a, b))] = min(a, b) }
  }
}
