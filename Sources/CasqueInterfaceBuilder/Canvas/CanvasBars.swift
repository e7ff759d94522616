import CasqueDiagnostics
import CasqueGeometry
import CasqueModel

/// The bars that the canvas shows over a scene: the status bar, and those of its controllers.
///
/// They stand where the scene's safe area says, and are in no frame: what is solved and what is saved
/// of a scene does not have them.
package struct CanvasBars: Sendable {
  /// The bars over each scene, by the name of its layout; the ground of each is clear.
  package private(set) var roots: [String: CanvasRoot] = [:]

  private static let tabBarHeight = 49.0
  private static let toolbarHeight = 44.0

  /// Finds the bars of a document's scenes, its views as a person calls them.
  package init(_ document: InterfaceDocument) {
    let names = ViewNames(document)
    for place in document.layoutRoots {
      let source = document.views[place]
      guard source.superview == nil, source.controller != nil || document.isXib else { continue }
      let id = names[source.id]
      roots[id] = Self.root(of: source, in: document, names)
    }
  }

  private static func root(
    of source: InterfaceView, in document: InterfaceDocument, _ names: ViewNames
  ) -> CanvasRoot? {
    var bars = SimulatedBars(source, in: document)
    bars.prefersLargeTitles = false
    let rule = SafeAreaRule(document: document, view: source, bars: bars)
    var insets = rule.insets
    // A bar that the safe area has no room for lies beside the scene.
    let top = rule.navigationHeight
    if top > insets.top { bars.navigationBar = false } else { insets.top -= top }
    let bottom =
      (bars.tabBar ? tabBarHeight : 0) + (bars.toolbar ? toolbarHeight : 0)
    if bottom > insets.bottom {
      (bars.tabBar, bars.toolbar) = (false, false)
    } else {
      insets.bottom -= bottom
    }
    let status = rule.statusBarHeight(above: insets)
    guard bars.navigationBar || bars.tabBar || bars.toolbar || status > 0 else { return nil }
    let window = View("canvas", place: source.tag.place)
    let root =
      source.controller == nil ? window : SceneWindow(document, names).screen(source, window, bars)
    var profile = document.era.profile
    profile.bars.navigationBar = rule.navigationBarHeight
    let classes = document.sizeClasses
    return CanvasRoot(
      layout: Layout(name: "bars", root: root, path: document.tree.source.path),
      environment: LayoutEnvironment(
        size: source.frame.size, safeAreaInsets: insets, statusBarHeight: status,
        systemMinimumLayoutMargins: DirectionalInsets(top: 0, leading: 16, bottom: 0, trailing: 16),
        traits: TraitCollection(
          userInterfaceIdiom: document.device.isPad ? .pad : .phone,
          horizontalSizeClass: classes.horizontal ?? .regular,
          verticalSizeClass: classes.vertical ?? .regular, displayScale: document.device.scale),
        profile: profile))
  }
}
