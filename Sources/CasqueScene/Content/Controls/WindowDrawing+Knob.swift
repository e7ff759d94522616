import CasqueGeometry
import CasqueModel

extension WindowDrawing {
  /// Draws the thumb of a switch or a slider.
  ///
  /// - Parameter isPressed: whether a finger is on it; on iOS 26 it is a lens then.
  mutating func drawKnob(
    _ rect: Rect, color: RGBA, shadows: [DisplayShadow], isPressed: Bool
  ) {
    if isPressed, look.hasGlass {
      return drawLens(rect.scaled(by: UnsureLook.lensScale))
    }
    let knob = Shape.roundedRect(rect, radius: rect.height / 2)
    for shadow in shadows { list.commands.append(.shadow(knob, shadow)) }
    list.fill(
      .roundedRect(rect.outset(by: 0.5), radius: rect.height / 2 + 0.5),
      firm(look.switchLook.thumbOutline))
    list.fill(knob, color)
  }

  /// Draws the clear glass that a knob of iOS 26 becomes under a finger.
  mutating func drawLens(_ rect: Rect) {
    let shape = Shape.roundedRect(rect, radius: min(rect.width, rect.height) / 2)
    var shadow = UnsureLook.lensShadow
    shadow.extent = .outside
    list.commands.append(.shadow(shape, shadow))
    list.fill(shape, RGBA.white.multiplyingAlpha(by: isDark ? 0.14 : 0.4))
    list.stroke(shape, .ink(0.08, isDark: false), width: hairline)
    guard let rim = shape.inset(by: 0.75) else { return }
    list.stroke(rim, RGBA.white.multiplyingAlpha(by: isDark ? 0.45 : 0.95), width: 1.5)
  }
}

extension Rect {
  /// The rectangle about its middle, larger or smaller.
  func scaled(by factor: Double) -> Rect {
    Rect(
      x: midX - width * factor / 2, y: midY - height * factor / 2, width: width * factor,
      height: height * factor)
  }
}
