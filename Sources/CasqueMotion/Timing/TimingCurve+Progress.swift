public import CasqueModel

extension TimingCurve {
  /// The share of the way at the share `x` of the time; `x` is held to 0…1.
  ///
  /// The parameter of the curve is found by Newton's method, and by bisection where that leaves
  /// its bracket, until x differs by less than 1e-7.
  public func progress(at x: Double) -> Double {
    guard x > 0 else { return 0 }
    guard x < 1 else { return 1 }
    if x1 == y1 && x2 == y2 { return x }
    return TimingCurve.value(y1, y2, at: parameter(at: x))
  }

  private func parameter(at x: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    var s = x
    for _ in 0..<64 {
      let error = TimingCurve.value(x1, x2, at: s) - x
      if error.magnitude < 1e-12 { break }
      if error > 0 { high = s } else { low = s }
      let slope = TimingCurve.slope(x1, x2, at: s)
      let next = s - error / slope
      s = slope > 0 && next > low && next < high ? next : (low + high) / 2
    }
    return s
  }

  private static func value(_ p1: Double, _ p2: Double, at s: Double) -> Double {
    let r = 1 - s
    return 3 * r * r * s * p1 + 3 * r * s * s * p2 + s * s * s
  }

  private static func slope(_ p1: Double, _ p2: Double, at s: Double) -> Double {
    let r = 1 - s
    return 3 * r * r * p1 + 6 * r * s * (p2 - p1) + 3 * s * s * (1 - p2)
  }
}
