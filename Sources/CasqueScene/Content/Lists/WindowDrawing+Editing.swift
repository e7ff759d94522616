import CasqueGeometry
import CasqueLayout
import CasqueModel

/// What rows show while their table is edited.
extension WindowDrawing {
  /// Draws the controls at both ends of a row.
  ///
  /// **Source** ControlFacts, Cell styles (iOS 26 high, before low): a disc of 22 in a box of 26 that
  /// begins 15 from the leading edge of the row, with a bar of 10.5 × 1.5; three bars of 22 × 1.5 at
  /// 2, 6.5 and 11.5 of a glyph of 27 × 15 that ends at the margin. The circle to choose a row by is
  /// of low confidence.
  mutating func drawEditControls(
    _ edits: TableViewCell.EditControls, of cell: TableViewCell, in view: PresentedView,
    tint: RGBA
  ) {
    guard let content = result.view(view.view.id + ".contentView")?.absoluteFrame else { return }
    let isMirrored = view.resolved.isMirrored
    let row = view.frame
    let inset = environment.profile.lists.editingInset
    let start = isMirrored ? row.maxX - content.maxX - inset : content.minX - row.minX - inset
    let box = Rect(x: row.minX + start + 15, y: row.midY - 13, width: 26, height: 26)
      .mirrored(in: row, if: isMirrored)
    let bar = Size(width: 10.5, height: 1.5)
    switch edits.leading {
    case nil: break
    case .delete:
      list.fill(.ellipse(Rect(center: box.center, width: 22, height: 22)), color("systemRed"))
      drawBar(bar, at: box.center, color: .white)
    case .insert:
      list.fill(.ellipse(Rect(center: box.center, width: 22, height: 22)), color("systemGreen"))
      drawPlus(bar, at: box.center, color: .white)
    case .choice: drawChoice(at: box.center, isChosen: cell.isSelected, tint: tint)
    }
    guard edits.showsReorderControl else { return }
    let end = isMirrored ? content.minX - row.minX : row.maxX - content.maxX
    let glyph = Rect(x: row.maxX - end, y: row.midY - 7.5, width: 27, height: 15)
      .mirrored(in: row, if: isMirrored)
    for y in [2.0, 6.5, 11.5] {
      drawBar(
        Size(width: glyph.width - 2 * 2.5, height: 1.5),
        at: Point(x: glyph.midX, y: glyph.minY + y + 0.75), color: color("tertiaryLabel"))
    }
  }

  private mutating func drawChoice(at center: Point, isChosen: Bool, tint: RGBA) {
    let disc = Rect(center: center, width: 22, height: 22)
    guard isChosen else {
      return list.stroke(
        .ellipse(disc.inset(by: Insets(all: 0.75))), color("tertiaryLabel"),
        width: strokeWidth(1.5))
    }
    list.fill(.ellipse(disc), tint)
    let tick = [(-4.8, 0.4), (-1.4, 3.9), (4.9, -4.1)].map {
      Point(x: center.x + $0.0, y: center.y + $0.1)
    }
    let path = [PathStep.move(tick[0])] + tick.dropFirst().map(PathStep.line)
    list.stroke(.path(path), .white, width: strokeWidth(1.8), ends: .round)
  }
}
