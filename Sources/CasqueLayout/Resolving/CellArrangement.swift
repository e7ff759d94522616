import CasqueGeometry
import CasqueModel

/// Where the cells of a collection view lie in the area that it scrolls.
///
/// - A flow has as many cells in a line as fit with the least space between them. What is left over
///   goes between the cells, so that a full line reaches from edge to edge; the last line has the
///   same spaces, and a single cell stands in the middle, even one that is wider than the line.
/// - A grid has columns of one width, and every line is as high as its highest cell.
///
/// **Source** UICollectionViewFlowLayout, NSCollectionLayoutGroup (documentation).
struct CellArrangement {
  /// The cells' frames by item, in the coordinates of what is scrolled.
  private(set) var cells: [Int: Rect] = [:]
  /// The size of what is scrolled.
  private(set) var contentSize: Size = .zero

  private let items: [Int]
  private let inset: Insets
  private let room: Size
  private let isMirrored: Bool

  /// Arranges cells.
  ///
  /// - Parameters:
  ///   - items: the cells.
  ///   - room: the size of the collection view without its adjusted insets.
  ///   - heights: how high cells ask to be, where they size themselves.
  init(
    _ items: [Int], by collection: CollectionView, in room: Size, isMirrored: Bool,
    heights: (Int) -> Double
  ) {
    self.items = items
    self.room = room
    self.isMirrored = isMirrored
    // From right to left all is mirrored as one at the end.
    inset = collection.sectionInset.resolved(mirrored: false)
    switch collection.arrangement {
    case .flow(let flow): arrange(flow)
    case .grid(let grid): arrange(grid, heights)
    }
  }

  private mutating func arrange(_ flow: CollectionView.Flow) {
    let along = flow.scrollDirection.crossing
    let size = flow.itemSize
    let free = max(0, room[along] - inset.lower(along) - inset.upper(along))
    let step = size[along] + flow.minimumInteritemSpacing
    let fitting =
      step > 0 ? ((free + flow.minimumInteritemSpacing + 1e-6) / step).rounded(.down) : 1
    let count = Int(min(max(1, fitting), Double(max(1, items.count))))
    let isFull = items.count >= Int(max(1, min(fitting, 1e6)))
    let space =
      count > 1 && isFull
      ? (free - Double(count) * size[along]) / Double(count - 1) : flow.minimumInteritemSpacing
    let start = inset.lower(along) + (count == 1 && isFull ? (free - size[along]) / 2 : 0)
    let across = flow.scrollDirection
    for (index, item) in items.enumerated() {
      let (line, place) = (index / count, index % count)
      var rect = Rect.zero
      rect.origin[along] = start + Double(place) * (size[along] + space)
      rect.origin[across] =
        inset.lower(across) + Double(line) * (size[across] + flow.minimumLineSpacing)
      rect.size = size
      cells[item] = rect
    }
    let lines = Double((items.count + count - 1) / count)
    contentSize[along] = room[along]
    contentSize[across] =
      inset.lower(across) + inset.upper(across) + lines * size[across]
      + max(0, lines - 1) * flow.minimumLineSpacing
    mirror()
  }

  private mutating func arrange(_ grid: CollectionView.Grid, _ heights: (Int) -> Double) {
    let columns = max(1, grid.columns)
    let free = room.width - inset.left - inset.right
    let spaces = Double(columns - 1) * grid.interItemSpacing
    let width = max(0, free - spaces) / Double(columns)
    var y = inset.top
    for start in stride(from: 0, to: items.count, by: columns) {
      var highest = 0.0
      for (place, item) in items[start..<min(items.count, start + columns)].enumerated() {
        let height = grid.itemHeight ?? heights(item)
        highest = max(highest, height)
        cells[item] = Rect(
          x: inset.left + Double(place) * (width + grid.interItemSpacing), y: y, width: width,
          height: height)
      }
      y += highest + (start + columns < items.count ? grid.interGroupSpacing : 0)
    }
    contentSize = Size(width: room.width, height: y + inset.bottom)
    mirror()
  }

  /// From right to left the first cell of a line stands at the right.
  private mutating func mirror() {
    guard isMirrored else { return }
    for item in items {
      guard var rect = cells[item] else { continue }
      rect.origin.x = contentSize.width - rect.maxX
      cells[item] = rect
    }
  }
}
