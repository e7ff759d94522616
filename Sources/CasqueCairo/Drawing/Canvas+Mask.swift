import CPangoCairo
import CasqueGeometry
import CasqueImaging
import CasqueModel

extension Canvas {
  /// Draws a run by the mask that it has, or gets; the font is set.
  ///
  /// - Returns: false where this is not the way, with nothing drawn.
  func draw(
    _ run: GlyphRun, _ glyphs: [cairo_glyph_t], _ color: RGBA, masks: TextMasks
  ) -> Bool {
    // Colours that are all but opaque cairo takes for opaque ones, which they are not.
    guard !target.isDocument, target.hasColor, color.alpha >= 1 || color.alpha < 0.99,
      let placement = RunPlacement(run, glyphs, transform), let shown = shownPixels,
      let mask = masks[placement.key] ?? newMask(glyphs, placement, masks)
    else { return false }
    let box = Rect(
      x: placement.x + Double(mask.x), y: placement.y + Double(mask.y),
      width: Double(mask.surface.width), height: Double(mask.surface.height))
    guard shown.minX <= box.minX, shown.minY <= box.minY, shown.maxX >= box.maxX,
      shown.maxY >= box.maxY
    else { return false }
    if color.alpha >= 1 {
      return blend(color, mask, at: box.origin)
    }
    save()
    unsafe cairo_identity_matrix(context)
    unsafe cairo_mask_surface(context, mask.surface.surface, box.minX, box.minY)
    restore()
    return true
  }

  /// The pixels that the clip shows, if it is one rectangle of them.
  private var shownPixels: Rect? {
    guard let list = unsafe cairo_copy_clip_rectangle_list(context) else { return nil }
    defer { unsafe cairo_rectangle_list_destroy(list) }
    guard unsafe list.pointee.status == CAIRO_STATUS_SUCCESS,
      unsafe list.pointee.num_rectangles == 1, let clip = unsafe list.pointee.rectangles?.pointee
    else { return nil }
    let box = transform.boundingBox(
      of: Rect(x: clip.x, y: clip.y, width: clip.width, height: clip.height))
    // A rectangle of whole pixels, but for the rounding of a map there and back.
    return Rect(
      minX: box.minX.rounded(), minY: box.minY.rounded(), maxX: box.maxX.rounded(),
      maxY: box.maxY.rounded())
  }

  /// Draws the coverage of a run and keeps it.
  private func newMask(
    _ glyphs: [cairo_glyph_t], _ placement: RunPlacement, _ masks: TextMasks
  ) -> TextMasks.Mask? {
    unsafe cairo_new_path(context)
    unsafe cairo_glyph_path(context, glyphs, Int32(clamping: glyphs.count))
    var (x0, y0, x1, y1) = (0.0, 0.0, 0.0, 0.0)
    unsafe cairo_path_extents(context, &x0, &y0, &x1, &y1)
    unsafe cairo_new_path(context)
    let map = transform.concatenating(.translation(x: -placement.x, y: -placement.y))
    let ink = map.boundingBox(of: Rect(minX: x0, minY: y0, maxX: x1, maxY: y1)).outset(by: 1)
    guard let box = PixelBox(ink), box.width * box.height <= TextMasks.limitOfOne,
      let face = unsafe cairo_get_font_face(context),
      let surface = try? ImageSurface(width: box.width, height: box.height, format: .coverage),
      let canvas = try? unsafe Canvas(on: surface.surface)
    else { return nil }
    var matrix = cairo_matrix_t()
    unsafe cairo_get_font_matrix(context, &matrix)
    unsafe cairo_set_font_face(canvas.context, face)
    unsafe cairo_set_font_matrix(canvas.context, &matrix)
    canvas.setFontOptions()
    canvas.concatenate(map.concatenating(.translation(x: -box.x, y: -box.y)))
    unsafe cairo_glyph_path(canvas.context, glyphs, Int32(clamping: glyphs.count))
    unsafe cairo_fill(canvas.context)
    guard (try? canvas.check()) != nil else { return nil }
    let mask = TextMasks.Mask(surface, x: Int(box.x), y: Int(box.y))
    masks.insert(mask, for: placement.key)
    return mask
  }

