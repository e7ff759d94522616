/// One row of a slide's build order: when an animation of an object starts and how long it lasts.
///
/// **Source** MotionFacts §7.
public struct Build: Sendable, Hashable {
  /// What starts a build.
  public enum Start: String, Sendable, Hashable, Codable, CaseIterable {
    /// A click; one that comes before everything running is over waits for that.
    case onClick
    /// The start of the row before.
    case withPrevious
    /// The end of the row before.
    case afterPrevious
  }

  /// Its name.
  public var name: String
  /// What starts it.
  public var start: Start
  /// How long it waits after that, in seconds.
  public var delay: Double
  /// How long it lasts, in seconds.
  public var duration: Double

  /// Creates a row of a build order.
  public init(_ name: String, start: Start = .onClick, delay: Double = 0, duration: Double) {
    self.name = name
    self.start = start
    self.delay = delay
    self.duration = duration
  }
}
