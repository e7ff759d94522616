package import CasqueDiagnostics
package import CasqueGeometry
package import CasqueModel

/// A part of the canvas that is laid out by itself.
package struct CanvasRoot: Sendable {
  /// The layout; its views have their ids in the document, or their names.
  package let layout: Layout
  /// What the canvas surrounds it with.
  package let environment: LayoutEnvironment
  /// The view around it, by what the layouts call it, and where it lies in that as it is saved; nil for
  /// a scene, and for a view at the top of a xib.
  package let place: (view: String, origin: Point)?
  /// What a scene is called, or a view at the top of a xib; nil for a part of one, and for a bar or a
  /// view of an item that stands in no scene.
  package let title: String?

  /// Makes a root from its layout and its surroundings.
  package init(
    layout: Layout, environment: LayoutEnvironment,
    place: (view: String, origin: Point)? = nil, title: String? = nil
  ) {
    self.title = title
    self.layout = layout
    self.environment = environment
    self.place = place
  }
}

/// What Interface Builder shows of a document: its roots with their surroundings.
///
/// A saved frame is an input for roots, cells and content views, for views that are pinned to it or
/// follow their superview, and for nothing else.
package struct Canvas: Sendable {
  /// The roots, in the order of the document.
  package let roots: [CanvasRoot]
  /// The ids of all views with their saved frames, in the order of the document.
  package let savedFrames: [(id: String, frame: Rect)]
  /// The saved frames of the views that constraints or stack views place, by what the layouts call
  /// them.
  package let placedFrames: [String: Rect]
  /// What is wrong with the document's views.
  package let diagnostics: [Diagnostic]

  /// What views are called.
  package enum Naming: Sendable {
    /// By their ids in the document.
    case ids
    /// As a person calls them.
    case names
  }

  /// Lays the canvas of a document out.
  ///
  /// - Parameters:
  ///   - insets: the safe areas of roots by their ids, in place of what the document tells.
  ///   - naming: what views are called.
  package init(
    _ document: InterfaceDocument, insets: [String: Insets] = [:], naming: Naming = .ids
  ) {
    let names = naming == .names ? ViewNames(document) : nil
    let selection = VariationSelection(sizeClasses: document.sizeClasses)
    var reading = ViewReading(document, selection)
    let sizes = CanvasSizes(document: document, selection: selection)
    let profile = document.era.profile
    var roots: [CanvasRoot] = []
    for place in document.layoutRoots where !reading.excluded.contains(document.views[place].id) {
      let source = document.views[place]
      var tree = reading.tree(of: place)
      sizes.apply(to: &tree)
      Canvas.restScrollViews(in: &tree)
      if tree.appearance.backgroundColor == nil {
        tree.appearance.backgroundColor = Canvas.ground(of: source, in: document)
      }
      if let names { tree = tree.renamed { names[$0] } }
      roots.append(
        CanvasRoot(
          layout: Layout(name: tree.id, root: tree, path: document.tree.source.path),
          environment: Canvas.environment(
            of: source, in: document, profile: profile, insets: insets[source.id]),
          place: source.superview.map { outer in
            let id = document.views[outer].id
            var origin = source.frame.origin
            origin.y += Canvas.scroll(of: document.views[outer], in: document)
            return (names?[id] ?? id, origin)
          }, title: Canvas.title(of: source, in: document, name: tree.id)))
    }
    self.roots = roots
    savedFrames = document.views.map { ($0.id, $0.frame) }
    let placed = document.views.filter {
      $0.hasSavedFrame && Canvas.isPlaced($0, selection, in: reading)
    }
    placedFrames = Dictionary(placed.map { (names?[$0.id] ?? $0.id, $0.frame) }) { first, _ in
      first
    }
    diagnostics = reading.diagnostics
  }

  /// How far the content of a scene's own list stands below its top, in points: the saved frames of its
  /// cells are those of content without the bars over it, from Xcode 8 on.
  ///
  /// **Source** first cells at 86 and 114 in Xcode 5 to 7, at 22 to 55.5 since, under the same bars (7 and
  /// 18 documents).
  private static func scroll(of list: InterfaceView, in document: InterfaceDocument) -> Double {
    guard list.controller != nil, ["tableView", "collectionView"].contains(list.kind),
      document.era >= .xcode8
    else { return 0 }
    return SafeAreaRule(
      document: document, view: list, bars: SimulatedBars(list, in: document)
    ).insets.top
  }

  /// The ground that the system gives a cell of a table; nil for anything else.
  ///
  /// **Source** UIBackgroundConfiguration.listPlainCell and listGroupedCell.
  private static func ground(of source: InterfaceView, in document: InterfaceDocument) -> Color? {
    guard source.kind == "tableViewCell", let superview = source.superview else { return nil }
    let style = document.views[superview].tag["style"] ?? "plain"
    return .system(style == "plain" ? "systemBackground" : "secondarySystemGroupedBackground")
  }

  /// What a scene is called; nil for what is none.
  private static func title(
    of source: InterfaceView, in document: InterfaceDocument, name: String
  ) -> String? {
    guard source.superview == nil else { return nil }
    guard let controller = source.controller else { return document.isXib ? name : nil }
    return controller["storyboardIdentifier"] ?? controller["customClass"]
      ?? controller["userLabel"] ?? controller["title"] ?? name
  }

  /// Whether constraints or a stack view decide where a view lies; a stack view leaves no room for
  /// what is hidden.
  private static func isPlaced(
    _ view: InterfaceView, _ selection: VariationSelection, in reading: ViewReading
  ) -> Bool {
    guard !reading.excluded.contains(view.id) else { return false }
    return switch view.role {
    case .root, .cell, .band, .contentView: false
    case .arranged: !reading.isHidden(view.tag)
    case .subview: !view.isAutoresized && !view.isFixed(in: selection)
    }
  }

  /// On the canvas the content of a scroll view begins at its corner.
  private static func restScrollViews(in view: inout View) {
    if case .scrollView(var scrollView) = view.content {
      scrollView.contentInsetAdjustmentBehavior = .never
      view.content = .scrollView(scrollView)
    }
    for index in view.subviews.indices { restScrollViews(in: &view.subviews[index]) }
  }

  private static func environment(
    of source: InterfaceView, in document: InterfaceDocument, profile: OSProfile,
    insets: Insets?
  ) -> LayoutEnvironment {
    let hasSafeArea: Bool =
      switch source.role {
      case .root: source.controller != nil || document.isXib
      default: false
      }
    let bars = SimulatedBars(source, in: document)
    let safeArea =
      hasSafeArea ? SafeAreaRule(document: document, view: source, bars: bars).insets : .zero
    let classes = document.sizeClasses
    return LayoutEnvironment(
      size: source.frame.size, safeAreaInsets: insets ?? safeArea,
      systemMinimumLayoutMargins: DirectionalInsets(),
      traits: TraitCollection(
        userInterfaceIdiom: document.device.isPad ? .pad : .phone,
        horizontalSizeClass: classes.horizontal ?? .regular,
        verticalSizeClass: classes.vertical ?? .regular,
        preferredContentSizeCategory: document.era.showsSmallestText ? .xSmall : .large,
        displayScale: document.device.scale),
      profile: profile)
  }
}
