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

  /// The title.
  public var title: String
  /// The name of the image before the title.
  public var image: String?
  /// How the button is drawn and padded.
  public var style: Style
  /// The font of the title; nil for the style's own.
  public var font: Font?
  /// Whether it answers touches.
  public var isEnabled: Bool

  /// Creates a button's content.
  public init(
    title: String, image: String? = nil, style: Style = .system, font: Font? = nil,
    isEnabled: Bool = true
  ) {
    self.title = title
    self.image = image
    self.style = style
    self.font = font
    self.isEnabled = isEnabled
  }
}
