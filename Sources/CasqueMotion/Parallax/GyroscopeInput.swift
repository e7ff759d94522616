public import CasqueGeometry
public import CasqueModel

/// What turning the device does to a parallax's content offset.
///
/// The rate about y moves x, the rate about x moves y; rates up to the threshold count as none.
/// **Source** MotionFacts §1.1, §1.3 and fault P12.
public struct GyroscopeInput: Sendable, Hashable {
  /// The original's threshold, in radians a second: a float literal, strictly exceeded.
  public static let originalThreshold = Double(Float(0.1))

  /// The rate that must be exceeded, in radians a second.
  public var threshold: Double
  /// How a rate becomes movement.
  public var gain: Gain
  /// How soon an offset returns to 0 by itself, as a time constant in seconds, or nil for never.
  ///
  /// Only a gain by time has it; the original drifts.
  public var decay: Double?

  /// How a rate becomes movement.
  public enum Gain: Sendable, Hashable {
    /// Points a tick for a radian a second, however long the tick: the original.
    case perTick(Double)
    /// Points a radian: the corrected form, the same at any rate of ticks.
    case perRadian(Double)
  }

  /// Creates an input.
  public init(
    threshold: Double = GyroscopeInput.originalThreshold, gain: Gain, decay: Double? = nil
  ) {
    self.threshold = threshold
    self.gain = gain
    self.decay = decay
  }

  /// The original: 2.5 points a tick.
  public static let faithful = GyroscopeInput(gain: .perTick(2.5))
  /// The corrected form: 150 points a radian, which is the original at 60 ticks a second.
  public static let better = GyroscopeInput(gain: .perRadian(150))

  /// The content offset after a tick.
  ///
  /// - Parameters:
  ///   - offset: the offset before it, in points.
  ///   - rate: how the device turns, held over the tick.
  ///   - interval: how long the tick is, in seconds; without meaning for a gain per tick.
  public func offset(after offset: Point, rate: RotationRate, interval: Double) -> Point {
    var result = offset
    for axis in Axis.allCases {
      let turn = axis == .horizontal ? rate.y : rate.x
      let counted = turn.magnitude > threshold ? turn : 0
      switch gain {
      case .perTick(let gain): result[axis] += gain * counted
      case .perRadian(let gain):
        result[axis] = moved(offset[axis], by: gain * counted, over: max(0, interval))
      }
    }
    return result
  }

  /// Solves o' = speed − o/decay over the interval, so that its division does not matter.
  private func moved(_ offset: Double, by speed: Double, over interval: Double) -> Double {
    guard let decay, decay > 0 else { return offset + speed * interval }
    let left = exponential(-interval / decay)
    return offset * left + speed * decay * (1 - left)
  }
}
