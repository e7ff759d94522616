/// The content of a UITextView.
public struct TextView: Sendable, Hashable, PropertyHolder {
  /// The characters.
  public var text: String
  /// The font; 12 points of the system font unless stated.
  public var font: Font
  /// The colour of the text.
  public var textColor: Color
  /// How lines are placed within the width.
  public var textAlignment: TextAlignment
  /// Whether text that is too long scrolls; such a view asks for no size.
  public var isScrollEnabled: Bool
  /// Whether the user can write in it.
  public var isEditable: Bool
  /// Whether it has the cursor.
  public var isEditing = false
  /// Text whose parts look different, in place of ``text``; nil for one look.
  public var attributedText: AttributedText?

  /// Creates a text view's content with UIKit's defaults.
  public init(
    text: String = "", font: Font = .system(12), textColor: Color = .label,
    textAlignment: TextAlignment = .natural, isScrollEnabled: Bool = true,
    isEditable: Bool = true
  ) {
    self.text = text
    self.font = font
    self.textColor = textColor
    self.textAlignment = textAlignment
    self.isScrollEnabled = isScrollEnabled
    self.isEditable = isEditable
  }

  /// The characters that are shown.
  public var shownText: String { attributedText?.string ?? text }

  mutating func set(_ property: ViewProperty) -> Bool {
    switch property {
    case .text(let text): self.text = text
    case .attributedText(let value):
      attributedText = value
      if let value { text = value.string }
    case .font(let font): self.font = font
    case .textColor(let color): textColor = color
    case .textAlignment(let alignment): textAlignment = alignment
    case .isScrollEnabled(let isEnabled): isScrollEnabled = isEnabled
    case .isEditable(let isEditable): self.isEditable = isEditable
    case .isEditing(let isEditing): self.isEditing = isEditing
    default: return false
    }
    return true
  }
}
