public import CasqueModel

/// A sheet that a tap or a flick opens and closes, rewarding the flick with a bounce.
///
/// **Source** MotionFacts §4.5, after nathangitter/fluid-interfaces.
public struct MomentumSheet: Sendable, Hashable {
  /// The height of the view the sheet lies in, in points.
  public var viewHeight: Double
  /// Faithful decides by the sign of the speed and lets the fraction leave 0…1; better projects
  /// the speed, holds the fraction and bands what is beyond.
  public var fidelity: MotionFidelity

  /// Creates the sheet of a view of some height, in points.
  public init(viewHeight: Double, fidelity: MotionFidelity = .faithful) {
    self.viewHeight = viewHeight
    self.fidelity = fidelity
  }

  /// The spring after a tap.
  public static let tapSpring = Spring(dampingRatio: 1, response: 0.4)
  /// The spring after a flick.
  public static let flickSpring = Spring(dampingRatio: 0.8, response: 0.3)
  /// The greatest relative velocity that is handed to a spring, in ways a second.
  public static let maximumRelativeVelocity = 30.0

  /// Between open and closed, in points: 0.6 of the view's height.
  public var travel: Double { 0.6 * viewHeight }

  /// The share of the way that is done, for a finger's translation.
  ///
  /// - Parameters:
  ///   - translation: the finger's way along y since it touched down, in points.
  ///   - isOpen: whether the sheet was open as its animation began.
  ///   - isReversed: whether the animation runs backwards.
  ///   - start: the share as the finger touched down; a moving sheet is caught where it is.
  public func fraction(
    ofTranslation translation: Double, isOpen: Bool, isReversed: Bool, from start: Double
  ) -> Double {
    guard travel > 0 else { return start }
    var fraction = -translation / travel
    if isOpen { fraction = -fraction }
    if isReversed { fraction = -fraction }
    fraction += start
    return fidelity == .faithful ? fraction : min(max(fraction, 0), 1)
  }

  /// How far beyond its ends the sheet follows the finger, in points; faithful has no such thing.
  ///
  /// - Parameter overshoot: the finger's way beyond the end, in points.
  public func bandedOvershoot(of overshoot: Double) -> Double {
    guard fidelity == .better else { return 0 }
    return ScrollRubberBand(dimension: viewHeight).displacement(of: overshoot)
  }

  /// How far there is to go, in points; negative where a faithful fraction is above 1.
  public func distanceRemaining(atFraction fraction: Double) -> Double {
    (1 - (fidelity == .faithful ? fraction : min(max(fraction, 0), 1))) * travel
  }

  /// The speed in ways a second that a spring is started with, at most 30.
  ///
  /// - Parameters:
  ///   - velocity: the finger's speed along y, in points a second.
  ///   - fraction: the share of the way that is done.
  public func relativeVelocity(of velocity: Double, atFraction fraction: Double) -> Double {
    guard velocity != 0 else { return 0 }
    let relative = velocity.magnitude / distanceRemaining(atFraction: fraction)
    return min(relative, MomentumSheet.maximumRelativeVelocity)
  }
}
