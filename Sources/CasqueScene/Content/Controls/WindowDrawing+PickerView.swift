import CasqueGeometry
import CasqueLayout
import CasqueModel

extension WindowDrawing {
  /// Draws a picker view: the band of the selection and each wheel's rows around it.
  ///
  /// **Source** ControlFacts, UIPickerView.
  mutating func draw(_ picker: PickerView, in view: PresentedView) {
    drawBand(in: view.frame)
    let count = picker.components.count
    guard count > 0, count <= 100 else { return }
    let width = ((view.frame.width - 18 - 5 * Double(count - 1)) / Double(count)).rounded(.down)
    guard width > 0 else { return }
    for (index, titles) in picker.components.enumerated() {
      let selected = index < picker.selectedRows.count ? picker.selectedRows[index] : 0
      let column = Rect(
        x: view.frame.minX + 9 + Double(index) * (width + 5), y: view.frame.minY, width: width,
        height: view.frame.height
      ).mirrored(in: view.frame, if: view.resolved.isMirrored)
      let (last, _) = selected.addingReportingOverflow(4)
      let rows = (0..<9).map { offset in
        let (row, _) = last.subtractingReportingOverflow(8 - offset)
        return titles.indices.contains(row) ? titles[row] : ""
      }
      drawWheel(rows, in: column, alignment: .center)
    }
  }

  /// Draws the wheels of a date picker, each as wide as its rows want.
  mutating func drawWheels(of picker: DatePicker, in view: PresentedView) {
    drawBand(in: view.frame)
    let wheels = picker.wheelTexts
    let widths = wheels.map { rows in
      2 * UnsureLook.wheelPadding
        + rows.reduce(0) { max($0, line($1, DatePicker.wheelFont).size.width) }
    }
    let room = view.frame.width - 18
    let total = widths.reduce(0, +)
    guard room > 0, total > 0 else { return }
    let factor = min(1, room / total)
    var x = view.frame.midX - total * factor / 2
    for (rows, width) in zip(wheels, widths) {
      let column = Rect(
        x: x, y: view.frame.minY, width: width * factor, height: view.frame.height
      ).mirrored(in: view.frame, if: view.resolved.isMirrored)
      drawWheel(rows, in: column, alignment: .center)
      x += width * factor
    }
  }

  private mutating func drawBand(in frame: Rect) {
    let height = environment.profile.controls.systemSizes.pickerRowHeight + 2
    let band = Rect(
      x: frame.minX + 9, y: frame.midY - height / 2, width: max(0, frame.width - 18),
      height: height)
    let radius = look.hasGlass ? UnsureLook.pickerBandRadius26 : 8
    list.fill(
      .roundedRect(band, radius: min(radius, band.width / 2)),
      firm(isDark ? .hex(0x767680, alpha: 0.18) : .hex(0x747480, alpha: 0.08)))
  }

  /// What is left of a row where the wheel fades into the ground, over its outer thirds.
  private func fade(at y: Double, in column: Rect) -> Double {
    let room = column.height * UnsureLook.wheelFade
    guard room > 0 else { return 1 }
    return max(0, min(1, min(y - column.minY, column.maxY - y) / room))
  }

  /// Draws nine rows on a cylinder: row d lies at R·sin(d·β) and is squeezed to cos(d·β).
  private mutating func drawWheel(_ rows: [String], in column: Rect, alignment: TextAlignment) {
    let rowHeight = environment.profile.controls.systemSizes.pickerRowHeight
    let table = column.height + 75
    let beta = 2 * Double.pi / (2 * table / rowHeight).rounded(.up)
    let radius = 0.334225372 * table
    for (index, title) in rows.enumerated() where !title.isEmpty {
      let distance = Double(index - rows.count / 2)
      let turn = AffineTransform.rotation(distance * beta)
      // A rotation holds the cosine and the sine of its angle.
      let (cosine, sine) = (turn.a, turn.b)
      // Rows that are nearly edge-on would run into each other.
      guard cosine > 0.3 else { continue }
      let center = Point(x: column.midX, y: column.midY + radius * sine)
      let row = Rect(
        x: column.minX + 4, y: center.y - rowHeight / 2, width: max(0, column.width - 8),
        height: rowHeight)
      let ink = color("label").multiplyingAlpha(
        by: distance == 0 ? 1 : 0.447 * fade(at: center.y, in: column))
      let squeeze = AffineTransform.scale(x: 1, y: cosine).about(center)
      group(DisplayGroup(transform: distance == 0 ? .identity : squeeze)) {
        $0.drawLine(
          title, distance == 0 ? DatePicker.wheelFont : .system(21), in: row,
          alignment: alignment, color: ink)
      }
    }
  }
}

extension DatePicker {
  /// The font of the row in the middle.
  fileprivate static let wheelFont = Font.system(23.5)
}
