/// Light or dark appearance.
public enum UserInterfaceStyle: String, Sendable, Hashable, Codable, CaseIterable {
  /// Dark text on light grounds.
  case light
  /// Light text on dark grounds.
  case dark
}

/// How much room an axis of a window has.
public enum UserInterfaceSizeClass: String, Sendable, Hashable, Codable, CaseIterable {
  /// Little room.
  case compact
  /// Ample room.
  case regular
}

/// The kind of device.
public enum UserInterfaceIdiom: String, Sendable, Hashable, Codable, CaseIterable {
  /// iPhone and iPod touch.
  case phone
  /// iPad.
  case pad
}

/// The direction in which the app's language is written.
public enum LayoutDirection: String, Sendable, Hashable, Codable, CaseIterable {
  /// As English.
  case leftToRight = "ltr"
  /// As Arabic and Hebrew.
  case rightToLeft = "rtl"
}

/// Whether Increase Contrast is on.
public enum AccessibilityContrast: String, Sendable, Hashable, Codable, CaseIterable {
  /// The ordinary colours.
  case normal
  /// Increase Contrast is on.
  case high
}

/// Whether Bold Text is on.
public enum LegibilityWeight: String, Sendable, Hashable, Codable, CaseIterable {
  /// The ordinary weights.
  case regular
  /// Bold Text is on.
  case bold
}

/// What a view can ask of its surroundings, as in UITraitCollection.
public struct TraitCollection: Sendable, Hashable, Codable {
  /// The kind of device.
  public var userInterfaceIdiom: UserInterfaceIdiom
  /// Light or dark.
  public var userInterfaceStyle: UserInterfaceStyle
  /// The size class along x.
  public var horizontalSizeClass: UserInterfaceSizeClass
  /// The size class along y.
  public var verticalSizeClass: UserInterfaceSizeClass
  /// The user's text size.
  public var preferredContentSizeCategory: ContentSizeCategory
  /// The direction of the app's language.
  public var layoutDirection: LayoutDirection
  /// Whether Increase Contrast is on.
  public var accessibilityContrast: AccessibilityContrast
  /// Whether Bold Text is on.
  public var legibilityWeight: LegibilityWeight
  /// Whether Reduce Motion is on.
  public var isReduceMotionEnabled: Bool
  /// Whether Reduce Transparency is on.
  public var isReduceTransparencyEnabled: Bool
  /// Pixels to a point.
  public var displayScale: Double

  /// Creates traits; the defaults are those of a new iPhone in portrait.
  public init(
    userInterfaceIdiom: UserInterfaceIdiom = .phone,
    userInterfaceStyle: UserInterfaceStyle = .light,
    horizontalSizeClass: UserInterfaceSizeClass = .compact,
    verticalSizeClass: UserInterfaceSizeClass = .regular,
    preferredContentSizeCategory: ContentSizeCategory = .large,
    layoutDirection: LayoutDirection = .leftToRight,
    accessibilityContrast: AccessibilityContrast = .normal,
    legibilityWeight: LegibilityWeight = .regular,
    isReduceMotionEnabled: Bool = false,
    isReduceTransparencyEnabled: Bool = false,
    displayScale: Double = 2
  ) {
    self.userInterfaceIdiom = userInterfaceIdiom
    self.userInterfaceStyle = userInterfaceStyle
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    self.preferredContentSizeCategory = preferredContentSizeCategory
    self.layoutDirection = layoutDirection
    self.accessibilityContrast = accessibilityContrast
    self.legibilityWeight = legibilityWeight
    self.isReduceMotionEnabled = isReduceMotionEnabled
    self.isReduceTransparencyEnabled = isReduceTransparencyEnabled
    self.displayScale = displayScale
  }
}
