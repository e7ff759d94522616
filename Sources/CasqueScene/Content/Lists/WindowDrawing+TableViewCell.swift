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
    if let edits = cell.editControls {
      return drawEditControls(edits, of: cell, in: view, tint: tint)
    }
    let scale = environment.profile.lists.glyphScale(in: environment.traits, context.text)
    // From the end of the content, in the direction of the line.
    func point(_ x: Double, _ y: Double) -> Point {
      Point(x: start + (isMirrored ? -1 : 1) * x, y: middle + y)
    }
    switch cell.accessory {
    case .none: break
    case .disclosureIndicator: drawChevron(scale) { point($0 * scale, $1 * scale) }
    case .checkmark:
      // A tick has no direction: only its place is mirrored.
      let middle = point(6.5 + 9.5 * scale, 0)
      strokeGlyph(
        [(2.9, 9.4), (7.5, 16.2), (16.3, 2.0)].map {
          Point(x: middle.x + ($0.0 - 9.5) * scale, y: middle.y + ($0.1 - 9) * scale)
        }, width: 2.2 * scale, tint)
    case .detailButton: drawInfo(at: point(3 + 11 * scale, 0), tint, scale)
    case .detailDisclosureButton:
      drawInfo(at: point(3 + 11 * scale, 0), tint, scale)
      drawChevron(scale) { point(14 + (22 + $0) * scale, $1 * scale) }
    }
  }

  /// - Parameter point: places a point of the box, whose middle is at y = 0.
  private mutating func drawChevron(_ scale: Double, _ point: (Double, Double) -> Point) {
    strokeGlyph(
      [point(3.2, -4.8), point(8, 0), point(3.2, 4.8)], width: 2 * scale, color("tertiaryLabel"))
  }

  private mutating func drawInfo(at center: Point, _ tint: RGBA, _ scale: Double) {
    let ring = Rect(center: center, width: 20 * scale, height: 20 * scale)
    list.stroke(.ellipse(ring), tint, width: strokeWidth(1.6 * scale))
    drawBar(
      Size(width: 2.4 * scale, height: 2.4 * scale),
      at: Point(x: center.x, y: center.y - 5 * scale), color: tint)
    drawBar(
      Size(width: 2 * scale, height: 7.5 * scale),
      at: Point(x: center.x, y: center.y + 1.8 * scale), color: tint)
  }

  private mutating func strokeGlyph(_ points: [Point], width: Double, _ color: RGBA) {
    let path = [PathStep.move(points[0])] + points.dropFirst().map(PathStep.line)
    list.stroke(.path(path), color, width: strokeWidth(width))
  }
}
