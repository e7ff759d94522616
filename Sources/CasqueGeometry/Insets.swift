/// Distances inwards from the edges of a rectangle, in points.
public struct Insets: Sendable, Hashable, Codable {
  /// The distance from the top edge.
  public var top: Double
  /// The distance from the left edge.
  public var left: Double
  /// The distance from the bottom edge.
  public var bottom: Double
  /// The distance from the right edge.
  public var right: Double

  /// Creates insets from their four distances, in points.
  @inlinable public init(
    top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0
  ) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Creates the same distance on every edge.
  @inlinable public init(all distance: Double) {
    self.init(top: distance, left: distance, bottom: distance, right: distance)
  }

  /// No distance on any edge.
  public static let zero = Insets()

  /// The distance from the left or top edge.
  @inlinable public func lower(_ axis: Axis) -> Double { axis == .horizontal ? left : top }
  /// The distance from the right or bottom edge.
  @inlinable public func upper(_ axis: Axis) -> Double { axis == .horizontal ? right : bottom }

  /// Edge by edge sum.
  @inlinable public static func + (a: Insets, b: Insets) -> Insets {
    Insets(
      top: a.top + b.top, left: a.left + b.left, bottom: a.bottom + b.bottom,
      right: a.right + b.right)
  }
}

/// Distances inwards whose sides follow the writing direction, in points.
public struct DirectionalInsets: Sendable, Hashable, Codable {
  /// The distance from the top edge.
  public var top: Double
  /// The distance from the edge where a line starts.
  public var leading: Double
  /// The distance from the bottom edge.
  public var bottom: Double
  /// The distance from the edge where a line ends.
  public var trailing: Double

  /// Creates insets from their four distances, in points.
  @inlinable public init(
    top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0
  ) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// The insets with leading at the left, or at the right if `mirrored`.
  @inlinable public func resolved(mirrored: Bool) -> Insets {
    Insets(
      top: top, left: mirrored ? trailing : leading, bottom: bottom,
      right: mirrored ? leading : trailing)
  }
}
