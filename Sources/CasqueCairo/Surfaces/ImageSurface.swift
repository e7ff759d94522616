import CPangoCairo
import CasqueImaging

/// Pixels that cairo draws into; owned by one thread.
@safe struct ImageSurface: ~Copyable {
  /// What a pixel holds.
  enum Format {
    /// Colour and coverage, premultiplied, in a native word.
    case color
    /// Coverage alone.
    case coverage
  }

  let surface: OpaquePointer
  let width: Int
  let height: Int

  /// Creates a clear surface; the extents are in pixels and within ``DrawingLimits``.
  init(width: Int, height: Int, format: Format) throws(DrawingError) {
    let kind = format == .color ? CAIRO_FORMAT_ARGB32 : CAIRO_FORMAT_A8
    let surface = try unsafe DrawingError.checked(
      cairo_image_surface_create(kind, Int32(clamping: width), Int32(clamping: height)))
    unsafe self.surface = unsafe surface
    self.width = width
    self.height = height
  }

  /// Creates a clear surface of colours in memory that lives as long and is used by nothing else.
  init(width: Int, height: Int, in memory: PixelMemory) throws(DrawingError) {
    let stride = cairo_format_stride_for_width(CAIRO_FORMAT_ARGB32, Int32(clamping: width))
    let bytes = unsafe memory.cleared(count: Int(stride) * height)
    let surface = try unsafe DrawingError.checked(
      cairo_image_surface_create_for_data(
        bytes, CAIRO_FORMAT_ARGB32, Int32(clamping: width), Int32(clamping: height), stride))
    unsafe self.surface = unsafe surface
    self.width = width
    self.height = height
  }

  deinit { unsafe cairo_surface_destroy(surface) }

  /// Hands out the rows of bytes with their distance.
  func withBytes<Result>(
    _ body: (_ bytes: UnsafeMutablePointer<UInt8>, _ stride: Int) -> Result
  ) throws(DrawingError) -> Result {
    unsafe cairo_surface_flush(surface)
    guard let bytes = unsafe cairo_image_surface_get_data(surface) else {
      throw .graphics("a surface without pixels")
    }
    let stride = Int(unsafe cairo_image_surface_get_stride(surface))
    let result = unsafe body(bytes, stride)
    unsafe cairo_surface_mark_dirty(surface)
    return result
  }

  /// The pixels as a bitmap of a scale.
  func bitmap(scale: Double) throws(DrawingError) -> Bitmap {
    let (width, height) = (self.width, self.height)
    let pixels = try unsafe withBytes { bytes, stride in
      unsafe [UInt8](unsafeUninitializedCapacity: width * height * 4) { target, count in
        for row in 0..<height {
          let start = unsafe bytes + row * stride
          unsafe ImageSurface.copyWords(
            from: start, to: target.baseAddress.unsafelyUnwrapped + row * width * 4, count: width)
        }
        count = width * height * 4
      }
    }
    return Bitmap(width: width, height: height, scale: scale, pixels: pixels)
  }

  /// The pixels as a PNG file of a scale with texts.
  func png(scale: Double, text: [PNGText]) throws(DrawingError) -> [UInt8] {
    let (width, height) = (self.width, self.height)
    return try unsafe withBytes { bytes, stride in
      let pixels = unsafe UnsafeRawBufferPointer(start: bytes, count: stride * height)
      return unsafe PNGWriter.encode(
        argb32: pixels.bytes, width: width, height: height, stride: stride, scale: scale,
        text: text)
    }
  }

  /// Copies a bitmap's pixels; the extents are the same.
  func load(_ bitmap: Bitmap) throws(DrawingError) {
    let (width, height) = (self.width, self.height)
    precondition(bitmap.width == width && bitmap.height == height, "the extents are the same")
    try unsafe withBytes { bytes, stride in
      unsafe bitmap.pixels.withUnsafeBufferPointer { source in
        guard let base = source.baseAddress else { return }
        for row in 0..<height {
          unsafe ImageSurface.copyWords(
            from: base + row * width * 4, to: bytes + row * stride, count: width)
        }
      }
    }
  }

  /// Copies pixels between red first in memory and cairo's words, which are blue first in memory
  /// where the lowest byte comes first; exchanging red and blue is its own inverse.
  private static func copyWords(
    from source: UnsafePointer<UInt8>, to target: UnsafeMutablePointer<UInt8>, count: Int
  ) {
    let source = unsafe UnsafeRawPointer(source)
    let target = UnsafeMutableRawPointer(target)
    for index in 0..<count {
      let word = unsafe source.load(fromByteOffset: index * 4, as: UInt32.self)
      let swapped =
        word & 0xFF00_FF00 | (word & 0x00FF_0000) >> 16 | (word & 0x0000_00FF) << 16
      unsafe target.storeBytes(of: swapped, toByteOffset: index * 4, as: UInt32.self)
    }
  }
}

extension DrawingError {
  /// Throws what a status of cairo's says.
  static func check(_ status: cairo_status_t) throws(DrawingError) {
    if status != CAIRO_STATUS_SUCCESS { throw DrawingError(status) }
  }

  /// A new surface; throws, and lets it go, if it could not be made.
  static func checked(_ surface: OpaquePointer?) throws(DrawingError) -> OpaquePointer {
    let status = unsafe cairo_surface_status(surface)
    guard status == CAIRO_STATUS_SUCCESS, let surface = unsafe surface else {
      unsafe cairo_surface_destroy(surface)
      throw DrawingError(status)
    }
    return unsafe surface
  }

  /// Cairo's own words for a status.
  init(_ status: cairo_status_t) {
    let text = unsafe cairo_status_to_string(status).map { unsafe String(cString: $0) }
    self = .graphics(text ?? "status \(status.rawValue)")
  }
}
