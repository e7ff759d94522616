import CasqueGeometry
import CasqueLayout
import CasqueModel

extension WindowDrawing {
  /// Draws a toolbar: flexible spaces share what the items leave.
  ///
  /// **Source** ControlFacts, UIToolbar.
  mutating func draw(_ bar: Toolbar, in view: PresentedView, tint: RGBA) {
    if !look.hasGlass, !(bar.isAtScrollEdge ?? false) {
      drawBarGround(of: view, hairlineAt: .top, ink: barHairline)
    }
    let content = barContent(of: view)
    let row = Rect(
      x: view.frame.minX, y: view.frame.minY, width: view.frame.width,
      height: look.hasGlass ? 48 : environment.profile.bars.toolbar)
    let runs = bar.items.split(omittingEmptySubsequences: false) { $0.style == .flexibleSpace }
      .map { BarItemGroup.groups(Array($0)) }
    let free = content.width - runs.reduce(0) { $0 + width(of: $1) }
    let space = runs.count > 1 ? max(0, free / Double(runs.count - 1)) : 0
    var x = content.minX
    for run in runs {
      draw(run, from: x, row: row, in: view, tint: tint)
      x += width(of: run) + space
    }
  }
}
