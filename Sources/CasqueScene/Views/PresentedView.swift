import CasqueGeometry
import CasqueLayout
import CasqueModel

/// A view as it is at a moment: its layout, its own look, and how both are changed.
struct PresentedView {
  let resolved: ResolvedView
  /// The bounds in the window's coordinates, before the view's transform.
  let frame: Rect
  let isHidden: Bool
  let alpha: Double
  let backgroundColor: RGBA?
  let cornerRadius: Double
  /// The map from the view as laid out to the view as shown, in the window's coordinates.
  let transform: AffineTransform
  /// The turn in space after ``transform``, or nil for none.
  let projection: Projection?

  init(
    _ resolved: ResolvedView, presentation: ViewPresentation?,
    environment: LayoutEnvironment
  ) {
    let appearance = resolved.view.appearance
    let change = presentation ?? ViewPresentation()
    self.resolved = resolved
    frame = resolved.absoluteFrame
    isHidden = change.isHidden ?? resolved.view.isHidden
    alpha = min(1, max(0, change.alpha ?? appearance.alpha))
    backgroundColor =
      change.backgroundColor ?? appearance.backgroundColor?.resolved(in: environment)
    let radius = change.cornerRadius ?? appearance.cornerRadius
    cornerRadius = min(max(0, radius), min(frame.width, frame.height) / 2)
    transform = appearance.transform.concatenating(change.transform).about(frame.center)
      .concatenating(.translation(x: change.offset.x, y: change.offset.y))
    projection = appearance.transform3D.projection(about: transform.apply(to: frame.center))
  }

  var view: View { resolved.view }
  var appearance: Appearance { resolved.view.appearance }

  /// The outline of the bounds with the view's corners.
  var outline: Shape { outline(of: frame, radius: cornerRadius) }

  /// A rectangle with corners of the view's curve; a radius of half the height is a half circle.
  func outline(of rect: Rect, radius: Double) -> Shape {
    guard radius > 0 else { return .rect(rect) }
    return appearance.cornerCurve == .continuous
      ? .continuousRect(rect, radius: radius) : .roundedRect(rect, radius: radius)
  }

  /// A rectangle of the view's own coordinates in the window's.
  func place(_ rect: Rect) -> Rect { rect.offset(by: frame.origin) }
}
