import CasqueGeometry
import CasqueLayout
import CasqueModel

extension WindowDrawing {
  /// Draws a text view: the system's ground unless it has its own, and its text from the top.
  ///
  /// **Source** ControlFacts, UITextView.
  mutating func draw(_ textView: TextView, in view: PresentedView, tint: RGBA) {
    if view.backgroundColor == nil, !view.frame.isEmpty {
      list.fill(view.outline, color("systemBackground"))
    }
    let ink = textView.textColor.resolved(in: environment)
    if let text = textView.attributedText {
      draw(
        text, in: view, alignment: textView.textAlignment, font: textView.font, color: ink,
        link: tint)
    } else {
      draw(view.resolved.text, in: view, alignment: textView.textAlignment, color: ink)
    }
    if textView.isEditing { drawCaret(of: textView, in: view, tint: tint) }
  }

  /// Draws the cursor at the end of the last line.
  private mutating func drawCaret(of textView: TextView, in view: PresentedView, tint: RGBA) {
    let metrics = context.text.metrics(of: textView.font, traits: environment.traits)
    let text = textView.shownText.isEmpty ? nil : view.resolved.text
    let area =
      text == nil
      ? view.frame.inset(by: Insets(top: 8, left: 5, right: 5))
      : view.place(view.resolved.textFrame)
    let lines = Double(max(1, text?.lines.count ?? 1))
    let room = Rect(
      x: area.minX, y: area.minY + (lines - 1) * metrics.lineHeight, width: area.width,
      height: metrics.lineHeight)
    group(DisplayGroup(clip: .rect(view.frame))) { drawing in
      drawing.drawCaret(
        after: text, in: room, alignment: textView.textAlignment,
        isMirrored: view.resolved.isMirrored, lineHeight: metrics.lineHeight, tint: tint)
    }
  }
}
