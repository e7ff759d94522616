import CasqueGeometry
import CasqueModel

/// What keeps a view's content away from its edges.
struct ViewInsets: Equatable {
  /// The view's own safe area.
  var safeArea: Insets
  /// The effective margins, safe area included.
  var margins: Insets

  /// The margins of a view that is no root, in points on every edge.
  ///
  /// **Source** uikit-environment §1.
  static let defaultMargins = DirectionalInsets(top: 8, leading: 8, bottom: 8, trailing: 8)

  /// The insets of all views, from their frames in the window's coordinates.
  ///
  /// Nothing inside a scroll view has a safe area: its content inset keeps content out of it.
  /// **Source** interface-builder §4.
  ///
  /// - Parameter frames: by item; nil before anything was solved, when only the root's are known.
  static func all(
    of tree: ViewTree, frames: [Rect]?, in environment: LayoutEnvironment
  ) -> [ViewInsets] {
    var result: [ViewInsets] = []
    result.reserveCapacity(tree.views.count)
    for (item, entry) in tree.views.enumerated() {
      guard let superview = entry.superview else {
        let bars = entry.view.controllerBars ?? []
        result.append(
          controllerView(
            entry, safeArea: environment.safeAreaInsets + insets(of: bars, in: environment),
            environment))
        continue
      }
      let placed = frames.map { ($0[item], $0[superview]) }
      let outer = result[superview]
      let outerSafeArea = tree.contentArea(of: superview) == nil ? outer.safeArea : .zero
      let safeArea = placed.map { propagate(outerSafeArea, from: $1, to: $0) } ?? .zero
      if let bars = entry.view.controllerBars {
        result.append(
          controllerView(entry, safeArea: safeArea + insets(of: bars, in: environment), environment)
        )
        continue
      }
      var margins = (entry.view.directionalLayoutMargins ?? defaultMargins)
        .resolved(mirrored: entry.isMirrored)
      if entry.view.insetsLayoutMarginsFromSafeArea { margins = margins + safeArea }
      if entry.view.preservesSuperviewLayoutMargins, let (frame, outerFrame) = placed {
        margins = margins.keeping(outer.margins, of: outerFrame, in: frame)
      }
      result.append(ViewInsets(safeArea: safeArea, margins: margins))
    }
    return result
  }

  /// What bars cover, in points.
  private static func insets(
    of bars: ControllerBars, in environment: LayoutEnvironment
  ) -> Insets {
    let metrics = environment.profile.bars
    var insets = Insets.zero
    if bars.contains(.navigationBar) { insets.top += metrics.navigationBar }
    if bars.contains(.largeTitle) { insets.top += metrics.largeTitle }
    if bars.contains(.tabBar) { insets.bottom += metrics.tabBar }
    if bars.contains(.toolbar) { insets.bottom += metrics.toolbar }
    return insets
  }

  /// A controller's view has at least the system's minimum margins inside its safe area.
  ///
  /// **Source** uikit-environment §1.
  private static func controllerView(
    _ entry: ViewTree.Entry, safeArea: Insets, _ environment: LayoutEnvironment
  ) -> ViewInsets {
    let least = environment.systemMinimumLayoutMargins.resolved(mirrored: entry.isMirrored)
    let own =
      entry.view.directionalLayoutMargins?.resolved(mirrored: entry.isMirrored) ?? .zero
    var margins = Insets(
      top: max(own.top, least.top), left: max(own.left, least.left),
      bottom: max(own.bottom, least.bottom), right: max(own.right, least.right))
    if entry.view.insetsLayoutMarginsFromSafeArea { margins = margins + safeArea }
    return ViewInsets(safeArea: safeArea, margins: margins)
  }

  /// The part of a superview's safe area that reaches into a subview, edge by edge.
  ///
  /// near = clamp(outer − distance, 0, outer): not an intersection of rectangles, so that a view
  /// wholly inside the band at the bottom has all of the bottom inset.
  /// **Source** uikit-environment §1 (nine probes).
  static func propagate(_ outer: Insets, from superview: Rect, to frame: Rect) -> Insets {
    func clamp(_ inset: Double, _ distance: Double) -> Double {
      min(max(inset - distance, 0), max(inset, 0))
    }
    return Insets(
      top: clamp(outer.top, frame.minY - superview.minY),
      left: clamp(outer.left, frame.minX - superview.minX),
      bottom: clamp(outer.bottom, superview.maxY - frame.maxY),
      right: clamp(outer.right, superview.maxX - frame.maxX))
  }
}

extension Insets {
  /// The margins, where needed widened so that content keeps out of the superview's margins.
  ///
  /// max(own, outer − distance) at each edge, a view that reaches beyond its superview counting as
  /// one that touches it; both margins include their safe area.
  /// **Source** uikit-environment §1, `preservesSuperviewLayoutMargins`; a storyboard's view that
  /// hangs 30 below its superview has that one's margin of 20 and not 50.
  fileprivate func keeping(_ outer: Insets, of superview: Rect, in frame: Rect) -> Insets {
    Insets(
      top: Swift.max(top, outer.top - Swift.max(0, frame.minY - superview.minY)),
      left: Swift.max(left, outer.left - Swift.max(0, frame.minX - superview.minX)),
      bottom: Swift.max(bottom, outer.bottom - Swift.max(0, superview.maxY - frame.maxY)),
      right: Swift.max(right, outer.right - Swift.max(0, superview.maxX - frame.maxX)))
  }
}
