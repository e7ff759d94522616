public import CasqueGeometry

/// An outline.
public enum Shape: Sendable, Hashable {
  /// A rectangle.
  case rect(Rect)
  /// A rectangle with round corners of the given radius, in points.
  case roundedRect(Rect, radius: Double)
  /// A rectangle with iOS's continuous corners of the given radius, in points.
  case continuousRect(Rect, radius: Double)
  /// An ellipse in a rectangle.
  case ellipse(Rect)
  /// Any path.
  case path([PathStep])
}
