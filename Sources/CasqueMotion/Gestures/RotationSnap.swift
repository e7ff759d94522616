public import CasqueModel

/// A view that is turned by two fingers and snaps to quarter turns.
///
/// **Source** MotionFacts §4.7, after nathangitter/fluid-interfaces.
public struct RotationSnap: Sendable, Hashable {
  /// Faithful holds the angle to ±π, so that more than half a turn unwinds; better keeps turns.
  public var fidelity: MotionFidelity

  /// The spring that leads the view to its angle.
  public static let spring = Spring(dampingRatio: 0.8, response: 0.4)

  /// Creates a snap; faithful unless said otherwise.
  public init(fidelity: MotionFidelity = .faithful) { self.fidelity = fidelity }

  /// The multiple of a quarter turn nearest to an angle, in radians; halves go away from 0.
  public func closestAngle(to angle: Double) -> Double {
    let nearest = (angle / (.pi / 2)).rounded(.toNearestOrAwayFromZero) * (.pi / 2)
    // A rounded −0 is 0.
    let snapped = nearest == 0 ? 0 : nearest
    return fidelity == .faithful ? min(max(snapped, -.pi), .pi) : snapped
  }

  /// Where a view goes that is let go while turning.
  public struct Release: Sendable, Hashable {
    /// The angle at which it would come to rest by itself, in radians.
    public var projected: Double
    /// The angle it snaps to, in radians.
    public var target: Double
    /// The speed the spring is started with, in ways a second.
    public var relativeVelocity: Double
  }

  /// Finds the angle a turn leads to.
  ///
  /// - Parameters:
  ///   - rotation: the angle as it is let go, in radians; faithful takes the gesture's own angle,
  ///     better is meant for the view's.
  ///   - velocity: the speed, in radians a second.
  ///   - rate: how the turn slows down.
  public func release(
    rotation: Double, velocity: Double, rate: DecelerationRate = .fast
  ) -> Release {
    let projected = rotation + rate.projection(of: velocity)
    let target = closestAngle(to: projected)
    return Release(
      projected: projected, target: target,
      relativeVelocity: Spring.relativeVelocity(velocity, from: rotation, to: target))
  }
}
