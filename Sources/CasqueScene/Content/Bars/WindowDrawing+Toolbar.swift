import CasqueGeometry
import CasqueLayout
import CasqueModel

extension WindowDrawing {
  /// Draws a toolbar: flexible spaces share what the items leave.
  ///
  /// **Source** ControlFacts, UIToolbar.
  mutating func draw(_ bar: Toolbar, in view: PresentedView, tint: RGBA) {
    if bar.barTintColor != nil || !(bar.isAtScrollEdge ?? false) {
      drawBarGround(of: view, hairlineAt: .top, ink: barHairline, tint: bar.barTintColor)
    }
    let row = toolbarRow(of: view)
    for run in toolbarRuns(of: bar, in: view) {
      draw(run.groups, from: run.x, row: row, in: view, tint: tint)
    }
  }

  /// The row of a toolbar that its items stand in.
  func toolbarRow(of view: PresentedView) -> Rect {
    Rect(
      x: view.frame.minX, y: view.frame.minY, width: view.frame.width,
      height: look.hasGlass ? 48 : environment.profile.bars.toolbar)
  }

  /// The items between flexible spaces, and where each of these runs begins.
  func toolbarRuns(
    of bar: Toolbar, in view: PresentedView
  ) -> [(groups: [BarItemGroup], x: Double)] {
    let content = barContent(of: view)
    let runs = sized(bar.items, in: view).split(omittingEmptySubsequences: false) {
      $0.style == .flexibleSpace
    }
    .map { BarItemGroup.groups(Array($0)) }
    let free = content.width - runs.reduce(0) { $0 + width(of: $1) }
    let space = runs.count > 1 ? max(0, free / Double(runs.count - 1)) : 0
    var x = content.minX
    return runs.map { run in
      defer { x += width(of: run) + space }
      return (run, x)
    }
  }
}
