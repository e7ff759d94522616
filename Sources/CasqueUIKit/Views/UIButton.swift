internal import Casque
public import Foundation

/// A button, as in UIKit.
open class UIButton: UIControl {
  /// The kind of a button without a configuration.
  public enum ButtonType: Int, Sendable { case custom, system, close = 7 }

  /// How a configured button looks.
  public struct Configuration {
    var style: Casque.Button.Style

    /// The title.
    public var title: String?

    /// The line under the title.
    public var subtitle: String?

    /// The image before the title.
    public var image: UIImage?

    /// The space between the image and the title, in points.
    public var imagePadding: CGFloat = 0

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
  }

  /// The kind that the button was made as.
  public let buttonType: ButtonType

  /// How the button looks; nil for a button of the kind before configurations.
  open var configuration: Configuration?
  /// The font and colour of the title; not in the tree of views, since the button draws it.
  public private(set) lazy var titleLabel: UILabel? = UILabel()

  /// The view of the image; not in the tree of views, since the button draws it.
  public private(set) lazy var imageView: UIImageView? = UIImageView()

  /// The space around the content of a button without a configuration, in points.
  open var contentEdgeInsets = UIEdgeInsets.zero
  private var titles: [UInt: String] = [:]
  private var colors: [UInt: UIColor] = [:]
  private var images: [UInt: UIImage] = [:]

  public override init(frame: CGRect) {
    buttonType = .custom
    super.init(frame: frame)
  }

  /// There is no archive to read here: everything has its default.
  public required init?(coder: NSCoder) {
    buttonType = .custom
    super.init(coder: coder)
  }

  /// Makes a button of a kind.
  public init(type: ButtonType) {
    buttonType = type
    super.init(frame: .zero)
  }

  /// Makes a button with a configuration.
  public convenience init(configuration: Configuration) {
    self.init(type: .system)
    self.configuration = configuration
  }

  /// Sets the title in a state.
  open func setTitle(_ title: String?, for state: State) { titles[state.rawValue] = title }

  /// Sets the colour of the title in a state.
  open func setTitleColor(_ color: UIColor?, for state: State) { colors[state.rawValue] = color }

  /// Sets the image in a state.
  open func setImage(_ image: UIImage?, for state: State) { images[state.rawValue] = image }

  /// The title in a state; that of the normal one if it has none.
  open func title(for state: State) -> String? { titles[state.rawValue] ?? titles[0] }

  private var state: State {
    isEnabled ? isSelected ? .selected : isHighlighted ? .highlighted : .normal : .disabled
  }

  override var modelContent: ViewContent {
    if let configuration { return configured(configuration) }
    var button = Button(
      title: title(for: state) ?? "", image: (images[state.rawValue] ?? images[0])?.name,
      style: buttonType == .system ? .system : .plain, isEnabled: isEnabled)
    // Without a configuration there is no style of one; a font of its own is the label's.
    if buttonType == .custom { button.style = .system }
    if let font = titleLabel?.font, font != .systemFont(ofSize: 17) { button.font = font.model }
    let insets = contentEdgeInsets
    if insets != .zero {
      button.contentInsets = DirectionalInsets(
        top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
    }
    button.configuration.baseForegroundColor = (colors[state.rawValue] ?? colors[0])?.model
    return .button(button)
  }

  private func configured(_ configuration: Configuration) -> ViewContent {
    var button = Button(
      title: configuration.title ?? title(for: state) ?? "",
      image: (configuration.image ?? images[0])?.name, style: configuration.style,
      isEnabled: isEnabled, contentInsets: configuration.contentInsets?.model)
    button.configuration.subtitle = configuration.subtitle ?? ""
    button.configuration.imagePadding = configuration.imagePadding
    button.configuration.baseForegroundColor = configuration.baseForegroundColor?.model
    button.configuration.baseBackgroundColor = configuration.baseBackgroundColor?.model
    return .button(button)
  }
}
