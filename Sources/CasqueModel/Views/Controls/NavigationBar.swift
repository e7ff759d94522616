/// The content of a UINavigationBar with one item on top.
public struct NavigationBar: Sendable, Hashable, PropertyHolder {
  /// The title.
  public var title: String
  /// Whether the title stands large below the bar.
  public var prefersLargeTitles: Bool
  /// A line above the bar's row; nil for none.
  public var prompt: String?
  /// Whether content reaches under the bar.
  public var isTranslucent: Bool
  /// How it is coloured.
  public var barStyle = BarStyle.default
  /// Whether the content below rests at its top, so that the bar has no ground and a large title is
  /// shown; nil for what the system begins with, which is that with a large title and not without.
  public var isAtScrollEdge: Bool?
  /// The colour of its ground; nil for the system's.
  public var barTintColor: Color?
  /// The colour of the title; nil for the system's.
  public var titleColor: Color?
  /// The font of the title in the bar's row; nil for the system's.
  public var titleFont: Font?
  /// Which of the bar's subviews stands in place of the title, from 0; nil for the title.
  public var titleView: Int?
  /// The title of the screen to go back to; nil for no back button.
  public var backTitle: String?
  /// The items at the leading end, from the edge inwards.
  public var leadingItems: [BarItem]
  /// The items at the trailing end, from the edge inwards.
  public var trailingItems: [BarItem]

  /// Creates a navigation bar's content.
  public init(
    title: String = "", prefersLargeTitles: Bool = false, backTitle: String? = nil,
    leadingItems: [BarItem] = [], trailingItems: [BarItem] = [], prompt: String? = nil,
    isTranslucent: Bool = true
  ) {
    self.title = title
    self.prefersLargeTitles = prefersLargeTitles
    self.backTitle = backTitle
    self.leadingItems = leadingItems
    self.trailingItems = trailingItems
    self.prompt = prompt
    self.isTranslucent = isTranslucent
  }

  /// Whether the large title is shown, which goes into the bar's row when content is scrolled.
  package var showsLargeTitle: Bool { prefersLargeTitles && isAtScrollEdge ?? true }
  /// Whether the bar has a ground on iOS 18.
  package var showsGround: Bool { !(isAtScrollEdge ?? prefersLargeTitles) }

  mutating func set(_ property: ViewProperty) -> Bool {
    switch property {
    case .title(let title): self.title = title
    case .prefersLargeTitles(let prefers): prefersLargeTitles = prefers
    case .backTitle(let title): backTitle = title
    case .leadingItems(let items): leadingItems = items
    case .trailingItems(let items): trailingItems = items
    case .prompt(let prompt): self.prompt = prompt
    case .isTranslucent(let isTranslucent): self.isTranslucent = isTranslucent
    case .barStyle(let style): barStyle = style
    case .isAtScrollEdge(let isAtEdge): isAtScrollEdge = isAtEdge
    case .barTintColor(let color): barTintColor = color
    case .titleColor(let color): titleColor = color
    case .titleFont(let font): titleFont = font
    case .titleView(let index): titleView = index
    default: return false
    }
    return true
  }
}
