/// Groups of pixels that touch at an edge or a corner.
///
/// Pixels are added by rows from the top, in each row from the left; only the runs of the last row
/// are kept. **Source** Rosenfeld and Pfaltz 1966, with a forest of runs in place of labels.
struct PixelClusters {
  private struct Run {
    var first: Int
    var last: Int
    var cluster: Int
  }

  private var parents: [Int] = []
  private var counts: [Int] = []
  private var above: [Run] = []
  private var current: [Run] = []
  private var row = -2
  /// The first run above that may still touch the next pixel of the row.
  private var next = 0

  /// How many pixels the largest group has; 0 without any.
  private(set) var largest = 0

  /// Adds a pixel.
  mutating func insert(_ x: Int, _ y: Int) {
    if y != row { begin(y) }
    if let last = current.last, last.last == x - 1 {
      current[current.count - 1].last = x
      count(last.cluster, 1)
    } else {
      parents.append(parents.count)
      counts.append(0)
      current.append(Run(first: x, last: x, cluster: parents.count - 1))
      count(parents.count - 1, 1)
    }
    while next < above.count, above[next].last < x - 1 { next += 1 }
    var index = next
    while index < above.count, above[index].first <= x + 1 {
      join(current[current.count - 1].cluster, above[index].cluster)
      index += 1
    }
  }

  private mutating func begin(_ y: Int) {
    above = y == row + 1 ? current : []
    current = []
    next = 0
    row = y
  }

  private mutating func root(_ cluster: Int) -> Int {
    var cluster = cluster
    while parents[cluster] != cluster {
      parents[cluster] = parents[parents[cluster]]
      cluster = parents[cluster]
    }
    return cluster
  }

  private mutating func count(_ cluster: Int, _ pixels: Int) {
    let root = root(cluster)
    counts[root] += pixels
    largest = max(largest, counts[root])
  }

  private mutating func join(_ first: Int, _ second: Int) {
    let (one, other) = (root(first), root(second))
    guard one != other else { return }
    parents[max(one, other)] = min(one, other)
    counts[min(one, other)] += counts[max(one, other)]
    largest = max(largest, counts[min(one, other)])
  }
}
