internal import Casque
public import Foundation

public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }
public enum UIUserInterfaceIdiom: Int, Sendable { case unspecified = -1, phone, pad }
public enum UIAccessibilityContrast: Int, Sendable { case unspecified = -1, normal, high }
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight
  case rightToLeft
}
public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }

/// The user's text size, as in UIKit.
public struct UIContentSizeCategory: Hashable, Sendable, Comparable {
  let model: ContentSizeCategory

  public static let extraSmall = Self(model: .xSmall)
  public static let small = Self(model: .small)
  public static let medium = Self(model: .medium)
  public static let large = Self(model: .large)
  public static let extraLarge = Self(model: .xLarge)
  public static let extraExtraLarge = Self(model: .xxLarge)
  public static let extraExtraExtraLarge = Self(model: .xxxLarge)
  public static let accessibilityMedium = Self(model: .accessibility1)
  public static let accessibilityLarge = Self(model: .accessibility2)
  public static let accessibilityExtraLarge = Self(model: .accessibility3)
  public static let accessibilityExtraExtraLarge = Self(model: .accessibility4)
  public static let accessibilityExtraExtraExtraLarge = Self(model: .accessibility5)

  public var isAccessibilityCategory: Bool { model.isAccessibilityCategory }

  public static func < (a: Self, b: Self) -> Bool { a.model < b.model }
}

/// What a view is shown in, as in UIKit.
public final class UITraitCollection {
  var model: TraitCollection

  public init() { model = TraitCollection() }

  init(_ model: TraitCollection) { self.model = model }

  public internal(set) var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { model.horizontalSizeClass == .compact ? .compact : .regular }
    set { model.horizontalSizeClass = newValue == .regular ? .regular : .compact }
  }

  public var verticalSizeClass: UIUserInterfaceSizeClass {
    model.verticalSizeClass == .compact ? .compact : .regular
  }

  public internal(set) var userInterfaceStyle: UIUserInterfaceStyle {
    get { model.userInterfaceStyle == .dark ? .dark : .light }
    set { model.userInterfaceStyle = newValue == .dark ? .dark : .light }
  }

  public internal(set) var accessibilityContrast: UIAccessibilityContrast {
    get { model.accessibilityContrast == .high ? .high : .normal }
    set { model.accessibilityContrast = newValue == .high ? .high : .normal }
  }

  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    model.userInterfaceIdiom == .pad ? .pad : .phone
  }

  public var preferredContentSizeCategory: UIContentSizeCategory {
    UIContentSizeCategory(model: model.preferredContentSizeCategory)
  }

  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    model.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  public var displayScale: CGFloat { model.displayScale }
}
