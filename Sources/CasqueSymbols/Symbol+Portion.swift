import CasqueGeometry

extension Symbol {
  /// Which part of a body is filled within its outline.
  struct Portion {
    enum Half: String, CaseIterable {
      case left = ".lefthalf"
      case right = ".righthalf"
      case top = ".tophalf"
      case bottom = ".bottomhalf"
      case leading = ".leadinghalf"
      case trailing = ".trailinghalf"
    }
    var half: Half?
    /// Whether a gap is left between the outline and what is filled.
    var isInset: Bool

    /// The part that the end of a name states, with what stands before it.
    static func read(_ name: String) -> (base: String, portion: Portion)? {
      guard var base = name.without(".filled") ?? name.without(".fill") else { return nil }
      let whole = base.without(".inset")
      base = whole ?? base
      for half in Half.allCases {
        guard let rest = base.without(half.rawValue) else { continue }
        return (rest, Portion(half: half, isInset: whole != nil))
      }
      return whole.map { ($0, Portion(half: nil, isInset: true)) }
    }
  }

  /// The plain drawing with a part of its bodies filled.
  init(_ outline: SymbolOutline, filled portion: Portion, line: Double) {
    self.init(outline, line: line)
    var filled = outline.parts.filter { $0.role == .body }.map(\.steps)
    if portion.isInset {
      let gap = line / 2 + 1.9
      filled = filled.map { $0.inset(by: gap) }
    }
    var below: [Stroke] = filled.map { .fill($0, width: 0) }
    if let half = portion.half {
      let other = half.opposite(in: Rect(origin: .zero, size: size))
      below.append(.clear(PathStep.roundedRect(other, radius: 0), width: 0))
    }
    strokes = below + strokes
  }

  /// The outline of the bodies in dashes.
  init(dashed outline: SymbolOutline, line: Double) {
    self.init(outline, line: line)
    strokes = []
    for part in outline.parts where part.role == .body {
      strokes.append(.line(part.steps, width: line))
      strokes += part.steps.gaps(across: line * 2).map { .clearLine($0, width: 1.7) }
    }
  }
}

extension Symbol.Portion.Half {
  /// The part of a box that stays open.
  func opposite(in box: Rect) -> Rect {
    let (width, height) = (box.width / 2, box.height / 2)
    return switch self {
    case .left, .leading: Rect(x: width, y: 0, width: width, height: box.height)
    case .right, .trailing: Rect(x: 0, y: 0, width: width, height: box.height)
    case .top: Rect(x: 0, y: height, width: box.width, height: height)
    case .bottom: Rect(x: 0, y: 0, width: box.width, height: height)
    }
  }
}

extension [PathStep] {
  /// A closed shape made smaller to all sides of its middle.
  fileprivate func inset(by points: Double) -> [PathStep] {
    let bounds = box
    guard bounds.width > 2 * points, bounds.height > 2 * points else { return [] }
    let shrinking = AffineTransform.scale(
      x: 1 - 2 * points / bounds.width, y: 1 - 2 * points / bounds.height)
    return map { $0.mapped(by: shrinking.about(bounds.center)) }
  }

  /// Short lines across a closed path, an even number at equal distances of about 4.4 points, one of
  /// them in the middle of its first straight line.
  fileprivate func gaps(across length: Double) -> [[PathStep]] {
    var corners: [Point] = []
    for step in self {
      switch step {
      case .move(let point), .line(let point): corners.append(point)
      case .curve(let first, let second, let end):
        let start = corners.last ?? first
        for index in 1...16 {
          let t = Double(index) / 16
          let u = 1 - t
          let shares = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
          corners.append(
            Point(
              x: shares.0 * start.x + shares.1 * first.x + shares.2 * second.x + shares.3 * end.x,
              y: shares.0 * start.y + shares.1 * first.y + shares.2 * second.y + shares.3 * end.y))
        }
      case .close: if let first = corners.first { corners.append(first) }
      }
    }
    let sides = zip(corners, corners.dropFirst()).map { start, end in
      (start, end, Size(width: end.x - start.x, height: end.y - start.y).diagonal)
    }
    let total = sides.reduce(0) { $0 + $1.2 }
    let count = 2 * (total / 8.8).rounded()
    guard count > 0, let first = sides.first else { return [] }
    var next = (first.2 / 2).truncatingRemainder(dividingBy: total / count)
    var passed = 0.0
    var gaps: [[PathStep]] = []
    for (start, end, side) in sides where side > 0 {
      while next < passed + side, gaps.count < Int(count) {
        let share = (next - passed) / side
        let (dx, dy) = ((end.x - start.x) / side, (end.y - start.y) / side)
        let (x, y) = (start.x + dx * side * share, start.y + dy * side * share)
        gaps.append([
          .move(Point(x: x - dy * length / 2, y: y + dx * length / 2)),
          .line(Point(x: x + dy * length / 2, y: y - dx * length / 2)),
        ])
        next += total / count
      }
      passed += side
    }
    return gaps
  }
}
