import CasqueGeometry
import CasqueModel

extension WindowDrawing {
  /// Draws the ground colour and the gradient over it, both with the view's corners.
  mutating func drawGround(of view: PresentedView) {
    guard !view.frame.isEmpty else { return }
    if let color = view.backgroundColor { list.fill(view.outline, color) }
    if let paint = view.appearance.gradient.flatMap({ paint(for: $0, in: view.frame) }) {
      list.commands.append(.fill(view.outline, paint))
    }
  }

  /// Draws the border inside the bounds, over the subviews as CALayer does.
  mutating func drawBorder(of view: PresentedView) {
    guard let border = view.appearance.border, border.width > 0, !view.frame.isEmpty else { return }
    let color = border.color.resolved(in: environment)
    let width = min(border.width, min(view.frame.width, view.frame.height) / 2)
    let middle = view.frame.inset(by: Insets(all: width / 2))
    let radius = view.cornerRadius - width / 2
    list.stroke(
      radius > 0 ? .roundedRect(middle, radius: radius) : .rect(middle), color, width: width)
  }

  /// Draws `body` with the view's shadow; a view that clips has none, as with masksToBounds.
  mutating func drawWithShadow(_ view: PresentedView, _ body: (inout WindowDrawing) -> Void) {
    guard let shadow = view.appearance.shadow, !view.appearance.clipsToBounds else {
      return body(&self)
    }
    let cast = DisplayShadow(
      color: shadow.color.resolved(in: environment), radius: max(0, shadow.radius),
      offset: shadow.offset)
    guard cast.color.alpha > 0 else { return body(&self) }
    if isGroundOpaque(of: view) {
      list.commands.append(.shadow(view.outline, cast))
      body(&self)
    } else {
      // Without a ground it is the content that throws the shadow, letter by letter.
      group(DisplayGroup(shadow: cast), body)
    }
  }

  private func isGroundOpaque(of view: PresentedView) -> Bool {
    if let color = view.backgroundColor, color.alpha >= 1 { return !view.frame.isEmpty }
    guard let gradient = view.appearance.gradient, !view.frame.isEmpty else { return false }
    return gradient.colors.allSatisfy { $0.resolved(in: environment).alpha >= 1 }
  }

  /// The gradient's points are in the unit square of the bounds, as in CAGradientLayer.
  private func paint(for gradient: LinearGradient, in frame: Rect) -> Paint? {
    let colors = gradient.colors.map { $0.resolved(in: environment) }
    guard let first = colors.first else { return nil }
    guard colors.count > 1 else { return .color(first) }
    let isPlaced = gradient.locations.count == colors.count
    var latest = 0.0
    let stops = colors.enumerated().map { index, color in
      let even = Double(index) / Double(colors.count - 1)
      latest = max(latest, min(1, isPlaced ? gradient.locations[index] : even))
      return GradientStop(location: latest, color: color)
    }
    func place(_ unit: Point) -> Point {
      Point(x: frame.minX + unit.x * frame.width, y: frame.minY + unit.y * frame.height)
    }
    return .linearGradient(stops, from: place(gradient.startPoint), to: place(gradient.endPoint))
  }
}
