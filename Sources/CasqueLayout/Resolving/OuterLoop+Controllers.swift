import CasqueGeometry
import CasqueModel

/// The numbers of controllers' views.
extension OuterLoop {
  /// The bars of a controller's view, or nil if it is none.
  private func bars(of view: Int) -> ControllerBars? {
    ControllerBars(
      of: view, in: lowered.tree, safeArea: insets[view].safeArea,
      profile: measurer.environment.profile, contents: contents)
  }

  /// A bar with its place in its controller's view.
  func controllerBar(_ bar: Int) -> ControllerBars.Bar? {
    guard let superview = lowered.tree.views[bar].superview else { return nil }
    return bars(of: superview)?.bars.first { $0.item == bar }
  }

  /// See ``LayoutSymbol/controllerEdge(view:_:)``.
  func controllerEdge(of item: Int, _ side: Side) -> Double {
    guard let superview = lowered.tree.views[item].superview, let all = bars(of: superview) else {
      return 0
    }
    guard let bar = all.bars.first(where: { $0.item == item }) else {
      return all.contentEdges.value(.vertical, side)
    }
    if side == .upper { return bar.margin }
    return bar.side == .lower
      ? bar.offset : frame(of: superview).height - bar.offset - bar.height
  }
}
