/// The content of a UIStepper.
public struct Stepper: Sendable, Hashable, PropertyHolder {
  /// The value; at an end the sign towards it is dimmed.
  public var value: Double
  /// The least value.
  public var minimumValue: Double
  /// The greatest value.
  public var maximumValue: Double
  /// Whether it answers touches.
  public var isEnabled: Bool
  /// The half that is under a finger; nil for none.
  public var highlightedStep: Step?

  /// The halves of a stepper.
  public enum Step: String, Sendable, Hashable, Codable, CaseIterable {
    /// The leading half, which takes away.
    case decrement
    /// The trailing half, which adds.
    case increment
  }

  /// Creates a stepper's content with UIKit's defaults.
  public init(
    value: Double = 0, minimumValue: Double = 0, maximumValue: Double = 100,
    isEnabled: Bool = true
  ) {
    self.value = value
    self.minimumValue = minimumValue
    self.maximumValue = maximumValue
    self.isEnabled = isEnabled
  }

  mutating func set(_ property: ViewProperty) -> Bool {
    switch property {
    case .value(let value): self.value = value
    case .minimumValue(let value): minimumValue = value
    case .maximumValue(let value): maximumValue = value
    case .isEnabled(let isEnabled): self.isEnabled = isEnabled
    case .highlightedStep(let step): highlightedStep = step
    default: return false
    }
    return true
  }
}
