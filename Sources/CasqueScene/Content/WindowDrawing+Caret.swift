import CasqueGeometry
import CasqueLayout
import CasqueModel

extension WindowDrawing {
  /// Draws the cursor of a field behind its text, or where text will start.
  ///
  /// **Source** ControlFacts, UITextField: 2 wide, the line and 1.5 high, in the tint.
  /// - Parameters:
  ///   - text: the text that is typed; nil for none.
  ///   - frame: the room of the line, in the window's coordinates.
  ///   - lineHeight: the height of a line of the field's font.
  mutating func drawCaret(
    after text: ShapedText?, in frame: Rect, alignment: TextAlignment, isMirrored: Bool,
    lineHeight: Double, tint: RGBA
  ) {
    let width = 2.0
    let line = text?.lines.last
    let length = line?.width ?? 0
    let start =
      switch LineSide(alignment, isMirrored: isMirrored) {
      case .left, .both: frame.minX
      case .center: frame.midX - length / 2
      case .right: frame.maxX - length
      }
    let isRightToLeft = line?.isRightToLeft ?? isMirrored
    // Before a placeholder it lies half in the room of the first letter.
    let lead = line == nil ? width / 2 : 0
    let x = isRightToLeft ? start - width + lead : start + length - lead
    let caret = Rect(
      x: environment.pixelGrid.round(min(max(x, frame.minX - lead), frame.maxX - width + lead)),
      y: frame.midY - (lineHeight + 1.5) / 2, width: width, height: lineHeight + 1.5)
    list.fill(.roundedRect(caret, radius: 1), tint)
  }
}
