import CasqueGeometry
import CasqueModel
import CasqueMotion
import Testing

@Suite struct SpringTests {
  struct Case: Sendable {
    var ratio: Double
    var response: Double
    var velocity: Double
    var spring: Spring { Spring(dampingRatio: ratio, response: response) }
  }

  static let cases: [Case] = [0, 0.1, 0.5, 0.8, 1 - 1e-7, 1, 1 + 1e-5, 1.5, 4].flatMap { ratio in
    [0.2, 1].flatMap { response in
      [-4, 0, 3.5, 60].map { Case(ratio: ratio, response: response, velocity: $0) }
    }
  }

  /// x'' = −k·x − c·x', integrated by the classical Runge–Kutta method of fourth order.
  @Test(arguments: cases)
  func agreesWithRungeKutta(_ c: Case) {
    let (k, d) = (c.spring.stiffness, c.spring.damping)
    var (s, w) = (1.0, -c.velocity)
    let step = 1.0 / 16384
    func pull(_ s: Double, _ w: Double) -> Double { -k * s - d * w }
    var worst = 0.0
    for tick in 1...16384 {
      let (a1, b1) = (w, pull(s, w))
      let (a2, b2) = (w + step / 2 * b1, pull(s + step / 2 * a1, w + step / 2 * b1))
      let (a3, b3) = (w + step / 2 * b2, pull(s + step / 2 * a2, w + step / 2 * b2))
      let (a4, b4) = (w + step * b3, pull(s + step * a3, w + step * b3))
      s += step / 6 * (a1 + 2 * a2 + 2 * a3 + a4)
      w += step / 6 * (b1 + 2 * b2 + 2 * b3 + b4)
      if tick.isMultiple(of: 64) {
        let time = Double(tick) * step
        let progress = c.spring.progress(at: time, relativeVelocity: c.velocity)
        let velocity = c.spring.velocity(at: time, relativeVelocity: c.velocity)
        worst = max(worst, abs(1 - s - progress), abs(-w - velocity) / c.spring.angularFrequency)
      }
    }
    // Within 1e-6 of ratio 1 the critical form stands in for its neighbours.
    let bound = c.ratio != 1 && abs(c.ratio - 1) < 1e-6 ? 1e-6 : 1e-8
    #expect(worst < bound, "worst difference \(worst)")
  }

  @Test(arguments: cases.filter { $0.ratio > 0 })
  func staysWithinEpsilonOnceSettled(_ c: Case) {
    let settled = c.spring.settlingDuration(relativeVelocity: c.velocity)
    for step in 0..<400 {
      let time = settled * (1 + 1e-9) + Double(step) * 0.01 * c.response
      let left = abs(1 - c.spring.progress(at: time, relativeVelocity: c.velocity))
      #expect(left <= 0.001 + 1e-12)
    }
    if c.ratio >= 1 {
      let at = c.spring.progress(at: settled, relativeVelocity: c.velocity)
      #expect(abs(abs(1 - at) - 0.001) < 1e-9)
    }
  }

  @Test func withoutDampingNeverSettles() {
    let spring = Spring(dampingRatio: 0, response: 1)
    #expect(spring.settlingDuration() == .infinity)
    #expect(abs(spring.peakProgress() - 2) < 1e-12)
  }

  @Test(arguments: cases)
  func peakIsTheGreatestProgress(_ c: Case) {
    let seen = (0...8000).map { step in
      c.spring.progress(at: Double(step) * 1.25e-4 * c.response, relativeVelocity: c.velocity)
    }
    let peak = c.spring.peakProgress(relativeVelocity: c.velocity)
    #expect(peak >= (seen.max() ?? 0) - 1e-9)
    #expect(peak <= max(1, seen.max() ?? 0) + 1e-4)
  }

  /// λ + ωd of ratio 1.5 and response 0.5 is 32.90, λ of ratio 1 and response 0.4 is 15.71.
  @Test(arguments: [(1.5, 0.5, 32.8, 33.0), (1, 0.4, 15.6, 20)])
  func overshootsOnlyAboveItsOwnRate(
    _ ratio: Double, _ response: Double, _ below: Double, _ above: Double
  ) {
    let spring = Spring(dampingRatio: ratio, response: response)
    #expect(spring.peakProgress(relativeVelocity: below) == 1)
    #expect(spring.peakProgress(relativeVelocity: above) > 1)
  }

  @Test func aHugeRatioOverflowsNothing() {
    let spring = Spring(dampingRatio: 1e6, response: 0.01)
    for time in [0, 0.1, 10, 1e6] {
      #expect((0...1).contains(spring.progress(at: time)))
    }
    #expect(spring.settlingDuration().isFinite)
  }

  @Test(arguments: [(-0.1, 1.0), (0.5, 0), (0.5, -1), (.nan, 1), (0.5, .infinity)])
  func refusesWhatIsNoSpring(_ ratio: Double, _ response: Double) {
    #expect(!Spring.isValid(dampingRatio: ratio, response: response))
  }

  @Test func refusesPhysicalNumbersThatMakeNone() {
    #expect(Spring(mass: 0, stiffness: 100, damping: 10) == nil)
    #expect(Spring(mass: 1, stiffness: -1, damping: 10) == nil)
    #expect(Spring(mass: 1, stiffness: 100, damping: -1) == nil)
  }

  @Test func aFlickAcrossTheWayIsKeptByTheVectorForm() {
    let spring = Spring(dampingRatio: 1, response: 0.4)
    #expect(Spring.relativeVelocity(800, from: 309, to: 309) == 0)
    let value = spring.value(
      at: 0.05, from: Point(x: 309, y: 688), to: Point(x: 309, y: 134),
      velocity: Point(x: 800, y: -1000))
    // b(t) = t · e^(−λt), with λ = 15.708.
    #expect(abs(value.x - 309 - 800 * 0.05 * 0.455938) < 1e-3)
    let relative = spring.progress(at: 0.05, relativeVelocity: 1000 / 554)
    #expect(abs(value.y - (688 - 554 * relative)) < 1e-9)
  }

  @Test func aFlickAtItsTargetStartsBeyondIt() {
    let spring = Spring(dampingRatio: 1, response: 0.4)
    #expect(spring.start(from: 66, to: 309, velocity: 800, scale: 3) == 66)
    #expect(spring.start(from: 309, to: 309, velocity: 0, scale: 3) == 309)
    #expect(spring.start(from: 309, to: 309, velocity: 800, scale: 2) == 309.5)
    #expect(spring.start(from: 309, to: 309, velocity: -800) == 308.2)
    // The reach is v/(e·λ) = 0.0234 · v: 20 points a second lead less than two half points away.
    #expect(spring.start(from: 309, to: 309, velocity: 20, scale: 2) == 309)
  }

  @Test func reduceMotionTakesTheOvershoot() {
    let spring = MotionPreference.reduced.spring(Spring(dampingRatio: 0.4, response: 0.2))
    #expect(spring == Spring(dampingRatio: 1, response: 0.2))
  }

  @Test func aTrackHoldsItsStartAndComesToRest() {
    let track = SpringTrack(
      Spring(dampingRatio: 0.8, response: 0.3), from: 0.0, to: 100, velocity: 500, begin: 2)
    #expect(track.value(at: 1) == 0)
    #expect(abs(track.value(at: track.end) - 100) <= 0.1)
  }
}
