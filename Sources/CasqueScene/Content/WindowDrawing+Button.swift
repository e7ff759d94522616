import CasqueGeometry
import CasqueLayout
import CasqueModel
import CasqueSymbols

extension WindowDrawing {
  /// Draws a button: its ground, its image in the colour of the title, and the titles.
  mutating func draw(_ button: Button, in view: PresentedView, tint: Color) {
    let colors = ButtonColors(button, tint: tint, in: environment)
    if let ground = colors.ground, !view.frame.isEmpty {
      list.fill(shape(of: button, in: view.frame), ground)
    }
    if let name = button.backgroundImage, !view.frame.isEmpty {
      list.drawImage(named: name, in: view.frame, context: context)
    }
    guard button.style != .system else {
      return drawPlain(button, in: view, color: colors.foreground)
    }
    let parts = measurer.arrange(
      button, in: view.frame.size, isMirrored: view.resolved.isMirrored)
    if let frame = parts.image.map(view.place) {
      drawImage(of: button, in: frame, of: view, color: colors.foreground)
    }
    draw(view.resolved.text, in: view, alignment: .center, color: colors.foreground)
    guard let subtitle = parts.subtitle else { return }
    list.commands.append(
      .text(
        DisplayText(
          subtitle.text, in: view.place(subtitle.frame), alignment: .center, isMirrored: false,
          grid: environment.pixelGrid, color: colors.foreground)))
  }

  /// What measured the parts of the window's controls.
  var measurer: ContentMeasurer {
    ContentMeasurer(
      engine: context.text, resources: context.resources, environment: environment)
  }

  /// A capsule of circles, or corners of a radius.
  ///
  /// **Source** spec/controls.md, UIButton.Configuration, corner radius: on iOS 18 14, 5.95 and
  /// 8.75 by size with continuous corners; on iOS 26 17 at most with circular ones.
  private func shape(of button: Button, in frame: Rect) -> Shape {
    let half = min(frame.width, frame.height) / 2
    let radius: Double =
      switch button.configuration.cornerStyle {
      case .capsule: half
      case .small: frame.height * 0.125
      case .medium: frame.height * 0.175
      case .large: frame.height * 0.25
      case .fixed: 5.95
      case .dynamic:
        if look.hasGlass {
          17
        } else {
          switch button.configuration.buttonSize {
          case .mini, .small: 14
          case .medium: environment.profile.controls.buttonCornerRadius ?? 5.95
          case .large: 8.75
          }
        }
      }
    return radius >= half || look.hasGlass
      ? .roundedRect(frame, radius: min(radius, half)) : .continuousRect(frame, radius: radius)
  }

  private mutating func drawImage(
    of button: Button, in frame: Rect, of view: PresentedView, color: RGBA
  ) {
    if button.configuration.showsActivityIndicator {
      return drawBlades(in: frame, scale: frame.width / 20, color: color)
    }
    guard let name = button.image else { return }
    drawStencil(
      name, in: frame, color: color, place: measurer.symbolPlace(in: button),
      isMirrored: view.resolved.isMirrored)
  }

  /// Draws a button without a configuration: its image where a line starts before the title.
  private mutating func drawPlain(_ button: Button, in view: PresentedView, color: RGBA) {
    draw(view.resolved.text, in: view, alignment: .center, color: color)
    guard let name = button.image else { return }
    let text = view.place(view.resolved.textFrame)
    let size =
      symbol(name, in: .plain)?.size ?? context.resources.imageDescription(named: name)?.size
      ?? Size(width: min(20, view.frame.height), height: min(20, view.frame.height))
    var frame = ContentMode.center.placement(of: size, in: view.frame)
    if let width = view.resolved.text?.size.width, width > 0 {
      frame.origin.x =
        view.resolved.isMirrored ? text.midX + width / 2 : text.midX - width / 2 - size.width
    }
    drawStencil(
      name, in: frame, color: color, place: .plain, isMirrored: view.resolved.isMirrored)
  }
}
