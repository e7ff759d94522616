package import CasqueGeometry

/// What a user does over time: touches, clicks, and how the device is turned.
public struct MotionInput: Sendable, Hashable {
  /// What places of touches are counted in.
  public enum Space: String, Sendable, Hashable, Codable, CaseIterable {
    /// Points of the screen.
    case points
    /// Shares of the screen's width and height, for scripts that are played on many devices.
    case screen
  }

  /// What places are counted in.
  public let space: Space
  /// The touches in the order of time.
  public let touches: [TouchEvent]
  /// When builds are clicked, in seconds; nil for what the layout says.
  public var clicks: [Double]?
  /// Recorded rotation rates that move a parallax, or nil for none.
  public var gyroscope: GyroscopeTrack?

  /// Creates an input; touches are put in order of time, those without a finite one are left out.
  public init(
    touches: [TouchEvent] = [], in space: Space = .points, clicks: [Double]? = nil,
    gyroscope: GyroscopeTrack? = nil
  ) {
    self.touches = touches.enumerated().filter { $0.element.time.isFinite }
      .sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }.map(\.element)
    self.space = space
    self.clicks = clicks
    self.gyroscope = gyroscope
  }

  /// The same input with places in points of a screen.
  package func inPoints(on size: Size) -> MotionInput {
    guard space == .screen else { return self }
    let placed = touches.map { touch in
      var copy = touch
      copy.location = Point(
        x: touch.location.x * size.width, y: touch.location.y * size.height)
      return copy
    }
    return MotionInput(touches: placed, clicks: clicks, gyroscope: gyroscope)
  }

  /// Nothing is done.
  public static let none = MotionInput()

  /// When the last thing happens, in seconds; 0 if nothing does.
  public var end: Double {
    max(touches.last?.time ?? 0, gyroscope?.samples.last?.time ?? 0)
  }
}
