package import CasqueGeometry

/// A part of a symbol's drawing.
struct SymbolPart: Hashable {
  /// What a part is; the letters of ``SymbolOutline``.
  enum Role: Character {
    case body = "b"
    case seam = "s"
    case hole = "h"
    case dot = "d"
    case line = "o"
    case thin = "t"
    case solid = "f"
    case point = "p"
    case gap = "e"
    case knockOut = "k"
  }

  var role: Role
  var steps: [PathStep]

  init?(_ text: String) {
    var reader = SymbolPathReader(text)
    guard let role = reader.role, let steps = reader.steps() else { return nil }
    self.role = role
    self.steps = steps
  }
}

/// Reads the steps of a part.
private struct SymbolPathReader {
  private var words: ArraySlice<Substring>
  let role: SymbolPart.Role?

  init(_ text: String) {
    words = text.split(separator: " ")[...]
    let first = words.popFirst()
    role = first.flatMap { $0.count == 1 ? $0.first : nil }.flatMap(SymbolPart.Role.init)
  }

  /// All steps, or nil if a word is not understood.
  mutating func steps() -> [PathStep]? {
    var steps: [PathStep] = []
    var pen = Point.zero
    while let word = words.popFirst() {
      switch word {
      case "Z": steps.append(.close)
      case "O":
        guard let n = numbers(3) else { return nil }
        steps += PathStep.ellipse(
          Rect(x: n[0] - n[2], y: n[1] - n[2], width: 2 * n[2], height: 2 * n[2]))
      case "R":
        guard let n = numbers(5) else { return nil }
        steps += PathStep.roundedRect(
          Rect(x: n[0], y: n[1], width: n[2], height: n[3]), radius: n[4])
      default:
        guard let step = step(word, &pen) else { return nil }
        steps.append(step)
      }
    }
    return steps.isEmpty ? nil : steps
  }

  private mutating func step(_ word: Substring, _ pen: inout Point) -> PathStep? {
    switch word {
    case "M", "L":
      guard let n = numbers(2) else { return nil }
      pen = Point(x: n[0], y: n[1])
      return word == "M" ? .move(pen) : .line(pen)
    case "H", "V":
      guard let n = numbers(1) else { return nil }
      if word == "H" { pen.x = n[0] } else { pen.y = n[0] }
      return .line(pen)
    case "C":
      guard let n = numbers(6) else { return nil }
      pen = Point(x: n[4], y: n[5])
      return .curve(Point(x: n[0], y: n[1]), Point(x: n[2], y: n[3]), pen)
    default: return nil
    }
  }

  private mutating func numbers(_ count: Int) -> [Double]? {
    let found = words.prefix(count).compactMap { Double($0) }
    guard found.count == count else { return nil }
    words = words.dropFirst(count)
    return found
  }
}

extension PathStep {
  /// How far a control point lies along the tangent for a quarter circle, in radii.
  private static let kappa = 0.5522847498

  /// The ellipse in a rectangle.
  static func ellipse(_ rect: Rect) -> [PathStep] {
    roundedRect(rect, radii: Size(width: rect.width / 2, height: rect.height / 2))
  }

  /// A rectangle with round corners.
  static func roundedRect(_ rect: Rect, radius: Double) -> [PathStep] {
    let radius = min(radius, min(rect.width, rect.height) / 2)
    return roundedRect(rect, radii: Size(width: radius, height: radius))
  }

  private static func roundedRect(_ rect: Rect, radii: Size) -> [PathStep] {
    let (kx, ky) = (radii.width * (1 - kappa), radii.height * (1 - kappa))
    let (l, t, r, b) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    func point(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }
    return [
      .move(point(l + radii.width, t)), .line(point(r - radii.width, t)),
      .curve(point(r - kx, t), point(r, t + ky), point(r, t + radii.height)),
      .line(point(r, b - radii.height)),
      .curve(point(r, b - ky), point(r - kx, b), point(r - radii.width, b)),
      .line(point(l + radii.width, b)),
      .curve(point(l + kx, b), point(l, b - ky), point(l, b - radii.height)),
      .line(point(l, t + radii.height)),
      .curve(point(l, t + ky), point(l + kx, t), point(l + radii.width, t)), .close,
    ]
  }

  /// The step with its points mapped.
  package func mapped(by map: AffineTransform) -> PathStep {
    switch self {
    case .move(let point): .move(map.apply(to: point))
    case .line(let point): .line(map.apply(to: point))
    case .curve(let first, let second, let end):
      .curve(map.apply(to: first), map.apply(to: second), map.apply(to: end))
    case .close: .close
    }
  }
}

extension [PathStep] {
  /// The rectangle of all points, those that curves bend to included.
  var box: Rect {
    let points = flatMap { step -> [Point] in
      switch step {
      case .move(let point), .line(let point): [point]
      case .curve(let first, let second, let end): [first, second, end]
      case .close: []
      }
    }
    guard let first = points.first else { return .zero }
    return points.reduce(Rect(origin: first, size: .zero)) { box, point in
      Rect(
        minX: Swift.min(box.minX, point.x), minY: Swift.min(box.minY, point.y),
        maxX: Swift.max(box.maxX, point.x), maxY: Swift.max(box.maxY, point.y))
    }
  }
}
