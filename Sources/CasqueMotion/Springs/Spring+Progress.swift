public import CasqueModel

extension Spring {
  /// The share of the way done at `time`; it passes 1 where the spring overshoots.
  ///
  /// - Parameters:
  ///   - time: seconds from the start; before 0 is as 0.
  ///   - relativeVelocity: the speed at the start in ways a second, positive towards the target.
  ///
  /// **Source** MotionFacts §3.
  public func progress(at time: Double, relativeVelocity: Double = 0) -> Double {
    1 - remaining(at: time, relativeVelocity)
  }

  /// The speed at `time` in ways a second, positive towards the target.
  public func velocity(at time: Double, relativeVelocity: Double = 0) -> Double {
    let response = SpringResponse(self, at: max(0, time))
    return relativeVelocity * response.bSlope - response.aSlope
  }

  /// The value at `time` of something on the way from one value to another.
  ///
  /// - Parameters:
  ///   - time: seconds from the start; before 0 is as 0.
  ///   - start: the value at the start.
  ///   - target: the value at rest.
  ///   - velocity: the speed at the start, in units of the value a second. A speed along an axis
  ///     that is already at its target counts, unlike with relative velocity.
  public func value<Value: Interpolatable>(
    at time: Double, from start: Value, to target: Value, velocity: Value
  ) -> Value {
    let response = SpringResponse(self, at: max(0, time))
    return target + (start - target).scaled(by: response.a) + velocity.scaled(by: response.b)
  }

  /// s(t): the share of the way that is left.
  func remaining(at time: Double, _ relativeVelocity: Double) -> Double {
    let response = SpringResponse(self, at: max(0, time))
    return response.a - relativeVelocity * response.b
  }
}
