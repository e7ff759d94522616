/// The content of a UIToolbar.
public struct Toolbar: Sendable, Hashable, PropertyHolder {
  /// The items, from the leading end on.
  public var items: [BarItem]

  /// Creates a toolbar's content.
  public init(items: [BarItem] = []) { self.items = items }

  mutating func set(_ property: ViewProperty) -> Bool {
    switch property {
    case .toolbarItems(let items): self.items = items
    default: return false
    }
    return true
  }
}
