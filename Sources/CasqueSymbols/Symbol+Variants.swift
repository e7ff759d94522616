import CasqueGeometry

extension SymbolOutline {
  /// Whether the drawing has a body that can be filled.
  var hasBody: Bool { parts.contains { $0.role == .body } }
}

/// The widths of a symbol's lines at a weight, in points at 17 points.
struct SymbolLine {
  /// Lines that a symbol is made of.
  let main: Double

  private static let regular = 1.6

  init(_ main: Double) { self.main = main }

  /// Lines within a body: above the regular weight they grow by less, so that they stay apart.
  var detail: Double {
    main <= Self.regular ? main : Self.regular + (main - Self.regular) * 0.2
  }

  /// What dots gain in radius, so that they are as heavy as the lines.
  var dots: Double { min(0.2, (main - Self.regular) * 0.22) }

  /// What points that stand alone gain in radius, so that they stay wider than the lines.
  var points: Double { (main - Self.regular) * 0.4 }

  /// Lines of small details that stand alone.
  var thin: Double { detail * 0.75 }

  /// The gap around what stands in front of something.
  var gap: Double { main + min(main, Self.regular) * 1.6 }
}

extension Symbol {
  /// The plain drawing.
  init(_ outline: SymbolOutline, line: Double) {
    let line = SymbolLine(line)
    size = Size(width: outline.width, height: outline.height)
    strokes = outline.parts.map { part in
      switch part.role {
      case .body, .line: .line(part.steps, width: line.main)
      case .seam, .hole: .line(part.steps, width: line.detail)
      case .dot: .fill(part.steps.outset(by: line.dots), width: 0)
      case .thin: .line(part.steps, width: line.thin)
      case .solid: .fill(part.steps, width: 0)
      case .point: .fill(part.steps.outset(by: line.points), width: 0)
      case .gap: .clearLine(part.steps, width: line.main * 2.6)
      case .knockOut: .clear(part.steps, width: line.gap)
      }
    }
  }

  /// The drawing with its bodies filled and the lines in them left open.
  init(filled outline: SymbolOutline, line: Double) {
    let line = SymbolLine(line)
    size = Size(width: outline.width, height: outline.height)
    strokes = outline.parts.map { part in
      switch part.role {
      case .body: .fill(part.steps, width: line.main)
      case .seam: .clearLine(part.steps, width: line.detail * 0.9)
      case .hole: .clear(part.steps, width: 0)
      case .dot: .clear(part.steps.outset(by: line.dots), width: 0.4)
      case .line: .line(part.steps, width: line.main)
      case .thin: .line(part.steps, width: line.thin)
      case .solid: .fill(part.steps, width: 0)
      case .point: .fill(part.steps.outset(by: line.points), width: 0)
      case .gap: .clearLine(part.steps, width: line.main * 2.6)
      case .knockOut: .clear(part.steps, width: line.gap)
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
    // The gap lies at the upper side of the line; both leave something to be seen of the symbol.
    let width = SymbolLine(line).detail
    copy.strokes.append(.clearLine(slash(width * 0.75), width: width * 1.5))
    copy.strokes.append(.line(slash(0), width: width))
    return copy
  }
}

extension [PathStep] {
  /// A closed shape made larger to all sides of its middle.
  fileprivate func outset(by points: Double) -> [PathStep] {
    guard points != 0 else { return self }
    let bounds = box
    let side = Swift.max(bounds.width, bounds.height)
    guard side > 0 else { return self }
    let factor = Swift.max(0.1, 1 + 2 * points / side)
    let growth = AffineTransform.scale(x: factor, y: factor).about(bounds.center)
    return map { $0.mapped(by: growth) }
  }
}
