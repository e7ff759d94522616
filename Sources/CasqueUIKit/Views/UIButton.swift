internal import Casque
public import Foundation

/// A button, as in UIKit.
open class UIButton: UIControl {
  /// The kind of a button without a configuration.
  public enum ButtonType: Int, Sendable { case custom, system, close = 7 }

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

  /// Makes a button of a kind that runs an action, and shows the action's title and image.
  public convenience init(type: ButtonType, primaryAction: UIAction?) {
    self.init(type: type)
    take(primaryAction)
  }

  /// Makes a button with a configuration that runs an action.
  ///
  /// The action's title and image are shown where the configuration has none.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    take(primaryAction)
  }

  private func take(_ action: UIAction?) {
    guard let action else { return }
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
    addAction(action, for: [.touchUpInside, .primaryActionTriggered])
  }

  /// Sets the title in a state.
  open func setTitle(_ title: String?, for state: State) { titles[state.rawValue] = title }

  /// Sets the colour of the title in a state.
  open func setTitleColor(_ color: UIColor?, for state: State) { colors[state.rawValue] = color }

  /// Sets the image in a state.
  open func setImage(_ image: UIImage?, for state: State) { images[state.rawValue] = image }

  /// The title in a state; that of the normal one if it has none.
  open func title(for state: State) -> String? { titles[state.rawValue] ?? titles[0] }

  /// The image in a state; that of the normal one if it has none.
  open func image(for state: State) -> UIImage? { images[state.rawValue] ?? images[0] }

  /// The title that is shown.
  open var currentTitle: String? { title(for: state) }

  private var state: State {
    isEnabled ? isSelected ? .selected : isHighlighted ? .highlighted : .normal : .disabled
  }

  override var modelContent: ViewContent {
    var button = configuration.map(configured) ?? unconfigured
    button.isHighlighted = isHighlighted
    button.isSelected = isSelected
    button.contentHorizontalAlignment = contentHorizontalAlignment.model
    button.contentVerticalAlignment = contentVerticalAlignment.model
    return .button(button)
  }

  private var unconfigured: Casque.Button {
    let image = image(for: state)
    var button = Button(
      title: title(for: state) ?? "", image: image?.name, style: .system, isEnabled: isEnabled)
    button.kind = buttonType == .custom ? .custom : .system
    button.imageRenderingMode = image?.modelRenderingMode ?? .automatic
    // A font of its own is the label's.
    if let font = titleLabel?.font, font != .systemFont(ofSize: 17) { button.font = font.model }
    let insets = contentEdgeInsets
    if insets != .zero {
      button.contentInsets = DirectionalInsets(
        top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
    }
    button.configuration.baseForegroundColor = (colors[state.rawValue] ?? colors[0])?.model
    return button
  }

  private func configured(_ configuration: Configuration) -> Casque.Button {
    var image = configuration.image ?? image(for: .normal)
    if let preferred = configuration.preferredSymbolConfigurationForImage {
      image = image?.preferring(preferred)
    }
    var button = Button(
      title: configuration.title ?? title(for: state) ?? "", image: image?.name,
      style: configuration.style, isEnabled: isEnabled,
      contentInsets: configuration.contentInsets?.model, configuration: configuration.model)
    button.imageRenderingMode = image?.modelRenderingMode ?? .automatic
    return button
  }
}
