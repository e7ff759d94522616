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
    if source.controller != nil {
      return screen(source, content, SimulatedBars(source, in: document))
    }
    let isFull = source.role.isRoot && source.frame.size == document.device.size
    return isFull ? content : part(source, content)
  }

  // MARK: Screens

  /// The scene in the views of the controllers around it, the innermost first.
  func screen(_ source: InterfaceView, _ content: View, _ bars: SimulatedBars) -> View {
    var root = content
    if bars.navigationBar || bars.toolbar {
      var outer = View("navigation", content: .navigationController, place: source.tag.place)
      outer.subviews = [root]
      if bars.navigationBar { outer.subviews.append(navigationBar(source, bars)) }
      if bars.toolbar { outer.subviews.append(toolbar(source, bars)) }
      outer.appearance.backgroundColor = content.appearance.backgroundColor
      root = outer
    }
    if bars.tabBar {
      var outer = View("tabs", content: .tabBarController, place: source.tag.place)
      outer.subviews = [root, tabBar(source, bars)]
      outer.appearance.backgroundColor = content.appearance.backgroundColor
      root = outer
    }
    return root
  }

  private static let selection = VariationSelection(
    sizeClasses: AxisPair(horizontal: .compact, vertical: .regular))
  private var reading: ContentReading {
    ContentReading(document: document, selection: Self.selection)
  }

  private func navigationBar(_ source: InterfaceView, _ bars: SimulatedBars) -> View {
    let item = source.controller?.child("navigationItem")
    let views = BarViews(of: item, in: document)
    var bar = NavigationBar(
      title: item?["title"] ?? source.controller?["title"] ?? "",
      prefersLargeTitles: bars.hasLargeTitle || bars.prefersLargeTitles,
      leadingItems: reading.barItems(item, key: "leftBarButtonItem", views),
      trailingItems: reading.barItems(item, key: "rightBarButtonItem", views),
      prompt: item?["prompt"], isTranslucent: !bars.isBelowOpaqueBar)
    bar.titleView = item?.child(key: "titleView").flatMap { views.place(of: $0) }
    if let id = source.controller?["id"] {
      reading.dress(
        &bar, as: document.bars.navigationControllers[id]?.child(key: "navigationBar"))
      if bar.leadingItems.isEmpty || item?.isYes("leftItemsSupplementBackButton") ?? false {
        bar.backTitle = document.bars.backTitle(of: id, in: document)
      }
    }
    bar.barStyle = bars.navigationBarStyle
    return View(
      "navigation bar", content: .navigationBar(bar), subviews: custom(views),
      place: (item ?? source.tag).place)
  }

  private func toolbar(_ source: InterfaceView, _ bars: SimulatedBars) -> View {
    let items = source.controller?.child("toolbarItems")
    let views = BarViews(of: items, in: document)
    var bar = Toolbar(
      items: reading.barItems(items, views),
      isTranslucent: !bars.hasOpaqueToolbar && !bars.endsAboveBars)
    bar.barStyle = bars.toolbarStyle
    bar.barTintColor = source.controller?["id"].flatMap {
      reading.ground(of: document.bars.navigationControllers[$0]?.child(key: "toolbar"))
    }
    return View(
      "toolbar", content: .toolbar(bar), subviews: custom(views),
      place: (items ?? source.tag).place)
  }

  /// The tab bar with an item for each of its controller's children; without a controller, as for
  /// simulated metrics, it has none.
  private func tabBar(_ source: InterfaceView, _ bars: SimulatedBars) -> View {
    let place = source.controller?["id"].flatMap { document.bars.tabs[$0] }
    var bar = TabBar(selectedIndex: place?.index, isTranslucent: !bars.endsAboveBars)
    var written = source.tag.place
    if let place {
      bar.items = place.children.enumerated().map { index, child in
        reading.tabItem(child, isSelected: index == place.index)
      }
      let tag = place.controller.child(key: "tabBar")
      written = (tag ?? place.controller).place
      bar.barStyle = ContentReading.barStyle(tag)
      bar.barTintColor = reading.ground(of: tag)
    }
    return View("tab bar", content: .tabBar(bar), place: written)
  }

  /// The views of a bar's items, at the sizes they were saved with.
  private func custom(_ views: BarViews) -> [View] {
    views.places.map { place in
      var reading = ViewReading(document, Self.selection, purpose: .app)
      var view = reading.tree(of: place).renamed { names[$0] }
      let saved = document.views[place]
      let frame = Rect(
        origin: Point(x: saved.frame.minX, y: max(0, saved.frame.minY)), size: saved.frame.size)
      let width = max(document.device.size.width, frame.maxX)
      view.autoresizing = Autoresizing(
        frame: frame, mask: BarViews.side(of: saved.tag),
        superviewSize: Size(width: width, height: frame.maxY))
      return view
    }
  }

  // MARK: Parts

  /// How strongly a part keeps the size that it is shown with: before what its own constraints say
  /// below required ones, as a superview that places it would, and never in a tie with them.
  private static let shownSize = LayoutPriority(999.5)

  /// A cell is as wide as the window, and grows with its content, as a table makes it; so wide is another
  /// part whose width follows its superview, unless its constraints bound it; what remains has its saved
  /// size where the window has room.
  private func part(_ source: InterfaceView, _ content: View) -> View {
    var root = View("window", place: source.tag.place)
    root.appearance.backgroundColor = .systemBackground
    var inner = content
    inner.autoresizing = nil
    let follows = source.tag.child(key: "autoresizingMask")?.isYes("widthSizable") ?? false
    let isCell = source.kind == "tableViewCell"
    let isWide = isCell || follows && !PartWidth(of: inner).isBounded
    root.subviews = [inner]
    root.constraints = [
      LayoutConstraint(
        .view(inner.id), .top, to: .guide(.safeArea, of: root.id), .top),
      LayoutConstraint(
        .view(inner.id), .height, isCell ? .greaterThanOrEqual : .equal,
        constant: source.frame.height, priority: Self.shownSize),
    ]
    if isCell {
      root.constraints.append(
        LayoutConstraint(
          .view(inner.id), .height, constant: source.frame.height, priority: .fittingSizeLevel))
    }
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
