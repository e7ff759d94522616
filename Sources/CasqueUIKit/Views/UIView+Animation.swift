public import Foundation

/// Animations run to their end at once: what is laid out and drawn is where they lead.
extension UIView {
  /// How an animation runs, as in UIKit; kept apart from what it leads to.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The number that UIKit has for it.
    public let rawValue: UInt

    /// Takes the number that UIKit has for it.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Subviews are laid out along with it.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Touches are answered while it runs.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// It begins where an earlier one stands.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// It runs again and again.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// It runs there and back.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// It begins and ends slowly.
    public static let curveEaseInOut: AnimationOptions = []
    /// It begins slowly.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// It ends slowly.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// It is as fast all the way.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// One view dissolves into another.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
  }

  /// Makes the changes, then calls the completion with `true`.
  ///
  /// - Parameters:
  ///   - duration: how long it takes on a device, in seconds.
  ///   - delay: how long it waits on a device, in seconds.
  ///   - options: how it runs on a device.
  ///   - animations: the changes.
  ///   - completion: what is called when they are made.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Makes the changes, then calls the completion with `true`.
  ///
  /// - Parameters:
  ///   - duration: how long it takes on a device, in seconds.
  ///   - delay: how long it waits on a device, in seconds.
  ///   - dampingRatio: how little the spring swings on a device; 1 for not at all.
  ///   - velocity: how fast it begins on a device, in whole ways per second.
  ///   - options: how it runs on a device.
  ///   - animations: the changes.
  ///   - completion: what is called when they are made.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Makes the changes of a transition, then calls the completion with `true`.
  ///
  /// - Parameters:
  ///   - view: the view that changes.
  ///   - duration: how long it takes on a device, in seconds.
  ///   - options: how it runs on a device.
  ///   - animations: the changes.
  ///   - completion: what is called when they are made.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animations?()
    completion?(true)
  }

  /// Makes changes that are not animated on a device.
  public class func performWithoutAnimation(_ actions: () -> Void) { actions() }
}
