/// The accessibility settings, beside text size, that change pixels or motion.
public struct AccessibilitySettings: OptionSet, Sendable, Hashable, Codable {
  /// The settings as bits.
  public var rawValue: UInt8

  /// Creates settings from their bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Increase Contrast.
  public static let increaseContrast = AccessibilitySettings(rawValue: 1 << 0)
  /// Bold Text.
  public static let boldText = AccessibilitySettings(rawValue: 1 << 1)
  /// Reduce Motion.
  public static let reduceMotion = AccessibilitySettings(rawValue: 1 << 2)
  /// Reduce Transparency.
  public static let reduceTransparency = AccessibilitySettings(rawValue: 1 << 3)

  /// The words of the settings that are on, always in the same order.
  public var words: [String] { Self.named.filter { contains($0.setting) }.map(\.word) }

  /// Every setting with its word.
  public static let named: [(setting: AccessibilitySettings, word: String)] = [
    (.increaseContrast, "increase contrast"), (.boldText, "bold text"),
    (.reduceMotion, "reduce motion"), (.reduceTransparency, "reduce transparency"),
  ]
}
