import CPangoCairo
import CasqueGeometry
import CasqueModel
import CasqueScene

extension Canvas {
  /// Draws the blurred likeness of what `body` draws, in the shadow's colour.
  ///
  /// It is pixels in every format. A wide blur is drawn at a fraction of the resolution, since it
  /// holds nothing fine.
  /// - Parameters:
  ///   - shadow: the blur, the colour and the offset, in points of the current coordinates.
  ///   - extent: what `body` draws in, in the current coordinates.
  ///   - density: pixels to a unit of the surface; above 1 where that counts in points.
  ///   - body: draws what throws the shadow; its coverage alone counts.
  func drawShadow(
    _ shadow: DisplayShadow, of extent: Rect, density: Double,
    _ body: (borrowing Canvas) throws(DrawingError) -> Void
  ) throws(DrawingError) {
    let toSurface = transform
    let growth = abs(toSurface.determinant).squareRoot() * density
    guard shadow.color.alpha > 0, growth > 0, growth.isFinite, extent.isDrawable else { return }
    let deviation = min(max(0, shadow.radius) * growth, 1000)
    let coarseness = max(1, (deviation / 4).rounded(.down))
    let blur = BoxBlur(deviation: deviation / coarseness)
    let pixels = density / coarseness
    let toPixels = toSurface.concatenating(.scale(x: pixels, y: pixels))
    let box = toPixels.boundingBox(of: extent).outset(by: Double(blur.reach) + 2)
    guard let area = visible(box, shadow: shadow, toPixels, reach: blur.reach) else { return }
    let toMask = toPixels.concatenating(.translation(x: -area.minX, y: -area.minY))
    let mask = try ImageSurface(width: Int(area.width), height: Int(area.height), format: .coverage)
    do {
      let canvas = unsafe try Canvas(on: mask.surface)
      canvas.concatenate(toMask)
      try body(canvas)
      try canvas.check()
    }
    try unsafe mask.withBytes { bytes, stride in
      unsafe blur.apply(to: bytes, width: mask.width, height: mask.height, stride: stride)
    }
    paint(mask, toMask, shadow)
  }

  /// The whole pixels of a shadow that can be seen, with those they are blurred from.
  private func visible(
    _ box: Rect, shadow: DisplayShadow, _ toPixels: AffineTransform, reach: Int
  ) -> Rect? {
    var (x0, y0, x1, y1) = (0.0, 0.0, 0.0, 0.0)
    unsafe cairo_clip_extents(context, &x0, &y0, &x1, &y1)
    let clip = Rect(minX: x0, minY: y0, maxX: x1, maxY: y1)
      .offset(by: Point.zero - shadow.offset)
    let seen = toPixels.boundingBox(of: clip).outset(by: Double(reach) + 2)
    guard let part = box.intersection(seen) else { return nil }
    let area = Rect(
      minX: part.minX.rounded(.down), minY: part.minY.rounded(.down),
      maxX: part.maxX.rounded(.up), maxY: part.maxY.rounded(.up))
    let isSound = area.width <= 16_384 && area.height <= 16_384 && area.width * area.height <= 1e8
    return isSound ? area : nil
  }

  /// Paints the shadow's colour through a mask, which a map takes from what throws the shadow.
  private func paint(
    _ mask: borrowing ImageSurface, _ toMask: AffineTransform, _ shadow: DisplayShadow
  ) {
    save()
    concatenate(.translation(x: shadow.offset.x, y: shadow.offset.y))
    if let back = transform.inverted {
      // SVG surfaces move a mask by the map under which the source was set.
      unsafe cairo_identity_matrix(context)
      setSource(shadow.color)
      unsafe maskSource(by: mask.surface, back.concatenating(toMask), CAIRO_EXTEND_NONE)
    }
    restore()
  }
}
