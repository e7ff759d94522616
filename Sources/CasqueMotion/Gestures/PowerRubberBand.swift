/// A rubber band that lets through a power of the pull: sign(x) · |x|^exponent.
///
/// It has no bound; below 1 point it moves more than the finger, and its slope at 0 is infinite.
/// A higher exponent moves more beyond 1 point: 100 points become 10 at 0.5, 25.1 at 0.7 and 63.1
/// at 0.9. **Source** MotionFacts §4.3, after nathangitter/fluid-interfaces.
public struct PowerRubberBand: Sendable, Hashable {
  /// The exponent.
  public var exponent: Double

  /// Creates a band; the original's exponent is 0.7.
  public init(exponent: Double = 0.7) { self.exponent = exponent }

  /// How far the view moves for a pull, in points.
  public func displacement(of offset: Double) -> Double {
    guard offset != 0 else { return 0 }
    let length = power(offset.magnitude, exponent)
    return offset < 0 ? -length : length
  }

  /// The pull that moves the view so far, in points.
  public func offset(of displacement: Double) -> Double {
    guard exponent != 0, displacement != 0 else { return 0 }
    let length = power(displacement.magnitude, 1 / exponent)
    return displacement < 0 ? -length : length
  }
}
