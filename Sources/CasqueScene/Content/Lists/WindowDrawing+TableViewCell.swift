import CasqueGeometry
import CasqueLayout
import CasqueModel

extension WindowDrawing {
  /// Draws what stands at the trailing end of a cell, behind its content view.
  ///
  /// **Source** ControlFacts, Cell styles and accessories: a chevron of 10.333 × 14 right behind
  /// the content view with the stroke (3.2, 1.1) (8, 5.85) (3.2, 10.6); a tick of 19 × 18 whose right
  /// edge lies 18.5 from the end, (2.9, 9.4) (7.5, 16.2) (16.3, 2); an i of 22.
  mutating func drawAccessory(of cell: TableViewCell, in view: PresentedView, tint: RGBA) {
    guard let content = result.view(view.view.id + ".contentView")?.absoluteFrame else { return }
    let isMirrored = view.resolved.isMirrored
    let start = isMirrored ? content.minX : content.maxX
    let middle = view.frame.midY
    func point(_ x: Double, _ y: Double, _ origin: Double, _ height: Double) -> Point {
      Point(x: start + (isMirrored ? -1 : 1) * (origin + x), y: middle - height / 2 + y)
    }
    switch cell.accessory {
    case .none: break
    case .disclosureIndicator:
      strokeGlyph(
        [point(3.2, 2.2, 0, 14), point(8, 7, 0, 14), point(3.2, 11.8, 0, 14)], width: 2,
        color("tertiaryLabel"))
    case .checkmark:
      // A tick has no direction: only its place is mirrored.
      let left = isMirrored ? start - 6.5 - 19 : start + 6.5
      strokeGlyph(
        [(2.9, 9.4), (7.5, 16.2), (16.3, 2.0)].map {
          Point(x: left + $0.0, y: middle - 9 + $0.1)
        }, width: 2.2, tint)
    case .detailButton:
      let center = point(14, 11, 0, 22)
      let ring = Rect(x: center.x - 10, y: center.y - 10, width: 20, height: 20)
      list.stroke(.ellipse(ring), tint, width: strokeWidth(1.6))
      drawBar(Size(width: 2.4, height: 2.4), at: Point(x: center.x, y: center.y - 5), color: tint)
      drawBar(Size(width: 2, height: 7.5), at: Point(x: center.x, y: center.y + 1.8), color: tint)
    }
  }

  private mutating func strokeGlyph(_ points: [Point], width: Double, _ color: RGBA) {
    let path = [PathStep.move(points[0])] + points.dropFirst().map(PathStep.line)
    list.stroke(.path(path), color, width: strokeWidth(width))
  }
}
