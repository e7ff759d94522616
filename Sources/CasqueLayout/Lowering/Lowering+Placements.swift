import CasqueGeometry
import CasqueSolver

extension Lowering {
  /// Gives items that nothing ties to the root a place: the origin of their container.
  ///
  /// Positions that rows tie together form groups. In every row the coefficients of positions add
  /// up to 0, so a group without the root may be moved as a whole, and holding its first item (in
  /// layout order) at its container's origin contradicts nothing. Every member whose container is outside the group is noted as unplaced.
  mutating func addPlacements() {
    var groups = DisjointGroups(count: 4 * tree.itemCount)
    for row in rows {
      let positions = row.terms.lazy.map(\.variable).filter { $0.part == .position }
      guard let first = positions.first else { continue }
      for position in positions { groups.join(first.index, position.index) }
    }
    for axis in Axis.allCases {
      var isHeld = Set([groups.group(of: LayoutVariable(item: 0, axis, .position).index)])
      let anchored = isHeld
      for item in 1..<max(1, tree.itemCount) {
        guard let container = tree.container(of: item) else { continue }
        let own = LayoutVariable(item: item, axis, .position)
        let other = LayoutVariable(item: container, axis, .position)
        let group = groups.group(of: own.index)
        guard !anchored.contains(group) else { continue }
        if group != groups.group(of: other.index) { unplaced.append((item, axis)) }
        guard isHeld.insert(group).inserted else { continue }
        rows.append(
          LoweredRow(
            terms: [
              LoweredTerm(variable: own, coefficient: 1),
              LoweredTerm(variable: other, coefficient: -1),
            ],
            constant: SymbolicConstant(), relation: .equal, strength: .required,
            source: .placement(item: item, axis)))
      }
    }
  }
}

/// Disjoint groups of numbers, joined pair by pair (union by size, path halving).
struct DisjointGroups {
  private var parents: [Int]
  private var sizes: [Int]

  init(count: Int) {
    parents = Array(0..<count)
    sizes = Array(repeating: 1, count: count)
  }

  /// The number that stands for the group of `member`.
  mutating func group(of member: Int) -> Int {
    var current = member
    while parents[current] != current {
      parents[current] = parents[parents[current]]
      current = parents[current]
    }
    return current
  }

  /// Makes one group of the groups of `a` and `b`.
  mutating func join(_ a: Int, _ b: Int) {
    let (x, y) = (group(of: a), group(of: b))
    guard x != y else { return }
    let (large, small) = sizes[x] >= sizes[y] ? (x, y) : (y, x)
    parents[small] = large
    sizes[large] += sizes[small]
  }
}
