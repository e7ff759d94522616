/// What VoiceOver says a view is, as in UIKit.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The number that UIKit has for it.
  public let rawValue: UInt64

  /// Takes the number that UIKit has for it.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Nothing in particular.
  public static let none: UIAccessibilityTraits = []
  /// A button.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// A link.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// An image.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// Chosen.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// Text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// Not to be used.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// Something whose value goes up and down.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// The heading of a part of the screen.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}
