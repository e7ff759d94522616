import CasqueGeometry
import CasqueLayout
import CasqueModel

extension WindowDrawing {
  /// Draws a month with the chosen day, and below it the time.
  ///
  /// From the top: the month with what turns the pages, the days of the week, and up to six weeks, the
  /// first day being Sunday.
  /// **Source** ControlFacts, UIDatePicker inline (low).
  mutating func drawCalendar(
    of picker: DatePicker, hasTime: Bool, in view: PresentedView, tint: RGBA
  ) {
    let sizes = environment.profile.controls.systemSizes
    let time = hasTime ? sizes.calendarTimeHeight : 0
    let area = Rect(
      x: view.frame.minX, y: view.frame.minY, width: view.frame.width,
      height: max(0, view.frame.height - time))
    guard area.width > 60, area.height > 60 else { return }
    let cell = Size(
      width: area.width / 7, height: min(UnsureLook.calendarDay, (area.height - 64) / 6))
    drawMonth(of: picker, in: area, of: view, tint: tint)
    drawWeekdays(cell.width, at: area.minY + 44, in: area, of: view)
    drawDays(of: picker, cell, from: area.minY + 64, in: area, of: view, tint: tint)
    guard hasTime else { return }
    let row = Rect(
      x: area.minX + 16, y: area.maxY, width: max(0, area.width - 32), height: time)
    let isMirrored = view.resolved.isMirrored
    drawLine(
      "Time", .system(17), in: row, alignment: isMirrored ? .right : .left,
      color: color("label"))
    let height = min(sizes.compactDatePickerHeight, time)
    let width = min(dateFieldWidth(picker.timeText), row.width)
    drawDateField(
      picker.timeText,
      in: Rect(x: row.maxX - width, y: row.midY - height / 2, width: width, height: height)
        .mirrored(in: row, if: isMirrored))
  }

  private mutating func drawMonth(
    of picker: DatePicker, in area: Rect, of view: PresentedView, tint: RGBA
  ) {
    let isMirrored = view.resolved.isMirrored
    let font = Font.system(17, weight: .semibold)
    let width = min(line(picker.monthTitle, font).size.width + 1, area.width - 120)
    let title = Rect(x: area.minX + 16, y: area.minY, width: max(0, width), height: 44)
    drawLine(
      picker.monthTitle, font, in: title.mirrored(in: area, if: isMirrored), color: color("label"))
    func middle(_ x: Double) -> Point {
      Rect(x: x, y: title.midY, width: 0, height: 0).mirrored(in: area, if: isMirrored).origin
    }
    drawPageChevron(
      Size(width: 5, height: 9), at: middle(title.maxX + 9), tint, isForward: !isMirrored)
    let arrow = Size(width: 8, height: 15)
    drawPageChevron(arrow, at: middle(area.maxX - 60), tint, isForward: isMirrored)
    drawPageChevron(arrow, at: middle(area.maxX - 22), tint, isForward: !isMirrored)
  }

  /// - Parameter isForward: whether it points to the right.
  private mutating func drawPageChevron(
    _ size: Size, at center: Point, _ tint: RGBA, isForward: Bool
  ) {
    let tip = (isForward ? 1.0 : -1.0) * size.width / 2
    let steps: [PathStep] = [
      .move(Point(x: center.x - tip, y: center.y - size.height / 2)),
      .line(Point(x: center.x + tip, y: center.y)),
      .line(Point(x: center.x - tip, y: center.y + size.height / 2)),
    ]
    list.stroke(.path(steps), tint, width: strokeWidth(2), ends: .round)
  }

  private mutating func drawWeekdays(
    _ width: Double, at y: Double, in area: Rect, of view: PresentedView
  ) {
    for (column, title) in DatePicker.weekdayTitles.enumerated() {
      let place = Rect(
        x: area.minX + Double(column) * width, y: y, width: width, height: 20
      ).mirrored(in: area, if: view.resolved.isMirrored)
      drawLine(
        title, .system(13, weight: .semibold), in: place, color: color("tertiaryLabel"))
    }
  }

  private mutating func drawDays(
    of picker: DatePicker, _ cell: Size, from top: Double, in area: Rect, of view: PresentedView,
    tint: RGBA
  ) {
    let date = picker.date
    guard cell.height > 0,
      let first = CalendarDate(year: date.year, month: date.month, day: 1)?.weekday
    else { return }
    for day in 1...CalendarDate.days(inMonth: date.month, of: date.year) {
      let index = first + day - 1
      let place = Rect(
        x: area.minX + Double(index % 7) * cell.width, y: top + Double(index / 7) * cell.height,
        width: cell.width, height: cell.height
      ).mirrored(in: area, if: view.resolved.isMirrored)
      let isChosen = day == date.day
      if isChosen {
        let side = min(cell.width, cell.height)
        list.fill(
          .ellipse(Rect(center: place.center, width: side, height: side)),
          tint.multiplyingAlpha(by: UnsureLook.chosenDayAlpha))
      }
      drawLine(
        "\(day)", .system(20, weight: isChosen ? .semibold : .regular), in: place,
        color: isChosen ? tint : color("label"))
    }
  }
}
