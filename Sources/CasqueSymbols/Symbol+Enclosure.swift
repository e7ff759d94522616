import CasqueGeometry

extension Symbol {
  /// What a symbol is put into.
  struct Enclosure {
    enum Frame: String, CaseIterable {
      case circle
      case square
      case rectangle
      case shield
      case seal
      case octagon
      case hexagon
      case diamond
      case triangle
      case bubble
      case message
      case app
      case icloud
      case folder
      case doc
      case heart
      case house
      case capsule
      case viewfinder
      case magnifyingglass
    }
    enum Ground {
      /// A line around it.
      case outlined
      /// A line in dashes around it.
      case dashed
      /// A solid ground that the symbol is cut out of.
      case filled
    }
    var frame: Frame
    var ground: Ground
  }

  /// The symbol, reduced, in the middle of a frame; nil where the frame cannot be filled.
  ///
  /// - Parameter ink: how wide the lines are that lie along the edges of what is enclosed, and in
  ///   its corners; nil for drawings with room around them.
  func enclosed(by enclosure: Enclosure, line: Double, ink: Double? = nil) -> Symbol? {
    let frame = enclosure.frame
    guard let outline = frame.outline else { return nil }
    var factor = min(0.66, frame.room / max(size.width, size.height))
    if let ink, let room = frame.body.map({ $0.box.width - line }) {
      let inked = Size(width: size.width + ink * 0.6, height: size.height + ink * 0.6)
      factor = min(
        0.66, (room - 0.8) / (max(size.width, size.height) + ink),
        frame == .circle ? (room - 1.8) / inked.diagonal : 1)
    }
    let inner = strokes.map { $0.mapped(by: size.centred(on: frame.middle, factor), factor) }
    var result = Symbol(outline, line: line)
    switch enclosure.ground {
    case .outlined:
      if let body = frame.body { result.strokes = [.line(body, width: line)] }
      result.strokes = inner + result.strokes
    case .dashed:
      guard frame.body != nil else { return nil }
      result.strokes = inner + Symbol(dashed: outline, line: line).strokes
    case .filled:
      guard let body = frame.body else { return nil }
      result.strokes = [.fill(body, width: 1.6)] + inner.map(\.inverse)
    }
    return result
  }
}

extension Symbol.Enclosure.Frame {
  /// The drawing whose body is the frame.
  fileprivate var outline: SymbolOutline? {
    switch self {
    case .bubble: SymbolLibrary.outlines["bubble.left"]
    case .icloud: SymbolLibrary.outlines["cloud"]
    default: SymbolLibrary.outlines[rawValue]
    }
  }

  /// The line around the frame; nil for frames that are open.
  fileprivate var body: [PathStep]? {
    outline?.parts.first { $0.role == .body }?.steps
  }

  /// How wide and high what is in the frame is at most.
  fileprivate var room: Double {
    switch self {
    case .circle: 10.6
    case .square, .app: 12
    case .rectangle, .viewfinder: 10.5
    case .seal, .octagon, .hexagon: 10
    case .shield, .bubble, .message: 9
    case .folder: 7.4
    case .diamond, .icloud, .heart, .doc: 8
    case .triangle, .capsule, .house, .magnifyingglass: 7
    }
  }

  /// The middle of what is in the frame.
  fileprivate var middle: Point {
    let box = outline.map { Size(width: $0.width, height: $0.height) } ?? .zero
    return switch self {
    case .shield: Point(x: box.width / 2, y: 9.6)
    case .bubble: Point(x: box.width / 2, y: 8.3)
    case .message: Point(x: box.width / 2, y: 8.7)
    case .icloud: Point(x: box.width / 2, y: 8.8)
    case .folder: Point(x: box.width / 2, y: 11.2)
    case .doc: Point(x: box.width / 2, y: 12)
    case .heart: Point(x: box.width / 2, y: 7.4)
    case .house: Point(x: box.width / 2, y: 11.4)
    case .triangle: Point(x: box.width / 2, y: 11.4)
    case .magnifyingglass: Point(x: 8.6, y: 7.9)
    default: body?.box.center ?? Point(x: box.width / 2, y: box.height / 2)
    }
  }
}

extension Symbol.Stroke {
  /// The stroke mapped, its widths multiplied.
  func mapped(by map: AffineTransform, _ factor: Double) -> Symbol.Stroke {
    func moved(_ steps: [PathStep]) -> [PathStep] { steps.map { $0.mapped(by: map) } }
    return switch self {
    case .fill(let steps, let width): .fill(moved(steps), width: width * factor)
    case .line(let steps, let width): .line(moved(steps), width: width * factor)
    case .clear(let steps, let width): .clear(moved(steps), width: width * factor)
    case .clearLine(let steps, let width): .clearLine(moved(steps), width: width * factor)
    }
  }

  /// The stroke that takes away what this one draws, and draws what it takes away.
  var inverse: Symbol.Stroke {
    switch self {
    case .fill(let steps, let width): .clear(steps, width: width)
    case .line(let steps, let width): .clearLine(steps, width: width)
    case .clear(let steps, let width): .fill(steps, width: width)
    case .clearLine(let steps, let width): .line(steps, width: width)
    }
  }
}
