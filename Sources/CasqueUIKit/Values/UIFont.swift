internal import Casque
public import Foundation

/// A font, as in UIKit.
public final class UIFont: Hashable, Sendable {
  let model: Casque.Font

  init(_ model: Casque.Font) { self.model = model }

  /// A weight of the system font.
  public struct Weight: Hashable, Sendable {
    let model: Casque.FontWeight

    /// The weight of that name.
    public static let ultraLight = Weight(model: .ultraLight)
    /// The weight of that name.
    public static let thin = Weight(model: .thin)
    /// The weight of that name.
    public static let light = Weight(model: .light)
    /// The weight of that name.
    public static let regular = Weight(model: .regular)
    /// The weight of that name.
    public static let medium = Weight(model: .medium)
    /// The weight of that name.
    public static let semibold = Weight(model: .semibold)
    /// The weight of that name.
    public static let bold = Weight(model: .bold)
    /// The weight of that name.
    public static let heavy = Weight(model: .heavy)
    /// The weight of that name.
    public static let black = Weight(model: .black)
  }

  /// A style that follows the user's text size.
  public struct TextStyle: Hashable, Sendable {
    let model: Casque.TextStyle

    /// The text style of that name.
    public static let largeTitle = TextStyle(model: .largeTitle)
    /// The text style of that name.
    public static let title1 = TextStyle(model: .title1)
    /// The text style of that name.
    public static let title2 = TextStyle(model: .title2)
    /// The text style of that name.
    public static let title3 = TextStyle(model: .title3)
    /// The text style of that name.
    public static let headline = TextStyle(model: .headline)
    /// The text style of that name.
    public static let subheadline = TextStyle(model: .subheadline)
    /// The text style of that name.
    public static let body = TextStyle(model: .body)
    /// The text style of that name.
    public static let callout = TextStyle(model: .callout)
    /// The text style of that name.
    public static let footnote = TextStyle(model: .footnote)
    /// The text style of that name.
    public static let caption1 = TextStyle(model: .caption1)
    /// The text style of that name.
    public static let caption2 = TextStyle(model: .caption2)
  }

  /// A font of the project by its name, at a size in points.
  public convenience init?(name: String, size: CGFloat) {
    self.init(.custom(name, size: size))
  }

  /// The system font at a size in points.
  public static func systemFont(ofSize size: CGFloat) -> UIFont { UIFont(.system(size)) }

  /// The system font at a size in points, in a weight.
  public static func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(size, weight: weight.model))
  }

  /// The bold system font at a size in points.
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(.system(size, weight: .bold))
  }

  /// The font of a text style; it follows the user's text size.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(.preferred(style.model))
  }

  /// The style's font; it follows the traits that the view is solved in, whatever is passed here.
  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traits: UITraitCollection?
  ) -> UIFont {
    UIFont(.preferred(style.model))
  }

  /// The font at another size in points, which follows no text size.
  public func withSize(_ size: CGFloat) -> UIFont {
    var model = model
    model.size = .fixed(size)
    return UIFont(model)
  }

  /// The usual size of labels, in points.
  public static var labelFontSize: CGFloat { 17 }
  /// The usual size of titles of buttons, in points.
  public static var buttonFontSize: CGFloat { 18 }
  /// The usual size of text, in points.
  public static var systemFontSize: CGFloat { 14 }
  /// The usual size of small text, in points.
  public static var smallSystemFontSize: CGFloat { 12 }

  /// The point size, of a style at the default text size; nil for a size that only solving knows.
  var fixedSize: CGFloat? {
    switch model.size {
    case .fixed(let size), .scaled(let size, _): size
    case .style: nil
    }
  }

  /// Whether both are the same.
  public static func == (a: UIFont, b: UIFont) -> Bool { a.model == b.model }

  /// Feeds what makes two equal into a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(model) }
}

/// Scales fonts with the user's text size as a style does, as in UIKit.
public final class UIFontMetrics: Sendable {
  private let style: UIFont.TextStyle

  /// Scales as a text style does.
  public init(forTextStyle style: UIFont.TextStyle) { self.style = style }

  /// Scales as body text does.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// A font whose size is that at the default text size, and grows with the user's.
  public func scaledFont(for font: UIFont) -> UIFont {
    guard let size = font.fixedSize else { return font }
    var model = font.model
    model.size = .scaled(size, relativeTo: style.model)
    return UIFont(model)
  }
}
