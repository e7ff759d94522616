public import CasqueGeometry
public import CasqueModel

/// A way over the plane that is run through at constant speed.
///
/// Pieces without length are skipped. **Source** MotionFacts §7.
public struct MotionPath: Sendable, Hashable {
  /// Where the path starts, in points.
  public let start: Point
  /// The direction before anything moves, in radians: what a path without length keeps.
  public let startDirection: Double
  /// The pieces that have a length.
  let pieces: [PathPiece]
  /// The length up to the end of each piece, in points.
  let lengths: [Double]

  init(start: Point, pieces: [PathPiece], startDirection: Double) {
    self.start = start
    var (kept, lengths, sum): ([PathPiece], [Double], Double) = ([], [], 0)
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
      pieces: zip(points, points.dropFirst()).map { .line($0, $1) },
      startDirection: startDirection)
  }

  /// Creates one Bézier curve.
  public static func cubic(
    _ start: Point, _ control1: Point, _ control2: Point, _ end: Point,
    startDirection: Double = 0
  ) -> MotionPath {
    MotionPath(
      start: start, pieces: [.cubic(CubicCurve(start, control1, control2, end))],
      startDirection: startDirection)
  }

  /// Creates the path through points that are corners, smooth or Béziers.
  ///
  /// A smooth point's handles lie along the line between its neighbours, a sixth of it long, which
  /// is Catmull–Rom. Keynote's own rule is not published.
  public init(_ points: [PathPoint], startDirection: Double = 0) {
    let pieces = zip(points.indices, points.indices.dropFirst()).map { index, next in
      MotionPath.piece(from: index, to: next, in: points)
    }
    self.init(
      start: points.first?.position ?? .zero, pieces: pieces, startDirection: startDirection)
  }

  private static func piece(from index: Int, to next: Int, in points: [PathPoint]) -> PathPiece {
    let (start, end) = (points[index].position, points[next].position)
    let leaving = handle(of: index, in: points, side: 1)
    let arriving = handle(of: next, in: points, side: -1)
    if leaving == nil && arriving == nil { return .line(start, end) }
    return .cubic(
      CubicCurve(
        start, leaving ?? start.interpolated(to: end, at: 1.0 / 3),
        arriving ?? end.interpolated(to: start, at: 1.0 / 3), end))
  }

  /// The control point after (side 1) or before (side −1) a point, nil for the straight one.
  private static func handle(of index: Int, in points: [PathPoint], side: Int) -> Point? {
    let position = points[index].position
    switch points[index].kind {
    case .bezier(let incoming, let outgoing): return side > 0 ? outgoing : incoming
    case .corner: return nil
    case .smooth:
      guard points.indices.contains(index - side) else { return nil }
      let neighbours = points[index + side].position - points[index - side].position
      return position + neighbours.scaled(by: 1.0 / 6)
    }
  }

  /// The length, in points.
  public var length: Double { lengths.last ?? 0 }
}
