public import CasqueGeometry

/// The shadow of a layer, as in CALayer.
public struct Shadow: Sendable, Hashable {
  /// An outline that throws the shadow instead of what the view shows, as CALayer.shadowPath.
  public enum Path: Sendable, Hashable {
    /// The bounds with round corners of the given radius, in points.
    case roundedRect(cornerRadius: Double)
    /// The largest ellipse in the bounds.
    case ellipse
  }

  /// The colour, its alpha being the opacity.
  public var color: Color
  /// The blur radius, in points.
  public var radius: Double
  /// How far the shadow is moved, in points.
  public var offset: Point
  /// How far the outline that throws it is moved outwards, in points; negative for inwards.
  public var spread: Double
  /// The outline that throws it, or nil for what the view shows.
  public var path: Path?

  /// Creates a shadow.
  public init(
    color: Color, radius: Double, offset: Point, spread: Double = 0, path: Path? = nil
  ) {
    self.color = color
    self.radius = radius
    self.offset = offset
    self.spread = spread
    self.path = path
  }
}
