import CasqueGeometry
import CasqueLayout
import CasqueModel
import CasqueSymbols

extension WindowDrawing {
  /// The symbols beside words that stand for what an app draws by itself.
  private static let signs = [
    "Map": "map", "Web Page": "globe", "3D Scene": "cube", "Camera": "camera",
    "Game Scene": "gamecontroller", "Video": "play.rectangle",
  ]

  /// Draws a quiet ground with the words for what is not known here, as for a missing image.
  mutating func drawStandIn(_ words: String, in view: PresentedView) {
    let frame = view.frame
    guard frame.width > 2, frame.height > 2 else { return }
    if view.backgroundColor == nil {
      list.fill(view.outline, color("secondarySystemBackground"))
    }
    list.fill(view.outline, color("tertiarySystemFill"))
    list.stroke(
      view.outline(of: frame.inset(by: Insets(all: 0.5)), radius: view.cornerRadius),
      color("systemGray3"), width: 1, dashes: [4, 3])
    let ink = color("secondaryLabel")
    let line = context.line(words, size: 13, weight: .medium, width: frame.width - 12)
    guard frame.width > 44, frame.height > 20 else { return }
    var center = frame.center
    let sign = SymbolImage(systemName: Self.signs[words] ?? "photo", pointSize: 28).name
    if frame.height > 72, let symbol = symbol(sign, in: .plain) {
      let place = Rect(
        x: center.x - symbol.size.width / 2, y: center.y - symbol.size.height / 2 - 12,
        width: symbol.size.width, height: symbol.size.height)
      draw(symbol, in: place, color: ink, isMirrored: false)
      center.y = place.maxY + 14
    }
    list.commands.append(.text(DisplayText(line: line, center: center, color: ink)))
  }
}
