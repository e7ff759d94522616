internal import CasqueGeometry
internal import CasqueModel

/// A piece of a motion path: a straight line, which is exact, or a cubic curve.
enum PathPiece: Sendable, Hashable {
  case line(Point, Point)
  case cubic(CubicCurve)

  var start: Point {
    switch self {
    case .line(let start, _): start
    case .cubic(let curve): curve.start
    }
  }

  var end: Point {
    switch self {
    case .line(_, let end): end
    case .cubic(let curve): curve.end
    }
  }

  /// The length, in points.
  var length: Double {
    switch self {
    case .line(let start, let end): start.distance(to: end)
    case .cubic(let curve): curve.length(upTo: 1)
    }
  }

  /// The point at the parameter `s`; the ends exactly.
  func point(at s: Double) -> Point {
    if s <= 0 { return start }
    if s >= 1 { return end }
    switch self {
    case .line(let start, let end): return start.interpolated(to: end, at: s)
    case .cubic(let curve): return curve.point(at: s)
    }
  }

  /// The direction of travel, in radians; nil if the piece is a point.
  func direction(at s: Double) -> Double? {
    switch self {
    case .line(let start, let end):
      let way = end - start
      return way == .zero ? nil : arcTangent(way.y, way.x)
    case .cubic(let curve): return curve.direction(at: s)
    }
  }

  /// The parameter at which the piece has run through `distance` points of its `length`.
  func parameter(atLength distance: Double, of length: Double) -> Double {
    switch self {
    case .line: length > 0 ? min(max(distance / length, 0), 1) : 0
    case .cubic(let curve): curve.parameter(atLength: distance, of: length)
    }
  }

  /// Both parts of the piece at the parameter `s`.
  func split(at s: Double) -> (PathPiece, PathPiece) {
    switch self {
    case .line(let start, let end):
      let middle = point(at: s)
      return (.line(start, middle), .line(middle, end))
    case .cubic(let curve):
      let (head, tail) = curve.split(at: s)
      return (.cubic(head), .cubic(tail))
    }
  }
}
