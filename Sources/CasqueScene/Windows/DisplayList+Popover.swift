import CasqueGeometry
import CasqueModel

extension DisplayList {
  /// Draws the shadow of a popover and, on iOS 18, the arrow in the middle of its upper edge.
  ///
  /// - Parameters:
  ///   - card: where the popover lies, in points.
  ///   - radius: of its corners.
  ///   - color: the colour of the arrow, which is that of the card's upper edge.
  ///   - hasGlass: whether it is one of iOS 26, whose corners are circles.
  mutating func drawPopoverGround(_ card: Rect, radius: Double, color: RGBA, hasGlass: Bool) {
    guard !hasGlass else {
      commands.append(
        .shadow(.roundedRect(card, radius: radius), UnsureLook.popoverShadow26))
      return
    }
    commands.append(.shadow(.continuousRect(card, radius: radius), UnsureLook.popoverShadow))
    let arrow = UnsureLook.popoverArrow
    let (half, top) = (arrow.width / 2, card.minY - arrow.height)
    func point(_ x: Double, _ y: Double) -> Point { Point(x: card.midX + x, y: top + y) }
    // The flanks run out into the edge, and the tip is round.
    fill(
      .path([
        .move(point(-half - 5, arrow.height)),
        .curve(point(-half, arrow.height), point(-half + 1, arrow.height - 2), point(-4, 2)),
        .curve(point(-2, -0.4), point(2, -0.4), point(4, 2)),
        .curve(
          point(half - 1, arrow.height - 2), point(half, arrow.height),
          point(half + 5, arrow.height)),
        .close,
      ]), color)
  }
}
