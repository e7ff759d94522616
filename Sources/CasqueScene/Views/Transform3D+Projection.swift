import CasqueGeometry
import CasqueModel

extension Transform3D {
  /// The map of the plane z = 0 about a point; nil for no turn at all.
  ///
  /// A point p goes to R·p + (0, 0, tz) with R = Rz·Ry·Rx, and is seen from the distance d: it is
  /// divided by 1 − z/d. **Source** CATransform3D with m34 = −1/d.
  func projection(about center: Point) -> Projection? {
    guard self != .identity else { return nil }
    func turn(_ degrees: Double) -> (cosine: Double, sine: Double) {
      let map = AffineTransform.rotation(degrees * .pi / 180)
      return (map.a, map.b)
    }
    let (x, y, z) = (turn(rotationX), turn(rotationY), turn(rotationZ))
    // The images of the unit vectors of x and y; the y axis points down, z to the eye.
    let first = (
      z.cosine * y.cosine, z.sine * y.cosine, -y.sine
    )
    let second = (
      z.cosine * y.sine * x.sine - z.sine * x.cosine,
      z.sine * y.sine * x.sine + z.cosine * x.cosine, y.cosine * x.sine
    )
    let away = perspective.map { 1 / max(1, $0) } ?? 0
    let map = Projection(rows: [
      first.0, second.0, 0, first.1, second.1, 0, -first.2 * away, -second.2 * away,
      1 - translationZ * away,
    ])
    return map.conjugated(
      before: .translation(x: -center.x, y: -center.y),
      after: .translation(x: center.x, y: center.y))
  }
}
