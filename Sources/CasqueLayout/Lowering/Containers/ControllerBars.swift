import CasqueGeometry
import CasqueModel

/// Where the view of a navigation or tab bar controller has its bars, and what they leave free.
///
/// From the top: the navigation bar, the search bar, and a tab bar where the system has it there;
/// from the bottom: the tab bar, the toolbar. Content fills the view and reaches under the bars; its
/// safe area lies between them. At an edge with an opaque bar it ends at that bar instead. Hidden
/// bars have a place but take no room.
/// **Source** EnvironmentFacts §4, ControlFacts (bars), UIViewController.edgesForExtendedLayout.
struct ControllerBars {
  /// A bar as the controller places it.
  struct Bar {
    let item: Int
    /// The edge that it is placed from.
    let side: Side
    /// From that edge of the controller's view to the near edge of the bar.
    let offset: Double
    let height: Double
    /// The space at either side.
    let margin: Double
  }

  private(set) var bars: [Bar] = []
  /// The items that the bars surround.
  let contents: [Int]
  /// The safe area of the contents.
  private(set) var contentSafeArea: Insets
  /// From the edges of the controller's view to those of the contents.
  private(set) var contentEdges: Insets = .zero

  /// The bars of a view, or nil if it is no such controller's.
  init?(
    of view: Int, in tree: ViewTree, safeArea: Insets, profile: OSProfile,
    contents measured: [MeasuredContent]
  ) {
    let metrics = profile.bars
    guard tree.views[view].view.content.surroundsWithBars else { return nil }
    let subviews = tree.subviews(of: view)
    contents = subviews.filter { !tree.views[$0].view.content.isBar }
    contentSafeArea = safeArea
    var covered = (top: safeArea.top, bottom: safeArea.bottom)
    var opaque = (top: false, bottom: false)
    for item in ControllerBars.ordered(subviews, in: tree, metrics) {
      let bar = tree.views[item].view
      let height = measured.indices.contains(item) ? measured[item].size.vertical ?? 0 : 0
      let isAtTop = bar.content.isAtTop(metrics)
      let placed: Bar
      var room: Double
      switch bar.content {
      case .searchBar:
        // At larger text sizes the field is higher, and the room for it.
        let growth = height - profile.controls.systemSizes.searchBarHeight
        placed = Bar(
          item: item, side: .lower, offset: covered.top + metrics.searchBarTop,
          height: max(0, metrics.searchBarHeight + growth), margin: metrics.searchBarMargin)
        room = max(0, metrics.searchBar + growth)
      case .navigationBar:
        let top = max(covered.top - metrics.navigationBarRise, metrics.leastNavigationBarTop)
        placed = Bar(item: item, side: .lower, offset: top, height: height, margin: 0)
        room = top + height - covered.top
      default:
        placed = Bar(
          item: item, side: isAtTop ? .lower : .upper,
          offset: isAtTop ? covered.top : covered.bottom, height: height, margin: 0)
        room = height + (isAtTop ? metrics.tabBarGap : 0)
      }
      bars.append(placed)
      guard !bar.isHidden else { continue }
      if isAtTop { covered.top += room } else { covered.bottom += room }
      guard !bar.content.isTranslucentBar else { continue }
      if isAtTop { opaque.top = true } else { opaque.bottom = true }
    }
    contentEdges = Insets(
      top: opaque.top ? covered.top : 0, bottom: opaque.bottom ? covered.bottom : 0)
    contentSafeArea.top = opaque.top ? 0 : covered.top
    contentSafeArea.bottom = opaque.bottom ? 0 : covered.bottom
  }

  /// The bars in the order in which they take room from an edge.
  private static func ordered(
    _ subviews: [Int], in tree: ViewTree, _ metrics: BarMetrics
  ) -> [Int] {
    func rank(_ content: ViewContent) -> Int {
      switch content {
      case .tabBar: 0
      case .navigationBar: 1
      case .searchBar: 2
      default: 3
      }
    }
    let bars = subviews.filter { tree.views[$0].view.content.isBar }
    return bars.enumerated().sorted {
      let (a, b) = (
        rank(tree.views[$0.element].view.content), rank(tree.views[$1.element].view.content)
      )
      return (a, $0.offset) < (b, $1.offset)
    }.map(\.element)
  }
}

extension ViewContent {
  /// Whether a controller has a bar of the kind at the top.
  fileprivate func isAtTop(_ metrics: BarMetrics) -> Bool {
    switch self {
    case .navigationBar, .searchBar: true
    case .tabBar: metrics.isTabBarAtTop
    default: false
    }
  }
}
