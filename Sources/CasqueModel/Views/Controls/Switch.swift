/// The content of a UISwitch.
public struct Switch: Sendable, Hashable {
  /// Whether it is on.
  public var isOn: Bool
  /// The colour of the track while on; nil for the system's green.
  public var onTintColor: Color?
  /// The colour of the thumb; nil for white.
  public var thumbTintColor: Color?
  /// Whether it answers touches.
  public var isEnabled: Bool
  /// Whether a finger is on it.
  public var isHighlighted = false

  /// Creates a switch's content.
  public init(isOn: Bool = false, onTintColor: Color? = nil, isEnabled: Bool = true) {
    self.isOn = isOn
    self.onTintColor = onTintColor
    self.isEnabled = isEnabled
  }
}
