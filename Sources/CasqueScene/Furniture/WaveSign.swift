import CasqueGeometry
import CasqueModel

/// The sign of a wireless network: a sector at the bottom and two waves over it.
struct WaveSign {
  let frame: Rect

  func draw(ink: RGBA, in list: inout DisplayList) {
    // A sector about the bottom as high as the frame, opened until its arc is as wide.
    let apex = Point(x: frame.midX, y: frame.maxY)
    let sine = min(0.999, frame.width / 2 / frame.height)
    let cosine = (1 - sine * sine).squareRoot()
    let edge = Point(x: sine, y: cosine)
    for (inner, outer) in [(0.0, 0.29), (0.42, 0.645), (0.775, 1.0)] {
      list.fill(.path(band(apex, inner * frame.height, outer * frame.height, edge)), ink)
    }
  }

  /// A part of a ring, symmetric about the vertical through `apex`.
  private func band(
    _ apex: Point, _ inner: Double, _ outer: Double, _ edge: Point
  ) -> [PathStep] {
    var steps = [PathStep.move(apex + Point(x: -edge.x * outer, y: -edge.y * outer))]
    steps += arc(apex, outer, from: Point(x: -edge.x, y: -edge.y), to: Point(x: 0, y: -1))
    steps += arc(apex, outer, from: Point(x: 0, y: -1), to: Point(x: edge.x, y: -edge.y))
    steps.append(.line(apex + Point(x: edge.x * inner, y: -edge.y * inner)))
    if inner > 0 {
      steps += arc(apex, inner, from: Point(x: edge.x, y: -edge.y), to: Point(x: 0, y: -1))
      steps += arc(apex, inner, from: Point(x: 0, y: -1), to: Point(x: -edge.x, y: -edge.y))
    }
    return steps + [.close]
  }

  /// A cubic for the arc between two unit directions less than a right angle apart.
  private func arc(
    _ center: Point, _ radius: Double, from a: Point, to b: Point
  ) -> [PathStep] {
    let turn = a.x * b.y - a.y * b.x
    let cosine = a.x * b.x + a.y * b.y
    // tan(θ/4)·4/3 with tan(θ/2) = sin/(1 + cos) and tan(θ/4) = t/(1 + √(1 + t²)).
    let half = turn / (1 + cosine)
    let kappa = 4 / 3 * half / (1 + (1 + half * half).squareRoot())
    func spot(_ x: Double, _ y: Double) -> Point {
      Point(x: center.x + x * radius, y: center.y + y * radius)
    }
    return [
      .curve(
        spot(a.x - kappa * a.y, a.y + kappa * a.x), spot(b.x + kappa * b.y, b.y - kappa * b.x),
        spot(b.x, b.y))
    ]
  }
}
