import CasqueModel
import CasqueScene

/// The colour that a view's text is drawn in.
struct TextPaint {
  /// The colour, the view's opacity included.
  var color: RGBA
  /// The font's weight, or nil for that of its style or size.
  var weight: FontWeight?
  /// The colour that the text itself is set on; nil for none.
  var ground: RGBA?
  /// Whether it is one that the system gives text on its own grounds.
  var isSystem: Bool

  /// The colour of a part of a view's text; nil without text, for placeholders and for what is disabled,
  /// which WCAG leaves out.
  init?(of visible: VisibleView, part: Int = 0, in environment: LayoutEnvironment) {
    guard !visible.lines.isEmpty else { return nil }
    weight = visible.view.content.font?.weight
    var color: Color
    switch visible.view.content {
    case .label(let label):
      color = label.textColor
      if let runs = label.attributedText?.runs, runs.indices.contains(part) {
        let attributes = runs[part].attributes
        color = attributes.color ?? color
        if let font = attributes.font { weight = font.weight }
        ground = attributes.backgroundColor?.resolved(in: environment)
      }
    case .textField(let field):
      guard !field.text.isEmpty else { return nil }
      color = field.textColor
    case .button(let button):
      guard button.isEnabled else { return nil }
      let colors = ButtonColors(button, tint: visible.tint ?? .systemBlue, in: environment)
      self.color = colors.foreground.multiplyingAlpha(by: visible.alpha)
      isSystem = colors.isSystemForeground
      return
    case .textView(let textView):
      color = textView.textColor
      if let runs = textView.attributedText?.runs, runs.indices.contains(part) {
        color = runs[part].attributes.color ?? color
      }
    default: return nil
    }
    self.color = color.resolved(in: environment).multiplyingAlpha(by: visible.alpha)
    isSystem = color.isSystemText
  }
}
