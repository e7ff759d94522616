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

  /// When a button that clears the text is shown, as in UITextField.ViewMode.
  public enum ClearButtonMode: String, Sendable, Hashable, Codable, CaseIterable {
    /// Never.
    case never
    /// While text is typed.
    case whileEditing
    /// While no text is typed.
    case unlessEditing
    /// Always.
    case always
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
  /// When a button that clears the text is shown.
  public var clearButtonMode = ClearButtonMode.never
  /// Whether it answers touches.
  public var isEnabled = true
  /// Whether it has the cursor.
  public var isEditing = false

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

  /// Whether the button that clears the text is shown: there is text, and the mode shows it.
  package var showsClearButton: Bool {
    guard !text.isEmpty else { return false }
    return switch clearButtonMode {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }

  /// How far the button that clears the text begins before the trailing edge, in points: a box of
  /// 19 that ends 5 before it.
  ///
  /// **Source** ControlFacts, UITextField: box medium, distance low.
  package static let clearButtonExtent = 24.0
}
