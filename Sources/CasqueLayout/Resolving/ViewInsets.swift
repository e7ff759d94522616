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
  /// What a controller surrounds with bars has its safe area between them.
  ///
  /// - Parameters:
  ///   - frames: by item; nil before anything was solved, when only the root's are known.
  ///   - contents: what the views ask for, which bars are as high as.
  static func all(
    of tree: ViewTree, frames: [Rect]?, in environment: LayoutEnvironment,
    contents: [MeasuredContent]
  ) -> [ViewInsets] {
    var result: [ViewInsets] = []
    result.reserveCapacity(tree.views.count)
    for (item, entry) in tree.views.enumerated() {
      guard let superview = entry.superview else {
        result.append(root(entry, safeArea: environment.safeAreaInsets, in: environment))
        continue
      }
      let bars = ControllerBars(
        of: superview, in: tree, safeArea: result[superview].safeArea,
        metrics: environment.profile.bars, contents: contents)
      if let bars, bars.contents.contains(item) {
        result.append(root(entry, safeArea: bars.contentSafeArea, in: environment))
        continue
      }
      let placed = frames.map { ($0[item], $0[superview]) }
      let outer = result[superview]
      let outerSafeArea = tree.contentArea(of: superview) == nil ? outer.safeArea : .zero
      let safeArea = placed.map { propagate(outerSafeArea, from: $1, to: $0) } ?? .zero
      if tree.views[superview].view.content == .containerView {
        result.append(root(entry, safeArea: safeArea, in: environment))
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

  /// The root view of a view controller has at least the system's minimum margins inside its safe
  /// area, which is the window's for that of a layout.
  ///
  /// **Source** uikit-environment §1.
  private static func root(
    _ entry: ViewTree.Entry, safeArea: Insets, in environment: LayoutEnvironment
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
  /// max(own, outer − distance) at each edge; both margins include their safe area.
  /// **Source** uikit-environment §1, `preservesSuperviewLayoutMargins`.
  fileprivate func keeping(_ outer: Insets, of superview: Rect, in frame: Rect) -> Insets {
    Insets(
      top: Swift.max(top, outer.top - (frame.minY - superview.minY)),
      left: Swift.max(left, outer.left - (frame.minX - superview.minX)),
      bottom: Swift.max(bottom, outer.bottom - (superview.maxY - frame.maxY)),
      right: Swift.max(right, outer.right - (superview.maxX - frame.maxX)))
  }
}
