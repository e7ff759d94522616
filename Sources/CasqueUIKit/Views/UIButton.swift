internal import Casque
public import Foundation

/// A button, as in UIKit.
open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable { case custom, system, close = 7 }

  /// How a configured button looks.
  public struct Configuration {
    var style: Casque.Button.Style
    public var title: String?
    public var subtitle: String?
    public var image: UIImage?
    public var imagePadding: CGFloat = 0
    public var contentInsets: NSDirectionalEdgeInsets?
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?

    private static func style(_ style: Casque.Button.Style) -> Configuration {
      Configuration(style: style)
    }

    public static func plain() -> Configuration { style(.plain) }
    public static func gray() -> Configuration { style(.gray) }
    public static func tinted() -> Configuration { style(.tinted) }
    public static func filled() -> Configuration { style(.filled) }
    public static func bordered() -> Configuration { style(.gray) }
    public static func borderedTinted() -> Configuration { style(.tinted) }
    public static func borderedProminent() -> Configuration { style(.filled) }
    public static func borderless() -> Configuration { style(.plain) }
  }

  public let buttonType: ButtonType
  public var configuration: Configuration?
  /// The font and colour of the title; not in the tree of views, since the button draws it.
  public private(set) lazy var titleLabel: UILabel? = UILabel()
  public private(set) lazy var imageView: UIImageView? = UIImageView()
  public var contentEdgeInsets = UIEdgeInsets.zero
  private var titles: [UInt: String] = [:]
  private var colors: [UInt: UIColor] = [:]
  private var images: [UInt: UIImage] = [:]

  public override init(frame: CGRect) {
    buttonType = .custom
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    buttonType = .custom
    super.init(coder: coder)
  }

  public init(type: ButtonType) {
    buttonType = type
    super.init(frame: .zero)
  }

  public convenience init(configuration: Configuration) {
    self.init(type: .system)
    self.configuration = configuration
  }

  public func setTitle(_ title: String?, for state: State) { titles[state.rawValue] = title }
  public func setTitleColor(_ color: UIColor?, for state: State) { colors[state.rawValue] = color }
  public func setImage(_ image: UIImage?, for state: State) { images[state.rawValue] = image }
  public func title(for state: State) -> String? { titles[state.rawValue] ?? titles[0] }

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
