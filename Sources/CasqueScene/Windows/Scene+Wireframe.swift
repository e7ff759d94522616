import CasqueGeometry
import CasqueLayout
import CasqueModel

extension DisplayList {
  /// Draws a window's views as outlines: images crossed, text as bars, controls with round corners.
  mutating func drawWireframe(of window: Scene.Window) {
    let environment = window.result.environment
    let ink = Color.label.resolved(in: environment)
    for resolved in window.result.views where !resolved.isEffectivelyHidden {
      let view = PresentedView(
        resolved, presentation: window.presentation.views[resolved.id], environment: environment)
      guard !view.isHidden, view.alpha > 0, !view.frame.isEmpty else { continue }
      group(DisplayGroup(transform: view.transform, projection: view.projection)) {
        $0.drawWireframe(of: view, ink: ink)
      }
    }
  }

  private mutating func drawWireframe(of view: PresentedView, ink: RGBA) {
    let frame = view.frame
    let line = frame.width > 1 && frame.height > 1 ? frame.inset(by: Insets(all: 0.5)) : frame
    switch view.view.content {
    case .imageView:
      stroke(.rect(line), ink, width: 1)
      let faint = ink.multiplyingAlpha(by: 0.4)
      self.line(
        from: line.origin, to: Point(x: line.maxX, y: line.maxY), faint, width: 0.75)
      self.line(
        from: Point(x: line.maxX, y: line.minY), to: Point(x: line.minX, y: line.maxY), faint,
        width: 0.75)
    case .label: break
    case .plain, .stackView, .scrollView, .alertController, .navigationController,
      .tabBarController, .containerView, .tableView, .tableViewCell, .collectionView:
      stroke(
        view.outline(of: line, radius: view.cornerRadius), ink.multiplyingAlpha(by: 0.35),
        width: 0.75)
    default:
      let radius = min(8, min(line.width, line.height) / 2)
      stroke(.roundedRect(line, radius: radius), ink, width: 1)
    }
    drawBars(for: view, ink: ink.multiplyingAlpha(by: 0.3))
  }

  /// A bar for each line of text, as high as small letters.
  private mutating func drawBars(for view: PresentedView, ink: RGBA) {
    guard let text = view.resolved.text else { return }
    let place = view.place(view.resolved.textFrame)
    let alignment: TextAlignment =
      switch view.view.content {
      case .label(let label): label.textAlignment
      case .textField(let field): field.textAlignment
      case .textView(let textView): textView.textAlignment
      case .button: .center
      default: .natural
      }
    let placed = DisplayText(
      text, in: place, alignment: alignment, isMirrored: view.resolved.isMirrored,
      grid: PixelGrid(scale: scale), color: ink)
    for (line, origin) in zip(placed.text.lines, placed.lineOrigins) where line.width > 0 {
      let height = (line.runs.map(\.size).max() ?? 10) * 0.52
      let bar = Rect(
        x: origin.x, y: origin.y - height, width: min(line.width, place.width), height: height)
      fill(.roundedRect(bar, radius: min(height, bar.width) / 4), ink)
    }
  }
}
