import CasqueGeometry
import CasqueLayout
import CasqueModel

extension WindowDrawing {
  /// Draws a button: its ground, its image in the colour of the title, and the title.
  mutating func draw(_ button: Button, in view: PresentedView, tint: RGBA) {
    if let ground = ground(of: button, tint: tint), !view.frame.isEmpty {
      list.fill(buttonShape(in: view.frame), ground)
    }
    let foreground = foreground(of: button, tint: tint)
    drawImage(of: button, in: view, color: foreground)
    draw(view.resolved.text, in: view, alignment: .center, color: foreground)
  }

  /// **Source** spec/controls.md, UIButton.Configuration.
  private func ground(of button: Button, tint: RGBA) -> RGBA? {
    let isDark = environment.traits.userInterfaceStyle == .dark
    switch button.style {
    case .system, .plain: return nil
    case .gray, .tinted, .filled:
      guard button.isEnabled else { return color("tertiarySystemFill") }
    }
    switch button.style {
    case .gray: return color("secondarySystemFill")
    case .tinted: return tint.multiplyingAlpha(by: isDark ? 0.25 : 0.18)
    default: return tint
    }
  }

  /// **Source** spec/controls.md, UIButton.Configuration and UIButton without configuration.
  private func foreground(of button: Button, tint: RGBA) -> RGBA {
    guard button.isEnabled else {
      guard button.style == .system else { return color("tertiaryLabel") }
      let gray = environment.traits.userInterfaceStyle == .dark ? 0x8C : 0x85
      let level = Double(gray) / 255
      return RGBA(red: level, green: level, blue: level, alpha: 0.45)
    }
    return switch button.style {
    case .filled: .white
    case .gray: look.isGrayTitleLabel ? color("label") : tint
    case .system, .plain, .tinted: tint
    }
  }

  /// Continuous corners, and half circles where the radius takes the whole height.
  private func buttonShape(in frame: Rect) -> Shape {
    let half = min(frame.width, frame.height) / 2
    let radius = environment.profile.controls.buttonCornerRadius ?? half
    return radius >= half
      ? .roundedRect(frame, radius: half) : .continuousRect(frame, radius: radius)
  }

  /// Draws the image where a line starts before the title; it is a stencil, as in UIKit.
  private mutating func drawImage(of button: Button, in view: PresentedView, color: RGBA) {
    guard let name = button.image else { return }
    let text = view.place(view.resolved.textFrame)
    guard let description = context.resources.imageDescription(named: name) else {
      let side = min(20, view.frame.height)
      let size = Size(width: side, height: side)
      return list.drawMissingImage(
        name, in: imageFrame(size, beside: text, in: view), context: context)
    }
    let frame = imageFrame(description.size, beside: text, in: view)
    let mask = DisplayMask.image(name: name, destination: frame, transform: .identity)
    group(DisplayGroup(mask: mask)) { $0.list.fill(.rect(frame), color) }
  }

  private func imageFrame(_ size: Size, beside text: Rect, in view: PresentedView) -> Rect {
    let width = view.resolved.text?.size.width ?? 0
    guard width > 0 else {
      return ContentMode.center.placement(of: size, in: view.frame)
    }
    let x =
      view.resolved.isMirrored ? text.midX + width / 2 : text.midX - width / 2 - size.width
    return Rect(origin: Point(x: x, y: view.frame.midY - size.height / 2), size: size)
  }
}
