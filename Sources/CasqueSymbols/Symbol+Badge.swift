import CasqueGeometry

extension Symbol {
  /// What a symbol has beside it; the longest endings of names come first.
  enum Badge: String, CaseIterable {
    case plus = ".badge.plus"
    case minus = ".badge.minus"
    case xmark = ".badge.xmark"
    case checkmark = ".badge.checkmark"
    case exclamationmark = ".badge.exclamationmark"
    case questionmark = ".badge.questionmark"
    case clock = ".badge.clock"
    case gearshape = ".badge.gearshape"
    case key = ".badge.key"
    case person = ".badge.person.crop"
    case ellipsis = ".badge.ellipsis"
    case dot = ".badge"

    /// The drawing in the badge; nil for a dot.
    fileprivate var sign: String? {
      switch self {
      case .dot: nil
      case .person: "person"
      default: String(rawValue.dropFirst(".badge.".count))
      }
    }
  }

  /// The symbol with a disc before it: a sign at the lower right, a dot alone at the upper right.
  func badged(_ badge: Badge, line: Double) -> Symbol {
    var copy = self
    let gap = SymbolLine(line).detail * 0.8
    guard let sign = badge.sign, let outline = SymbolLibrary.outlines[sign] else {
      let dot = PathStep.circle(Point(x: size.width - 4, y: 4.4), radius: 3.1)
      copy.strokes += [.clear(dot, width: 2 * gap), .fill(dot, width: 0)]
      return copy
    }
    copy.size.width += 2
    let middle = Point(x: copy.size.width - 5.4, y: size.height - 5)
    let disc = PathStep.circle(middle, radius: 4.4)
    // What has a body is cut out of the disc as a whole, but a clock, whose hands would be lost.
    let drawing =
      outline.hasBody && badge != .clock
      ? Symbol(filled: outline, line: line * 1.2) : Symbol(outline, line: line * 1.7)
    let factor = 5.2 / max(drawing.size.width, drawing.size.height)
    let map = AffineTransform.scale(x: factor, y: factor).concatenating(
      .translation(
        x: middle.x - drawing.size.width * factor / 2,
        y: middle.y - drawing.size.height * factor / 2))
    copy.strokes += [.clear(disc, width: 2 * gap), .fill(disc, width: 0)]
    copy.strokes += drawing.strokes.map { $0.mapped(by: map, factor).inverse }
    return copy
  }
}

extension PathStep {
  fileprivate static func circle(_ middle: Point, radius: Double) -> [PathStep] {
    ellipse(
      Rect(x: middle.x - radius, y: middle.y - radius, width: 2 * radius, height: 2 * radius))
  }
}