  /// Draws an opaque colour through a mask that lies within what is shown, as cairo's fill does.
  private func blend(_ color: RGBA, _ mask: TextMasks.Mask, at origin: Point) -> Bool {
    guard let surface = unsafe target.surface else { return false }
    var offset = (0.0, 0.0)
    unsafe cairo_surface_get_device_offset(surface, &offset.0, &offset.1)
    let (x, y) = (Int((origin.x + offset.0).rounded()), Int((origin.y + offset.1).rounded()))
    let (width, height) = (mask.surface.width, mask.surface.height)
    unsafe cairo_surface_flush(surface)
    guard let pixels = unsafe cairo_image_surface_get_data(surface), x >= 0, y >= 0,
      x + width <= Int(unsafe cairo_image_surface_get_width(surface)),
      y + height <= Int(unsafe cairo_image_surface_get_height(surface))
    else { return false }
    let stride = Int(unsafe cairo_image_surface_get_stride(surface))
    let drawn: Void? = try? unsafe mask.surface.withBytes { coverage, maskStride in
      for row in 0..<height {
        let words = unsafe UnsafeMutableRawPointer(pixels + (y + row) * stride + x * 4)
          .assumingMemoryBound(to: UInt32.self)
        unsafe CoverageLoop.blend(
          color.cairoPixel, coverage + row * maskStride, count: width, into: words)
      }
    }
    unsafe cairo_surface_mark_dirty_rectangle(
      surface, Int32(x), Int32(y), Int32(width), Int32(height))
    return drawn != nil
  }
}

extension RGBA {
  /// An opaque colour as cairo's word.
  fileprivate var cairoPixel: UInt32 {
    func channel(_ value: Double) -> UInt32 { UInt32((min(1, max(0, value)) * 255).rounded()) }
    return 0xFF00_0000 | channel(red) << 16 | channel(green) << 8 | channel(blue)
  }
}

/// Lays an opaque colour over pixels through coverage.
enum CoverageLoop {
  /// Every channel is the sum of the colour's part and that of the ground, each rounded by itself.
  static func blend(
    _ color: UInt32, _ coverage: UnsafePointer<UInt8>, count: Int,
    into words: UnsafeMutablePointer<UInt32>
  ) {
    let raw = unsafe UnsafeRawPointer(coverage)
    var x = 0
    while x < count {
      if x &+ 8 <= count {
        // Mostly nothing or everything is covered.
        let eight = unsafe raw.loadUnaligned(fromByteOffset: x, as: UInt64.self)
        if eight == 0 {
          x &+= 8
          continue
        }
        if eight == .max {
          for column in x..<(x &+ 8) { unsafe words[column] = color }
          x &+= 8
          continue
        }
      }
      let end = min(count, x &+ 8)
      while x < end {
        let part = UInt32(unsafe coverage[x])
        if part == 255 {
          unsafe words[x] = color
        } else if part > 0 {
          let (ground, rest) = (unsafe words[x], 255 &- part)
          let even = scaled(color & 0x00FF_00FF, part) &+ scaled(ground & 0x00FF_00FF, rest)
          let odd =
            scaled(color &>> 8 & 0x00FF_00FF, part) &+ scaled(ground &>> 8 & 0x00FF_00FF, rest)
          unsafe words[x] = even | odd &<< 8
        }
        x &+= 1
      }
    }
  }

  /// Two channels times a part of 255, rounded as cairo does: a little less than a half is a half.
  private static func scaled(_ pair: UInt32, _ part: UInt32) -> UInt32 {
    let product = pair &* part &+ 0x007F_007F
    return (product &+ (product &>> 8 & 0x00FF_00FF)) &>> 8 & 0x00FF_00FF
  }
}
