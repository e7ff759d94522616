import CasqueGeometry
import CasqueModel
import CasqueSymbols

extension DisplayList {
  /// Draws a symbol into a rectangle as large as its box times a factor, in one colour.
  mutating func draw(_ symbol: Symbol, in frame: Rect, factor: Double, color: RGBA) {
    guard factor > 0, color.alpha > 0, symbol.size.width > 0 else { return }
    // The box is rounded up to pixels; the drawing stays in its middle.
    let map = AffineTransform.scale(x: factor, y: factor).concatenating(
      .translation(
        x: frame.midX - symbol.size.width * factor / 2,
        y: frame.midY - symbol.size.height * factor / 2))
    // Lines that cross must not add up, and gaps need something to be cut from.
    let isApart = symbol.hasGaps || (color.alpha < 1 && symbol.strokes.count > 1)
    group(DisplayGroup(stencil: isApart ? color : nil)) { list in
      let ink = isApart ? RGBA.black : color
      for stroke in symbol.strokes { list.draw(stroke, map, factor: factor, ink: ink) }
    }
  }

  private mutating func draw(
    _ stroke: Symbol.Stroke, _ map: AffineTransform, factor: Double, ink: RGBA
  ) {
    func path(_ steps: [PathStep]) -> Shape { .path(steps.map { $0.mapped(by: map) }) }
    switch stroke {
    case .fill(let steps, let width):
      fill(path(steps), ink)
      self.stroke(path(steps), ink, width: width * factor, ends: .round)
    case .line(let steps, let width):
      self.stroke(path(steps), ink, width: width * factor, ends: .round)
    case .clear(let steps, let width):
      group(DisplayGroup(compositing: .erase)) {
        $0.fill(path(steps), .black)
        $0.stroke(path(steps), .black, width: width * factor, ends: .round)
      }
    case .clearLine(let steps, let width):
      group(DisplayGroup(compositing: .erase)) {
        $0.stroke(path(steps), .black, width: width * factor, ends: .round)
      }
    }
  }
}
