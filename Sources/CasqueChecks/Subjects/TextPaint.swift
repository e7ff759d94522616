import CasqueModel

/// The colour that a view's text is drawn in.
struct TextPaint {
  /// The colour, the view's opacity included.
  var color: RGBA
  /// Whether it is one that the system gives text on its own grounds.
  var isSystem: Bool

  /// The colour of a view's text; nil without text, for placeholders and for what is disabled,
  /// which WCAG leaves out.
  ///
  /// **Source** spec/controls.md, UIButton.Configuration.
  init?(of visible: VisibleView, in environment: LayoutEnvironment) {
    guard !visible.lines.isEmpty else { return nil }
    let color: Color
    var isDefaultTint = false
    switch visible.view.content {
    case .label(let label): color = label.textColor
    case .textField(let field):
      guard !field.text.isEmpty else { return nil }
      color = field.textColor
    case .button(let button):
      guard button.isEnabled else { return nil }
      let isLabel = button.style == .gray && (Int(environment.profile.name) ?? 18) >= 26
      isDefaultTint = visible.tint == nil
      if button.style == .filled {
        color = .rgb(1, 1, 1)
      } else {
        color = isLabel ? .label : visible.tint ?? .systemBlue
      }
    case .textView(let textView): color = textView.textColor
    default: return nil
    }
    self.color = color.resolved(in: environment).multiplyingAlpha(by: visible.alpha)
    isSystem = color.isSystemText || isDefaultTint
  }
}
