public import CasqueModel

/// A round button that lights up at once and fades slowly, as the calculator's.
///
/// **Source** MotionFacts §4.1, after nathangitter/fluid-interfaces.
public struct CalculatorButton: Sendable, Hashable {
  /// What a finger does to a button, as UIControl.Event.
  public enum Event: String, Sendable, Hashable, Codable, CaseIterable {
    /// It comes down on the button.
    case touchDown
    /// It comes back over the button.
    case touchDragEnter
    /// It leaves the button.
    case touchDragExit
    /// It lifts over the button.
    case touchUpInside
    /// The system takes the touch away.
    case touchCancel
  }

  /// The width and height, in points; the radius is half of it.
  public static let side = 75.0
  /// How long a fade lasts, in seconds.
  public static let fadeDuration = 0.5

  /// The colour at rest, #333333 in the original.
  public var normalColor: RGBA
  /// The colour under a finger, #737373 in the original.
  public var highlightedColor: RGBA
  /// How long this button's fade lasts, in seconds.
  public var duration: Double
  private var phase = Phase.resting

  private enum Phase: Sendable, Hashable {
    case resting
    case highlighted
    case fading(since: Double)
  }

  /// Creates a button at rest in the original's colours unless given.
  public init(
    normalColor: RGBA = RGBA(red: 0.2, green: 0.2, blue: 0.2),
    highlightedColor: RGBA = RGBA(red: 115.0 / 255, green: 115.0 / 255, blue: 115.0 / 255),
    duration: Double = CalculatorButton.fadeDuration
  ) {
    self.normalColor = normalColor
    self.highlightedColor = highlightedColor
    self.duration = duration
  }

  /// Takes an event at `time`, in seconds: a finger over the button lights it up and ends a fade,
  /// its absence starts one.
  public mutating func handle(_ event: Event, at time: Double) {
    switch event {
    case .touchDown, .touchDragEnter: phase = .highlighted
    case .touchUpInside, .touchDragExit, .touchCancel:
      if phase == .highlighted { phase = .fading(since: time) }
    }
  }

  /// The colour at `time`, in seconds, if no further event comes.
  public func color(at time: Double) -> RGBA {
    switch phase {
    case .resting: normalColor
    case .highlighted: highlightedColor
    case .fading(let start):
      Track(
        from: highlightedColor, to: normalColor, begin: start, duration: duration,
        curve: .easeOut
      ).value(at: time)
    }
  }
}
