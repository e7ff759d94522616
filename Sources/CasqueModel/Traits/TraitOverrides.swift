/// Traits that a layout is always shown with, whatever the device's are, as UITraitOverrides.
public struct TraitOverrides: Sendable, Hashable {
  /// Light or dark; nil for the device's.
  public var userInterfaceStyle: UserInterfaceStyle?
  /// The text size; nil for the user's.
  public var preferredContentSizeCategory: ContentSizeCategory?
  /// Whether Increase Contrast is on; nil for the user's setting.
  public var accessibilityContrast: AccessibilityContrast?
  /// Whether Bold Text is on; nil for the user's setting.
  public var legibilityWeight: LegibilityWeight?
  /// Whether Reduce Transparency is on; nil for the user's setting.
  public var isReduceTransparencyEnabled: Bool?

  /// Overrides nothing.
  public init() {}

  /// Sets what is overridden.
  func apply(to traits: inout TraitCollection) {
    if let userInterfaceStyle { traits.userInterfaceStyle = userInterfaceStyle }
    if let preferredContentSizeCategory {
      traits.preferredContentSizeCategory = preferredContentSizeCategory
    }
    if let accessibilityContrast { traits.accessibilityContrast = accessibilityContrast }
    if let legibilityWeight { traits.legibilityWeight = legibilityWeight }
    if let isReduceTransparencyEnabled {
      traits.isReduceTransparencyEnabled = isReduceTransparencyEnabled
    }
  }
}
