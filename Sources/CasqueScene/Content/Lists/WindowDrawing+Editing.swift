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
    let lists = environment.profile.lists
    let (scale, inset) = lists.editing(in: environment.traits, context.text)
    let start = isMirrored ? row.maxX - content.maxX - inset : content.minX - row.minX - inset
    let box = Rect(
      x: row.minX + start + 15, y: row.midY - 13 * scale, width: 26 * scale, height: 26 * scale
    ).mirrored(in: row, if: isMirrored)
    let bar = Size(width: 10.5 * scale, height: 1.5 * scale)
    let disc = Rect(center: box.center, width: 22 * scale, height: 22 * scale)
    switch edits.leading {
    case nil: break
    case .delete:
      list.fill(.ellipse(disc), color("systemRed"))
      drawBar(bar, at: box.center, color: .white)
    case .insert:
      list.fill(.ellipse(disc), color("systemGreen"))
      drawPlus(bar, at: box.center, color: .white)
    case .choice: drawChoice(in: disc, isChosen: cell.isSelected, tint: tint, scale)
    }
    guard edits.showsReorderControl else { return }
    let end = isMirrored ? content.minX - row.minX : row.maxX - content.maxX
    let growth = lists.glyphScale(in: environment.traits, context.text)
    let glyph = Rect(
      x: row.maxX - end, y: row.midY - 7.5 * growth, width: 27 * growth, height: 15 * growth
    ).mirrored(in: row, if: isMirrored)
    for y in [2.0, 6.5, 11.5] {
      drawBar(
        Size(width: 22 * growth, height: 1.5 * growth),
        at: Point(x: glyph.midX, y: glyph.minY + (y + 0.75) * growth),
        color: color("tertiaryLabel"))
    }
  }

  private mutating func drawChoice(
    in disc: Rect, isChosen: Bool, tint: RGBA, _ scale: Double
  ) {
    guard isChosen else {
      return list.stroke(
        .ellipse(disc.inset(by: Insets(all: 0.75 * scale))), color("tertiaryLabel"),
        width: strokeWidth(1.5 * scale))
    }
    list.fill(.ellipse(disc), tint)
    let tick = [(-4.8, 0.4), (-1.4, 3.9), (4.9, -4.1)].map {
      Point(x: disc.midX + $0.0 * scale, y: disc.midY + $0.1 * scale)
    }
    let path = [PathStep.move(tick[0])] + tick.dropFirst().map(PathStep.line)
    list.stroke(.path(path), .white, width: strokeWidth(1.8 * scale), ends: .round)
  }
}
