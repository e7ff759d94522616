import CasqueGeometry
import CasqueLayout
import CasqueModel

extension WindowDrawing {
  /// Draws a date picker: its wheels, or the fields that open a calendar and a clock.
  ///
  /// **Source** ControlFacts, UIDatePicker compact (low).
  mutating func draw(_ picker: DatePicker, in view: PresentedView) {
    group(DisplayGroup(alpha: picker.isEnabled ? 1 : 0.5)) { drawing in
      if picker.shownStyle == .wheels {
        drawing.drawWheels(of: picker, in: view)
      } else {
        drawing.drawFields(of: picker, in: view)
      }
    }
  }

  private mutating func drawFields(of picker: DatePicker, in view: PresentedView) {
    let sizes = environment.profile.controls.systemSizes
    let height = min(sizes.compactDatePickerHeight, view.frame.height)
    var x = view.frame.minX
    for text in picker.compactTexts {
      let font = Font.system(17)
      let wanted =
        environment.pixelGrid.ceil(line(text, font).size.width)
        + 2 * sizes.compactDatePickerPadding
      let width = min(wanted, max(0, view.frame.maxX - x))
      let field = Rect(x: x, y: view.frame.midY - height / 2, width: width, height: height)
        .mirrored(in: view.frame, if: view.resolved.isMirrored)
      let half = min(width, height) / 2
      list.fill(
        .roundedRect(field, radius: look.hasGlass ? half : min(UnsureLook.compactDateRadius, half)),
        color("tertiarySystemFill"))
      drawLine(text, font, in: field.inset(by: Insets(left: 4, right: 4)), color: color("label"))
      x += width + sizes.compactDatePickerGap
    }
  }
}
