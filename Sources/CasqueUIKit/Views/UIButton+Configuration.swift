internal import Casque
public import Foundation

extension UIButton {
  /// How a configured button looks.
  public struct Configuration {
    /// How title and subtitle are aligned, as in UIKit.
    public enum TitleAlignment: Int, Sendable { case automatic, leading, center, trailing }

    /// How large the button's parts and paddings are, as in UIKit.
    public enum Size: Int, Sendable { case medium, small, mini, large }

    /// Where the corners' radius comes from, as in UIKit.
    public enum CornerStyle: Int, Sendable {
      case fixed = -1
      case dynamic, small, medium, large, capsule
    }

    var style: Casque.Button.Style

    /// The title.
    public var title: String?

    /// The line under the title.
    public var subtitle: String?

    /// The image before the title.
    public var image: UIImage?

    /// The size and weight of a symbol, where the image does not state them.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?

    /// The side of the titles that the image lies at.
    public var imagePlacement = NSDirectionalRectEdge.leading

    /// The space between the image and the title, in points.
    public var imagePadding: CGFloat = 0

    /// The space between the title and the subtitle, in points.
    public var titlePadding: CGFloat = 1

    /// How title and subtitle are aligned.
    public var titleAlignment = TitleAlignment.automatic

    /// How large the parts and paddings are.
    public var buttonSize = Size.medium

    /// Where the corners' radius comes from.
    public var cornerStyle = CornerStyle.dynamic

    /// Whether an activity indicator takes the image's place.
    public var showsActivityIndicator = false

    /// The space around the content, in points; nil for the style's own.
    public var contentInsets: NSDirectionalEdgeInsets?

    /// The colour of the title and the image; nil for the style's own.
    public var baseForegroundColor: UIColor?

    /// The colour of the background; nil for the style's own.
    public var baseBackgroundColor: UIColor?

    private static func style(_ style: Casque.Button.Style) -> Configuration {
      Configuration(style: style)
    }

    /// Without a background.
    public static func plain() -> Configuration { style(.plain) }

    /// On grey.
    public static func gray() -> Configuration { style(.gray) }

    /// On a pale tint.
    public static func tinted() -> Configuration { style(.tinted) }

    /// On the tint.
    public static func filled() -> Configuration { style(.filled) }

    /// On grey, as bordered buttons are.
    public static func bordered() -> Configuration { style(.gray) }

    /// On a pale tint, as bordered buttons are.
    public static func borderedTinted() -> Configuration { style(.tinted) }

    /// On the tint, as prominent buttons are.
    public static func borderedProminent() -> Configuration { style(.filled) }

    /// Without a background, as borderless buttons are.
    public static func borderless() -> Configuration { style(.plain) }

    /// What the model has for it.
    var model: ButtonConfiguration {
      var result = ButtonConfiguration()
      result.subtitle = subtitle ?? ""
      result.imagePlacement =
        imagePlacement.contains(.leading)
        ? .leading
        : imagePlacement.contains(.trailing)
          ? .trailing : imagePlacement.contains(.bottom) ? .bottom : .top
      result.imagePadding = imagePadding
      result.titlePadding = titlePadding
      result.titleAlignment = .init(rawValue: "\(titleAlignment)") ?? .automatic
      result.buttonSize = .init(rawValue: "\(buttonSize)") ?? .medium
      result.cornerStyle = .init(rawValue: "\(cornerStyle)") ?? .dynamic
      result.showsActivityIndicator = showsActivityIndicator
      result.baseForegroundColor = baseForegroundColor?.model
      result.baseBackgroundColor = baseBackgroundColor?.model
      return result
    }
  }
}

/// Sides of a rectangle in the direction of reading, as in UIKit.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// The number that UIKit has for it.
  public let rawValue: UInt

  /// Takes the number that UIKit has for it.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top.
  public static let top = NSDirectionalRectEdge(rawValue: 1)
  /// The side where a line starts.
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  /// The bottom.
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  /// The side where a line ends.
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  /// All four.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
