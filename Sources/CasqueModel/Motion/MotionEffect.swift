public import CasqueGeometry

/// How far a view moves with the device's tilt, as in UIInterpolatingMotionEffect on its centre.
///
/// At tilt −1 an axis moves by its minimum, at +1 by its maximum, linearly between and no further.
/// **Source** MotionFacts §2.
public struct MotionEffect: Sendable, Hashable {
  /// The movement of one axis, in points.
  public struct Amount: Sendable, Hashable {
    /// The movement at tilt −1.
    public var minimum: Double
    /// The movement at tilt +1.
    public var maximum: Double

    /// Creates an amount from its ends, in points.
    public init(minimum: Double, maximum: Double) {
      self.minimum = minimum
      self.maximum = maximum
    }
  }

  /// The movement of each axis.
  public var amount: AxisPair<Amount>

  /// Creates an effect from the movement of each axis.
  public init(amount: AxisPair<Amount>) { self.amount = amount }

  /// Creates an effect that moves by −x…x and −y…y points.
  public init(x: Double, y: Double) {
    amount = AxisPair(
      horizontal: Amount(minimum: -x, maximum: x), vertical: Amount(minimum: -y, maximum: y))
  }
}
