import CasqueGeometry
public import CasqueModel

/// The layers of a scene pulled apart, the backmost at the lower left, each with its name.
///
/// Every layer is drawn as a plane turned away from the viewer: its width is shortened and its
/// right edge raised.
public struct ExplodedView: Sendable {
  /// The layers, back to front.
  public var layers: [SceneLayer]

  /// Creates a view of layers.
  public init(_ layers: [SceneLayer]) { self.layers = layers }

  private static let margin = 48.0
  private static let shortening = 0.62
  private static let rise = 0.26
  /// How far one layer lies from the next, as shares of its width and its height.
  private static let step = Point(x: 0.46, y: 0.06)
  private static let captionRoom = 44.0

  /// The layers as one picture.
  public func displayList(text: any TextMeasuring) -> DisplayList {
    let context = SceneContext(text: text, resources: EmptyResources())
    let plane = layers.first?.list.size ?? Size(width: 1, height: 1)
    let step = Point(
      x: plane.width * ExplodedView.step.x, y: plane.height * ExplodedView.step.y)
    let spread = Double(max(0, layers.count - 1))
    let lift = plane.width * ExplodedView.shortening * ExplodedView.rise
    let size = Size(
      width: plane.width * ExplodedView.shortening + spread * step.x + 2 * ExplodedView.margin,
      height: plane.height + lift + spread * step.y + 2 * ExplodedView.margin
        + ExplodedView.captionRoom)
    var list = DisplayList(size: size, scale: min(2, 8000 / max(size.width, size.height)))
    list.fill(.rect(Rect(origin: .zero, size: size)), RGBA(gray: 0.95))
    for (index, layer) in layers.enumerated() {
      // Back layers lie lower, so that front ones do not hide their names.
      let origin = Point(
        x: ExplodedView.margin + Double(index) * step.x,
        y: ExplodedView.margin + lift + (spread - Double(index)) * step.y)
      draw(layer, at: origin, in: &list, context)
    }
    return list
  }

  private func draw(
    _ layer: SceneLayer, at origin: Point, in list: inout DisplayList, _ context: SceneContext
  ) {
    let shear = AffineTransform(
      a: ExplodedView.shortening, b: -ExplodedView.shortening * ExplodedView.rise, c: 0, d: 1,
      tx: origin.x, ty: origin.y)
    let frame = Rect(origin: .zero, size: layer.list.size)
    list.group(DisplayGroup(transform: shear)) { group in
      // Clear layers are seen as panes of glass.
      group.fill(.rect(frame), RGBA.white.multiplyingAlpha(by: 0.35))
      group.draw(layer.list, at: .zero)
      group.stroke(
        .rect(frame.inset(by: Insets(all: 0.5))), RGBA.black.multiplyingAlpha(by: 0.25), width: 1)
    }
    let line = context.line(layer.name, size: 15, weight: .semibold)
    let below = Rect(
      x: origin.x, y: origin.y + frame.height + 10, width: max(line.size.width, 1),
      height: line.size.height)
    list.commands.append(
      .text(
        DisplayText(
          line, in: below, alignment: .left, isMirrored: false,
          grid: PixelGrid(scale: list.scale), color: RGBA(gray: 0.2))))
  }
}
