public import CasqueGeometry

/// A point of a motion path, as Keynote's: with a corner, smooth, or with handles of its own.
///
/// **Source** MotionFacts §7.
public struct PathPoint: Sendable, Hashable {
  /// How a path passes through a point.
  public enum Kind: Sendable, Hashable {
    /// With a corner.
    case corner
    /// Smoothly, along the line between its neighbours.
    case smooth
    /// By the control points before and after it, in points.
    case bezier(incoming: Point, outgoing: Point)
  }

  /// Where it is, in points.
  public var position: Point
  /// How the path passes through it.
  public var kind: Kind

  /// Creates a point; smooth is Keynote's default.
  public init(_ position: Point, kind: Kind = .smooth) {
    self.position = position
    self.kind = kind
  }
}
