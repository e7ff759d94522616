/// A build of a slide: how an object comes in, acts or goes out, and what starts it.
///
/// **Source** MotionFacts §7.
public struct ObjectBuild: Sendable, Hashable {
  /// What an object does.
  public enum Action: Sendable, Hashable {
    /// It comes in; before, it is not there.
    case buildIn(Effect)
    /// It goes out; after, it is not there.
    case buildOut(Effect)
    /// It runs along a path.
    case move(AnimationPath)
    /// It turns by an angle in degrees, clockwise.
    case rotate(byDegrees: Double)
    /// It grows or shrinks to a factor.
    case scale(to: Double)
    /// It takes an opacity.
    case opacity(to: Double)
  }

  /// How an object comes in or goes out.
  public enum Effect: String, Sendable, Hashable, Codable, CaseIterable {
    /// At once.
    case appear
    /// By its opacity.
    case dissolve
    /// From or to beyond the left edge of the screen.
    case moveLeft
    /// From or to beyond the right edge of the screen.
    case moveRight
    /// From or to beyond the top edge of the screen.
    case moveTop
    /// From or to beyond the bottom edge of the screen.
    case moveBottom
    /// From or to a point in its middle.
    case scale
  }

  /// The view.
  public var view: String
  /// What it does.
  public var action: Action
  /// What starts it.
  public var start: Build.Start
  /// How long it waits after that, in seconds.
  public var delay: Double
  /// How long it lasts, in seconds.
  public var duration: Double
  /// How it speeds up and slows down: Keynote's acceleration.
  public var curve: TimingCurve

  /// Creates a build.
  public init(
    _ view: String, _ action: Action, start: Build.Start = .onClick, delay: Double = 0,
    duration: Double = 1, curve: TimingCurve = .easeInEaseOut
  ) {
    self.view = view
    self.action = action
    self.start = start
    self.delay = delay
    self.duration = duration
    self.curve = curve
  }
}
