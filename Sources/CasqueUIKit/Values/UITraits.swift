internal import Casque
public import Foundation

/// How much room there is along an axis.
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }

/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }

/// The kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable { case unspecified = -1, phone, pad }

/// Whether the user wants more contrast.
public enum UIAccessibilityContrast: Int, Sendable { case unspecified = -1, normal, high }

/// The direction of reading, as a trait.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight
  case rightToLeft
}

/// Whether a view is mirrored where reading goes from right to left.
public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

/// The direction of reading.
public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }

/// The user's text size, as in UIKit.
public struct UIContentSizeCategory: Hashable, Sendable, Comparable {
  let model: ContentSizeCategory

  /// The text size of that name.
  public static let extraSmall = Self(model: .xSmall)
  /// The text size of that name.
  public static let small = Self(model: .small)
  /// The text size of that name.
  public static let medium = Self(model: .medium)
  /// The text size of that name.
  public static let large = Self(model: .large)
  /// The text size of that name.
  public static let extraLarge = Self(model: .xLarge)
  /// The text size of that name.
  public static let extraExtraLarge = Self(model: .xxLarge)
  /// The text size of that name.
  public static let extraExtraExtraLarge = Self(model: .xxxLarge)
  /// The text size of that name.
  public static let accessibilityMedium = Self(model: .accessibility1)
  /// The text size of that name.
  public static let accessibilityLarge = Self(model: .accessibility2)
  /// The text size of that name.
  public static let accessibilityExtraLarge = Self(model: .accessibility3)
  /// The text size of that name.
  public static let accessibilityExtraExtraLarge = Self(model: .accessibility4)
  /// The text size of that name.
  public static let accessibilityExtraExtraExtraLarge = Self(model: .accessibility5)

  /// Whether it is one of the five accessibility sizes.
  public var isAccessibilityCategory: Bool { model.isAccessibilityCategory }

  /// Whether the first comes before the second.
  public static func < (a: Self, b: Self) -> Bool { a.model < b.model }
}

/// What a view is shown in, as in UIKit.
public final class UITraitCollection {
  var model: TraitCollection

  /// Makes one with the defaults.
  public init() { model = TraitCollection() }

  init(_ model: TraitCollection) { self.model = model }

  /// How much room there is along x.
  public internal(set) var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { model.horizontalSizeClass == .compact ? .compact : .regular }
    set { model.horizontalSizeClass = newValue == .regular ? .regular : .compact }
  }

  /// How much room there is along y.
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    model.verticalSizeClass == .compact ? .compact : .regular
  }

  /// Light or dark.
  public internal(set) var userInterfaceStyle: UIUserInterfaceStyle {
    get { model.userInterfaceStyle == .dark ? .dark : .light }
    set { model.userInterfaceStyle = newValue == .dark ? .dark : .light }
  }

  /// Whether the user wants more contrast.
  public internal(set) var accessibilityContrast: UIAccessibilityContrast {
    get { model.accessibilityContrast == .high ? .high : .normal }
    set { model.accessibilityContrast = newValue == .high ? .high : .normal }
  }

  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    model.userInterfaceIdiom == .pad ? .pad : .phone
  }

  /// The user's text size.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    UIContentSizeCategory(model: model.preferredContentSizeCategory)
  }

  /// The direction of reading.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    model.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// Pixels per point.
  public var displayScale: CGFloat { model.displayScale }
}
