import CasqueGeometry
import CasqueModel
import CasqueSolver

extension Lowering {
  /// Controllers place their bars and what these surround by required constraints of the system's
  /// own; how far from the edges follows from safe areas, see ``ControllerBars``.
  ///
  /// What a container view shows fills it.
  mutating func addControllers() {
    for view in tree.views.indices where tree.views[view].view.content.containsControllers {
      for item in tree.subviews(of: view) {
        let content = tree.views[item].view.content
        if tree.views[view].view.content.surroundsWithBars, content.isBar {
          addBar(item, in: view, isSearchBar: content.isSearchBar)
        } else {
          addContent(item, in: view)
        }
      }
    }
  }

  /// A bar from side to side.
  ///
  /// Its place is measured from the top even if it lies at the bottom: a tab bar changes the edge
  /// with the window, and the structure must not.
  private mutating func addBar(_ bar: Int, in view: Int, isSearchBar: Bool) {
    let top = StackSum(.vertical).adding(.lower, of: bar).subtracting(.lower, of: view)
      .adding(constant(.controllerEdge(view: bar, .lower)), times: -1)
    addController(bar, top, .position)
    addController(
      bar,
      StackSum(.vertical).adding(.extent, of: bar)
        .adding(constant(.barHeight(view: bar)), times: -1), .size)
    var left = StackSum(.horizontal).adding(.lower, of: bar).subtracting(.lower, of: view)
    var width = StackSum(.horizontal).adding(.extent, of: bar).subtracting(.extent, of: view)
    if isSearchBar {
      // At the sides a search bar lies inside the safe area.
      let margin = constant(.controllerEdge(view: bar, .upper))
      let (lower, upper) = (
        constant(.safeArea(view: view, .horizontal, .lower)),
        constant(.safeArea(view: view, .horizontal, .upper))
      )
      left = left.adding(margin, times: -1).adding(lower, times: -1)
      width = width.adding(margin, times: 2).adding(lower).adding(upper)
    }
    addController(bar, left, .position)
    addController(bar, width, .size)
  }

  private mutating func addContent(_ item: Int, in view: Int) {
    for axis in Axis.allCases {
      var lower = StackSum(axis).adding(.lower, of: item).subtracting(.lower, of: view)
      var size = StackSum(axis).adding(.extent, of: item).subtracting(.extent, of: view)
      lower = lower.adding(frameOffset(of: item, axis, .lower))
      size = size.adding(frameOffset(of: item, axis, .upper))
        .adding(frameOffset(of: item, axis, .lower), times: -1)
      if axis == .vertical, tree.views[view].view.content.surroundsWithBars {
        let (top, bottom) = (
          constant(.controllerEdge(view: item, .lower)),
          constant(.controllerEdge(view: item, .upper))
        )
        lower = lower.adding(top, times: -1)
        size = size.adding(top).adding(bottom)
      }
      addController(item, lower, .position)
      addController(item, size, .size)
    }
  }

  private mutating func addController(
    _ item: Int, _ sum: StackSum, _ part: LayoutVariable.Part
  ) {
    rows.append(
      LoweredRow(
        terms: sum.terms, constant: sum.constant, relation: .equal, strength: .required,
        source: .controller(view: item, sum.axis, part)))
  }
}

extension ViewContent {
  fileprivate var isSearchBar: Bool {
    if case .searchBar = self { true } else { false }
  }
}
