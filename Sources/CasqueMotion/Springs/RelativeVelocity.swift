public import CasqueModel

extension Spring {
  /// A speed in ways a second: v/(target − current), or 0 for what is already there.
  ///
  /// A flick along an axis at its target is lost (quirk S1); see ``start(from:to:velocity:scale:)``.
  /// **Source** MotionFacts §3.
  ///
  /// - Parameters:
  ///   - velocity: the speed in units of the value a second.
  ///   - current: the value at the start.
  ///   - target: the value at rest.
  public static func relativeVelocity(
    _ velocity: Double, from current: Double, to target: Double
  ) -> Double {
    let way = target - current
    return way == 0 ? 0 : velocity / way
  }

  /// Where to start so that a flick at the target is not lost: the corrected form of quirk S1.
  ///
  /// A value at its target is moved by ε beyond it in the direction of the flick, a place it would
  /// pass anyway, if the flick leads at least 2ε away; ε is a pixel, or 0.001 · |v| where no scale
  /// is known. **Source** MotionFacts §3, after jenox/UIKit-Playground.
  ///
  /// - Parameters:
  ///   - current: the value at the start, in points.
  ///   - target: the value at rest, in points.
  ///   - velocity: the speed, in points a second.
  ///   - scale: the screen's pixels a point, or nil if unknown.
  /// - Returns: the value to start from, in points.
  public func start(
    from current: Double, to target: Double, velocity: Double, scale: Double? = nil
  ) -> Double {
    guard current == target, velocity != 0, velocity.isFinite else { return current }
    let epsilon = scale.map { 1 / $0 } ?? 0.001 * velocity.magnitude
    guard epsilon > 0, reach(of: velocity.magnitude) >= 2 * epsilon else { return current }
    return target + (velocity < 0 ? -epsilon : epsilon)
  }

  /// How far from its target a speed leads a spring at rest there: the greatest b(t) · v.
  func reach(of velocity: Double) -> Double {
    let rates = SpringRates(self)
    let time =
      switch rates.regime {
      case .underdamped: arcTangent(rates.omegaD, rates.lambda) / rates.omegaD
      case .critical: 1 / rates.lambda
      case .overdamped: logarithm(rates.fastDecay / rates.slowDecay) / (2 * rates.omegaD)
      }
    return SpringResponse(self, at: time).b * velocity
  }
}
