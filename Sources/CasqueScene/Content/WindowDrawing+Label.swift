import CasqueGeometry
import CasqueLayout
import CasqueModel

extension WindowDrawing {
  mutating func draw(_ label: Label, in view: PresentedView) {
    if let text = label.attributedText {
      return draw(
        text, in: view, alignment: label.textAlignment,
        font: label.font, color: label.textColor.resolved(in: environment), link: color("link"))
    }
    draw(
      view.resolved.text, in: view, alignment: label.textAlignment,
      color: label.textColor.resolved(in: environment))
  }

  /// Draws a view's text in its text frame; what does not fit into the bounds is cut.
  mutating func draw(
    _ text: ShapedText?, in view: PresentedView, alignment: TextAlignment, color: RGBA
  ) {
    guard let text, !text.lines.isEmpty, color.alpha > 0 else { return }
    let frame = view.place(view.resolved.textFrame)
    let placed = DisplayText(
      text, in: frame, alignment: alignment, isMirrored: view.resolved.isMirrored,
      grid: environment.pixelGrid, color: color)
    let extent = Rect(
      origin: frame.origin,
      size: Size(width: frame.width, height: max(frame.height, text.size.height)))
    let widest = text.lines.reduce(0) { max($0, $1.width) }
    let fits = view.frame.contains(extent, tolerance: 1) && widest <= frame.width + 1
    group(DisplayGroup(clip: fits ? nil : .rect(view.frame))) {
      $0.list.commands.append(.text(placed))
    }
  }
}
