public import CasqueGeometry

/// The content of a UIButton.
public struct Button: Sendable, Hashable {
  /// How the button is drawn and padded.
  public enum Style: String, Sendable, Hashable, Codable, CaseIterable {
    /// The system button without configuration.
    case system
    /// A configuration without ground.
    case plain
    /// A configuration with a grey ground.
    case gray
    /// A configuration with a ground of the tint at low opacity.
    case tinted
    /// A configuration with a ground of the tint.
    case filled
  }

  /// What a button without a configuration is drawn by, as in UIButton.ButtonType.
  public enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
    /// By the app alone.
    case custom
    /// By the system: title and image in the tint, and a least width.
    case system
  }

  /// The title.
  public var title: String
  /// What a button without a configuration is drawn by.
  public var kind = Kind.system
  /// The name of the image before the title.
  public var image: String?
  /// How the button is drawn and padded.
  public var style: Style
  /// The font of the title; nil for the style's own.
  public var font: Font?
  /// Whether it answers touches.
  public var isEnabled: Bool
  /// Whether a finger is on it.
  public var isHighlighted: Bool
  /// Whether it is selected, as a toggle.
  public var isSelected: Bool
  /// The room around title and image, in points; nil for the style's own.
  ///
  /// Without a configuration it takes the place of the room above and below a title.
  public var contentInsets: DirectionalInsets?
  /// The name of the image that is stretched under title and image.
  ///
  /// A button without a configuration is at least as large.
  public var backgroundImage: String?
  /// Where title and image lie across the width.
  public var contentHorizontalAlignment = ContentHorizontalAlignment.center
  /// Where title and image lie across the height.
  public var contentVerticalAlignment = ContentVerticalAlignment.center
  /// Whether the image is drawn in its own colours or as a stencil.
  public var imageRenderingMode = ImageRenderingMode.automatic
  /// How far the image of a button without a configuration is moved inwards from each edge, in
  /// points.
  public var imageEdgeInsets = Insets.zero
  /// How far the title of a button without a configuration is moved inwards from each edge, in
  /// points.
  public var titleEdgeInsets = Insets.zero
  /// Whether the image grows with accessibility text sizes.
  public var adjustsImageSizeForAccessibilityContentSizeCategory = false
  /// What a button with a configuration has beside.
  public var configuration: ButtonConfiguration

  /// Creates a button's content.
  public init(
    title: String, image: String? = nil, style: Style = .system, font: Font? = nil,
    isEnabled: Bool = true, contentInsets: DirectionalInsets? = nil,
    backgroundImage: String? = nil, configuration: ButtonConfiguration = ButtonConfiguration()
  ) {
    self.title = title
    self.image = image
    self.style = style
    self.font = font
    self.isEnabled = isEnabled
    self.contentInsets = contentInsets
    self.backgroundImage = backgroundImage
    self.configuration = configuration
    isHighlighted = false
    isSelected = false
  }
}
