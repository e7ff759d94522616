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

  /// Whether four numbers make a curve: both x lie in 0…1 and both y are finite.
  public static func isValid(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> Bool {
    (0...1).contains(x1) && (0...1).contains(x2) && y1.isFinite && y2.isFinite
  }

  /// Creates a curve from numbers that make one, see ``isValid(_:_:_:_:)``.
  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    precondition(
      TimingCurve.isValid(x1, y1, x2, y2), "control points keep 0 ≤ x ≤ 1 and a finite y")
    self.x1 = x1
    self.y1 = y1
    self.x2 = x2
    self.y2 = y2
  }

  /// Constant speed.
  public static let linear = TimingCurve(0, 0, 1, 1)
  /// The default of CAMediaTimingFunction.
  ///
  /// **Source** MotionFacts §5.
  public static let `default` = TimingCurve(0.25, 0.1, 0.25, 1)
  /// Slow at first.
  ///
  /// **Source** MotionFacts §5.
  public static let easeIn = TimingCurve(0.42, 0, 1, 1)
  /// Slow at last.
  ///
  /// **Source** MotionFacts §5.
  public static let easeOut = TimingCurve(0, 0, 0.58, 1)
  /// Slow at both ends: the default of UIView's animations.
  ///
  /// **Source** MotionFacts §5.
  public static let easeInEaseOut = TimingCurve(0.42, 0, 0.58, 1)
}
