internal import CasqueGeometry
internal import CasqueModel

/// A cubic Bézier curve of the plane, measured and divided by its length.
struct CubicCurve: Sendable, Hashable {
  var start: Point
  var control1: Point
  var control2: Point
  var end: Point

  init(_ start: Point, _ control1: Point, _ control2: Point, _ end: Point) {
    self.start = start
    self.control1 = control1
    self.control2 = control2
    self.end = end
  }

  func point(at s: Double) -> Point {
    let r = 1 - s
    return start.scaled(by: r * r * r) + control1.scaled(by: 3 * r * r * s)
      + control2.scaled(by: 3 * r * s * s) + end.scaled(by: s * s * s)
  }

  /// The change of the point by the parameter.
  func derivative(at s: Double) -> Point {
    let r = 1 - s
    return (control1 - start).scaled(by: 3 * r * r)
      + (control2 - control1).scaled(by: 6 * r * s) + (end - control2).scaled(by: 3 * s * s)
  }

  /// The direction of travel, in radians; nil if the curve is a point.
  ///
  /// Where control points coincide with an end the derivative is 0 there, and the direction is
  /// that of the next one that does not.
  func direction(at s: Double) -> Double? {
    let tangent = derivative(at: s)
    // What is a rounding error against the curve's size is no direction.
    let extent = max(
      (control1 - start).magnitude, (control2 - control1).magnitude, (end - control2).magnitude)
    guard extent > 0 else { return nil }
    if tangent.magnitude > extent * 1e-9 { return arcTangent(tangent.y, tangent.x) }
    let chords =
      s < 0.5
      ? [control1 - start, control2 - start, end - start]
      : [end - control2, end - control1, end - start]
    let chord = chords.first { $0.magnitude > extent * 1e-9 }
    return chord.map { arcTangent($0.y, $0.x) }
  }

  /// Both parts of the curve at the parameter `s`.
  func split(at s: Double) -> (CubicCurve, CubicCurve) {
    let a = start.interpolated(to: control1, at: s)
    let b = control1.interpolated(to: control2, at: s)
    let c = control2.interpolated(to: end, at: s)
    let (ab, bc) = (a.interpolated(to: b, at: s), b.interpolated(to: c, at: s))
    let middle = ab.interpolated(to: bc, at: s)
    return (CubicCurve(start, a, ab, middle), CubicCurve(middle, bc, c, end))
  }
}
