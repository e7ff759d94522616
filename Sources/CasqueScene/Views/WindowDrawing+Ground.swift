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
    list.stroke(view.outline(of: middle, radius: radius), color, width: width)
  }

  /// Draws `body` with the view's shadow; a view that clips has none, as with masksToBounds.
  mutating func drawWithShadow(_ view: PresentedView, _ body: (inout WindowDrawing) -> Void) {
    guard let shadow = view.appearance.shadow, !view.appearance.clipsToBounds else {
      return body(&self)
    }
    let cast = DisplayShadow(
      color: shadow.color.resolved(in: environment), radius: max(0, shadow.radius),
      offset: shadow.offset, spread: shadow.spread)
    guard cast.color.alpha > 0 else { return body(&self) }
    if let path = shadow.path {
      list.commands.append(.shadow(path.shape(in: view.frame), cast))
      body(&self)
    } else if isGroundOpaque(of: view) {
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
  private func paint(for gradient: Gradient, in frame: Rect) -> Paint? {
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
    let (start, end) = (place(gradient.startPoint), place(gradient.endPoint))
    switch gradient.kind {
    case .axial: return .linearGradient(stops, from: start, to: end)
    case .radial:
      let radii = Size(width: abs(end.x - start.x), height: abs(end.y - start.y))
      guard radii.width > 0, radii.height > 0 else { return .color(colors[colors.count - 1]) }
      return .radialGradient(stops, center: start, radii: radii)
    case .conic:
      let reach = frame.corners.reduce(0) { max($0, start.distance(to: $1)) } + 1
      return .conicGradient(
        stops, center: start, angle: start.angle(to: end), reach: reach)
    }
  }
}

extension Shadow.Path {
  fileprivate func shape(in frame: Rect) -> Shape {
    switch self {
    case .ellipse: .ellipse(frame)
    case .roundedRect(let radius):
      .roundedRect(frame, radius: min(max(0, radius), min(frame.width, frame.height) / 2))
    }
  }
}
