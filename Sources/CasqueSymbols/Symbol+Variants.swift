import CasqueGeometry

extension SymbolOutline {
  /// Whether the drawing has a body that can be filled.
  var hasBody: Bool { parts.contains { $0.role == .body } }
}

extension Symbol {
  /// What a symbol is put into.
  struct Enclosure {
    enum Frame: String, CaseIterable {
      case circle
      case square
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

  /// The plain drawing.
  init(_ outline: SymbolOutline, line: Double) {
    size = Size(width: outline.width, height: outline.height)
    strokes = outline.parts.map { part in
      switch part.role {
      case .body, .seam, .hole, .line: .line(part.steps, width: line)
      case .dot, .solid: .fill(part.steps, width: 0)
      case .gap: .clearLine(part.steps, width: line * 2.6)
      }
    }
  }

  /// The drawing with its bodies filled and the lines in them left open.
  init(filled outline: SymbolOutline, line: Double) {
    size = Size(width: outline.width, height: outline.height)
    strokes = outline.parts.map { part in
      switch part.role {
      case .body: .fill(part.steps, width: line)
      case .seam: .clearLine(part.steps, width: line * 0.9)
      case .hole: .clear(part.steps, width: 0)
      case .dot: .clear(part.steps, width: 0.4)
      case .line: .line(part.steps, width: line)
      case .solid: .fill(part.steps, width: 0)
      case .gap: .clearLine(part.steps, width: line * 2.6)
      }
    }
  }

  /// The symbol with a line through it from the top left.
  func slashed(line: Double) -> Symbol {
    var copy = self
    let side = min(size.width, size.height) - 2.4
    let (x, y) = ((size.width - side) / 2, (size.height - side) / 2)
    func slash(_ shift: Double) -> [PathStep] {
      [
        .move(Point(x: x + shift, y: y - shift)),
        .line(Point(x: x + side + shift, y: y + side - shift)),
      ]
    }
    // The gap lies at the upper side of the line.
    copy.strokes.append(.clearLine(slash(line * 0.75), width: line * 1.5))
    copy.strokes.append(.line(slash(0), width: line))
    return copy
  }

  /// The symbol, reduced, in the middle of a circle or a square.
  func enclosed(by enclosure: Enclosure, line: Double) -> Symbol {
    let box = Size(width: 20, height: 20)
    let room = enclosure.frame == .circle ? 10.6 : 12.0
    let factor = min(0.66, room / max(size.width, size.height))
    let map = AffineTransform.scale(x: factor, y: factor).concatenating(
      .translation(
        x: (box.width - size.width * factor) / 2, y: (box.height - size.height * factor) / 2))
    let frame: [PathStep] =
      switch enclosure.frame {
      case .circle: PathStep.ellipse(Rect(x: 1.7, y: 1.7, width: 16.6, height: 16.6))
      case .square: PathStep.roundedRect(Rect(x: 2.3, y: 2.3, width: 15.4, height: 15.4), radius: 3)
      }
    var result = Symbol(size: box, strokes: [])
    switch enclosure.ground {
    case .outlined:
      result.strokes = strokes.map { $0.mapped(by: map, factor) } + [.line(frame, width: line)]
    case .filled:
      result.strokes =
        [.fill(frame, width: 1.6)] + strokes.map { $0.mapped(by: map, factor).inverse }
    }
    return result
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
  fileprivate var inverse: Symbol.Stroke {
    switch self {
    case .fill(let steps, let width): .clear(steps, width: width)
    case .line(let steps, let width): .clearLine(steps, width: width)
    case .clear(let steps, let width): .fill(steps, width: width)
    case .clearLine(let steps, let width): .line(steps, width: width)
    }
  }
}
