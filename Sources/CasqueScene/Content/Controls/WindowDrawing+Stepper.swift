import CasqueGeometry
import CasqueLayout
import CasqueModel

extension WindowDrawing {
  /// Draws a stepper at its system size: less at the leading half, more at the trailing one.
  ///
  /// **Source** ControlFacts, UIStepper.
  mutating func draw(_ stepper: Stepper, in view: PresentedView) {
    let frame = Rect(
      origin: view.frame.origin, size: environment.profile.controls.systemSizes.stepper)
    let radius = look.hasGlass ? frame.height / 2 : UnsureLook.stepperRadius
    // Both were read in light style only.
    let isReadLight = look.hasGlass && !isDark && environment.traits.accessibilityContrast != .high
    let ink: RGBA = isReadLight ? .hex(0x252525) : color("label")
    func signColor(_ isUsable: Bool) -> RGBA {
      isUsable && stepper.isEnabled
        ? ink : ink.multiplyingAlpha(by: UnsureLook.disabledGlyphAlpha)
    }
    list.fill(
      .roundedRect(frame, radius: radius),
      color(look.hasGlass ? "quaternarySystemFill" : "tertiarySystemFill"))
    if let step = stepper.highlightedStep, stepper.isEnabled {
      let isLeft = (step == .decrement) != view.resolved.isMirrored
      let half = Rect(
        x: isLeft ? frame.minX : frame.midX, y: frame.minY, width: frame.width / 2,
        height: frame.height)
      group(DisplayGroup(clip: .roundedRect(frame, radius: radius))) {
        $0.list.fill(.rect(half), $0.color("systemFill"))
      }
    }
    let divider = Rect(
      x: frame.midX - UnsureLook.stepperDivider.width / 2,
      y: frame.midY - UnsureLook.stepperDivider.height / 2,
      width: UnsureLook.stepperDivider.width, height: UnsureLook.stepperDivider.height)
    list.fill(.rect(divider), isReadLight ? .hex(0xB4B4B4) : color("separator"))
    let quarter = frame.width / 4 * (view.resolved.isMirrored ? -1 : 1)
    drawBar(
      UnsureLook.stepperGlyph, at: Point(x: frame.midX - quarter, y: frame.midY),
      color: signColor(stepper.value > stepper.minimumValue))
    drawPlus(
      UnsureLook.stepperGlyph, at: Point(x: frame.midX + quarter, y: frame.midY),
      color: signColor(stepper.value < stepper.maximumValue))
  }
}
