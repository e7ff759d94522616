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
    var sets = DisjointSets(count: system.roots.count)
    for row in system.rows {
      let first = system.rowTerms[Int(row.first)].index
      for index in row.range.dropFirst() { sets.unite(first, system.rowTerms[index].index) }
    }
    let component = number(&sets, system.roots.count)
    sortRoots(component)
    sortRows(component, system)
  }

  private mutating func number(_ sets: inout DisjointSets, _ count: Int) -> [Int32] {
    var component = Array(repeating: Int32(-1), count: count)
    var next: Int32 = 0
    for root in 0..<count {
      let top = Int(sets.find(Int32(root)))
      if component[top] < 0 {
        component[top] = next
        next += 1
      }
      component[root] = component[top]
    }
    rootStart = Array(repeating: 0, count: Int(next) + 1)
    rowStart = rootStart
    return component
  }

  private mutating func sortRoots(_ component: [Int32]) {
    for part in component { rootStart[Int(part) + 1] += 1 }
    for part in 1..<rootStart.count { rootStart[part] += rootStart[part - 1] }
    var next = rootStart
    roots = Array(repeating: 0, count: component.count)
    for root in component.indices {
      let part = Int(component[root])
      roots[Int(next[part])] = Int32(root)
      next[part] += 1
    }
  }

  /// Two counting sorts, by level and then, stably, by component.
  private mutating func sortRows(_ component: [Int32], _ system: Presolved) {
    var levelStart = Array(repeating: Int32(0), count: system.levels.count + 2)
    for row in system.rows { levelStart[Int(row.rank) + 1] += 1 }
    for rank in 1..<levelStart.count { levelStart[rank] += levelStart[rank - 1] }
    var byLevel = Array(repeating: Int32(0), count: system.rows.count)
    for index in system.rows.indices {
      let rank = Int(system.rows[index].rank)
      byLevel[Int(levelStart[rank])] = Int32(index)
      levelStart[rank] += 1
      let root = system.rowTerms[Int(system.rows[index].first)].index
      rowStart[Int(component[Int(root)]) + 1] += 1
    }
    for part in 1..<rowStart.count { rowStart[part] += rowStart[part - 1] }
    var next = rowStart
    rows = byLevel
    for index in byLevel {
      let root = system.rowTerms[Int(system.rows[Int(index)].first)].index
      let part = Int(component[Int(root)])
      rows[Int(next[part])] = index
      next[part] += 1
    }
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
