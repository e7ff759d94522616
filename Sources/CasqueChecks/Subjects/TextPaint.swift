import CasqueModel
import CasqueScene

/// The colour that a view's text is drawn in.
struct TextPaint {
  /// The colour, the view's opacity included.
  var color: RGBA
  /// Whether it is one that the system gives text on its own grounds.
  var isSystem: Bool

  /// The colour of a view's text; nil without text, for placeholders and for what is disabled,
  /// which WCAG leaves out.
  init?(of visible: VisibleView, in environment: LayoutEnvironment) {
    guard !visible.lines.isEmpty else { return nil }
    let color: Color
    switch visible.view.content {
    case .label(let label): color = label.textColor
    case .textField(let field):
      guard !field.text.isEmpty else { return nil }
      color = field.textColor
    case .button(let button):
      guard button.isEnabled else { return nil }
      let colors = ButtonColors(button, tint: visible.tint ?? .systemBlue, in: environment)
      self.color = colors.foreground.multiplyingAlpha(by: visible.alpha)
      isSystem = colors.isSystemForeground
      return
    case .textView(let textView): color = textView.textColor
    default: return nil
    }
    self.color = color.resolved(in: environment).multiplyingAlpha(by: visible.alpha)
    isSystem = color.isSystemText
  }
}
