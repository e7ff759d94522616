import CasqueGeometry
import CasqueModel

extension DisplayList {
  /// Draws the shadow of a popover and, on iOS 18, the arrow at one of its edges.
  ///
  /// - Parameters:
  ///   - card: where the popover lies, in points.
  ///   - radius: of its corners.
  ///   - color: the colour of the arrow, which is that of the card's edge.
  ///   - hasGlass: whether it is one of iOS 26, whose corners are circles.
  ///   - arrow: where the arrow stands and points; nil for none.
  ///   - arrowSize: the arrow's base and height.
  mutating func drawPopoverGround(
    _ card: Rect, radius: Double, color: RGBA, hasGlass: Bool, arrow: WindowPlacement.Arrow?,
    arrowSize: Size
  ) {
    guard !hasGlass else {
      commands.append(
        .shadow(.roundedRect(card, radius: radius), UnsureLook.popoverShadow26))
      return
    }
    commands.append(.shadow(.continuousRect(card, radius: radius), UnsureLook.popoverShadow))
    guard let arrow else { return }
    fill(.path(Self.path(of: arrow, size: arrowSize, on: card)), color)
  }

  /// Draws a material, or its tint alone if it is to be solid.
  mutating func drawGlass(_ material: DisplayMaterial, in shape: Shape, isSolid: Bool) {
    guard isSolid else { return commands.append(.material(shape, material)) }
    var solid = material.tint
    solid.alpha = 1
    fill(shape, solid)
  }

  /// The outline of an arrow: its flanks run out into the edge, and its tip is round.
  private static func path(
    of arrow: WindowPlacement.Arrow, size: Size, on card: Rect
  ) -> [PathStep] {
    let half = size.width / 2
    // Along the edge, and from the edge outwards.
    func point(_ along: Double, _ out: Double) -> Point {
      let position = arrow.position + along
      return switch arrow.direction {
      case .up: Point(x: position, y: card.minY - out)
      case .down: Point(x: position, y: card.maxY + out)
      case .left: Point(x: card.minX - out, y: position)
      case .right: Point(x: card.maxX + out, y: position)
      }
    }
    let tip = size.height
    return [
      .move(point(-half - 5, 0)),
      .curve(point(-half, 0), point(-half + 1, 2), point(-4, tip - 2)),
      .curve(point(-2, tip + 0.4), point(2, tip + 0.4), point(4, tip - 2)),
      .curve(point(half - 1, 2), point(half, 0), point(half + 5, 0)), .close,
    ]
  }
}
