/// A rectangle in points, y down; its size is never negative in a solved layout.
public struct Rect: Sendable, Hashable, Codable {
  /// The top left corner.
  public var origin: Point
  /// The extents.
  public var size: Size

  /// Creates a rectangle from its corner and its extents.
  @inlinable public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Creates a rectangle from its corner and its extents, in points.
  @inlinable public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// Creates the rectangle between two edges on each axis.
  @inlinable public init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
    self.init(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }

  /// The rectangle without extent at the origin.
  public static let zero = Rect(origin: .zero, size: .zero)

  /// The left edge.
  @inlinable public var minX: Double { origin.x }
  /// The top edge.
  @inlinable public var minY: Double { origin.y }
  /// The right edge.
  @inlinable public var maxX: Double { origin.x + size.width }
  /// The bottom edge.
  @inlinable public var maxY: Double { origin.y + size.height }
  /// The middle along x.
  @inlinable public var midX: Double { origin.x + size.width / 2 }
  /// The middle along y.
  @inlinable public var midY: Double { origin.y + size.height / 2 }
  /// The extent along x.
  @inlinable public var width: Double { size.width }
  /// The extent along y.
  @inlinable public var height: Double { size.height }
  /// The middle.
  @inlinable public var center: Point { Point(x: midX, y: midY) }
  /// Whether the rectangle encloses no area.
  @inlinable public var isEmpty: Bool { size.width <= 0 || size.height <= 0 }

  /// The lower edge along `axis`: left or top.
  @inlinable public func min(_ axis: Axis) -> Double { origin[axis] }
  /// The upper edge along `axis`: right or bottom.
  @inlinable public func max(_ axis: Axis) -> Double { origin[axis] + size[axis] }

  /// The rectangle moved by `offset`.
  @inlinable public func offset(by offset: Point) -> Rect {
    Rect(origin: origin + offset, size: size)
  }

  /// The rectangle made smaller by `insets`; a size never gets negative.
  @inlinable public func inset(by insets: Insets) -> Rect {
    Rect(
      x: minX + insets.left, y: minY + insets.top,
      width: Swift.max(0, width - insets.left - insets.right),
      height: Swift.max(0, height - insets.top - insets.bottom))
  }

  /// The rectangle made larger by `outset` points on every edge.
  @inlinable public func outset(by outset: Double) -> Rect {
    Rect(
      minX: minX - outset, minY: minY - outset, maxX: maxX + outset, maxY: maxY + outset)
  }

  /// What both rectangles cover, or nil if they share no area.
  @inlinable public func intersection(_ other: Rect) -> Rect? {
    let result = Rect(
      minX: Swift.max(minX, other.minX), minY: Swift.max(minY, other.minY),
      maxX: Swift.min(maxX, other.maxX), maxY: Swift.min(maxY, other.maxY))
    return result.isEmpty ? nil : result
  }

  /// The smallest rectangle that holds both.
  @inlinable public func union(_ other: Rect) -> Rect {
    Rect(
      minX: Swift.min(minX, other.minX), minY: Swift.min(minY, other.minY),
      maxX: Swift.max(maxX, other.maxX), maxY: Swift.max(maxY, other.maxY))
  }

  /// Whether `other` lies inside, with `tolerance` points granted on every edge.
  @inlinable public func contains(_ other: Rect, tolerance: Double = 0) -> Bool {
    other.minX >= minX - tolerance && other.minY >= minY - tolerance
      && other.maxX <= maxX + tolerance && other.maxY <= maxY + tolerance
  }
}
