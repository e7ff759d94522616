public import CasqueGeometry
public import CasqueModel

/// A way over the plane that is run through at constant speed.
///
/// Pieces without length are skipped. **Source** spec/motion.md §7.
public struct MotionPath: Sendable, Hashable {
  /// Where the path starts, in points.
  public let start: Point
  /// The direction before anything moves, in radians: what a path without length keeps.
  public let startDirection: Double
  /// The pieces that have a length.
  let pieces: [CubicCurve]
  /// The length up to the end of each piece, in points.
  let lengths: [Double]

  init(start: Point, pieces: [CubicCurve], startDirection: Double) {
    self.start = start
    var (kept, lengths, sum): ([CubicCurve], [Double], Double) = ([], [], 0)
    for piece in pieces {
      let length = piece.length
      guard length > 0, length.isFinite else { continue }
      sum += length
      kept.append(piece)
      lengths.append(sum)
    }
    self.pieces = kept
    self.lengths = lengths
    self.startDirection = kept.first?.direction(at: 0) ?? startDirection
  }

  /// Creates straight lines through points, at least one.
  ///
  /// - Parameter startDirection: the direction if there is no length, in radians.
  public static func polyline(_ points: [Point], startDirection: Double = 0) -> MotionPath {
    MotionPath(
      start: points.first ?? .zero,
      pieces: zip(points, points.dropFirst()).map { CubicCurve(from: $0, to: $1) },
      startDirection: startDirection)
  }

  /// Creates one Bézier curve.
  public static func cubic(
    _ start: Point, _ control1: Point, _ control2: Point, _ end: Point,
    startDirection: Double = 0
  ) -> MotionPath {
    MotionPath(
      start: start, pieces: [CubicCurve(start, control1, control2, end)],
      startDirection: startDirection)
  }

  /// Creates the path through points that are corners, smooth or Béziers.
  ///
  /// A smooth point's handles lie along the line between its neighbours, a sixth of it long, which
  /// is Catmull–Rom. Keynote's own rule is not published.
  public init(_ points: [PathPoint], startDirection: Double = 0) {
    let pieces = zip(points.indices, points.indices.dropFirst()).map { index, next in
      CubicCurve(
        points[index].position, MotionPath.handle(of: index, in: points, side: 1),
        MotionPath.handle(of: next, in: points, side: -1), points[next].position)
    }
    self.init(
      start: points.first?.position ?? .zero, pieces: pieces, startDirection: startDirection)
  }

  /// The control point after (side 1) or before (side −1) a point.
  private static func handle(of index: Int, in points: [PathPoint], side: Int) -> Point {
    let position = points[index].position
    let facing = points[index + side].position
    switch points[index].kind {
    case .bezier(let incoming, let outgoing): return side > 0 ? outgoing : incoming
    case .corner: return position.interpolated(to: facing, at: 1.0 / 3)
    case .smooth:
      let opposite = index - side
      guard points.indices.contains(opposite) else {
        return position.interpolated(to: facing, at: 1.0 / 3)
      }
      return position + (facing - points[opposite].position).scaled(by: 1.0 / 6)
    }
  }

  /// The length, in points.
  public var length: Double { lengths.last ?? 0 }
}
