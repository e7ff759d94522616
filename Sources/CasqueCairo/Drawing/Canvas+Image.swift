import CPangoCairo
import CasqueGeometry
import CasqueModel
import CasqueScene

extension Canvas {
  /// Draws an image stretched to a rectangle, cut at another.
  func draw(_ image: ImageCache.Entry, in destination: Rect, clip: Rect) {
    guard let area = destination.intersection(clip), destination.isDrawable else { return }
    save()
    defer { restore() }
    path(.rect(area))
    unsafe cairo_clip(context)
    // Beyond its edges the image goes on, so that they stay sharp; the clip ends it.
    unsafe withPattern(of: image, in: destination, transform: .identity, CAIRO_EXTEND_PAD) {
      unsafe cairo_set_source(context, $0)
    }
    unsafe cairo_paint(context)
  }

  /// Draws the source through the alpha of an image in a rectangle, mapped by a transform.
  func maskSource(
    by image: ImageCache.Entry, in destination: Rect, transform: AffineTransform
  ) {
    guard transform.determinant != 0, transform.determinant.isFinite, destination.isDrawable,
      !destination.isEmpty
    else { return }
    unsafe withPattern(of: image, in: destination, transform: transform, CAIRO_EXTEND_NONE) {
      unsafe cairo_mask(context, $0)
    }
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
    stroke(.path(cross), ink, width: 1, dashes: [4, 3])
    stroke(.rect(area.inset(by: Insets(all: 0.5))), ink, width: 1, dashes: [4, 3])
  }

  /// Makes the pattern of an image that covers a rectangle.
  private func withPattern(
    of image: ImageCache.Entry, in destination: Rect, transform: AffineTransform,
    _ extend: cairo_extend_t, _ body: (OpaquePointer) -> Void
  ) {
    guard let pattern = unsafe cairo_pattern_create_for_surface(image.surface.surface) else {
      return
    }
    // A pattern's matrix maps what is drawn on to the image's pixels.
    var matrix = cairo_matrix_t(transform)
    guard unsafe cairo_matrix_invert(&matrix) == CAIRO_STATUS_SUCCESS, !destination.isEmpty else {
      return unsafe cairo_pattern_destroy(pattern)
    }
    let scale = (
      Double(image.surface.width) / destination.width,
      Double(image.surface.height) / destination.height
    )
    var toPixels = cairo_matrix_t(
      AffineTransform.translation(x: -destination.minX, y: -destination.minY)
        .concatenating(.scale(x: scale.0, y: scale.1)))
    var whole = cairo_matrix_t()
    unsafe cairo_matrix_multiply(&whole, &matrix, &toPixels)
    unsafe cairo_pattern_set_matrix(pattern, &whole)
    unsafe cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD)
    unsafe cairo_pattern_set_extend(pattern, extend)
    unsafe body(pattern)
    unsafe cairo_pattern_destroy(pattern)
  }
}
