import CasqueGeometry
import CasqueModel

/// The numbers of stack and scroll views that depend on contents and frames.
extension OuterLoop {
  /// The distances of the baselines from top and bottom of a view's alignment rectangle.
  ///
  /// A stack view has those of its views, where they lie.
  /// **Source** EnvironmentFacts §12: containers forward.
  ///
  /// O(depth of stack views in each other).
  func baselines(of view: Int) -> (first: Double, last: Double) {
    var (first, last) = (view, view)
    while let own = lowered.arrangedViews[first]?.baselineView { first = own.first }
    while let own = lowered.arrangedViews[last]?.baselineView { last = own.last }
    let (above, below) = (ownBaselines(of: first).first, ownBaselines(of: last).last)
    guard !rects.isEmpty else { return (above, below) }
    return (
      above + rects[first].minY - rects[view].minY, below + rects[view].maxY - rects[last].maxY
    )
  }

  /// The distances of the baselines of a view's own text.
  private func ownBaselines(of view: Int) -> (first: Double, last: Double) {
    let height = rects.isEmpty ? contents[view].size.vertical ?? 0 : rects[view].height
    return contents[view].baselines(inHeight: height)
  }

  /// The distance from the middle of a view's alignment rectangle down to a baseline.
  func baselineBelowCenter(_ line: Baseline, of view: Int) -> Double {
    if let distance = contents[view].baselineBelowCenter(line) { return distance }
    let height = rects.isEmpty ? contents[view].size.vertical ?? 0 : rects[view].height
    return switch line {
    case .first: baselines(of: view).first - height / 2
    case .last: height / 2 - baselines(of: view).last
    }
  }

  /// What of its stack's extent an arranged view has where it is filled proportionally:
  /// content size / (Σ content sizes + spaces).
  ///
  /// If no view has a content size, all count as one point long.
  /// **Source** EnvironmentFacts §9.
  func share(of view: Int, in stack: Int) -> Double {
    guard let views = lowered.arrangedViews[stack] else { return 0 }
    let sizes = views.listed.map { naturalSize(of: $0, views.axis) }
    let isEmpty = sizes.allSatisfy { $0 == nil }
    let total = sizes.reduce(views.totalSpace) { $0 + ($1 ?? (isEmpty ? 1 : 0)) }
    let own = naturalSize(of: view, views.axis) ?? (isEmpty ? 1 : 0)
    return total > 0 ? own / total : 0
  }

  /// The size a view asks for; a stack view that of its views and the spaces between them.
  private func naturalSize(of view: Int, _ axis: Axis) -> Double? {
    guard let views = lowered.arrangedViews[view] else {
      return contents[view].size[axis]
    }
    let sizes = views.listed.compactMap { naturalSize(of: $0, axis) }
    guard let largest = sizes.max() else { return nil }
    return views.axis == axis ? sizes.reduce(views.totalSpace, +) : largest
  }

  /// The distance from the edge of a scroll view to its content: its content inset, and the safe
  /// area as its behaviour says.
  ///
  /// **Source** layout rule 12, UIScrollView.ContentInsetAdjustmentBehavior.
  func contentInset(of view: Int, _ axis: Axis, _ side: Side) -> Double {
    guard let content = lowered.tree.views[view].view.content.scrolling else { return 0 }
    let own = content.contentInset.value(axis, side)
    let isAdjusted =
      switch content.contentInsetAdjustmentBehavior {
      case .automatic: axis == .vertical || isScrollable(view, axis)
      case .scrollableAxes: isScrollable(view, axis)
      case .always: true
      case .never: false
      }
    return isAdjusted ? own + insets[view].safeArea.value(axis, side) : own
  }

  /// Whether the content is longer than what can be seen of it.
  private func isScrollable(_ view: Int, _ axis: Axis) -> Bool {
    guard !rects.isEmpty, let area = lowered.tree.contentArea(of: view) else { return false }
    return rects[area].size[axis] > rects[view].size[axis] + ConstantTable.tolerance
  }
}
