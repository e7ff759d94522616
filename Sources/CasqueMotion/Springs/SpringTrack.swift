public import CasqueModel

/// A value that a spring leads to its target from a moment on.
public struct SpringTrack<Value: Interpolatable>: Sendable, Hashable {
  /// The spring.
  public var spring: Spring
  /// The value until the spring begins.
  public var start: Value
  /// The value at rest.
  public var target: Value
  /// The speed at the start, in units of the value a second.
  public var velocity: Value
  /// When the spring begins, in seconds.
  public var begin: Double

  /// Creates a track from a start to a target.
  public init(
    _ spring: Spring, from start: Value, to target: Value, velocity: Value, begin: Double = 0
  ) {
    self.spring = spring
    self.start = start
    self.target = target
    self.velocity = velocity
    self.begin = begin
  }

  /// The value at `time`, in seconds.
  public func value(at time: Double) -> Value {
    spring.value(at: time - begin, from: start, to: target, velocity: velocity)
  }

  /// When the value has settled, in seconds; infinite at damping ratio 0.
  public var end: Double {
    let way = (target - start).magnitude
    guard way > 0 else {
      return velocity.magnitude == 0 ? begin : begin + spring.settlingDuration()
    }
    // The speed's length stands for its share along the way: never too short below ratio 1.
    return begin + spring.settlingDuration(relativeVelocity: -velocity.magnitude / way)
  }
}
