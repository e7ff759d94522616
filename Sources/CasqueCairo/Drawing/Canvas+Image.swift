import CPangoCairo
import CasqueGeometry
import CasqueModel
import CasqueScene

extension Canvas {
  /// What an image is beyond its edges, where a clip ends it.
  ///
  /// On pixels it goes on, so that its edges stay sharp. Documents hold the image as it is and leave
  /// that to their viewers.
  private var edge: cairo_extend_t {
    unsafe cairo_surface_get_type(cairo_get_target(context)) == CAIRO_SURFACE_TYPE_IMAGE
      ? CAIRO_EXTEND_PAD : CAIRO_EXTEND_NONE
  }

  /// Draws an image stretched to a rectangle, cut at another.
  func draw(_ image: ImageCache.Entry, in destination: Rect, clip: Rect) {
    guard let area = destination.intersection(clip), destination.isDrawable else { return }
    if let vector = image.vector {
      save()
      self.clip(to: .rect(area))
      vector.draw(in: destination, on: self)
      return restore()
    }
    let map = image.map(from: destination)
    guard let part = image.pixels(of: clip, map),
      let surface = unsafe cairo_surface_create_for_rectangle(
        image.surface.surface, part.minX, part.minY, part.width, part.height)
    else { return unsafe draw(image.surface.surface, map, in: area) }
    unsafe draw(
      surface, map.concatenating(.translation(x: -part.minX, y: -part.minY)), in: area)
    unsafe cairo_surface_destroy(surface)
  }

  /// Draws a surface where the clip shows it; a map takes current coordinates to its pixels.
  private func draw(_ surface: OpaquePointer, _ map: AffineTransform, in area: Rect) {
    guard let pattern = unsafe cairo_pattern_create_for_surface(surface) else { return }
    var matrix = cairo_matrix_t(map)
    unsafe cairo_pattern_set_matrix(pattern, &matrix)
    unsafe cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD)
    unsafe cairo_pattern_set_extend(pattern, edge)
    save()
    path(.rect(area))
    unsafe cairo_clip(context)
    unsafe cairo_set_source(context, pattern)
    unsafe cairo_paint(context)
    restore()
    unsafe cairo_pattern_destroy(pattern)
  }

  /// Draws the source through the alpha of an image in a rectangle, mapped by a transform.
  func maskSource(
    by image: ImageCache.Entry, in destination: Rect, transform: AffineTransform
  ) {
    guard destination.isDrawable, !destination.isEmpty, let back = transform.inverted else {
      return
    }
    save()
    concatenate(transform)
    clip(to: .rect(destination))
    if let vector = image.vector {
      maskSource(by: vector, in: destination)
      return restore()
    }
    concatenate(back)
    unsafe maskSource(
      by: image.surface.surface, back.concatenating(image.map(from: destination)), edge)
    restore()
  }

  /// Draws the source through the alpha of a vector image, where the clip shows it.
  private func maskSource(by image: VectorImage, in destination: Rect) {
    var matrix = cairo_matrix_t()
    unsafe cairo_get_matrix(context, &matrix)
    // As below: the mask is in the surface's own coordinates.
    unsafe cairo_identity_matrix(context)
    unsafe cairo_push_group_with_content(context, CAIRO_CONTENT_COLOR_ALPHA)
    unsafe cairo_set_matrix(context, &matrix)
    image.draw(in: destination, on: self)
    unsafe cairo_identity_matrix(context)
    guard let mask = unsafe cairo_pop_group(context) else { return }
    unsafe cairo_mask(context, mask)
    unsafe cairo_pattern_destroy(mask)
  }

  /// Draws the source through the alpha of a surface; a map takes current coordinates to pixels.
  func maskSource(
    by surface: OpaquePointer, _ toPixels: AffineTransform, _ extend: cairo_extend_t
  ) {
    guard let back = transform.inverted,
      let pattern = unsafe cairo_pattern_create_for_surface(surface)
    else { return }
    // SVG surfaces of cairo 1.16 lose the current map of a mask.
    var matrix = cairo_matrix_t(back.concatenating(toPixels))
    unsafe cairo_pattern_set_matrix(pattern, &matrix)
    unsafe cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD)
    unsafe cairo_pattern_set_extend(pattern, extend)
    save()
    unsafe cairo_identity_matrix(context)
    unsafe cairo_mask(context, pattern)
    restore()
    unsafe cairo_pattern_destroy(pattern)
  }

  /// Draws a crossed rectangle in place of an image that cannot be decoded.
  func drawUnreadableImage(in destination: Rect, clip: Rect) {
    guard let area = destination.intersection(clip), area.isDrawable else { return }
    let ink = RGBA(red: 0.56, green: 0.56, blue: 0.58)
    fill(.rect(area), .color(ink.multiplyingAlpha(by: 0.12)))
    let (left, right, top, bottom) = (area.minX, area.maxX, area.minY, area.maxY)
    let cross: [PathStep] = [
      .move(Point(x: left, y: top)), .line(Point(x: right, y: bottom)),
      .move(Point(x: right, y: top)), .line(Point(x: left, y: bottom)),
    ]
    let style = StrokeStyle(width: 1, dashes: [4, 3])
    stroke(.path(cross), ink, style)
    stroke(.rect(area.inset(by: Insets(all: 0.5))), ink, style)
  }
}

extension ImageCache.Entry {
  /// The map from a rectangle to the image's pixels.
  fileprivate func map(from destination: Rect) -> AffineTransform {
    AffineTransform.translation(x: -destination.minX, y: -destination.minY).concatenating(
      .scale(
        x: Double(surface.width) / destination.width,
        y: Double(surface.height) / destination.height))
  }

  /// The pixels that a clip shows, if it shows whole ones and not all of them; nil for any other clip.
  ///
  /// Those beside them must not run into what is stretched.
  fileprivate func pixels(of clip: Rect, _ map: AffineTransform) -> Rect? {
    let (from, to) = (
      map.apply(to: clip.origin), map.apply(to: Point(x: clip.maxX, y: clip.maxY))
    )
    let edges = [from.x, from.y, to.x, to.y]
    guard edges.allSatisfy({ abs($0 - $0.rounded()) < 0.01 }) else { return nil }
    let part = Rect(
      minX: from.x.rounded(), minY: from.y.rounded(), maxX: to.x.rounded(), maxY: to.y.rounded())
    let all = Rect(
      x: 0, y: 0, width: Double(surface.width), height: Double(surface.height))
    guard part.width >= 1, part.height >= 1, part != all, all.contains(part, tolerance: 0) else {
      return nil
    }
    return part
  }
}

extension AffineTransform {
  /// The map back, or nil if the plane is flattened.
  var inverted: AffineTransform? {
    var matrix = cairo_matrix_t(self)
    guard unsafe cairo_matrix_invert(&matrix) == CAIRO_STATUS_SUCCESS else { return nil }
    return AffineTransform(
      a: matrix.xx, b: matrix.yx, c: matrix.xy, d: matrix.yy, tx: matrix.x0, ty: matrix.y0)
  }
}
