/// A damped harmonic spring of mass 1, in the designer's numbers.
///
/// stiffness = (2π/response)², damping = 4π · damping ratio / response. **Source** MotionFacts
/// §3, after WWDC 2018 session 803.
public struct Spring: Sendable, Hashable, Codable {
  /// How soon oscillation dies: 0 never, below 1 after overshooting, 1 at once, above 1 slowly.
  public let dampingRatio: Double
  /// The period of the undamped spring, in seconds: how fast it is.
  public let response: Double

  /// Whether two numbers make a spring: a finite ratio of at least 0, a finite response above 0.
  public static func isValid(dampingRatio: Double, response: Double) -> Bool {
    dampingRatio >= 0 && dampingRatio.isFinite && response > 0 && response.isFinite
  }

  /// Creates a spring from numbers that make one, see ``isValid(dampingRatio:response:)``.
  public init(dampingRatio: Double, response: Double) {
    precondition(
      Spring.isValid(dampingRatio: dampingRatio, response: response),
      "a spring has a finite damping ratio of at least 0 and a finite response above 0")
    self.dampingRatio = dampingRatio
    self.response = response
  }

  /// Creates a spring from physical numbers, or nil if they make none.
  ///
  /// - Parameters:
  ///   - mass: above 0.
  ///   - stiffness: above 0.
  ///   - damping: at least 0.
  public init?(mass: Double, stiffness: Double, damping: Double) {
    guard mass > 0, stiffness > 0 else { return nil }
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    let response = 2 * .pi * (mass / stiffness).squareRoot()
    guard Spring.isValid(dampingRatio: ratio, response: response) else { return nil }
    self.init(dampingRatio: ratio, response: response)
  }

  /// The mass, which is 1.
  public var mass: Double { 1 }
  /// The force a unit of distance makes.
  public var stiffness: Double { angularFrequency * angularFrequency }
  /// The force a unit of speed makes.
  public var damping: Double { 2 * dampingRatio * angularFrequency }
  /// The undamped spring's angular frequency, in radians a second.
  public var angularFrequency: Double { 2 * .pi / response }

  /// The spring that Reduce Motion puts in its place: as fast, without overshoot.
  ///
  /// **Source** MotionFacts §2: springs take damping 1.
  public var withoutOvershoot: Spring { Spring(dampingRatio: 1, response: response) }
}
