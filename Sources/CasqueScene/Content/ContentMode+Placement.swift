import CasqueGeometry
import CasqueModel

extension ContentMode {
  /// Where an image of a size lies in bounds; it may reach beyond them.
  ///
  /// Modes that do not scale put the image at its own size, as CALayer's contentsGravity.
  func placement(of image: Size, in bounds: Rect) -> Rect {
    guard image.width > 0, image.height > 0 else { return bounds }
    let ratios = (bounds.width / image.width, bounds.height / image.height)
    switch self {
    case .scaleToFill, .redraw: return bounds
    case .scaleAspectFit:
      return placed(image, factor: min(ratios.0, ratios.1), in: bounds, Point(x: 0.5, y: 0.5))
    case .scaleAspectFill:
      return placed(image, factor: max(ratios.0, ratios.1), in: bounds, Point(x: 0.5, y: 0.5))
    default: return placed(image, factor: 1, in: bounds, anchor)
    }
  }

  /// Which point of the unit square the image and the bounds share.
  private var anchor: Point {
    let x =
      switch self {
      case .left, .topLeft, .bottomLeft: 0.0
      case .right, .topRight, .bottomRight: 1.0
      default: 0.5
      }
    let y =
      switch self {
      case .top, .topLeft, .topRight: 0.0
      case .bottom, .bottomLeft, .bottomRight: 1.0
      default: 0.5
      }
    return Point(x: x, y: y)
  }

  private func placed(_ image: Size, factor: Double, in bounds: Rect, _ anchor: Point) -> Rect {
    let size = Size(width: image.width * factor, height: image.height * factor)
    return Rect(
      origin: Point(
        x: bounds.minX + (bounds.width - size.width) * anchor.x,
        y: bounds.minY + (bounds.height - size.height) * anchor.y), size: size)
  }
}
