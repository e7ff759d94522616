import CasqueGeometry
import CasqueLayout
import CasqueModel

extension WindowDrawing {
  /// Draws a date picker: its wheels, its calendar, or the fields that open a calendar and a clock.
  ///
  /// **Source** ControlFacts, UIDatePicker compact (low).
  mutating func draw(_ picker: DatePicker, in view: PresentedView, tint: RGBA) {
    group(DisplayGroup(alpha: picker.isEnabled ? 1 : 0.5)) { drawing in
      switch picker.look {
      case .wheels: drawing.drawWheels(of: picker, in: view)
      case .fields: drawing.drawFields(of: picker, in: view)
      case .calendar(let hasTime):
        drawing.drawCalendar(of: picker, hasTime: hasTime, in: view, tint: tint)
      }
    }
  }

  private mutating func drawFields(of picker: DatePicker, in view: PresentedView) {
    let sizes = environment.profile.controls.systemSizes
    let height = min(sizes.compactDatePickerHeight, view.frame.height)
    var x = view.frame.minX
    for text in picker.compactTexts {
      let width = min(dateFieldWidth(text), max(0, view.frame.maxX - x))
      let field = Rect(x: x, y: view.frame.midY - height / 2, width: width, height: height)
        .mirrored(in: view.frame, if: view.resolved.isMirrored)
      drawDateField(text, in: field)
      x += width + sizes.compactDatePickerGap
    }
  }

  private static let fieldFont = Font.system(17)

  /// How wide a field for a date or a time is.
  func dateFieldWidth(_ text: String) -> Double {
    environment.pixelGrid.ceil(line(text, Self.fieldFont).size.width)
      + 2 * environment.profile.controls.systemSizes.compactDatePickerPadding
  }

  /// Draws a field for a date or a time.
  mutating func drawDateField(_ text: String, in field: Rect) {
    let half = min(field.width, field.height) / 2
    list.fill(
      .roundedRect(field, radius: look.hasGlass ? half : min(UnsureLook.compactDateRadius, half)),
      color("tertiarySystemFill"))
    drawLine(
      text, Self.fieldFont, in: field.inset(by: Insets(left: 4, right: 4)), color: color("label"))
  }
}
