import CasqueGeometry
import CasqueModel

/// Which side a line is flush with.
enum LineSide: Hashable {
  case left
  case center
  case right
  case both

  /// Natural is the side where the app's language starts, whatever the text's own script.
  ///
  /// **Source** NSTextAlignment.natural: “the default alignment associated with the current
  /// localization of the app”.
  init(_ alignment: TextAlignment, isMirrored: Bool) {
    switch alignment {
    case .left: self = .left
    case .center: self = .center
    case .right: self = .right
    case .natural: self = isMirrored ? .right : .left
    case .justified: self = .both
    }
  }
}

extension DisplayText {
  /// Places each line of a text within a rectangle, from its top down, baselines on pixels.
  init(
    _ text: ShapedText, in frame: Rect, alignment: TextAlignment, isMirrored: Bool,
    grid: PixelGrid, color: RGBA
  ) {
    let side = LineSide(alignment, isMirrored: isMirrored)
    var text = text
    if side == .both { text = text.justified(to: frame.width) }
    let origins = text.lines.map { line in
      let free = frame.width - line.width
      let x =
        switch side {
        case .left: frame.minX
        case .center: frame.minX + free / 2
        case .right: frame.minX + free
        // A last line is not stretched; it starts where the text does.
        case .both: line.isRightToLeft ? frame.minX + free : frame.minX
        }
      return Point(x: x, y: grid.round(frame.minY + line.baseline))
    }
    self.init(text: text, lineOrigins: origins, color: color)
  }

  /// Places one line by the middle of its box.
  init(line text: ShapedText, center: Point, color: RGBA) {
    self.init(
      text,
      in: Rect(
        x: center.x - text.size.width / 2, y: center.y - text.size.height / 2,
        width: text.size.width, height: text.size.height),
      alignment: .left, isMirrored: false, grid: PixelGrid(scale: 12), color: color)
  }
}
