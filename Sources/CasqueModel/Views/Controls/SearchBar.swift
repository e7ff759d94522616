/// The content of a UISearchBar.
public struct SearchBar: Sendable, Hashable, PropertyHolder {
  /// The ground of the bar, as in UISearchBar.Style.
  public enum Style: String, Sendable, Hashable, Codable, CaseIterable {
    /// The system's choice, which is the prominent one.
    case `default`
    /// A ground behind the field.
    case prominent
    /// The field alone.
    case minimal
  }

  /// The characters typed.
  public var text: String
  /// What is shown while there is no text.
  public var placeholder: String
  /// The ground of the bar.
  public var style: Style
  /// Whether a button to cancel stands after the field.
  public var showsCancelButton: Bool
  /// Whether it has the cursor.
  public var isEditing = false
  /// The titles of the scopes below the field; empty for no such bar.
  public var scopeButtonTitles: [String] = []
  /// The scope that is searched, from 0.
  public var selectedScopeButtonIndex = 0

  /// Creates a search bar's content.
  public init(
    text: String = "", placeholder: String = "", style: Style = .default,
    showsCancelButton: Bool = false
  ) {
    self.text = text
    self.placeholder = placeholder
    self.style = style
    self.showsCancelButton = showsCancelButton
  }

  mutating func set(_ property: ViewProperty) -> Bool {
    switch property {
    case .text(let text): self.text = text
    case .placeholder(let placeholder): self.placeholder = placeholder
    case .searchBarStyle(let style): self.style = style
    case .showsCancelButton(let shows): showsCancelButton = shows
    case .isEditing(let isEditing): self.isEditing = isEditing
    case .scopeButtonTitles(let titles): scopeButtonTitles = titles
    case .selectedScopeButtonIndex(let index): selectedScopeButtonIndex = index
    default: return false
    }
    return true
  }
}
