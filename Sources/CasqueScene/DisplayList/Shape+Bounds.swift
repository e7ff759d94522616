public import CasqueGeometry

extension Shape {
  /// The smallest upright rectangle that holds the outline and the control points of its curves.
  ///
  /// O(steps).
  public var bounds: Rect {
    switch self {
    case .rect(let rect), .ellipse(let rect): rect
    case .roundedRect(let rect, _), .continuousRect(let rect, _): rect
    case .path(let steps): PathStep.bounds(of: steps)
    }
  }
}

extension Shape {
  /// The outline moved inwards by some points, negative for outwards; nil if nothing is left, and
  /// for paths.
  package func inset(by distance: Double) -> Shape? {
    let box = bounds
    guard box.width > 2 * distance, box.height > 2 * distance else { return nil }
    let rect = box.inset(by: Insets(all: distance))
    return switch self {
    case .rect: .rect(rect)
    case .roundedRect(_, let radius): .roundedRect(rect, radius: max(0, radius - distance))
    case .continuousRect(_, let radius): .continuousRect(rect, radius: max(0, radius - distance))
    case .ellipse: .ellipse(rect)
    case .path: nil
    }
  }
}

extension PathStep {
  static func bounds(of steps: [PathStep]) -> Rect {
    var box: Rect?
    func add(_ point: Point) {
      let spot = Rect(origin: point, size: .zero)
      box = box?.union(spot) ?? spot
    }
    for step in steps {
      switch step {
      case .move(let point), .line(let point): add(point)
      case .curve(let first, let second, let end):
        add(first)
        add(second)
        add(end)
      case .close: break
      }
    }
    return box ?? .zero
  }
}
