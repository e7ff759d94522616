import CPangoCairo
import CasqueGeometry
import CasqueModel
import CasqueScene

extension ListDrawing {
  /// Draws a group whose commands have to be pixels first: in one colour, or in perspective.
  func drawApart(
    _ group: DisplayGroup, extent: Rect, commands: Range<Int>, on canvas: borrowing Canvas
  ) throws(DrawingError) {
    var outer = group
    outer.stencil = nil
    outer.projection = nil
    if let projection = group.projection {
      // The layer lies in the coordinates around the group, where the projection ends.
      outer.transform = .identity
      outer.clip = nil
      outer.mask = nil
      outer.shadow = nil
      guard let place = projection.boundingBox(of: group.transform.boundingBox(of: extent)) else {
        return
      }
      let open = try begin(outer, extent: place, commands: commands, on: canvas)
      try draw(projection, of: group, extent: extent, commands: commands, on: canvas)
      return try end(open, on: canvas)
    }
    let open = try begin(outer, extent: extent, commands: commands, on: canvas)
    if let color = group.stencil {
      // Coverage in one colour is a shadow that is neither blurred nor moved.
      let shadow = DisplayShadow(color: color, radius: 0, offset: .zero)
      try canvas.drawShadow(shadow, of: extent, density: density) { mask throws(DrawingError) in
        try draw(commands, on: mask)
      }
    }
    try end(open, on: canvas)
  }

  /// Draws a group on a plane of its own and looks at it in perspective.
  private func draw(
    _ projection: Projection, of group: DisplayGroup, extent: Rect, commands: Range<Int>,
    on canvas: borrowing Canvas
  ) throws(DrawingError) {
    let shadowed = group.shadow.map { extent.union($0.extent(of: extent)) } ?? extent
    let plane = group.transform.boundingBox(of: shadowed).outset(by: 1)
    guard let place = projection.boundingBox(of: plane) else { return }
    let toPixels = canvas.transform.concatenating(.scale(x: density, y: density))
    let growth = abs(toPixels.determinant).squareRoot()
    guard growth > 0, growth.isFinite,
      let source = PixelBox(AffineTransform.scale(x: growth, y: growth).boundingBox(of: plane)),
      let target = PixelBox(toPixels.boundingBox(of: place))
    else { return }
    let toSource = AffineTransform.scale(x: growth, y: growth)
      .concatenating(.translation(x: -source.x, y: -source.y))
    let layer = try ImageSurface(width: source.width, height: source.height, format: .color)
    var flat = group
    flat.projection = nil
    flat.alpha = 1
    flat.compositing = .blend(.normal)
    do {
      let plane = unsafe try Canvas(on: layer.surface)
      plane.concatenate(toSource)
      let open = try begin(flat, extent: extent, commands: commands, on: plane)
      try draw(commands, on: plane)
      try end(open, on: plane)
      try plane.check()
    }
    guard let back = toPixels.inverted, let flattened = projection.inverted else { return }
    // From a pixel of the target to the plane, and on to a pixel of the layer.
    let map = flattened.conjugated(
      before: AffineTransform.translation(x: target.x, y: target.y).concatenating(back),
      after: toSource)
    let picture = try PerspectiveWarp(map: map).picture(
      of: layer, width: target.width, height: target.height)
    unsafe canvas.paint(
      picture.surface, AffineTransform.translation(x: -target.x, y: -target.y), toPixels)
  }
}

/// A rectangle of whole pixels that is small enough to be drawn.
struct PixelBox {
  let x: Double
  let y: Double
  let width: Int
  let height: Int

  /// The pixels that a rectangle touches; nil without any, or if they are too many.
  init?(_ rect: Rect) {
    let (left, top) = (rect.minX.rounded(.down), rect.minY.rounded(.down))
    let (right, bottom) = (rect.maxX.rounded(.up), rect.maxY.rounded(.up))
    guard left.magnitude < 1e7, top.magnitude < 1e7, right > left, bottom > top,
      right - left <= 16_384, bottom - top <= 16_384, (right - left) * (bottom - top) <= 1e8
    else { return nil }
    (x, y) = (left, top)
    (width, height) = (Int(right - left), Int(bottom - top))
  }

  var rect: Rect { Rect(x: x, y: y, width: Double(width), height: Double(height)) }
}

extension Canvas {
  /// Paints a surface's pixels; `toSurface` goes from pixels of the target to those of the surface,
  /// `toPixels` from the current coordinates to pixels of the target.
  func paint(
    _ surface: OpaquePointer, _ toSurface: AffineTransform, _ toPixels: AffineTransform
  ) {
    guard let pattern = unsafe cairo_pattern_create_for_surface(surface) else { return }
    var matrix = cairo_matrix_t(toPixels.concatenating(toSurface))
    unsafe cairo_pattern_set_matrix(pattern, &matrix)
    unsafe cairo_pattern_set_filter(pattern, CAIRO_FILTER_BILINEAR)
    unsafe cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    unsafe cairo_set_source(context, pattern)
    unsafe cairo_paint(context)
    unsafe cairo_pattern_destroy(pattern)
  }
}
