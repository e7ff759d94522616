public import CasqueGeometry

/// What a finger does at a moment.
public struct TouchEvent: Sendable, Hashable {
  /// The moment, in seconds.
  public var time: Double
  /// Where the touch is in its life.
  public var phase: TouchPhase
  /// Which finger it is.
  public var touch: Int
  /// Where it is on the screen, in points.
  public var location: Point
  /// Its share of the greatest force, or nil if the screen feels none.
  public var force: Double?

  /// Creates an event.
  public init(
    time: Double, phase: TouchPhase, touch: Int = 0, location: Point, force: Double? = nil
  ) {
    self.time = time
    self.phase = phase
    self.touch = touch
    self.location = location
    self.force = force
  }
}
