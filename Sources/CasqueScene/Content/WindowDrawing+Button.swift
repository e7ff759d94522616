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
      return drawPlain(button, in: view, colors, tint: tint)
    }
    let parts = measurer.arrange(
      button, in: view.frame.size, isMirrored: view.resolved.isMirrored)
    if let frame = parts.image.map(view.place) {
      drawImage(of: button, in: frame, of: view, color: colors.foreground)
    }
    draw(view.resolved.text, in: view, alignment: parts.alignment, color: colors.foreground)
    guard let subtitle = parts.subtitle else { return }
    list.commands.append(
      .text(
        DisplayText(
          subtitle.text, in: view.place(subtitle.frame), alignment: parts.alignment,
          isMirrored: false,
          grid: environment.pixelGrid, color: colors.foreground)))
  }

  /// What measured the parts of the window's controls.
  var measurer: ContentMeasurer {
    ContentMeasurer(
      engine: context.text, resources: context.resources, environment: environment)
  }

  /// A capsule of circles, or corners of a radius.
  ///
  /// **Source** ControlFacts, UIButton.Configuration, corner radius: on iOS 18 14, 5.95 and
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
    if button.imageRenderingMode == .alwaysOriginal, symbol(name, in: .plain) == nil {
      return list.drawImage(named: name, in: frame, context: context)
    }
    drawStretchedStencil(
      name, in: frame, color: color, place: measurer.symbolPlace(in: button),
      isMirrored: view.resolved.isMirrored)
  }

  /// Draws a button without a configuration: its title in its colour, and its image, which is a
  /// stencil in the tint where the system draws the button.
  private mutating func drawPlain(
    _ button: Button, in view: PresentedView, _ colors: ButtonColors, tint: Color
  ) {
    draw(view.resolved.text, in: view, alignment: .center, color: colors.foreground)
    let parts = measurer.arrange(
      button, in: view.frame.size, isMirrored: view.resolved.isMirrored)
    guard let name = button.image, let frame = parts.image.map(view.place) else { return }
    let stated = context.resources.imageDescription(named: name)
    let isStencil =
      switch stated?.mode(asked: button.imageRenderingMode) ?? button.imageRenderingMode {
      case .automatic: button.kind == .system
      case .alwaysOriginal: false
      case .alwaysTemplate: true
      }
    guard isStencil || symbol(name, in: .plain) != nil else {
      return list.drawImage(named: name, in: frame, context: context)
    }
    let color = button.isEnabled ? tint.resolved(in: environment) : colors.foreground
    drawStretchedStencil(
      name, in: frame, color: color, place: .plain, isMirrored: view.resolved.isMirrored)
  }

  /// Draws a stencil as large as its frame, where that fills the button or grows with text.
  private mutating func drawStretchedStencil(
    _ name: String, in frame: Rect, color: RGBA, place: SymbolPlace, isMirrored: Bool
  ) {
    let known =
      symbol(name, in: place)?.size ?? context.resources.imageDescription(named: name)?.size
    guard let size = known, size.width > 0, size.height > 0, size != frame.size else {
      return drawStencil(name, in: frame, color: color, place: place, isMirrored: isMirrored)
    }
    let own = ContentMode.center.placement(of: size, in: frame)
    let scale = AffineTransform.scale(x: frame.width / size.width, y: frame.height / size.height)
    group(DisplayGroup(transform: scale.about(frame.center))) {
      $0.drawStencil(name, in: own, color: color, place: place, isMirrored: isMirrored)
    }
  }
}
