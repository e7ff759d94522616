import CasqueGeometry
import CasqueLayout
import CasqueModel

/// The blades of an activity indicator, in points.
private struct Blades {
  /// How far the inner end of a blade lies from the middle.
  var inner: Double
  var length: Double
  var thickness: Double
}

extension WindowDrawing {
  /// Draws an activity indicator at rest: eight blades, fading against the clock.
  ///
  /// The brightest is at the top on iOS 18 (low confidence) and at the left on iOS 26.
  /// **Source** ControlFacts, UIActivityIndicatorView.
  mutating func draw(_ indicator: ActivityIndicatorView, in view: PresentedView) {
    guard indicator.isAnimating || !indicator.hidesWhenStopped else { return }
    let ink = indicator.color?.resolved(in: environment) ?? indicatorColor
    var center = view.frame.center
    // The large graphic of iOS 26 is 35 wide and stands at the top left of the 37.
    if look.hasGlass, indicator.style == .large { center = Point(x: center.x - 1, y: center.y - 1) }
    draw(blades(of: indicator.style), around: center, color: ink)
  }

  /// Draws the blades of a medium activity indicator, larger or smaller.
  mutating func drawBlades(in rect: Rect, scale: Double, color: RGBA) {
    var blades = blades(of: .medium)
    blades.inner *= scale
    blades.length *= scale
    blades.thickness *= scale
    draw(blades, around: rect.center, color: color)
  }

  private mutating func draw(_ blades: Blades, around center: Point, color ink: RGBA) {
    let blade = Rect(
      x: center.x - blades.thickness / 2, y: center.y - blades.inner - blades.length,
      width: blades.thickness, height: blades.length)
    for (index, alpha) in bladeAlphas.enumerated() {
      let eighths = Double(look.hasGlass ? -2 - index : -index)
      let turn = AffineTransform.rotation(eighths * .pi / 4).about(center)
      group(DisplayGroup(transform: turn)) {
        $0.list.fill(
          .roundedRect(blade, radius: blades.thickness / 2), ink.multiplyingAlpha(by: alpha))
      }
    }
  }

  private func blades(of style: ActivityIndicatorView.Style) -> Blades {
    switch (look.hasGlass, style) {
    case (true, .medium): return Blades(inner: 3.5, length: 6.5, thickness: 2.5)
    case (true, .large): return Blades(inner: 5.5, length: 12, thickness: 5)
    case (false, _):
      let scale = style == .large ? UnsureLook.largeActivityScale : 1
      return Blades(inner: scale * 10 / 3, length: scale * 20 / 3, thickness: scale * 2)
    }
  }

  private var indicatorColor: RGBA {
    look.hasGlass
      ? .hex(isDark ? 0x8C8C8C : 0x808080) : .hex(isDark ? 0xEBEBF5 : 0x3C3C44)
  }

  private var bladeAlphas: [Double] {
    look.hasGlass
      ? [0.851, 0.706, 0.561, 0.416, 0.271, 0.271, 0.271, 0.271]
      : [0.576, 0.478, 0.38, 0.282, 0.184, 0.184, 0.184, 0.184]
  }
}
