/// The content of a UISlider.
public struct Slider: Sendable, Hashable, PropertyHolder {
  /// The value; it is drawn within the ends.
  public var value: Double
  /// The value at the leading end.
  public var minimumValue: Double
  /// The value at the trailing end.
  public var maximumValue: Double
  /// The colour of the track before the thumb; nil for the tint.
  public var minimumTrackTintColor: Color?
  /// The colour of the track behind the thumb; nil for the system's.
  public var maximumTrackTintColor: Color?
  /// The colour of the thumb; nil for white.
  public var thumbTintColor: Color?
  /// Whether it answers touches.
  public var isEnabled: Bool
  /// Whether a finger is on the thumb.
  public var isHighlighted = false

  /// Creates a slider's content with UIKit's defaults.
  public init(
    value: Double = 0, minimumValue: Double = 0, maximumValue: Double = 1,
    minimumTrackTintColor: Color? = nil, maximumTrackTintColor: Color? = nil,
    thumbTintColor: Color? = nil, isEnabled: Bool = true
  ) {
    self.value = value
    self.minimumValue = minimumValue
    self.maximumValue = maximumValue
    self.minimumTrackTintColor = minimumTrackTintColor
    self.maximumTrackTintColor = maximumTrackTintColor
    self.thumbTintColor = thumbTintColor
    self.isEnabled = isEnabled
  }

  /// Where the value stands between the ends, from 0 to 1; 0 where the ends leave no room.
  public var fraction: Double {
    let range = maximumValue - minimumValue
    guard range > 0, range.isFinite, value.isFinite else { return 0 }
    return min(1, max(0, (value - minimumValue) / range))
  }

  mutating func set(_ property: ViewProperty) -> Bool {
    switch property {
    case .value(let value): self.value = value
    case .minimumValue(let value): minimumValue = value
    case .maximumValue(let value): maximumValue = value
    case .minimumTrackTintColor(let color): minimumTrackTintColor = color
    case .maximumTrackTintColor(let color): maximumTrackTintColor = color
    case .thumbTintColor(let color): thumbTintColor = color
    case .isEnabled(let isEnabled): self.isEnabled = isEnabled
    case .isHighlighted(let isHighlighted): self.isHighlighted = isHighlighted
    default: return false
    }
    return true
  }
}
