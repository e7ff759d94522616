import CasqueGeometry
import CasqueModel

/// The numbers of collection views.
extension OuterLoop {
  /// The frame of a cell in what its collection view scrolls.
  func cellFrame(of cell: Int) -> Rect {
    lowered.tree.views[cell].superview.flatMap { collections[$0]?.cells[cell] } ?? .zero
  }

  /// The arrangements of all collection views, by item.
  func arrangedCollections() -> [Int: CellArrangement] {
    var result: [Int: CellArrangement] = [:]
    for view in lowered.tree.collectionViews { result[view] = arrangement(of: view) }
    return result
  }

  /// The arrangement of a collection view's cells; nil for another view.
  ///
  /// Before anything was solved there is no room.
  private func arrangement(of view: Int) -> CellArrangement? {
    let entry = lowered.tree.views[view]
    guard case .collectionView(let collection) = entry.view.content else { return nil }
    var room = rects.isEmpty ? Size.zero : rects[view].size
    for axis in Axis.allCases {
      let inset =
        contentInset(of: view, axis, .lower) + contentInset(of: view, axis, .upper)
      room[axis] = max(0, room[axis] - inset)
    }
    return CellArrangement(
      lowered.tree.subviews(of: view), by: collection, in: room, isMirrored: entry.isMirrored
    ) { rects.isEmpty ? 0 : rects[$0].height }
  }
}
