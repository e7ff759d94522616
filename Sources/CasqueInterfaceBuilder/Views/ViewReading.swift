import CasqueDiagnostics
import CasqueGeometry
import CasqueModel

/// Makes the view tree of a layout root under one choice of variations.
struct ViewReading {
  /// What a tree is for.
  enum Purpose: Sendable {
    /// The canvas of Interface Builder: one size, the margins of its version, every placeholder.
    case canvas
    /// An app on any device: margins as UIKit has them, and nothing that goes when it is built.
    case app
  }

  let document: InterfaceDocument
  let selection: VariationSelection
  /// The ids of views and constraints that are not installed.
  let excluded: Set<String>
  private(set) var diagnostics: [Diagnostic] = []
  /// The ids of views that stay in the tree, hidden and without constraints, if not installed.
  private let kept: Set<String>
  private let content: ContentReading
  private let margins: MarginRule
  private let purpose: Purpose

  init(
    _ document: InterfaceDocument, _ selection: VariationSelection, purpose: Purpose = .canvas,
    keeping kept: Set<String> = []
  ) {
    self.purpose = purpose
    self.kept = kept
    self.document = document
    self.selection = selection
    excluded = selection.excluded(from: document)
    content = ContentReading(document: document, selection: selection, purpose: purpose)
    margins = MarginRule(document: document)
  }

  /// The tree of a layout root; the parts that are laid out by themselves are left out.
  mutating func tree(of root: Int) -> View {
    var present: Set<String> = []
    var pending = [root]
    while let next = pending.popLast() {
      present.insert(document.views[next].id)
      pending += installedSubviews(of: next) + rows(of: next)
    }
    let tree = view(root, isPresent: { present.contains($0) }, root: document.views[root].id)
    let controller = document.views[root].controller
    let isInset = controller?["automaticallyAdjustsScrollViewInsets"] != "NO"
    return purpose == .app && !isInset ? tree.withoutAutomaticInsets() : tree
  }

  private func installedSubviews(of place: Int) -> [Int] {
    subviews(of: place).filter { !excluded.contains(document.views[$0].id) }
  }

  /// The subviews that the tree has: those that are installed, and those that are kept.
  private func subviews(of place: Int) -> [Int] {
    document.views[place].subviews.filter {
      let view = document.views[$0]
      return !view.isLayoutRoot && (!excluded.contains(view.id) || kept.contains(view.id))
    }
  }

  /// The cells that a view shows in an app; on the canvas each is laid out by itself.
  ///
  /// Headers and footers of a collection are no cells.
  private func rows(of place: Int) -> [Int] {
    guard purpose == .app, TableRows.shows(document.views[place].kind) else { return [] }
    return document.views[place].subviews.filter {
      let view = document.views[$0]
      return view.isLayoutRoot && !excluded.contains(view.id)
        && view.kind != "collectionReusableView"
    }
  }

  private mutating func view(
    _ place: Int, isPresent: @escaping (String) -> Bool, root: String
  ) -> View {
    let source = document.views[place]
    let tag = source.tag
    var view = View(source.id, place: tag.place)
    if let known = content.content(tag) {
      view = View(source.id, content: known, place: tag.place)
    } else {
      diagnostics.append(
        Diagnostic(
          .documentViewKind, "a '\(tag.name)' is not known and is laid out as a plain view",
          at: tag.place, severity: .warning))
    }
    setLayout(of: &view, source)
    setAppearance(of: &view, tag)
    view.constraints = ConstraintReading(
      document: document, selection: selection, isPresent: isPresent, root: root,
      followsReadableWidth: purpose == .app
    ).constraints(of: source, excluded: excluded, &diagnostics)
    if tag.name == "colorWell" { content.makeColorWell(of: &view, tag) }
    view.subviews = subviews(of: place).map {
      self.view($0, isPresent: isPresent, root: root)
    }
    if purpose == .app {
      if let cell = content.configuredCell(tag) {
        view.content = .tableViewCell(cell)
        view.subviews = []
      } else {
        CellTree(document: document).fill(&view, source)
      }
      let cells = rows(of: place).map { self.view($0, isPresent: isPresent, root: root) }
      if !cells.isEmpty { TableRows(document: document).fill(&view, source, rows: cells) }
      view.constraints.removeAll { constraint in
        constraint.identifier.flatMap { document.tags[$0] }?.isYes("placeholder") ?? false
      }
    }
    return view
  }

  /// Whether a view is hidden.
  ///
  /// An indicator that hides itself while it stands still is not hidden on the canvas: the attribute is
  /// what its class said of itself when it was saved.
  /// **Source** a storyboard of 15400 whose stack view leaves room for one.
  func isHidden(_ tag: MarkupTag) -> Bool {
    guard selection.value(tag, "hidden") == "YES" else { return false }
    return purpose == .app || tag.name != "activityIndicatorView" || !tag.isYes("hidesWhenStopped")
      || tag.isYes("animating")
  }

