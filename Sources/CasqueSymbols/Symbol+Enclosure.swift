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
      case bubble
      case app
    }
    enum Ground {
      /// A line around it.
      case outlined
      /// A solid ground that the symbol is cut out of.
      case filled
    }
    var frame: Frame
    var ground: Ground
  }

  /// The symbol, reduced, in the middle of a frame.
  func enclosed(by enclosure: Enclosure, line: Double) -> Symbol {
    let frame = enclosure.frame
    let box = frame.size
    let factor = min(0.66, frame.room / max(size.width, size.height))
    let map = AffineTransform.scale(x: factor, y: factor).concatenating(
      .translation(
        x: frame.middle.x - size.width * factor / 2, y: frame.middle.y - size.height * factor / 2))
    var result = Symbol(size: box, strokes: [])
    switch enclosure.ground {
    case .outlined:
      result.strokes =
        strokes.map { $0.mapped(by: map, factor) } + [.line(frame.steps, width: line)]
    case .filled:
      result.strokes =
        [.fill(frame.steps, width: 1.6)] + strokes.map { $0.mapped(by: map, factor).inverse }
    }
    return result
  }
}

extension Symbol.Enclosure.Frame {
  /// The drawing whose body is the frame.
  private var outline: SymbolOutline {
    let name = self == .bubble ? "bubble.left" : rawValue
    return SymbolLibrary.outlines[name]
      ?? SymbolOutline(name, width: 20, height: 20, "b O 10 10 8.3")
  }

  var size: Size { Size(width: outline.width, height: outline.height) }

  var steps: [PathStep] { outline.parts.first { $0.role == .body }?.steps ?? [] }

  /// How wide and high what is in the frame is at most.
  var room: Double {
    switch self {
    case .circle: 10.6
    case .square, .app: 12
    case .rectangle: 10.5
    case .shield, .bubble: 9
    case .seal, .octagon: 10
    }
  }

  /// The middle of what is in the frame.
  var middle: Point {
    switch self {
    case .shield: Point(x: size.width / 2, y: 9.6)
    case .bubble: Point(x: size.width / 2, y: 8.3)
    default: steps.box.center
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
