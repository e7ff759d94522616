/// One step of a path.
public enum PathStep: Sendable, Hashable {
  /// Starts a subpath.
  case move(Point)
  /// A straight line.
  case line(Point)
  /// A cubic Bézier curve with its two control points.
  case curve(Point, Point, Point)
  /// Back to the start of the subpath.
  case close
}