  private mutating func setLayout(of view: inout View, _ source: InterfaceView) {
    let tag = source.tag
    view.isHidden = isHidden(tag) || excluded.contains(source.id)
    view.isUserInteractionEnabled = tag["userInteractionEnabled"] != "NO"
    switch purpose {
    case .canvas:
      view.directionalLayoutMargins = margins.margins(of: source)
      view.insetsLayoutMarginsFromSafeArea = margins.insetsFromSafeArea(tag)
    case .app:
      view.directionalLayoutMargins = MarginRule.stated(by: tag) ?? margins.cellMargins(of: source)
      view.insetsLayoutMarginsFromSafeArea = tag["insetsLayoutMarginsFromSafeArea"] != "NO"
    }
    if case .contentView = source.role {
      view.preservesSuperviewLayoutMargins = false
    } else {
      view.preservesSuperviewLayoutMargins = tag.isYes("preservesSuperviewLayoutMargins")
    }
    view.semanticContentAttribute =
      tag["semanticContentAttribute"].flatMap(SemanticContentAttribute.init(rawValue:))
      ?? .unspecified
    for axis in Axis.allCases {
      let name = axis == .horizontal ? "horizontal" : "vertical"
      view.contentHuggingPriority[axis] = priority(tag, name + "HuggingPriority", 250)
      view.contentCompressionResistancePriority[axis] = priority(
        tag, name + "CompressionResistancePriority", 750)
    }
    view.autoresizing = autoresizing(of: source)
  }

  private mutating func priority(
    _ tag: MarkupTag, _ name: String, _ initial: Double
  ) -> LayoutPriority {
    if let text = selection.value(tag, name), let value = NumberReading.number(text) {
      return LayoutPriority(Float(value))
    }
    return LayoutPriority(Float(NumberReading.number(tag, name, default: initial, &diagnostics)))
  }

  /// The frame that was saved for the size classes.
  private func frame(of source: InterfaceView) -> Rect {
    guard let rect = selection.frame(of: source.tag) else { return source.frame }
    var ignored: [Diagnostic] = []
    let room = source.superview.map { frame(of: document.views[$0]).size } ?? .zero
    let saved = NumberReading.frame(rect, in: room, &ignored)
    guard let superview = source.superview else { return saved }
    let isUntouched = CellFrames.isUntouched(
      saved, source.tag, in: document.views[superview], savedBy: document.era)
    return isUntouched ? source.frame : saved
  }

  /// How a view follows its superview, or nil for one that constraints or a stack view place.
  private func autoresizing(of source: InterfaceView) -> Autoresizing? {
    guard let superview = source.superview else { return nil }
    var isContent = false
    switch source.role {
    case .root, .cell, .band, .arranged: return nil
    case .contentView: isContent = true
    case .subview: break
    }
    guard isContent || source.isAutoresized || source.isFixed(in: selection) else { return nil }
    let outer = frame(of: document.views[superview]).size
    var frame = frame(of: source)
    if purpose == .app, let room = BarViews.room(of: source.tag, inBarOfWidth: outer.width) {
      frame.size.width = min(frame.width, room)
    }
    if isContent {
      return Autoresizing(
        frame: frame, mask: [.flexibleWidth, .flexibleHeight], superviewSize: outer)
    }
    guard source.isAutoresized, let mask = source.tag.child(key: "autoresizingMask") else {
      return Autoresizing(frame: frame, superviewSize: outer)
    }
    let names: [(String, Autoresizing.FlexiblePart)] = [
      ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth),
      ("flexibleMaxX", .flexibleRightMargin), ("flexibleMinY", .flexibleTopMargin),
      ("heightSizable", .flexibleHeight), ("flexibleMaxY", .flexibleBottomMargin),
    ]
    let isResized = document.views[superview].tag["autoresizesSubviews"] != "NO"
    let parts = names.filter { isResized && mask.isYes($0.0) }.map(\.1)
    let own = BarViews.mask(of: source.tag, purpose: purpose)
    return Autoresizing(frame: frame, mask: own ?? Set(parts), superviewSize: outer)
  }

  private mutating func setAppearance(of view: inout View, _ tag: MarkupTag) {
    view.appearance.backgroundColor = content.color(tag, "backgroundColor")
    view.appearance.tintColor = content.color(tag, "tintColor")
    view.appearance.alpha = min(1, max(0, content.number(tag, "alpha") ?? 1))
    view.appearance.clipsToBounds =
      view.appearance.clipsToBounds || tag.isYes("clipsSubviews")
    // On the canvas a table is no more than its ground; in an app it is the system's.
    if purpose == .canvas, tag.name == "tableView", view.appearance.backgroundColor == nil {
      view.appearance.backgroundColor = .system(
        ["grouped", "insetGrouped"].contains(tag["style"] ?? "")
          ? "systemGroupedBackground" : "systemBackground")
    }
    view.appearance.standIn = ContentReading.standIns[tag.name]
    guard tag.hasChild("userDefinedRuntimeAttributes") else { return }
    var attributes = RuntimeAttributes(colors: content.colors)
    attributes.apply(tag, to: &view)
    diagnostics += attributes.diagnostics
  }
}

extension View {
  /// The tree with scroll views that keep their content where it is, unless they state something.
  fileprivate func withoutAutomaticInsets() -> View {
    var view = self
    if case .scrollView(var scrollView) = view.content,
      scrollView.contentInsetAdjustmentBehavior == .automatic
    {
      scrollView.contentInsetAdjustmentBehavior = .never
      view.content = .scrollView(scrollView)
    }
    view.subviews = view.subviews.map { $0.withoutAutomaticInsets() }
    return view
  }
}
