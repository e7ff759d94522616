import CasqueModel

/// The bars around a root view on the canvas: simulated by the document, else inferred from segues.
struct SimulatedBars: Sendable {
  /// Whether a navigation bar stands above.
  var navigationBar = false
  /// Whether a tab bar stands below.
  var tabBar = false
  /// Whether a toolbar stands below.
  var toolbar = false
  /// Whether the toolbar is opaque, so that the root view ends above it.
  var hasOpaqueToolbar = false
  /// Whether the document takes the status bar away.
  var hidesStatusBar = false
  /// Whether the navigation bar has its large title.
  var hasLargeTitle = false
  /// Whether the navigation bar shows titles large where their items do not say otherwise.
  var prefersLargeTitles = false
  /// Whether the navigation bar has a prompt above its title.
  var hasPrompt = false
  /// Whether the canvas has a size of its own.
  var isFreeform = false
  /// Whether a container view of the document shows the root.
  var isEmbedded = false
  /// Whether the root view lies below an opaque navigation bar instead of under it.
  var isBelowOpaqueBar = false
  /// Whether the root view ends above tab bars and toolbars, translucent or not.
  var endsAboveBars = false
  /// How the navigation bar is coloured.
  var navigationBarStyle = BarStyle.default
  /// How the toolbar is coloured.
  var toolbarStyle = BarStyle.default

  /// Finds the bars around a root view.
  init(_ view: InterfaceView, in document: InterfaceDocument) {
    guard let controller = view.controller else {
      readSimulated(view.tag)
      return
    }
    let id = controller["id"] ?? ""
    isEmbedded = document.bars.embedded.contains(id)
    let navigation = document.bars.navigationControllers[id]
    navigationBar =
      document.bars.underNavigationBar.contains(id)
      && !(navigation?.isYes("navigationBarHidden") ?? false)
    tabBar = document.bars.aboveTabBar.contains(id)
    if let navigation {
      prefersLargeTitles =
        navigation.child(key: "navigationBar")?.isYes("largeTitles") ?? false
      toolbar = navigation["toolbarHidden"] == "NO"
      navigationBarStyle = ContentReading.barStyle(navigation.child(key: "navigationBar"))
      toolbarStyle = ContentReading.barStyle(navigation.child(key: "toolbar"))
      hasOpaqueToolbar =
        navigation.child(key: "toolbar")?["translucent"] == "NO"
        && !controller.isYes("extendedLayoutIncludesOpaqueBars")
      hidesStatusBar = navigation.child(key: "simulatedStatusBarMetrics")?.name == "nil"
    }
    defer { hidesStatusBar = hidesStatusBar && document.era < .xcode9 }
    readSimulated(controller)
    if let item = controller.child("navigationItem") {
      hasLargeTitle = item["largeTitleDisplayMode"] == "always"
      if item["largeTitleDisplayMode"] == "never" { prefersLargeTitles = false }
      hasPrompt = hasPrompt || item["prompt"] != nil
    }
    let edges = controller.child(key: "edgesForExtendedLayout")
    isBelowOpaqueBar =
      Self.isOpaque(above: controller, in: document) || edges.map { !$0.isYes("top") } ?? false
    endsAboveBars = edges.map { !$0.isYes("bottom") } ?? false
  }

  private mutating func readSimulated(_ tag: MarkupTag) {
    for child in tag.children {
      switch child["key"] {
      case "simulatedTopBarMetrics":
        navigationBar = child.name == "simulatedNavigationBarMetrics"
        navigationBarStyle = ContentReading.barStyle(child)
        if child.isYes("prompted") { hasPrompt = true }
      case "simulatedBottomBarMetrics":
        tabBar = child.name == "simulatedTabBarMetrics"
        toolbar = child.name == "simulatedToolbarMetrics"
        toolbarStyle = ContentReading.barStyle(child)
      case "simulatedStatusBarMetrics": hidesStatusBar = child.name == "nil"
      default: break
      }
      if child.name == "freeformSimulatedSizeMetrics" { isFreeform = true }
    }
  }

  private static func isOpaque(
    above controller: MarkupTag, in document: InterfaceDocument
  ) -> Bool {
    if controller.isYes("extendedLayoutIncludesOpaqueBars") { return false }
    if let simulated = controller.child(key: "simulatedTopBarMetrics") {
      return simulated["translucent"] == "NO"
    }
    guard let id = controller["id"], document.bars.roots.contains(id),
      let navigation = document.bars.navigationControllers[id],
      let bar = navigation.descendants.first(where: { $0.name == "navigationBar" })
    else { return false }
    return bar["translucent"] == "NO"
  }
}
