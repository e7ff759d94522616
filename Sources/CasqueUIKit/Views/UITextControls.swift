internal import Casque

/// A field for a line of text, as in UIKit.
open class UITextField: UIControl {
  /// What is drawn around a field.
  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }

  /// When something is shown beside the text.
  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }

  /// The text.
  open var text: String? = ""

  /// What stands in an empty field.
  open var placeholder: String?

  /// The font.
  open var font: UIFont? = .systemFont(ofSize: 17)

  /// The colour of the text.
  open var textColor: UIColor? = .label

  /// How lines are aligned.
  open var textAlignment: NSTextAlignment = .natural

  /// What is drawn around the field.
  open var borderStyle: BorderStyle = .none

  /// Whether dots stand for the letters.
  open var isSecureTextEntry = false

  /// When the button that empties the field is shown.
  open var clearButtonMode: ViewMode = .never

  /// Kept; no keyboard is chosen by it here.
  open var keyboardType: UIKeyboardType = .default

  /// Kept; no keyboard is chosen by it here.
  open var returnKeyType: UIReturnKeyType = .default

  /// Kept; nothing is typed here.
  open var autocapitalizationType: UITextAutocapitalizationType = .sentences

  /// Kept; nothing is typed here.
  open var autocorrectionType: UITextAutocorrectionType = .default

  /// Kept; nothing is typed here.
  open var textContentType: UITextContentType?

  /// Whether the font follows the user's text size; a style's always does here.
  open var adjustsFontForContentSizeCategory = false

  override var modelContent: ViewContent {
    let style: TextField.BorderStyle =
      switch borderStyle {
      case .none: .none
      case .line: .line
      case .bezel: .bezel
      case .roundedRect: .roundedRect
      }
    var field = TextField(text: text ?? "", placeholder: placeholder ?? "", borderStyle: style)
    field.font = (font ?? .systemFont(ofSize: 17)).model
    field.textColor = (textColor ?? .label).model
    field.textAlignment = textAlignment.model
    field.isSecureTextEntry = isSecureTextEntry
    field.isEnabled = isEnabled
    field.clearButtonMode =
      switch clearButtonMode {
      case .never: .never
      case .whileEditing: .whileEditing
      case .unlessEditing: .unlessEditing
      case .always: .always
      }
    return .textField(field)
  }
}

/// Text over several lines, as in UIKit.
open class UITextView: UIScrollView {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The text.
  open var text: String! = ""

  /// The font.
  open var font: UIFont?

  /// The colour of the text.
  open var textColor: UIColor?

  /// How lines are aligned.
  open var textAlignment: NSTextAlignment = .natural

  /// Whether the font follows the user's text size; a style's always does here.
  open var adjustsFontForContentSizeCategory = false

  /// Kept; no keyboard is chosen by it here.
  open var keyboardType: UIKeyboardType = .default

  /// Kept; nothing is selected here.
  open var isSelectable = true

  /// Whether the text can be changed.
  open var isEditable = true

  override var modelContent: ViewContent {
    var view = TextView()
    view.text = text ?? ""
    if let font { view.font = font.model }
    if let textColor { view.textColor = textColor.model }
    view.textAlignment = textAlignment.model
    view.isScrollEnabled = isScrollEnabled
    view.isEditable = isEditable
    return .textView(view)
  }
}
