/// An item of a navigation bar or a toolbar, as UIBarButtonItem.
public struct BarItem: Sendable, Hashable {
  /// What an item is, as in UIBarButtonItem.Style and UIBarButtonItem.SystemItem.
  public enum Style: String, Sendable, Hashable, Codable, CaseIterable {
    /// A button.
    case plain
    /// The button that ends what the user is doing.
    case done
    /// Room that grows, in a toolbar.
    case flexibleSpace
  }

  /// The title; not shown beside an image.
  public var title: String
  /// The name of the image, drawn as a stencil in the colour of the item.
  public var image: String?
  /// What the item is.
  public var style: Style
  /// Whether it answers touches.
  public var isEnabled: Bool
  /// Whether a finger is on it.
  public var isHighlighted = false
  /// How wide it is, in points; nil for its content's width.
  public var width: Double?
  /// Which of the bar's subviews stands in its place, from 0; nil for title or image.
  public var customView: Int?
  /// Its colour; nil for the bar's tint.
  public var tintColor: Color?

  /// Creates an item.
  public init(
    title: String = "", image: String? = nil, style: Style = .plain, isEnabled: Bool = true
  ) {
    self.title = title
    self.image = image
    self.style = style
    self.isEnabled = isEnabled
  }

  /// Room that grows, between items of a toolbar.
  public static let flexibleSpace = BarItem(style: .flexibleSpace)
}
