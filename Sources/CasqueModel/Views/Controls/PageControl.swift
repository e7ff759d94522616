/// The content of a UIPageControl.
public struct PageControl: Sendable, Hashable, PropertyHolder {
  /// How many dots there are.
  public var numberOfPages: Int
  /// Which dot is the current one, from 0.
  public var currentPage: Int
  /// The colour of the other dots; nil for the system's.
  public var pageIndicatorTintColor: Color?
  /// The colour of the current dot; nil for the system's.
  public var currentPageIndicatorTintColor: Color?
  /// Whether it is not drawn while there is one page or none.
  public var hidesForSinglePage: Bool

  /// Creates a page control's content.
  public init(
    numberOfPages: Int = 0, currentPage: Int = 0, pageIndicatorTintColor: Color? = nil,
    currentPageIndicatorTintColor: Color? = nil, hidesForSinglePage: Bool = false
  ) {
    self.numberOfPages = numberOfPages
    self.currentPage = currentPage
    self.pageIndicatorTintColor = pageIndicatorTintColor
    self.currentPageIndicatorTintColor = currentPageIndicatorTintColor
    self.hidesForSinglePage = hidesForSinglePage
  }

  mutating func set(_ property: ViewProperty) -> Bool {
    switch property {
    case .numberOfPages(let count): numberOfPages = count
    case .currentPage(let page): currentPage = page
    case .pageIndicatorTintColor(let color): pageIndicatorTintColor = color
    case .currentPageIndicatorTintColor(let color): currentPageIndicatorTintColor = color
    case .hidesForSinglePage(let hides): hidesForSinglePage = hides
    default: return false
    }
    return true
  }
}
