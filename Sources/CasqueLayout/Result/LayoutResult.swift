public import CasqueDiagnostics
public import CasqueGeometry
public import CasqueModel

/// What solving a layout in an environment gives: always frames, and what is wrong with them.
public struct LayoutResult: Sendable {
  /// The layout's name.
  public var layoutName: String
  /// How the cell is called in messages, such as `iPhone SE, AX5`; empty without one.
  public var cellName: String
  /// How the cell is called in file names, such as `iphone-se-3_portrait_ax5`; empty without one.
  public var cellSlug = ""
  /// What the layout was solved in.
  public var environment: LayoutEnvironment
  /// The views, superviews first, siblings back to front as listed.
  public private(set) var views: [ResolvedView]
  /// The frames of custom layout guides by id, in the window's coordinates, in points.
  public var guides: [String: Rect]
  /// Required constraints that cannot hold together, each set with the one that was relaxed.
  public var conflicts: [LayoutConflict]
  /// Views that may move or grow freely, in the order of the layout.
  public var ambiguities: [LayoutAmbiguity]
  /// Wishes of one priority between which only a rule decided, the strongest first.
  public var ties: [LayoutTie] = []
  /// What the outer loop has to say, such as text that never settles.
  public var diagnostics: [Diagnostic]
  /// What was solved; nil for a result that was put together by hand.
  public var origin: LayoutOrigin?
  /// Where it lies on the screen as a sheet or popover; nil where it fills that.
  package var placement: WindowPlacement?

  private let indices: [String: Int]

  /// Creates a result from its views, the root first.
  public init(
    layoutName: String, cellName: String = "", environment: LayoutEnvironment,
    views: [ResolvedView], guides: [String: Rect] = [:], conflicts: [LayoutConflict] = [],
    ambiguities: [LayoutAmbiguity] = [], diagnostics: [Diagnostic] = []
  ) {
    var indices: [String: Int] = [:]
    for (index, view) in views.enumerated() where indices[view.id] == nil {
      indices[view.id] = index
    }
    self.init(
      layoutName: layoutName, cellName: cellName, environment: environment, views: views,
      indices: indices, guides: guides, conflicts: conflicts, ambiguities: ambiguities,
      diagnostics: diagnostics)
  }

  /// Creates a result from its views and, for each id, the place of the first view that has it.
  init(
    layoutName: String, cellName: String, environment: LayoutEnvironment,
    views: [ResolvedView], indices: [String: Int], guides: [String: Rect],
    conflicts: [LayoutConflict], ambiguities: [LayoutAmbiguity], diagnostics: [Diagnostic]
  ) {
    precondition(!views.isEmpty, "a layout has a root view")
    self.layoutName = layoutName
    self.cellName = cellName
    self.environment = environment
    self.views = views
    self.guides = guides
    self.conflicts = conflicts
    self.ambiguities = ambiguities
    self.diagnostics = diagnostics
    self.indices = indices
  }

  /// The root view.
  public var root: ResolvedView { views[0] }

  /// The view with the given id, or nil if the layout has none.
  public func view(_ id: String) -> ResolvedView? { indices[id].map { views[$0] } }

  /// The view with the given id, which the layout must have.
  public subscript(id: String) -> ResolvedView {
    guard let view = view(id) else {
      preconditionFailure("layout '\(layoutName)' has no view '\(id)'")
    }
    return view
  }

  /// The result with other views in place of those with their ids, whose frames are in the window's
  /// coordinates; a view that this result lacks is left out.
  ///
  /// O(views).
  package func replacing(_ parts: some Sequence<ResolvedView>) -> LayoutResult {
    var copy = self
    for part in parts {
      guard let index = indices[part.id] else { continue }
      let old = copy.views[index]
      var new = part
      new.superview = old.superview
      // A frame is measured from the superview's origin, whichever that is in the part.
      new.frame = Rect(
        origin: old.frame.origin + (part.absoluteFrame.origin - old.absoluteFrame.origin),
        size: part.frame.size)
      if let superview = old.superview, let place = indices[superview] {
        let moved = copy.views[place].absoluteFrame.origin - views[place].absoluteFrame.origin
        new.frame.origin = new.frame.origin - moved
      }
      copy.views[index] = new
    }
    return copy
  }
}
