import CasqueGeometry
import CasqueModel
import CasqueSolver

extension Lowering {
  /// A collection view places its cells, and gives the area that it scrolls its extent.
  ///
  /// Where cells lie follows from the solved width of the view, see ``CellArrangement``. The height
  /// of a cell that sizes itself is drawn to nothing at the fitting size level.
  /// **Source** layout rules 3 and 12.
  mutating func addCollections() {
    for view in tree.views.indices {
      guard case .collectionView(let collection) = tree.views[view].view.content,
        let area = tree.contentArea(of: view)
      else { continue }
      for axis in Axis.allCases {
        let extent = StackSum(axis).adding(.extent, of: area)
          .adding(constant(.collectionExtent(view: view, axis)), times: -1)
        addCollection(view, extent, .size)
      }
      for cell in tree.subviews(of: view) {
        for axis in Axis.allCases { addCell(cell, in: area, collection, axis) }
      }
    }
  }

  private mutating func addCell(
    _ cell: Int, in area: Int, _ collection: CollectionView, _ axis: Axis
  ) {
    let origin = StackSum(axis).adding(.lower, of: cell).subtracting(.lower, of: area)
      .adding(constant(.cellOrigin(view: cell, axis)), times: -1)
    addCollection(cell, origin, .position)
    if axis == .vertical, collection.hasSelfSizingCells {
      let fit = StackSum(axis).adding(.extent, of: cell)
      rows.append(
        LoweredRow(
          terms: fit.terms, constant: fit.constant, relation: .equal,
          strength: LayoutPriority.fittingSizeLevel.strength,
          source: .collection(view: cell, axis, .size)))
    } else {
      let extent = StackSum(axis).adding(.extent, of: cell)
        .adding(constant(.cellExtent(view: cell, axis)), times: -1)
      addCollection(cell, extent, .size)
    }
  }

  private mutating func addCollection(
    _ item: Int, _ sum: StackSum, _ part: LayoutVariable.Part
  ) {
    rows.append(
      LoweredRow(
        terms: sum.terms, constant: sum.constant, relation: .equal, strength: .required,
        source: .collection(view: item, sum.axis, part)))
  }
}

extension CollectionView {
  /// Whether cells are as high as their contents ask for.
  var hasSelfSizingCells: Bool {
    if case .grid(let grid) = arrangement { return grid.itemHeight == nil }
    return false
  }
}
