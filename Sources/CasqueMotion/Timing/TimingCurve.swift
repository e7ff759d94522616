/// How progress runs over an animation's time: a cubic Bézier curve from (0, 0) to (1, 1).
///
/// The x coordinates of the control points lie in 0…1, so that x is a function of time; y may
/// leave that range (overshoot).
public struct TimingCurve: Sendable, Hashable {
  /// The first control point's x, the share of the time.
  public let x1: Double
  /// The first control point's y, the share of the way.
  public let y1: Double
  /// The second control point's x, the share of the time.
  public let x2: Double
  /// The second control point's y, the share of the way.
  public let y2: Double

  /// Creates a curve; both x must lie in 0…1 and both y be finite.
  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    precondition((0...1).contains(x1) && (0...1).contains(x2), "control points keep 0 ≤ x ≤ 1")
    precondition(y1.isFinite && y2.isFinite, "control points are finite")
    self.x1 = x1
    self.y1 = y1
    self.x2 = x2
    self.y2 = y2
  }

  /// Constant speed.
  public static let linear = TimingCurve(0, 0, 1, 1)
  /// The default of CAMediaTimingFunction.
  ///
  /// **Source** spec/motion.md §5.
  public static let `default` = TimingCurve(0.25, 0.1, 0.25, 1)
  /// Slow at first.
  ///
  /// **Source** spec/motion.md §5.
  public static let easeIn = TimingCurve(0.42, 0, 1, 1)
  /// Slow at last.
  ///
  /// **Source** spec/motion.md §5.
  public static let easeOut = TimingCurve(0, 0, 0.58, 1)
  /// Slow at both ends: the default of UIView's animations.
  ///
  /// **Source** spec/motion.md §5.
  public static let easeInEaseOut = TimingCurve(0.42, 0, 0.58, 1)

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
