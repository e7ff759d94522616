import CasqueGeometry
import CasqueLayout
import CasqueModel

extension WindowDrawing {
  /// Draws a text field: its border, then its text or its placeholder.
  mutating func draw(_ field: TextField, in view: PresentedView, tint: RGBA) {
    drawBorder(of: field, in: view)
    let isEmpty = field.text.isEmpty
    let color = isEmpty ? self.color("placeholderText") : field.textColor.resolved(in: environment)
    let text = field.isSecureTextEntry && !isEmpty ? secured(field, view) : view.resolved.text
    draw(text, in: view, alignment: field.textAlignment, color: color)
    if field.isEditing, field.isEnabled { drawCaret(of: field, text: text, in: view, tint: tint) }
    if field.showsClearButton { drawClearButton(in: view) }
  }

  private mutating func drawCaret(
    of field: TextField, text: ShapedText?, in view: PresentedView, tint: RGBA
  ) {
    let inset = field.borderStyle == .none ? 0.0 : 7
    let room =
      text == nil
      ? view.frame.inset(by: Insets(left: inset, right: inset))
      : view.place(view.resolved.textFrame)
    let metrics = context.text.metrics(of: field.font, traits: environment.traits)
    drawCaret(
      after: field.text.isEmpty ? nil : text, in: room, alignment: field.textAlignment,
      isMirrored: view.resolved.isMirrored, lineHeight: metrics.lineHeight, tint: tint)
  }

  /// **Source** ControlFacts, UITextField: a circle that fills a box of 19 with a cross of 8, on
  /// iOS 18 of 15 to 16; the distance to the edge is of low confidence.
  private mutating func drawClearButton(in view: PresentedView) {
    let side = 19.0
    let box = Rect(
      x: view.frame.maxX - TextField.clearButtonExtent, y: view.frame.midY - side / 2, width: side,
      height: side
    ).mirrored(in: view.frame, if: view.resolved.isMirrored)
    guard view.frame.width >= TextField.clearButtonExtent else { return }
    let disc = look.hasGlass ? box : box.inset(by: Insets(all: 1.5))
    list.fill(.ellipse(disc), color(look.hasGlass ? "tertiaryLabel" : "systemGray3"))
    drawCross(
      look.hasGlass ? 8 : 6, at: disc.center, color: isDark ? .black : .white, width: 1.5)
  }

  /// The characters as dots; a layout that measured dots is taken at its word.
  private func secured(_ field: TextField, _ view: PresentedView) -> ShapedText? {
    if let text = view.resolved.text, !text.text.contains(where: { $0 != "•" }) { return text }
    let dots = String(repeating: "•", count: min(field.text.count, 256))
    var request = TextRequest(
      text: dots, font: field.font, lineBreakMode: .byClipping,
      width: view.resolved.textFrame.width, traits: environment.traits)
    request.systemTypeface = environment.profile.systemTypeface
    return context.text.shape(request)
  }

  /// **Source** ControlFacts, UITextField; the line and the bezel are of low confidence.
  private mutating func drawBorder(of field: TextField, in view: PresentedView) {
    let (ground, ink): (RGBA, RGBA) = isDark ? (.black, .white) : (.white, .black)
    switch field.borderStyle {
    case .none: break
    case .line: stroke(.rect(view.frame), ink, width: 1)
    case .bezel: stroke(.rect(view.frame), color("systemGray"), width: 1)
    case .roundedRect:
      list.fill(
        .roundedRect(view.frame, radius: 5),
        field.isEnabled ? ground : UnsureLook.disabledField.resolved(with: environment.traits))
      stroke(
        .roundedRect(view.frame, radius: 5), firm(ink.multiplyingAlpha(by: 0.2)), width: hairline)
    }
  }

  /// Draws a line inside an outline.
  private mutating func stroke(_ shape: Shape, _ color: RGBA, width: Double) {
    let inner = shape.bounds.inset(by: Insets(all: width / 2))
    if case .roundedRect(_, let radius) = shape {
      list.stroke(.roundedRect(inner, radius: radius - width / 2), color, width: width)
    } else {
      list.stroke(.rect(inner), color, width: width)
    }
  }
}
