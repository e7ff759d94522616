public import CasqueGeometry
public import CasqueModel

/// A small picture that is thrown from corner to corner of the screen.
///
/// **Source** MotionFacts §4.6, after nathangitter/fluid-interfaces and jenox/UIKit-Playground.
public struct PictureInPicture: Sendable, Hashable {
  /// A corner of the screen, in the order in which they are tried.
  public enum Corner: String, Sendable, Hashable, Codable, CaseIterable {
    /// At the top on the left.
    case topLeft
    /// At the top on the right.
    case topRight
    /// At the bottom on the left.
    case bottomLeft
    /// At the bottom on the right, where the picture starts.
    case bottomRight
  }

  /// The size of the screen, in points.
  public var size: Size
  /// What the screen's edges take, in points; a navigation bar adds to the top.
  public var safeAreaInsets: Insets
  /// The size of the picture, in points.
  public var itemSize: Size
  /// The distance of the picture from the safe area on each axis, in points.
  public var spacing: AxisPair<Double>
  /// The spring that leads the picture into its corner.
  public static let spring = Spring(dampingRatio: 1, response: 0.4)

  /// Creates a picture on a screen, of the original's size and spacing unless given.
  public init(
    size: Size, safeAreaInsets: Insets, itemSize: Size = Size(width: 86, height: 130),
    spacing: AxisPair<Double> = AxisPair(horizontal: 23, vertical: 25)
  ) {
    self.size = size
    self.safeAreaInsets = safeAreaInsets
    self.itemSize = itemSize
    self.spacing = spacing
  }

  /// The centre of the picture in a corner, in points.
  public func center(in corner: Corner) -> Point {
    let isLeft = corner == .topLeft || corner == .bottomLeft
    let isTop = corner == .topLeft || corner == .topRight
    return Point(
      x: coordinate(.horizontal, isLower: isLeft), y: coordinate(.vertical, isLower: isTop))
  }

  private func coordinate(_ axis: Axis, isLower: Bool) -> Double {
    let inset = spacing[axis] + itemSize[axis] / 2
    return isLower
      ? safeAreaInsets.lower(axis) + inset : size[axis] - safeAreaInsets.upper(axis) - inset
  }

  /// The corner nearest to a point; of equally near ones the first.
  public func nearestCorner(to point: Point) -> Corner {
    var nearest = Corner.topLeft
    var least = Double.infinity
    for corner in Corner.allCases {
      let distance = center(in: corner).distance(to: point)
      if distance < least { (nearest, least) = (corner, distance) }
    }
    return nearest
  }
}
