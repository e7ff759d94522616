import CasqueGeometry
import CasqueLayout
import CasqueModel

extension OverlayDrawing {
  mutating func drawSafeArea() {
    let frame = result.root.safeAreaFrame
    shade(outside: frame, OverlayColor.safeArea)
    outline(frame, named: "safe area", OverlayColor.safeArea)
  }

  mutating func drawMargins() {
    outline(result.root.layoutMarginsFrame, named: "margins", OverlayColor.margins)
    for view in result.views.dropFirst()
    where view.view.directionalLayoutMargins != nil && !view.isEffectivelyHidden {
      outline(view.layoutMarginsFrame, named: nil, OverlayColor.margins)
    }
  }

  mutating func drawReadable() {
    outline(result.root.readableContentFrame, named: "readable", OverlayColor.readable)
  }

  mutating func drawGuides() {
    for view in result.views {
      for guide in view.view.layoutGuides {
        guard let frame = result.guides[guide.id] else { continue }
        outline(frame, named: guide.id, OverlayColor.guides)
      }
    }
  }

  mutating func drawFrames() {
    for view in result.views.dropFirst() where !view.isEffectivelyHidden {
      let frame = view.absoluteFrame
      list.stroke(
        .rect(frame.inset(by: Insets(all: 0.25))), OverlayColor.frames, width: 0.5)
      let spot = Point(x: frame.minX + name(view.id).width / 2 + 2, y: frame.minY + 5.5)
      label(view.id, at: spot, color: OverlayColor.frames, style: .plain, along: .vertical)
    }
  }

  mutating func drawBaselines() {
    for view in result.views where view.text != nil && !view.isEffectivelyHidden {
      let rect = view.alignmentRect
      let first = rect.minY + view.firstBaseline
      let last = rect.maxY - view.lastBaselineToBottom
      for y in first == last ? [first] : [first, last] {
        list.line(
          from: Point(x: rect.minX - 4, y: y), to: Point(x: rect.maxX + 4, y: y),
          OverlayColor.baselines, width: 0.5)
      }
    }
  }

  private func name(_ id: String) -> Size { context.line(id, size: 8, weight: .medium).size }

  private mutating func outline(_ frame: Rect, named name: String?, _ color: RGBA) {
    list.stroke(.rect(frame), color, width: 0.75, dashes: [4, 2])
    guard let name else { return }
    let width = context.line(name, size: 8, weight: .medium).size.width
    // At the upper end of the far side, where titles rarely are.
    let spot = Point(x: frame.maxX - width / 2 - 5, y: frame.minY + 7)
    label(name, at: spot, color: color, style: .filled, along: .vertical)
  }

  /// Tints what lies outside a rectangle.
  private mutating func shade(outside frame: Rect, _ color: RGBA) {
    let tint = color.multiplyingAlpha(by: 0.1)
    let bands = [
      Rect(minX: screen.minX, minY: screen.minY, maxX: screen.maxX, maxY: frame.minY),
      Rect(minX: screen.minX, minY: frame.maxY, maxX: screen.maxX, maxY: screen.maxY),
      Rect(minX: screen.minX, minY: frame.minY, maxX: frame.minX, maxY: frame.maxY),
      Rect(minX: frame.maxX, minY: frame.minY, maxX: screen.maxX, maxY: frame.maxY),
    ]
    for band in bands where !band.isEmpty { list.fill(.rect(band), tint) }
  }
}
