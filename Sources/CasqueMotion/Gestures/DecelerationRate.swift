public import CasqueModel

/// How much of its speed a thrown thing keeps over a millisecond, as UIScrollView.DecelerationRate.
///
/// **Source** MotionFacts §4.8.
public struct DecelerationRate: RawRepresentable, Sendable, Hashable {
  /// The share of the speed that is left after a millisecond, between 0 and 1.
  public let rawValue: Double

  /// Creates a rate, or nil if it does not lie between 0 and 1.
  public init?(rawValue: Double) {
    guard rawValue > 0, rawValue < 1 else { return nil }
    self.rawValue = rawValue
  }

  private init(_ value: Double) { rawValue = value }

  /// Scroll views' own rate, 0.998.
  public static let normal = DecelerationRate(0.998)
  /// The faster rate, 0.99.
  public static let fast = DecelerationRate(0.99)

  /// How far a speed leads until rest, in points.
  ///
  /// - Parameters:
  ///   - velocity: the speed, in points a second.
  ///   - fidelity: faithful sums whole milliseconds, v/1000 · r/(1 − r), as WWDC 2018 session 803
  ///     shows; better is the integral −v/(1000 · ln r): 0.1 % more at normal, 0.5 % at fast.
  public func projection(
    of velocity: Double, fidelity: MotionFidelity = .faithful
  ) -> Double {
    switch fidelity {
    case .faithful: velocity / 1000 * rawValue / (1 - rawValue)
    case .better: -velocity / (1000 * logarithm(rawValue))
    }
  }

  /// How long a speed takes to fall to another, in seconds; 0 if it is that slow already.
  ///
  /// - Parameters:
  ///   - velocity: the speed at first, in points a second.
  ///   - stopVelocity: the speed at last, in points a second, above 0.
  public func duration(from velocity: Double, to stopVelocity: Double) -> Double {
    guard stopVelocity > 0 else { return velocity == 0 ? 0 : .infinity }
    guard velocity.magnitude > stopVelocity else { return 0 }
    return logarithm(stopVelocity / velocity.magnitude) / (1000 * logarithm(rawValue))
  }
}
