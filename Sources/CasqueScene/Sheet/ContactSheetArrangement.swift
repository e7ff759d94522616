public import CasqueGeometry
internal import CasqueModel

/// Where the cells of a contact sheet lie.
public struct ContactSheetArrangement: Sendable {
  /// The sheet with everything but its cells.
  public internal(set) var ground: DisplayList
  /// The places of the cells' pictures, in the order of the sheet, on whole pixels of the sheet.
  public internal(set) var frames: [Rect]
  /// Points of the sheet for a point of a picture.
  public let reduction: Double

  /// A cell's picture as it lies on the sheet: reduced, at the sheet's scale.
  ///
  /// Composited at its frame's origin times the scale, it gives the sheet's own pixels.
  public func reduced(_ list: DisplayList, in frame: Rect) -> DisplayList {
    var result = DisplayList(size: frame.size, scale: ground.scale)
    result.draw(list, at: .zero, factor: reduction)
    drawOutline(of: list, Rect(origin: .zero, size: frame.size), in: &result)
    return result
  }

  /// A hairline inside the picture's edge, so that white pictures end somewhere; a device in its frame
  /// ends by itself.
  func drawOutline(of cell: DisplayList, _ frame: Rect, in list: inout DisplayList) {
    let width = 1 / ground.scale
    guard cell.isCovered, frame.width > 2 * width, frame.height > 2 * width else { return }
    list.stroke(
      .rect(frame.inset(by: Insets(all: width / 2))), RGBA.black.multiplyingAlpha(by: 0.14),
      width: width)
  }
}

extension DisplayList {
  /// Whether a colour lies under everything.
  fileprivate var isCovered: Bool {
    guard case .fill(.rect(let rect), .color(let color))? = commands.first else { return false }
    return color.alpha >= 1 && rect.contains(Rect(origin: .zero, size: size), tolerance: 0.01)
  }
}
