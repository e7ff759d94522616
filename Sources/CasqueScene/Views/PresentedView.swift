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
  }

  var view: View { resolved.view }
  var appearance: Appearance { resolved.view.appearance }

  /// The outline of the bounds with the view's corners, which are circular as UIKit's default.
  var outline: Shape {
    cornerRadius > 0 ? .roundedRect(frame, radius: cornerRadius) : .rect(frame)
  }

  /// A rectangle of the view's own coordinates in the window's.
  func place(_ rect: Rect) -> Rect { rect.offset(by: frame.origin) }
}
