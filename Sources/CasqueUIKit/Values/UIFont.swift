internal import Casque
public import Foundation

/// A font, as in UIKit.
public final class UIFont: Hashable, Sendable {
  let model: Casque.Font

  init(_ model: Casque.Font) { self.model = model }

  /// A weight of the system font.
  public struct Weight: Hashable, Sendable {
    let model: Casque.FontWeight

    public static let ultraLight = Weight(model: .ultraLight)
    public static let thin = Weight(model: .thin)
    public static let light = Weight(model: .light)
    public static let regular = Weight(model: .regular)
    public static let medium = Weight(model: .medium)
    public static let semibold = Weight(model: .semibold)
    public static let bold = Weight(model: .bold)
    public static let heavy = Weight(model: .heavy)
    public static let black = Weight(model: .black)
  }

  /// A style that follows the user's text size.
  public struct TextStyle: Hashable, Sendable {
    let model: Casque.TextStyle

    public static let largeTitle = TextStyle(model: .largeTitle)
    public static let title1 = TextStyle(model: .title1)
    public static let title2 = TextStyle(model: .title2)
    public static let title3 = TextStyle(model: .title3)
    public static let headline = TextStyle(model: .headline)
    public static let subheadline = TextStyle(model: .subheadline)
    public static let body = TextStyle(model: .body)
    public static let callout = TextStyle(model: .callout)
    public static let footnote = TextStyle(model: .footnote)
    public static let caption1 = TextStyle(model: .caption1)
    public static let caption2 = TextStyle(model: .caption2)
  }

  public convenience init?(name: String, size: CGFloat) {
    self.init(.custom(name, size: size))
  }

  public static func systemFont(ofSize size: CGFloat) -> UIFont { UIFont(.system(size)) }

  public static func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(size, weight: weight.model))
  }

  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(.system(size, weight: .bold))
  }

  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(.preferred(style.model))
  }

  /// The style's font; it follows the traits that the view is solved in, whatever is passed here.
  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traits: UITraitCollection?
  ) -> UIFont {
    UIFont(.preferred(style.model))
  }

  /// The point size, of a style at the default text size; nil for a size that only solving knows.
  var fixedSize: CGFloat? {
    switch model.size {
    case .fixed(let size), .scaled(let size, _): size
    case .style: nil
    }
  }

  public static func == (a: UIFont, b: UIFont) -> Bool { a.model == b.model }
  public func hash(into hasher: inout Hasher) { hasher.combine(model) }
}

/// Scales fonts with the user's text size as a style does, as in UIKit.
public final class UIFontMetrics: Sendable {
  private let style: UIFont.TextStyle

  public init(forTextStyle style: UIFont.TextStyle) { self.style = style }

  public static let `default` = UIFontMetrics(forTextStyle: .body)

  public func scaledFont(for font: UIFont) -> UIFont {
    guard let size = font.fixedSize else { return font }
    var model = font.model
    model.size = .scaled(size, relativeTo: style.model)
    return UIFont(model)
  }
}
