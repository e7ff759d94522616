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
    default: return false
    }
    return true
  }
}
