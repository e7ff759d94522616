import CasqueDevices
import CasqueGeometry
import CasqueModel

/// What cells are solved in, each environment once.
///
/// Devices of one screen have the same environment, and a result depends on nothing else. The
/// environments stand in the order in which they are best solved: those that select the same of a
/// layout, and in which its text is measured alike, lie beside each other, and among these the
/// windows of like size.
struct CellSurroundings: Sendable {
  /// The environments, each once.
  let environments: [LayoutEnvironment]
  /// By environment: how many cells have it.
  let cellCounts: [Int]
  /// By cell: the place of its environment.
  let places: [Int]

  /// What tells most environments apart, in the order in which they are solved.
  private struct Key: Hashable, Comparable {
    let contentSize: ContentSizeCategory
    let traits: [Int]
    let extents: [Double]

    init(_ environment: LayoutEnvironment) {
      let traits = environment.traits
      contentSize = traits.preferredContentSizeCategory
      self.traits = [
        traits.layoutDirection == .leftToRight ? 0 : 1, traits.userInterfaceIdiom == .phone ? 0 : 1,
        traits.horizontalSizeClass == .compact ? 0 : 1,
        traits.verticalSizeClass == .compact ? 0 : 1,
        traits.userInterfaceStyle == .light ? 0 : 1,
      ]
      let (size, insets) = (environment.size, environment.safeAreaInsets)
      extents = [
        traits.displayScale, size.width, size.height, insets.top, insets.left, insets.bottom,
        insets.right,
      ]
    }

    static func < (a: Key, b: Key) -> Bool {
      if a.contentSize != b.contentSize { return a.contentSize < b.contentSize }
      if a.traits != b.traits { return a.traits.lexicographicallyPrecedes(b.traits) }
      return a.extents.lexicographicallyPrecedes(b.extents)
    }
  }

  /// Finds the environments of cells.
  ///
  /// O(n log n).
  init(of cells: [Cell]) {
    var found: [(key: Key, environment: LayoutEnvironment, count: Int)] = []
    var known: [Key: [Int]] = [:]
    let firstPlaces = cells.map { cell in
      let environment = cell.environment
      let key = Key(environment)
      if let place = known[key]?.first(where: { found[$0].environment == environment }) {
        found[place].count += 1
        return place
      }
      known[key, default: []].append(found.count)
      found.append((key, environment, 1))
      return found.count - 1
    }
    let order = found.indices.sorted { (found[$0].key, $0) < (found[$1].key, $1) }
    var ranks = Array(repeating: 0, count: found.count)
    for (rank, place) in order.enumerated() { ranks[place] = rank }
    environments = order.map { found[$0].environment }
    cellCounts = order.map { found[$0].count }
    places = firstPlaces.map { ranks[$0] }
  }
}
