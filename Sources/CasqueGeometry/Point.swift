/// A position in points, y down.
public struct Point: Sendable, Hashable, Codable {
  /// The distance from the left, in points.
  public var x: Double
  /// The distance from the top, in points.
  public var y: Double

  /// Creates a point from its coordinates, in points.
  @inlinable public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The origin of a coordinate space.
  public static let zero = Point(x: 0, y: 0)

  /// The coordinate along `axis`.
  @inlinable public subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? x : y }
    set {
      switch axis {
      case .horizontal: x = newValue
      case .vertical: y = newValue
      }
    }
  }

  /// The point moved by `offset`, coordinate by coordinate.
  @inlinable public static func + (point: Point, offset: Point) -> Point {
    Point(x: point.x + offset.x, y: point.y + offset.y)
  }

  /// The vector from `other` to `point`.
  @inlinable public static func - (point: Point, other: Point) -> Point {
    Point(x: point.x - other.x, y: point.y - other.y)
  }

  /// The straight distance to `other`, in points.
  @inlinable public func distance(to other: Point) -> Double {
    let d = self - other
    return (d.x * d.x + d.y * d.y).squareRoot()
  }
}
