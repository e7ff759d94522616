import CasqueGeometry
import CasqueLayout
import CasqueModel

extension Scene {
  /// Hides views behind a hatching with their ids, where they lie now: what changes in them is not
  /// seen, that they move is.
  func drawMasks(_ ids: [String], in list: inout DisplayList, context: SceneContext) {
    for window in windows where window.presentation.role == .main {
      var drawing = OverlayDrawing(window.result, context: context)
      for id in ids {
        guard let view = window.result.view(id), !view.isEffectivelyHidden else { continue }
        drawing.hatch(view.absoluteFrame, named: id)
      }
      list.commands += drawing.list.commands
    }
  }
}

extension OverlayDrawing {
  /// Points from one line of a hatching to the next.
  private static let step = 8.0

  fileprivate mutating func hatch(_ frame: Rect, named id: String) {
    guard !frame.isEmpty else { return }
    list.group(DisplayGroup(clip: .rect(frame))) { list in
      list.fill(.rect(frame), OverlayColor.maskGround)
      var x = frame.minX - frame.height
      while x < frame.maxX {
        list.line(
          from: Point(x: x, y: frame.maxY), to: Point(x: x + frame.height, y: frame.minY),
          OverlayColor.maskLine, width: 1)
        x += OverlayDrawing.step
      }
    }
    list.stroke(.rect(frame.inset(by: Insets(all: 0.5))), OverlayColor.maskLine, width: 1)
    label(id, at: frame.center, color: OverlayColor.maskLine, style: .filled, along: .vertical)
  }
}
