import CasqueGeometry
import CasqueModel

/// The outline of a device around its display.
///
/// The proportions are drawn after photographs, not measured; nothing is computed from them.
struct DeviceFrame {
  let environment: LayoutEnvironment

  /// What the body looks like.
  enum Kind: Hashable {
    /// A display with round corners up to the rim.
    case fullScreen
    /// A display between two bars, one of which holds the home button.
    case homeButton
    /// A window that does not fill a display.
    case window
  }

  init(_ environment: LayoutEnvironment) { self.environment = environment }

  var kind: Kind {
    if environment.displayCornerRadius > 0 { return .fullScreen }
    let hasIndicator = environment.cutouts.contains { $0.kind == .homeIndicator }
    return hasIndicator || environment.safeAreaInsets.bottom > 0 ? .window : .homeButton
  }

  private var isPad: Bool { environment.traits.userInterfaceIdiom == .pad }
  private var isLandscape: Bool { environment.size.width > environment.size.height }

  /// How far the body reaches beyond the display.
  var bezel: Insets {
    switch kind {
    case .fullScreen: return Insets(all: isPad ? 26 : 13)
    case .window: return Insets(all: 6)
    case .homeButton:
      let (long, short) = isPad ? (64.0, 28.0) : (92.0, 20.0)
      return isLandscape
        ? Insets(top: short, left: long, bottom: short, right: long)
        : Insets(top: long, left: short, bottom: long, right: short)
    }
  }

  private var bodyRadius: Double {
    switch kind {
    case .fullScreen: environment.displayCornerRadius + (isPad ? 18 : 12)
    case .homeButton: isPad ? 36 : 52
    case .window: 10
    }
  }

  /// Space around the body for its shadow and its buttons.
  private static let margin = 16.0

  /// The picture of a display within its device.
  func framing(_ display: DisplayList) -> DisplayList {
    let bezel = self.bezel
    let margin = DeviceFrame.margin
    let body = Rect(
      x: margin, y: margin, width: display.size.width + bezel.left + bezel.right,
      height: display.size.height + bezel.top + bezel.bottom)
    var list = DisplayList(
      size: Size(width: body.width + 2 * margin, height: body.height + 2 * margin),
      scale: display.scale)
    drawBody(body, in: &list)
    let origin = Point(x: body.minX + bezel.left, y: body.minY + bezel.top)
    let place = AffineTransform.translation(x: origin.x, y: origin.y)
    let glass = Rect(origin: .zero, size: display.size)
    list.group(DisplayGroup(transform: place)) { list in
      list.group(DisplayGroup(clip: glassShape(glass))) { $0.commands += display.commands }
      drawCutouts(in: &list)
    }
    if kind == .homeButton { drawHomeButton(body, in: &list) }
    return list
  }

  private func glassShape(_ glass: Rect) -> Shape {
    let radius = environment.displayCornerRadius
    return radius > 0 ? .continuousRect(glass, radius: radius) : .rect(glass)
  }

  private func drawBody(_ body: Rect, in list: inout DisplayList) {
    guard kind != .window else {
      list.fill(.roundedRect(body, radius: bodyRadius), RGBA(gray: 0.56))
      return
    }
    let shape = Shape.continuousRect(body, radius: bodyRadius)
    for button in buttons(body) { list.fill(.roundedRect(button, radius: 1.5), RGBA(gray: 0.3)) }
    list.commands.append(
      .shadow(
        shape,
        DisplayShadow(
          color: RGBA.black.multiplyingAlpha(by: 0.22), radius: 5, offset: Point(x: 0, y: 3))))
    list.fill(shape, RGBA(gray: 0.42))
    let rim = isPad ? 2.0 : 3.0
    let inner = body.inset(by: Insets(all: rim))
    list.fill(.continuousRect(inner, radius: bodyRadius - rim), RGBA(gray: 0.05))
  }

  /// The buttons at the sides of a phone, where they are when it is held upright.
  private func buttons(_ body: Rect) -> [Rect] {
    guard !isPad else { return [] }
    let length = isLandscape ? body.width : body.height
    let spots: [(Axis, isLower: Bool, Double, Double)] = [
      (.vertical, true, 0.17, 0.035), (.vertical, true, 0.235, 0.07),
      (.vertical, true, 0.32, 0.07), (.vertical, false, 0.27, 0.11),
    ]
    return spots.map { _, isLower, start, extent in
      let (from, size) = (length * start, length * extent)
      // Turned to the left, the top of the device is at the left.
      if isLandscape {
        let y = isLower ? body.maxY - 1.5 : body.minY - 2
        return Rect(x: body.minX + from, y: y, width: size, height: 3.5)
      }
      let x = isLower ? body.minX - 2 : body.maxX - 1.5
      return Rect(x: x, y: body.minY + from, width: 3.5, height: size)
    }
  }

  private func drawHomeButton(_ body: Rect, in list: inout DisplayList) {
    let bezel = self.bezel
    let side = isPad ? 40.0 : 54.0
    let button =
      isLandscape
      ? Point(x: body.maxX - bezel.right / 2, y: body.midY)
      : Point(x: body.midX, y: body.maxY - bezel.bottom / 2)
    list.stroke(
      .ellipse(Rect(center: button, width: side, height: side)), RGBA(gray: 0.3), width: 2)
    guard !isPad else { return }
    let speaker =
      isLandscape
      ? Rect(center: Point(x: body.minX + bezel.left / 2, y: body.midY), width: 5, height: 46)
      : Rect(center: Point(x: body.midX, y: body.minY + bezel.top / 2), width: 46, height: 5)
    list.fill(.roundedRect(speaker, radius: 2.5), RGBA(gray: 0.2))
  }
}

extension RGBA {
  /// A grey from black to white.
  init(gray: Double) { self.init(red: gray, green: gray, blue: gray) }
}

extension Rect {
  /// The rectangle of an extent about its middle.
  init(center: Point, width: Double, height: Double) {
    self.init(x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
  }
}
