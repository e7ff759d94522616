public import CasqueModel

extension Spring {
  /// When the spring stays within a share of the way about its target, in seconds.
  ///
  /// Below damping ratio 1: ln((1 + |λ − v|/ωd)/ε)/λ, the bound of the decaying wave, which gives
  /// the durations Apple documents for CASpringAnimation; otherwise the last crossing of ε itself.
  /// Infinite at damping ratio 0. UIKit's own rule is private.
  ///
  /// - Parameters:
  ///   - relativeVelocity: the speed at the start in ways a second, positive towards the target.
  ///   - epsilon: the share of the way that counts as nothing, above 0.
  ///
  /// **Source** MotionFacts §3.
  public func settlingDuration(
    relativeVelocity: Double = 0, epsilon: Double = 0.001
  ) -> Double {
    guard epsilon > 0, relativeVelocity.isFinite else { return .infinity }
    let rates = SpringRates(self)
    if rates.regime == .underdamped {
      guard rates.lambda > 0 else { return .infinity }
      let amplitude = 1 + (rates.lambda - relativeVelocity).magnitude / rates.omegaD
      return max(0, logarithm(amplitude / epsilon) / rates.lambda)
    }
    return lastCrossing(of: epsilon, relativeVelocity)
  }

  /// The largest progress ever reached, 1 without overshoot.
  ///
  /// At relative velocity 0 it is 1 + e^(−πζ/√(1−ζ²)) below damping ratio 1. A critical spring
  /// overshoots only above λ, an over-damped one only above λ + ωd. **Source** MotionFacts §3.
  public func peakProgress(relativeVelocity: Double = 0) -> Double {
    turningPoints(relativeVelocity).reduce(1) { peak, time in
      max(peak, progress(at: time, relativeVelocity: relativeVelocity))
    }
  }

  /// The first moments above 0 at which the speed is 0, in seconds, enough to hold both extremes.
  private func turningPoints(_ velocity: Double) -> [Double] {
    let rates = SpringRates(self)
    let (lambda, omegaD) = (rates.lambda, rates.omegaD)
    switch rates.regime {
    case .underdamped:
      let omega = angularFrequency
      // s' = −v·b' − ω²·b = 0 for tan(ωd t) = −v·ωd/(ω² − λv).
      let angle = arcTangent(-velocity * omegaD, omega * omega - lambda * velocity)
      return (-1...3).map { (angle + Double($0) * .pi) / omegaD }.filter { $0 > 1e-12 }
    case .critical:
      let slope = lambda * (lambda - velocity)
      let time = slope == 0 ? 0 : -velocity / slope
      return time > 0 ? [time] : []
    case .overdamped:
      let c1 = (rates.fastDecay - velocity) / (2 * omegaD)
      let ratio = (1 - c1) * rates.fastDecay / (-c1 * rates.slowDecay)
      return ratio > 1 && ratio.isFinite ? [logarithm(ratio) / (2 * omegaD)] : []
    }
  }

  /// The last moment at which |s| is `epsilon`, for springs whose s turns at most once.
  private func lastCrossing(of epsilon: Double, _ velocity: Double) -> Double {
    func isAway(_ time: Double) -> Bool { remaining(at: time, velocity).magnitude > epsilon }
    let turn = turningPoints(velocity).first ?? 0
    // |s| falls from the turn on, or from 0 to the turn if it does not even reach ε there.
    var (low, high) = isAway(turn) ? (turn, turn + response) : (0, turn)
    guard isAway(low) else { return 0 }
    while isAway(high) && high < 1e12 { high = 2 * high + response }
    for _ in 0..<200 {
      let middle = (low + high) / 2
      if middle <= low || middle >= high { break }
      if isAway(middle) { low = middle } else { high = middle }
    }
    return high
  }
}
