/// The sizes of the system's bars in one release and window, in points, without safe area.
public struct BarMetrics: Sendable, Hashable, Codable {
  /// The height of a navigation bar.
  public var navigationBar: Double
  /// What a large title adds below a navigation bar.
  public var largeTitle: Double
  /// The height of a tab bar.
  public var tabBar: Double
  /// The height of a toolbar.
  public var toolbar: Double
  /// What a prompt adds above the row of a navigation bar.
  public var prompt: Double
  /// How far above the safe area a controller's navigation bar begins.
  public var navigationBarRise: Double
  /// Where a controller's navigation bar begins at least, from the top of the controller's view.
  public var leastNavigationBarTop: Double
  /// The room of a search bar below a controller's navigation bar.
  public var searchBar: Double
  /// Where in that room the search bar begins.
  public var searchBarTop: Double
  /// The height of the search bar in that room.
  public var searchBarHeight: Double
  /// The space beside the search bar in that room.
  public var searchBarMargin: Double
  /// Whether a controller's tab bar lies at the top.
  public var isTabBarAtTop: Bool
  /// The space below a tab bar at the top.
  public var tabBarGap: Double

  /// Creates metrics from their values, in points; what is not given is as on iOS 18.
  public init(
    navigationBar: Double, largeTitle: Double, tabBar: Double, toolbar: Double,
    prompt: Double = 30, navigationBarRise: Double = 0, leastNavigationBarTop: Double = 0,
    searchBar: Double = 52, searchBarTop: Double = 0, searchBarHeight: Double = 52,
    searchBarMargin: Double = 8, isTabBarAtTop: Bool = false, tabBarGap: Double = 0
  ) {
    self.navigationBar = navigationBar
    self.largeTitle = largeTitle
    self.tabBar = tabBar
    self.toolbar = toolbar
    self.prompt = prompt
    self.navigationBarRise = navigationBarRise
    self.leastNavigationBarTop = leastNavigationBarTop
    self.searchBar = searchBar
    self.searchBarTop = searchBarTop
    self.searchBarHeight = searchBarHeight
    self.searchBarMargin = searchBarMargin
    self.isTabBarAtTop = isTabBarAtTop
    self.tabBarGap = tabBarGap
  }
}
