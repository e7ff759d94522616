/// The content of a UITableViewCell: the system's texts and image, or subviews of the author's.
///
/// The cell's subviews are those of its content view, and so are its edges, margins and guides in
/// the constraints that the cell itself holds.
public struct TableViewCell: Sendable, Hashable, PropertyHolder {
  /// How texts stand, as in UITableViewCell.CellStyle.
  public enum Style: String, Sendable, Hashable, Codable, CaseIterable {
    /// One text.
    case `default`
    /// A text, and one at the trailing end.
    case value1
    /// A text with a smaller one below it.
    case subtitle
  }

  /// What stands at the trailing end, as in UITableViewCell.AccessoryType.
  public enum Accessory: String, Sendable, Hashable, Codable, CaseIterable {
    /// Nothing.
    case none
    /// A chevron.
    case disclosureIndicator
    /// A tick.
    case checkmark
    /// A button with an i.
    case detailButton
    /// A button with an i, and a chevron after it.
    case detailDisclosureButton
  }

  /// What a row can be edited with, as in UITableViewCell.EditingStyle.
  public enum EditingStyle: String, Sendable, Hashable, Codable, CaseIterable {
    /// Nothing.
    case none
    /// A minus sign that deletes it.
    case delete
    /// A plus sign that adds one.
    case insert
  }

  /// What stands at the ends of a row while its table is edited.
  package struct EditControls: Sendable, Hashable {
    /// What stands at the leading end.
    package enum Leading: Sendable, Hashable {
      case delete, insert
      /// A circle to choose the row by.
      case choice
    }

    package var leading: Leading?
    package var showsReorderControl: Bool

    /// Creates what stands at the ends of a row.
    package init(leading: Leading?, showsReorderControl: Bool) {
      self.leading = leading
      self.showsReorderControl = showsReorderControl
    }
  }

  /// The text.
  public var text: String
  /// The other text; nil for none.
  public var detailText: String?
  /// The name of the image before the text; nil for none.
  public var image: String?
  /// How texts stand.
  public var style: Style
  /// What stands at the trailing end.
  public var accessory: Accessory
  /// How far texts and image are moved from where a line starts, in points.
  public var indentation = 0.0
  /// Whether it is selected.
  public var isSelected = false
  /// Whether a finger is on it.
  public var isHighlighted = false
  /// What it is edited with while its table is edited.
  public var editingStyle = EditingStyle.delete
  /// Whether it can be moved while its table is edited.
  public var showsReorderControl = false
  /// What it is edited with in its table; nil while that is not edited.
  package var editControls: EditControls?

  /// Creates a cell's content.
  public init(
    text: String = "", detailText: String? = nil, image: String? = nil,
    style: Style = .default, accessory: Accessory = .none
  ) {
    self.text = text
    self.detailText = detailText
    self.image = image
    self.style = style
    self.accessory = accessory
  }

  /// Whether it has the ground of a chosen row.
  package var showsSelection: Bool { isSelected || isHighlighted }

  mutating func set(_ property: ViewProperty) -> Bool {
    switch property {
    case .text(let text): self.text = text
    case .detailText(let text): detailText = text
    case .image(let image): self.image = image
    case .cellStyle(let style): self.style = style
    case .accessory(let accessory): self.accessory = accessory
    case .indentation(let indentation): self.indentation = indentation
    case .isSelected(let isSelected): self.isSelected = isSelected
    case .isHighlighted(let isHighlighted): self.isHighlighted = isHighlighted
    case .editingStyle(let style): editingStyle = style
    case .showsReorderControl(let shows): showsReorderControl = shows
    default: return false
    }
    return true
  }
}
