internal import CasqueGeometry
internal import CasqueModel

extension CubicCurve {
  /// The length from the start to the parameter `s`, in points.
  ///
  /// Gauss–Legendre over sixteen equal parts: exact to rounding for ordinary curves, and within a
  /// thousandth of a point where a curve turns back in a cusp.
  func length(upTo s: Double) -> Double {
    let parts = 16
    var sum = 0.0
    for part in 0..<parts {
      let low = s * Double(part) / Double(parts)
      let half = s / Double(2 * parts)
      for (place, weight) in CubicCurve.legendre {
        sum += weight * half * derivative(at: low + half * (1 + place)).magnitude
      }
    }
    return sum
  }

  /// The parameter at which the curve has run through `distance` points of its `length`.
  func parameter(atLength distance: Double, of length: Double) -> Double {
    guard distance > 0, length > 0 else { return 0 }
    guard distance < length else { return 1 }
    var (low, high) = (0.0, 1.0)
    var s = distance / length
    for _ in 0..<64 {
      let error = self.length(upTo: s) - distance
      if error.magnitude <= 1e-12 * length { break }
      if error > 0 { high = s } else { low = s }
      let slope = derivative(at: s).magnitude
      let next = s - error / slope
      s = slope > 0 && next > low && next < high ? next : (low + high) / 2
    }
    return s
  }

  /// The places in −1…1 and the weights of five-point Gauss–Legendre integration.
  private static let legendre: [(Double, Double)] = {
    let root = (10.0 / 7).squareRoot()
    let inner = (5 - 2 * root).squareRoot() / 3
    let outer = (5 + 2 * root).squareRoot() / 3
    let innerWeight = (322 + 13 * 70.0.squareRoot()) / 900
    let outerWeight = (322 - 13 * 70.0.squareRoot()) / 900
    return [
      (0, 128.0 / 225), (-inner, innerWeight), (inner, innerWeight), (-outer, outerWeight),
      (outer, outerWeight),
    ]
  }()
}
