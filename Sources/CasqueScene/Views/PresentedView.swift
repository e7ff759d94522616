import CasqueGeometry
import CasqueLayout
import CasqueModel

/// A view as it is at a moment: its layout, its own look, and how both are changed.
struct PresentedView {
  let resolved: ResolvedView
  /// The view's own look with what is changed of it.
  let appearance: Appearance
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
    let change = presentation ?? ViewPresentation()
    let appearance = resolved.view.appearance.presented(as: change, in: environment)
    self.resolved = resolved
    self.appearance = appearance
    frame =
      change.size.map { size in
        let center = resolved.absoluteFrame.center
        return Rect(
          x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
          height: size.height)
      } ?? resolved.absoluteFrame
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
  /// How far subviews are moved with the origin of a view whose size is changed, in points.
  var subviewShift: Point { frame.origin - resolved.absoluteFrame.origin }

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

extension Appearance {
  /// The look with what a presentation changes of colours, border and shadow.
  fileprivate func presented(
    as change: ViewPresentation, in environment: LayoutEnvironment
  ) -> Appearance {
    var copy = self
    if let tint = change.tintColor { copy.tintColor = .fixed(tint) }
    if change.borderWidth != nil || change.borderColor != nil {
      var border = border ?? Border(width: 0, color: .fixed(.black))
      border.width = change.borderWidth ?? border.width
      border.color = change.borderColor.map(Color.fixed) ?? border.color
      copy.border = border
    }
    if change.shadowOpacity != nil || change.shadowRadius != nil || change.shadowOffset != nil {
      // CALayer's defaults: black, 3 points, 3 points up.
      var shadow =
        shadow ?? Shadow(color: .fixed(.clear), radius: 3, offset: Point(x: 0, y: -3))
      shadow.radius = change.shadowRadius ?? shadow.radius
      shadow.offset = change.shadowOffset ?? shadow.offset
      if let opacity = change.shadowOpacity {
        var color = shadow.color.resolved(in: environment)
        color.alpha = opacity
        shadow.color = .fixed(color)
      }
      copy.shadow = shadow
    }
    return copy
  }
}

extension Color {
  /// A colour of one value.
  fileprivate static func fixed(_ rgba: RGBA) -> Color { .custom(DynamicColor(light: rgba)) }
}
