import CasqueGeometry
public import CasqueImaging
public import CasqueScene

extension ContactSheetArrangement {
  /// The sheet put together from pictures that were drawn apart, on any number of workers.
  ///
  /// - Parameters:
  ///   - ground: ``ground`` as drawn.
  ///   - cells: what ``reduced(_:in:)`` gives for each cell, as drawn, in the order of the sheet.
  ///
  /// O(pixels of the sheet).
  public func composited(ground: Bitmap, cells: [Bitmap]) -> Bitmap {
    precondition(cells.count == frames.count, "every cell of the sheet has its picture")
    var sheet = ground
    for (cell, frame) in zip(cells, frames) {
      sheet.composite(
        cell, x: Int((frame.minX * ground.scale).rounded()),
        y: Int((frame.minY * ground.scale).rounded()))
    }
    return sheet
  }
}
