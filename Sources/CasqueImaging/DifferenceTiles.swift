/// Groups places by the tile of 16×16 pixels they lie in: touching tiles make one cluster.
struct DifferenceTiles {
  private static let side = 16

  private let columns: Int
  private let rows: Int
  /// The bounding box of the places in each tile, by rows.
  private var boxes: [PixelRect?]

  /// Starts without places, for a picture of these bounds, whose corner is the origin.
  init(_ bounds: PixelRect) {
    columns = (bounds.width + DifferenceTiles.side - 1) / DifferenceTiles.side
    rows = (bounds.height + DifferenceTiles.side - 1) / DifferenceTiles.side
    boxes = Array(repeating: nil, count: columns * rows)
  }

  /// Adds one place.
  mutating func insert(_ x: Int, _ y: Int) {
    let tile = y / DifferenceTiles.side * columns + x / DifferenceTiles.side
    let place = PixelRect(x: x, y: y, width: 1, height: 1)
    boxes[tile] = boxes[tile]?.union(place) ?? place
  }

  /// Adds all places of a rectangle inside the bounds.
  mutating func insert(_ rect: PixelRect) {
    let side = DifferenceTiles.side
    for row in rect.y / side...(rect.maxY - 1) / side {
      for column in rect.x / side...(rect.maxX - 1) / side {
        let tile = PixelRect(x: column * side, y: row * side, width: side, height: side)
        guard let part = tile.intersection(rect) else { continue }
        let index = row * columns + column
        boxes[index] = boxes[index]?.union(part) ?? part
      }
    }
  }

  /// The bounding boxes of the clusters, from the top, then from the left.
  func clusters() -> [PixelRect] {
    var left = boxes
    var clusters: [PixelRect] = []
    for start in left.indices {
      guard var cluster = left[start] else { continue }
      left[start] = nil
      var open = [start]
      while let tile = open.popLast() {
        for neighbour in neighbours(of: tile) {
          guard let box = left[neighbour] else { continue }
          left[neighbour] = nil
          cluster = cluster.union(box)
          open.append(neighbour)
        }
      }
      clusters.append(cluster)
    }
    return clusters.sorted { ($0.y, $0.x, $0.height, $0.width) < ($1.y, $1.x, $1.height, $1.width) }
  }

  private func neighbours(of tile: Int) -> [Int] {
    let (row, column) = (tile / columns, tile % columns)
    return (max(0, row - 1)...min(rows - 1, row + 1)).flatMap { row in
      (max(0, column - 1)...min(columns - 1, column + 1)).map { row * columns + $0 }
    }
  }
}
