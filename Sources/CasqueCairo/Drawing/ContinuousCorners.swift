import CasqueGeometry
import CasqueScene

/// The outline of a rectangle with iOS's continuous corners.
///
/// Each corner is a cubic from the edge, nearly a circle in the middle, and a cubic to the other
/// edge, over 1.528665 radii of each edge. Where a side is too short for that, the corner turns
/// into a quarter circle by degrees.
/// **Source** ControlFacts, continuous corner curve.
struct ContinuousCorners {
  let rect: Rect
  let radius: Double
  /// 1 for the whole curve, 0 for a quarter circle.
  private let continuity: Double

  /// How far a corner reaches along an edge, in radii.
  private static let reach = 1.528665

  init(_ rect: Rect, radius: Double) {
    self.rect = rect
    let half = min(rect.width, rect.height) / 2
    self.radius = min(max(0, radius), half)
    let room = self.radius > 0 ? half / self.radius : ContinuousCorners.reach
    continuity = min(1, max(0, (room - 1) / (ContinuousCorners.reach - 1)))
  }

  /// Points of a corner, in radii from it along the edge it is entered by and the one it leaves.
  ///
  /// A start, a curve, a line, a curve, a line, a curve.
  private static let continuous: [Point] = points([
    (1.528665, 0), (1.08849296, 0), (0.86840694, 0), (0.66993427, 0.065496),
    (0.63149399, 0.07491176), (0.37282392, 0.16905899), (0.16905899, 0.37282392),
    (0.07491176, 0.63149399), (0.065496, 0.66993427), (0, 0.86840694), (0, 1.08849296),
    (0, 1.528665),
  ])

  /// The same points on a quarter circle: arcs by tan(θ/4)·4/3, cut where the others are.
  private static let circular: [Point] = points([
    (1, 0), (0.88761055, 0), (0.77602519, 0.01894614), (0.66993427, 0.05604205),
    (0.63149399, 0.07037463), (0.37507096, 0.17202142), (0.17202142, 0.37507096),
    (0.07037463, 0.63149399), (0.05604205, 0.66993427), (0.01894614, 0.77602519),
    (0, 0.88761055), (0, 1),
  ])

  private static func points(_ pairs: [(Double, Double)]) -> [Point] {
    pairs.map { Point(x: $0.0, y: $0.1) }
  }

  /// The outline, clockwise from the top edge.
  var path: [PathStep] {
    guard radius > 0 else {
      return [
        .move(rect.origin), .line(Point(x: rect.maxX, y: rect.minY)),
        .line(Point(x: rect.maxX, y: rect.maxY)), .line(Point(x: rect.minX, y: rect.maxY)), .close,
      ]
    }
    // Each corner with the directions away from it, along the edge before and the edge after.
    let corners: [(Point, Point, Point)] = [
      (Point(x: rect.maxX, y: rect.minY), Point(x: -1, y: 0), Point(x: 0, y: 1)),
      (Point(x: rect.maxX, y: rect.maxY), Point(x: 0, y: -1), Point(x: -1, y: 0)),
      (Point(x: rect.minX, y: rect.maxY), Point(x: 1, y: 0), Point(x: 0, y: -1)),
      (Point(x: rect.minX, y: rect.minY), Point(x: 0, y: 1), Point(x: 1, y: 0)),
    ]
    var steps: [PathStep] = []
    for (corner, before, after) in corners {
      let points = zip(ContinuousCorners.circular, ContinuousCorners.continuous).map { a, b in
        let along = (a.x + (b.x - a.x) * continuity) * radius
        let across = (a.y + (b.y - a.y) * continuity) * radius
        return Point(
          x: corner.x + before.x * along + after.x * across,
          y: corner.y + before.y * along + after.y * across)
      }
      steps += [
        steps.isEmpty ? .move(points[0]) : .line(points[0]),
        .curve(points[1], points[2], points[3]), .line(points[4]),
        .curve(points[5], points[6], points[7]), .line(points[8]),
        .curve(points[9], points[10], points[11]),
      ]
    }
    return steps + [.close]
  }
}
