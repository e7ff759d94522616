import CPangoCairo
import CasqueGeometry
import CasqueScene

extension Canvas {
  /// Makes a shape the current path; coordinates that are no numbers make it empty.
  func path(_ shape: Shape) {
    unsafe cairo_new_path(context)
    switch shape {
    case .rect(let rect):
      guard rect.isDrawable else { return }
      unsafe cairo_rectangle(context, rect.minX, rect.minY, rect.width, rect.height)
    case .roundedRect(let rect, let radius): roundedRect(rect, radius: radius)
    case .continuousRect(let rect, let radius):
      guard rect.isDrawable else { return }
      steps(ContinuousCorners(rect, radius: radius).path)
    case .ellipse(let rect): ellipse(rect)
    case .path(let path): steps(path)
    }
  }

  private func roundedRect(_ rect: Rect, radius: Double) {
    guard rect.isDrawable else { return }
    let radius = min(radius, min(rect.width, rect.height) / 2)
    guard radius > 0 else {
      unsafe cairo_rectangle(context, rect.minX, rect.minY, rect.width, rect.height)
      return
    }
    let quarter = Double.pi / 2
    let (left, right) = (rect.minX + radius, rect.maxX - radius)
    let (top, bottom) = (rect.minY + radius, rect.maxY - radius)
    unsafe cairo_arc(context, right, top, radius, -quarter, 0)
    unsafe cairo_arc(context, right, bottom, radius, 0, quarter)
    unsafe cairo_arc(context, left, bottom, radius, quarter, 2 * quarter)
    unsafe cairo_arc(context, left, top, radius, 2 * quarter, 3 * quarter)
    unsafe cairo_close_path(context)
  }

  private func ellipse(_ rect: Rect) {
    guard rect.isDrawable, !rect.isEmpty else { return }
    unsafe cairo_save(context)
    unsafe cairo_translate(context, rect.midX, rect.midY)
    unsafe cairo_scale(context, rect.width / 2, rect.height / 2)
    unsafe cairo_arc(context, 0, 0, 1, 0, 2 * Double.pi)
    unsafe cairo_close_path(context)
    unsafe cairo_restore(context)
  }

  private func steps(_ steps: [PathStep]) {
    guard PathStep.areDrawable(steps) else { return }
    for step in steps {
      switch step {
      case .move(let point): unsafe cairo_move_to(context, point.x, point.y)
      case .line(let point): unsafe cairo_line_to(context, point.x, point.y)
      case .curve(let first, let second, let end):
        unsafe cairo_curve_to(context, first.x, first.y, second.x, second.y, end.x, end.y)
      case .close: unsafe cairo_close_path(context)
      }
    }
  }
}

extension Rect {
  /// Whether all coordinates are numbers that cairo's fixed point does not wreck by far.
  var isDrawable: Bool {
    minX.magnitude < 1e7 && minY.magnitude < 1e7 && width < 1e7 && height < 1e7 && width >= 0
      && height >= 0
  }
}

extension PathStep {
  fileprivate static func areDrawable(_ steps: [PathStep]) -> Bool {
    let isSound = { (point: Point) in point.x.magnitude < 1e7 && point.y.magnitude < 1e7 }
    return steps.allSatisfy { step in
      switch step {
      case .move(let point), .line(let point): isSound(point)
      case .curve(let first, let second, let end):
        isSound(first) && isSound(second) && isSound(end)
      case .close: true
      }
    }
  }
}
