import CPangoCairo
import CasqueGeometry
import CasqueModel
import CasqueScene

/// What cairo draws with; owned by one thread.
@safe struct Canvas: ~Copyable {
  let context: OpaquePointer

  /// Begins to draw on a surface.
  init(on surface: OpaquePointer) throws(DrawingError) {
    let context = unsafe cairo_create(surface)
    let status = unsafe cairo_status(context)
    guard status == CAIRO_STATUS_SUCCESS, let context = unsafe context else {
      unsafe cairo_destroy(context)
      throw DrawingError(status)
    }
    unsafe cairo_set_antialias(context, CAIRO_ANTIALIAS_GRAY)
    unsafe self.context = unsafe context
  }

  deinit { unsafe cairo_destroy(context) }

  /// Throws if anything has failed so far.
  func check() throws(DrawingError) {
    try DrawingError.check(unsafe cairo_status(context))
  }

  func save() { unsafe cairo_save(context) }
  func restore() { unsafe cairo_restore(context) }

  /// Applies a map to what is drawn from now on.
  func concatenate(_ transform: AffineTransform) {
    var matrix = cairo_matrix_t(transform)
    unsafe cairo_transform(context, &matrix)
  }

  /// The map from the current coordinates to the surface's.
  var transform: AffineTransform {
    var matrix = cairo_matrix_t()
    unsafe cairo_get_matrix(context, &matrix)
    return AffineTransform(
      a: matrix.xx, b: matrix.yx, c: matrix.xy, d: matrix.yy, tx: matrix.x0, ty: matrix.y0)
  }

  /// Cuts what is drawn from now on at a shape.
  func clip(to shape: Shape) {
    path(shape)
    unsafe cairo_clip(context)
  }

  func fill(_ shape: Shape, _ paint: Paint) {
    setSource(paint)
    path(shape)
    unsafe cairo_fill(context)
  }

  /// Cuts what is drawn from now on to what lies outside a shape, within a rectangle.
  func clip(outside shape: Shape, within rect: Rect) {
    path(shape)
    unsafe cairo_rectangle(context, rect.minX, rect.minY, rect.width, rect.height)
    unsafe cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD)
    unsafe cairo_clip(context)
    unsafe cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
  }

  func stroke(_ shape: Shape, _ color: RGBA, _ style: StrokeStyle) {
    let dashes = style.dashes
    guard style.width > 0, style.width.isFinite else { return }
    setSource(color)
    unsafe cairo_set_line_width(context, style.width)
    let isRound = style.ends == .round
    unsafe cairo_set_line_cap(context, isRound ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_BUTT)
    unsafe cairo_set_line_join(context, isRound ? CAIRO_LINE_JOIN_ROUND : CAIRO_LINE_JOIN_MITER)
    // Cairo refuses lengths below zero and patterns without any length.
    let isDashed = dashes.allSatisfy { $0 >= 0 && $0.isFinite } && dashes.contains { $0 > 0 }
    unsafe cairo_set_dash(context, dashes, isDashed ? Int32(clamping: dashes.count) : 0, 0)
    path(shape)
    unsafe cairo_stroke(context)
  }

  /// Takes the nearest 8 bits of each component.
  ///
  /// Cairo cuts off where it should round: 249.1 of 255 is 250.06 of 256, and was drawn as 250.
  func setSource(_ color: RGBA) {
    func nearest(_ part: Double) -> Double { (part * 255).rounded() / 255 }
    unsafe cairo_set_source_rgba(
      context, nearest(color.red), nearest(color.green), nearest(color.blue), color.alpha)
  }
}

extension cairo_matrix_t {
  /// The matrix of a transform, which cairo names by row.
  init(_ transform: AffineTransform) {
    self.init(
      xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d, x0: transform.tx,
      y0: transform.ty)
  }
}
