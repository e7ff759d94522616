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
