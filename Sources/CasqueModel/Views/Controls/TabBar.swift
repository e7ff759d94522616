/// An item of a tab bar, as UITabBarItem.
public struct TabBarItem: Sendable, Hashable {
  /// The title.
  public var title: String
  /// The name of the image, drawn as a stencil in the colour of the item.
  public var image: String?
  /// What stands in the badge; nil for no badge.
  public var badgeValue: String?

  /// Creates an item.
  public init(title: String, image: String? = nil, badgeValue: String? = nil) {
    self.title = title
    self.image = image
    self.badgeValue = badgeValue
  }
}

/// The content of a UITabBar.
public struct TabBar: Sendable, Hashable, PropertyHolder {
  /// The items, from the leading end on.
  public var items: [TabBarItem]
  /// Which item is selected, from 0; nil for none.
  public var selectedIndex: Int?
  /// Whether content reaches under the bar.
  public var isTranslucent: Bool
  /// How it is coloured.
  public var barStyle = BarStyle.default
  /// Whether the content above rests at its bottom, so that the bar has no ground on iOS 18; nil for a
  /// ground.
  public var isAtScrollEdge: Bool?
  /// The colour of its ground; nil for the system's.
  public var barTintColor: Color?

  /// Creates a tab bar's content.
  public init(items: [TabBarItem] = [], selectedIndex: Int? = 0, isTranslucent: Bool = true) {
    self.items = items
    self.selectedIndex = selectedIndex
    self.isTranslucent = isTranslucent
  }

  mutating func set(_ property: ViewProperty) -> Bool {
    switch property {
    case .tabBarItems(let items): self.items = items
    case .selectedIndex(let index): selectedIndex = index
    case .isTranslucent(let isTranslucent): self.isTranslucent = isTranslucent
    case .barStyle(let style): barStyle = style
    case .isAtScrollEdge(let isAtEdge): isAtScrollEdge = isAtEdge
    case .barTintColor(let color): barTintColor = color
    default: return false
    }
    return true
  }
}
