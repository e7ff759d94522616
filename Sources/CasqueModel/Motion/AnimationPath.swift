/// The way of a view's centre, in points from where it lies at rest.
///
/// **Source** MotionFacts §7.
public struct AnimationPath: Sendable, Hashable {
  /// The points.
  public var points: [PathPoint]
  /// Whether the view turns with the path.
  public var alignment: Alignment
  /// The share of the path's length at which the view starts.
  public var start: Double
  /// The share of the path's length at which the view ends: two actions with parts of one path
  /// are that path split.
  public var end: Double

  /// Whether a view turns with its path.
  public enum Alignment: Sendable, Hashable {
    /// It keeps its angle.
    case fixed
    /// It turns with the direction of travel, plus a fixed angle in degrees.
    case alongPath(offsetDegrees: Double)
  }

  /// Creates a path through points.
  public init(
    _ points: [PathPoint], alignment: Alignment = .fixed, start: Double = 0, end: Double = 1
  ) {
    self.points = points
    self.alignment = alignment
    self.start = start
    self.end = end
  }
}
