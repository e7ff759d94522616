import CasqueGeometry
import CasqueLayout
import CasqueModel

extension WindowDrawing {
  /// Draws the grounds of the cards of an alert or action sheet; what stands on them are views.
  ///
  /// **Source** ControlFacts, Alert and Action sheet.
  mutating func draw(_ alert: AlertController, in view: PresentedView) {
    for part in ["card", "cancelCard"] {
      guard let card = result.view("\(view.view.id).\(part)"),
        let frame = frame(of: card.id), !frame.isEmpty
      else { continue }
      let radius = min(environment.profile.alerts.cornerRadius, frame.height / 2)
      drawCard(
        frame, radius: radius, of: alert, form: alert.form(in: environment),
        cancels: part == "cancelCard")
    }
  }

  private func frame(of id: String) -> Rect? {
    result.view(id).map {
      PresentedView($0, presentation: presentation.views[id], environment: environment).frame
    }
  }

  private mutating func drawCard(
    _ frame: Rect, radius: Double, of alert: AlertController, form: AlertController.Form,
    cancels: Bool
  ) {
    let shape = Shape.continuousRect(frame, radius: radius)
    guard !look.hasGlass else { return drawGlassCard(shape, isPopover: form == .popover) }
    switch (alert.preferredStyle, form) {
    case (.alert, _):
      draw(
        cardMaterial(light: .hex(0xF2F2F2, alpha: 0.8), dark: .hex(0x1E1E1E, alpha: 0.75)),
        in: shape)
    case (_, .popover):
      let fill: RGBA = .hex(isDark ? 0x252525 : 0xF9F9F9)
      list.drawPopoverGround(
        frame, radius: radius, color: fill, hasGlass: false,
        arrow: WindowPlacement.Arrow(direction: .up, position: frame.midX),
        arrowSize: environment.profile.sheets.popoverArrow)
      list.fill(shape, fill)
    case _ where cancels:
      list.fill(shape, .hex(isDark ? 0x2C2C2E : 0xFFFFFF))
    case _:
      draw(
        cardMaterial(light: .hex(0xF9F9F9, alpha: 0.78), dark: .hex(0x252525, alpha: 0.78)),
        in: shape)
    }
  }

  private func cardMaterial(light: RGBA, dark: RGBA) -> DisplayMaterial {
    DisplayMaterial(
      radius: UnsureLook.materialRadius, saturation: UnsureLook.materialSaturation,
      tint: isDark ? dark : light)
  }

  /// The card of iOS 26 is glass; that of an action sheet on iPad lets more through in light style.
  private mutating func drawGlassCard(_ shape: Shape, isPopover: Bool) {
    var shadow = DisplayShadow.below(8, radius: 11, alpha: 0.085)
    shadow.extent = .outside
    list.commands.append(.shadow(shape, shadow))
    let (gray, alpha): (Double, Double) =
      switch (isDark, isPopover) {
      case (true, _): (0.0989, 0.6506)
      case (false, false): (0.9937, 0.7143)
      // 68/255 of what lies behind, and 178/255.
      case (false, true): (178.0 / 187, 187.0 / 255)
      }
    draw(
      DisplayMaterial(
        radius: UnsureLook.materialRadius, saturation: UnsureLook.materialSaturation,
        tint: RGBA(red: gray, green: gray, blue: gray, alpha: alpha)), in: shape)
    drawGlassBorder(shape)
    guard !isDark, !environment.traits.isReduceTransparencyEnabled,
      let inner = shape.inset(by: 0.5)
    else { return }
    list.stroke(inner, Glass.rim, width: 1)
  }
}
