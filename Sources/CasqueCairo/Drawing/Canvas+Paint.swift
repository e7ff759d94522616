import CPangoCairo
import CasqueGeometry
import CasqueModel
import CasqueScene

extension Canvas {
  /// Makes a paint the source of what is drawn next.
  func setSource(_ paint: Paint) {
    switch paint {
    case .color(let color): setSource(color)
    case .linearGradient(let stops, let from, let to):
      unsafe setSource(cairo_pattern_create_linear(from.x, from.y, to.x, to.y), stops)
    case .radialGradient(let stops, let center, let radii):
      guard radii.width > 0, radii.height > 0 else { return setSource(stops) }
      let pattern = unsafe cairo_pattern_create_radial(0, 0, 0, 0, 0, 1)
      var matrix = cairo_matrix_t(
        AffineTransform.translation(x: -center.x, y: -center.y)
          .concatenating(.scale(x: 1 / radii.width, y: 1 / radii.height)))
      unsafe cairo_pattern_set_matrix(pattern, &matrix)
      unsafe setSource(pattern, stops)
    case .conicGradient(let stops, let center, let angle, let reach):
      setConicSource(stops, center: center, angle: angle, reach: reach)
    }
  }

  /// The last colour, for a gradient without an extent.
  private func setSource(_ stops: [GradientStop]) {
    setSource(stops.last?.color ?? .clear)
  }

  private func setSource(_ pattern: OpaquePointer?, _ stops: [GradientStop]) {
    guard let pattern = unsafe pattern else { return }
    for stop in stops {
      unsafe cairo_pattern_add_color_stop_rgba(
        pattern, stop.location, stop.color.red, stop.color.green, stop.color.blue,
        stop.color.alpha)
    }
    unsafe cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    unsafe cairo_set_source(context, pattern)
    unsafe cairo_pattern_destroy(pattern)
  }

  /// Cairo has no conic gradients: a fan of slices of at most 6°, each from colour to colour.
  private func setConicSource(
    _ stops: [GradientStop], center: Point, angle: Double, reach: Double
  ) {
    guard let first = stops.first, let last = stops.last, reach > 0, reach < 1e6,
      let mesh = unsafe cairo_pattern_create_mesh()
    else { return setSource(stops) }
    let closed =
      [GradientStop(location: 0, color: first.color)] + stops
      + [GradientStop(location: 1, color: last.color)]
    for (from, to) in zip(closed, closed.dropFirst()) where to.location > from.location {
      let share = to.location - from.location
      let count = max(1, Int((share * 60).rounded(.up)))
      for slice in 0..<count {
        let parts = (Double(slice) / Double(count), Double(slice + 1) / Double(count))
        unsafe addSlice(
          to: mesh, center: center, reach: reach * 1.01,
          from: (
            angle + 2 * .pi * (from.location + share * parts.0), from.color.mixed(to.color, parts.0)
          ),
          to: (
            angle + 2 * .pi * (from.location + share * parts.1), from.color.mixed(to.color, parts.1)
          ))
      }
    }
    unsafe cairo_set_source(context, mesh)
    unsafe cairo_pattern_destroy(mesh)
  }

  private func addSlice(
    to mesh: OpaquePointer, center: Point, reach: Double, from: (Double, RGBA),
    to end: (Double, RGBA)
  ) {
    func edge(_ angle: Double) -> Point {
      let turn = AffineTransform.rotation(angle)
      return Point(x: center.x + turn.a * reach, y: center.y + turn.b * reach)
    }
    let (a, b) = (edge(from.0), edge(end.0))
    unsafe cairo_mesh_pattern_begin_patch(mesh)
    unsafe cairo_mesh_pattern_move_to(mesh, center.x, center.y)
    unsafe cairo_mesh_pattern_line_to(mesh, a.x, a.y)
    unsafe cairo_mesh_pattern_line_to(mesh, b.x, b.y)
    unsafe cairo_mesh_pattern_line_to(mesh, center.x, center.y)
    for (corner, color) in [from.1, from.1, end.1, end.1].enumerated() {
      unsafe cairo_mesh_pattern_set_corner_color_rgba(
        mesh, UInt32(corner), color.red, color.green, color.blue, color.alpha)
    }
    unsafe cairo_mesh_pattern_end_patch(mesh)
  }
}

extension RGBA {
  /// The colour on the way to another, 0 for this one and 1 for the other.
  fileprivate func mixed(_ other: RGBA, _ share: Double) -> RGBA {
    func mix(_ from: Double, _ to: Double) -> Double { from + (to - from) * share }
    return RGBA(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      alpha: mix(alpha, other.alpha))
  }
}
