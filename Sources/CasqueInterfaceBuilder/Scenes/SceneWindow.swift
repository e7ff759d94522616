import CasqueGeometry
import CasqueModel

/// What surrounds a scene in a window: the bars of its controllers, or room for a part of a screen.
struct SceneWindow {
  private let document: InterfaceDocument
  private let names: ViewNames

  init(_ document: InterfaceDocument, _ names: ViewNames) {
    self.document = document
    self.names = names
  }

  /// The root of the window that a scene is shown in.
  func root(of source: InterfaceView, content: View) -> View {
    if source.controller != nil { return screen(source, content) }
    let isFull = source.role.isRoot && source.frame.size == document.device.size
    return isFull ? content : part(source, content)
  }

  // MARK: Screens

  /// The scene in the views of the controllers around it, the innermost first.
  private func screen(_ source: InterfaceView, _ content: View) -> View {
    let bars = SimulatedBars(source, in: document)
    var root = content
    if bars.navigationBar || bars.toolbar {
      var outer = View("navigation", content: .navigationController, place: source.tag.place)
      outer.subviews = [root]
      if bars.navigationBar { outer.subviews.append(navigationBar(source, bars)) }
      if bars.toolbar {
        var toolbar = Toolbar(isTranslucent: !bars.hasOpaqueToolbar && !bars.endsAboveBars)
        toolbar.barStyle = bars.toolbarStyle
        outer.subviews.append(View("toolbar", content: .toolbar(toolbar)))
      }
      outer.appearance.backgroundColor = content.appearance.backgroundColor
      root = outer
    }
    if bars.tabBar {
      var outer = View("tabs", content: .tabBarController, place: source.tag.place)
      outer.subviews = [
        root,
        View(
          "tab bar",
          content: .tabBar(TabBar(selectedIndex: nil, isTranslucent: !bars.endsAboveBars))),
      ]
      outer.appearance.backgroundColor = content.appearance.backgroundColor
      root = outer
    }
    return root
  }

  private func navigationBar(_ source: InterfaceView, _ bars: SimulatedBars) -> View {
    let item = source.controller?.child("navigationItem")
    let reading = ContentReading(
      document: document,
      selection: VariationSelection(
        sizeClasses: AxisPair(horizontal: .compact, vertical: .regular)))
    var bar = NavigationBar(
      title: item?["title"] ?? source.controller?["title"] ?? "",
      prefersLargeTitles: bars.hasLargeTitle || bars.prefersLargeTitles,
      leadingItems: reading.barItems(item, key: "leftBarButtonItem"),
      trailingItems: reading.barItems(item, key: "rightBarButtonItem"),
      prompt: item?["prompt"], isTranslucent: !bars.isBelowOpaqueBar)
    bar.barStyle = bars.navigationBarStyle
    return View("navigation bar", content: .navigationBar(bar))
  }

  // MARK: Parts

  /// How strongly a part keeps the size that it is shown with: before what its own constraints say
  /// below required ones, as a superview that places it would, and never in a tie with them.
  private static let shownSize = LayoutPriority(999.5)

  /// A cell is as wide as the window; so is another part whose width follows its superview, unless
  /// its constraints bound it; what remains has its saved size where the window has room.
  private func part(_ source: InterfaceView, _ content: View) -> View {
    var root = View("window", place: source.tag.place)
    root.appearance.backgroundColor = .systemBackground
    var inner = content
    inner.autoresizing = nil
    let follows = source.tag.child(key: "autoresizingMask")?.isYes("widthSizable") ?? false
    let isWide =
      source.kind == "tableViewCell" || follows && !PartWidth(of: inner).isBounded
    root.subviews = [inner]
    root.constraints = [
      LayoutConstraint(
        .view(inner.id), .top, to: .guide(.safeArea, of: root.id), .top),
      LayoutConstraint(
        .view(inner.id), .height, constant: source.frame.height, priority: Self.shownSize),
    ]
    if isWide {
      root.constraints += [LayoutAttribute.leading, .trailing].map {
        LayoutConstraint(.view(inner.id), $0, to: .guide(.safeArea, of: root.id), $0)
      }
    } else {
      root.constraints += [
        LayoutConstraint(.view(inner.id), .centerX, to: .view(root.id), .centerX),
        LayoutConstraint(
          .view(inner.id), .width, constant: source.frame.width, priority: Self.shownSize),
        LayoutConstraint(
          .view(inner.id), .width, .lessThanOrEqual, to: .view(root.id), .width),
      ]
    }
    return root
  }
}

extension InterfaceView.Role {
  fileprivate var isRoot: Bool {
    if case .root = self { true } else { false }
  }
}
