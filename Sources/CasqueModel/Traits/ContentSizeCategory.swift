/// The user's text size: seven ordinary steps and five for accessibility, as UIContentSizeCategory.
///
/// Raw values are the names that Casque's flags and documents use.
public enum ContentSizeCategory: String, Sendable, Hashable, Codable, CaseIterable, Comparable {
  /// The smallest text.
  case xSmall
  /// Two steps below the default.
  case small
  /// One step below the default.
  case medium
  /// The default of iOS.
  case large
  /// One step above the default.
  case xLarge
  /// Two steps above the default.
  case xxLarge
  /// The largest ordinary text.
  case xxxLarge
  /// The first accessibility size.
  case accessibility1 = "AX1"
  /// The second accessibility size.
  case accessibility2 = "AX2"
  /// The third accessibility size.
  case accessibility3 = "AX3"
  /// The fourth accessibility size.
  case accessibility4 = "AX4"
  /// The largest text of all.
  case accessibility5 = "AX5"

  /// The place in the order from small to large, from 0.
  public var step: Int {
    switch self {
    case .xSmall: 0
    case .small: 1
    case .medium: 2
    case .large: 3
    case .xLarge: 4
    case .xxLarge: 5
    case .xxxLarge: 6
    case .accessibility1: 7
    case .accessibility2: 8
    case .accessibility3: 9
    case .accessibility4: 10
    case .accessibility5: 11
    }
  }

  /// Whether it is one of the five accessibility sizes.
  public var isAccessibilityCategory: Bool { step >= 7 }

  /// Orders categories from small to large.
  public static func < (a: ContentSizeCategory, b: ContentSizeCategory) -> Bool {
    a.step < b.step
  }
}
