/// The content of a UIToolbar.
public struct Toolbar: Sendable, Hashable, PropertyHolder {
  /// The items, from the leading end on.
  public var items: [BarItem]
  /// Whether content reaches under the bar.
  public var isTranslucent: Bool
  /// How it is coloured.
  public var barStyle = BarStyle.default
  /// Whether the content above rests at its bottom, so that the bar has no ground on iOS 18; nil for a
  /// ground.
  public var isAtScrollEdge: Bool?
  /// The colour of its ground; nil for the system's.
  public var barTintColor: Color?

  /// Creates a toolbar's content.
  public init(items: [BarItem] = [], isTranslucent: Bool = true) {
    self.items = items
    self.isTranslucent = isTranslucent
  }

  mutating func set(_ property: ViewProperty) -> Bool {
    switch property {
    case .toolbarItems(let items): self.items = items
    case .isTranslucent(let isTranslucent): self.isTranslucent = isTranslucent
    case .barStyle(let style): barStyle = style
    case .isAtScrollEdge(let isAtEdge): isAtScrollEdge = isAtEdge
    case .barTintColor(let color): barTintColor = color
    default: return false
    }
    return true
  }
}
