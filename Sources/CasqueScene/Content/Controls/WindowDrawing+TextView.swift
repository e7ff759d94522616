import CasqueGeometry
import CasqueLayout
import CasqueModel

extension WindowDrawing {
  /// Draws a text view: the system's ground unless it has its own, and its text from the top.
  ///
  /// **Source** spec/controls.md, UITextView.
  mutating func draw(_ textView: TextView, in view: PresentedView) {
    if view.backgroundColor == nil, !view.frame.isEmpty {
      list.fill(view.outline, color("systemBackground"))
    }
    draw(
      view.resolved.text, in: view, alignment: textView.textAlignment,
      color: textView.textColor.resolved(in: environment))
  }
}
