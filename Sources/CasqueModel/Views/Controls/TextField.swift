/// The content of a UITextField.
public struct TextField: Sendable, Hashable {
  /// The border of a text field, as in UITextField.BorderStyle.
  public enum BorderStyle: String, Sendable, Hashable, Codable, CaseIterable {
    /// No border.
    case none
    /// A thin line.
    case line
    /// A bezel.
    case bezel
    /// A rounded rectangle.
    case roundedRect
  }

  /// The characters typed.
  public var text: String
  /// What is shown while there is no text.
  public var placeholder: String
  /// The font; 17 points of the system font unless stated.
  public var font: Font
  /// The colour of the text.
  public var textColor: Color
  /// How the text is placed within the width.
  public var textAlignment: TextAlignment
  /// The border.
  public var borderStyle: BorderStyle
  /// Whether characters are shown as dots.
  public var isSecureTextEntry: Bool

  /// Creates a text field's content.
  public init(
    text: String = "", placeholder: String = "", font: Font = .system(17),
    textColor: Color = .label, textAlignment: TextAlignment = .natural,
    borderStyle: BorderStyle = .none, isSecureTextEntry: Bool = false
  ) {
    self.text = text
    self.placeholder = placeholder
    self.font = font
    self.textColor = textColor
    self.textAlignment = textAlignment
    self.borderStyle = borderStyle
    self.isSecureTextEntry = isSecureTextEntry
  }
}
