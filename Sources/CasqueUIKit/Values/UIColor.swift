internal import Casque
public import Foundation

/// A colour, or one for each appearance, as in UIKit.
public final class UIColor: Hashable, Sendable {
  let model: Casque.Color

  init(_ model: Casque.Color) { self.model = model }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(.rgb(red, green, blue, alpha: alpha))
  }

  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Asks for the colour in each appearance and contrast.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    func color(_ style: UIUserInterfaceStyle, _ contrast: UIAccessibilityContrast) -> RGBA {
      let traits = UITraitCollection()
      traits.userInterfaceStyle = style
      traits.accessibilityContrast = contrast
      let environment = LayoutEnvironment(
        size: .zero, systemMinimumLayoutMargins: DirectionalInsets(), traits: traits.model,
        profile: OSRelease.bareProfile)
      return dynamicProvider(traits).model.resolved(in: environment)
    }
    self.init(
      .custom(
        DynamicColor(
          light: color(.light, .normal), dark: color(.dark, .normal),
          lightHighContrast: color(.light, .high), darkHighContrast: color(.dark, .high))))
  }

  /// A colour of an asset catalogue by its name; a system colour if it has that name.
  public convenience init?(named name: String) {
    guard OSRelease.ios26.palette[name] != nil else { return nil }
    self.init(.system(name))
  }

  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch model {
    case .system(let name, _): return UIColor(.system(name, alpha: alpha))
    case .custom(var color):
      color.light.alpha = alpha
      color.dark.alpha = alpha
      color.lightHighContrast.alpha = alpha
      color.darkHighContrast.alpha = alpha
      return UIColor(.custom(color))
    }
  }

  /// What Core Animation calls the colour.
  public var cgColor: CGColor { CGColor(self) }

  public static func == (a: UIColor, b: UIColor) -> Bool { a.model == b.model }
  public func hash(into hasher: inout Hasher) { hasher.combine(model) }
}

/// A colour of a layer; made by ``UIColor/cgColor``.
public struct CGColor: Hashable, Sendable {
  let color: UIColor

  init(_ color: UIColor) { self.color = color }
}

extension UIColor {
  private static func system(_ name: String) -> UIColor { UIColor(.system(name)) }

  public static let systemGray = system("systemGray")
  public static let systemGray2 = system("systemGray2")
  public static let systemGray3 = system("systemGray3")
  public static let systemGray4 = system("systemGray4")
  public static let systemGray5 = system("systemGray5")
  public static let systemGray6 = system("systemGray6")
  public static let label = system("label")
  public static let secondaryLabel = system("secondaryLabel")
  public static let tertiaryLabel = system("tertiaryLabel")
  public static let quaternaryLabel = system("quaternaryLabel")
  public static let placeholderText = system("placeholderText")
  public static let systemFill = system("systemFill")
  public static let secondarySystemFill = system("secondarySystemFill")
  public static let tertiarySystemFill = system("tertiarySystemFill")
  public static let quaternarySystemFill = system("quaternarySystemFill")
  public static let systemBackground = system("systemBackground")
  public static let secondarySystemBackground = system("secondarySystemBackground")
  public static let tertiarySystemBackground = system("tertiarySystemBackground")
  public static let systemGroupedBackground = system("systemGroupedBackground")
  public static let secondarySystemGroupedBackground = system("secondarySystemGroupedBackground")
  public static let tertiarySystemGroupedBackground = system("tertiarySystemGroupedBackground")
  public static let separator = system("separator")
  public static let opaqueSeparator = system("opaqueSeparator")
  public static let link = system("link")
  public static let systemBlue = system("systemBlue")
  public static let systemGreen = system("systemGreen")
  public static let systemIndigo = system("systemIndigo")
  public static let systemOrange = system("systemOrange")
  public static let systemPink = system("systemPink")
  public static let systemPurple = system("systemPurple")
  public static let systemRed = system("systemRed")
  public static let systemTeal = system("systemTeal")
  public static let systemYellow = system("systemYellow")
  public static let systemMint = system("systemMint")
  public static let systemCyan = system("systemCyan")
  public static let systemBrown = system("systemBrown")
  public static let tintColor = system("systemBlue")
  public static let clear = UIColor(white: 0, alpha: 0)
  public static let black = UIColor(white: 0, alpha: 1)
  public static let white = UIColor(white: 1, alpha: 1)
  public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  public static let gray = UIColor(white: 0.5, alpha: 1)
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
}
