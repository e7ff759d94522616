internal import CasqueModel

/// What a spring makes of a unit of distance and of a unit of speed, both about its target.
///
/// x(t) = a(t) · x(0) + b(t) · x'(0), with a' = −ω² · b. With λ = ζω and ωd = ω√|1 − ζ²|:
/// - ζ < 1: b = e^(−λt) · sin(ωd t)/ωd, a = e^(−λt) · (cos ωd t + λ/ωd · sin ωd t);
/// - |ζ − 1| < 1e-6: b = e^(−λt) · t, a = e^(−λt) · (1 + λt);
/// - ζ > 1: two decaying exponentials.
///
/// **Source** MotionFacts §3.
struct SpringResponse {
  /// The share of the distance that is left.
  let a: Double
  /// The distance gained for a unit of speed, in seconds.
  let b: Double
  /// The change of `b` a second.
  let bSlope: Double
  /// The change of `a` a second.
  let aSlope: Double

  init(_ spring: Spring, at time: Double) {
    let omega = spring.angularFrequency
    let rates = SpringRates(spring)
    let (lambda, omegaD) = (rates.lambda, rates.omegaD)
    switch rates.regime {
    case .underdamped:
      let decay = exponential(-lambda * time)
      let (sin, cos) = (sine(omegaD * time), cosine(omegaD * time))
      b = decay * sin / omegaD
      a = decay * (cos + lambda / omegaD * sin)
      bSlope = decay * (cos - lambda / omegaD * sin)
    case .critical:
      let decay = exponential(-lambda * time)
      b = decay * time
      a = decay * (1 + lambda * time)
      bSlope = decay * (1 - lambda * time)
    case .overdamped:
      // Both exponents are negative, so that nothing overflows.
      let slow = exponential(-rates.slowDecay * time)
      let fast = exponential(-rates.fastDecay * time)
      b = (slow - fast) / (2 * omegaD)
      a = (rates.fastDecay * slow - rates.slowDecay * fast) / (2 * omegaD)
      bSlope = (rates.fastDecay * fast - rates.slowDecay * slow) / (2 * omegaD)
    }
    aSlope = -omega * omega * b
  }
}

/// The rates of a spring's solution, a second.
struct SpringRates {
  /// Which of the three forms the solution has.
  enum Regime { case underdamped, critical, overdamped }

  let regime: Regime
  /// ζω: how fast oscillation dies.
  let lambda: Double
  /// ω√|1 − ζ²|.
  let omegaD: Double
  /// The slower rate of decay of an over-damped spring.
  let slowDecay: Double
  /// The faster rate of decay of an over-damped spring.
  let fastDecay: Double

  init(_ spring: Spring) {
    let (ratio, omega) = (spring.dampingRatio, spring.angularFrequency)
    lambda = ratio * omega
    omegaD = omega * ((1 - ratio) * (1 + ratio)).magnitude.squareRoot()
    fastDecay = lambda + omegaD
    // λ − ωd without cancellation.
    slowDecay = omega * omega / (lambda + omegaD)
    regime =
      (ratio - 1).magnitude < 1e-6 ? .critical : ratio < 1 ? .underdamped : .overdamped
  }
}
