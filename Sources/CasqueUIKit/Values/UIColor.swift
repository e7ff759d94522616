internal import Casque
public import Foundation

/// A colour, or one for each appearance, as in UIKit.
public final class UIColor: Hashable, Sendable {
  let model: Casque.Color

  init(_ model: Casque.Color) { self.model = model }

  /// A colour of sRGB by its parts, 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(.rgb(red, green, blue, alpha: alpha))
  }

  /// A grey, 0 to 1.
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

  /// The colour with another opacity, 0 to 1.
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

  /// Whether both are the same.
  public static func == (a: UIColor, b: UIColor) -> Bool { a.model == b.model }

  /// Feeds what makes two equal into a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(model) }
}

/// A colour of a layer; made by ``UIColor/cgColor``.
public struct CGColor: Hashable, Sendable {
  let color: UIColor

  init(_ color: UIColor) { self.color = color }
}

extension UIColor {
  private static func system(_ name: String) -> UIColor { UIColor(.system(name)) }

  /// The system colour of that name, which follows appearance and contrast.
  public static let systemGray = system("systemGray")
  /// The system colour of that name, which follows appearance and contrast.
  public static let systemGray2 = system("systemGray2")
  /// The system colour of that name, which follows appearance and contrast.
  public static let systemGray3 = system("systemGray3")
  /// The system colour of that name, which follows appearance and contrast.
  public static let systemGray4 = system("systemGray4")
  /// The system colour of that name, which follows appearance and contrast.
  public static let systemGray5 = system("systemGray5")
  /// The system colour of that name, which follows appearance and contrast.
  public static let systemGray6 = system("systemGray6")
  /// The system colour of that name, which follows appearance and contrast.
  public static let label = system("label")
  /// The system colour of that name, which follows appearance and contrast.
  public static let secondaryLabel = system("secondaryLabel")
  /// The system colour of that name, which follows appearance and contrast.
  public static let tertiaryLabel = system("tertiaryLabel")
  /// The system colour of that name, which follows appearance and contrast.
  public static let quaternaryLabel = system("quaternaryLabel")
  /// The system colour of that name, which follows appearance and contrast.
  public static let placeholderText = system("placeholderText")
  /// The system colour of that name, which follows appearance and contrast.
  public static let systemFill = system("systemFill")
  /// The system colour of that name, which follows appearance and contrast.
  public static let secondarySystemFill = system("secondarySystemFill")
  /// The system colour of that name, which follows appearance and contrast.
  public static let tertiarySystemFill = system("tertiarySystemFill")
  /// The system colour of that name, which follows appearance and contrast.
  public static let quaternarySystemFill = system("quaternarySystemFill")
  /// The system colour of that name, which follows appearance and contrast.
  public static let systemBackground = system("systemBackground")
  /// The system colour of that name, which follows appearance and contrast.
  public static let secondarySystemBackground = system("secondarySystemBackground")
  /// The system colour of that name, which follows appearance and contrast.
  public static let tertiarySystemBackground = system("tertiarySystemBackground")
  /// The system colour of that name, which follows appearance and contrast.
  public static let systemGroupedBackground = system("systemGroupedBackground")
  /// The system colour of that name, which follows appearance and contrast.
  public static let secondarySystemGroupedBackground = system("secondarySystemGroupedBackground")
  /// The system colour of that name, which follows appearance and contrast.
  public static let tertiarySystemGroupedBackground = system("tertiarySystemGroupedBackground")
  /// The system colour of that name, which follows appearance and contrast.
  public static let separator = system("separator")
  /// The system colour of that name, which follows appearance and contrast.
  public static let opaqueSeparator = system("opaqueSeparator")
  /// The system colour of that name, which follows appearance and contrast.
  public static let link = system("link")
  /// The system colour of that name, which follows appearance and contrast.
  public static let systemBlue = system("systemBlue")
  /// The system colour of that name, which follows appearance and contrast.
  public static let systemGreen = system("systemGreen")
  /// The system colour of that name, which follows appearance and contrast.
  public static let systemIndigo = system("systemIndigo")
  /// The system colour of that name, which follows appearance and contrast.
  public static let systemOrange = system("systemOrange")
  /// The system colour of that name, which follows appearance and contrast.
  public static let systemPink = system("systemPink")
  /// The system colour of that name, which follows appearance and contrast.
  public static let systemPurple = system("systemPurple")
  /// The system colour of that name, which follows appearance and contrast.
  public static let systemRed = system("systemRed")
  /// The system colour of that name, which follows appearance and contrast.
  public static let systemTeal = system("systemTeal")
  /// The system colour of that name, which follows appearance and contrast.
  public static let systemYellow = system("systemYellow")
  /// The system colour of that name, which follows appearance and contrast.
  public static let systemMint = system("systemMint")
  /// The system colour of that name, which follows appearance and contrast.
  public static let systemCyan = system("systemCyan")
  /// The system colour of that name, which follows appearance and contrast.
  public static let systemBrown = system("systemBrown")
  /// The colour of what can be touched: the system blue.
  public static let tintColor = system("systemBlue")
  /// No colour at all.
  public static let clear = UIColor(white: 0, alpha: 0)
  /// The fixed colour of that name.
  public static let black = UIColor(white: 0, alpha: 1)
  /// The fixed colour of that name.
  public static let white = UIColor(white: 1, alpha: 1)
  /// The fixed colour of that name.
  public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  /// The fixed colour of that name.
  public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  /// The fixed colour of that name.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// The fixed colour of that name.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// The fixed colour of that name.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// The fixed colour of that name.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// The fixed colour of that name.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// The fixed colour of that name.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// The fixed colour of that name.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// The fixed colour of that name.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// The fixed colour of that name.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// The fixed colour of that name.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
}
