internal import CSVG

/// Draws SVG files as pixels, with librsvg.
///
/// Nothing beside the file is read, and no font: text in a vector image would depend on the host,
/// so that an image with text is refused. So is one whose filters take time without bound: librsvg
/// has no way to stop them.
public enum SVGReader {
  /// Pixels to a unit of the file: enough for every display.
  public static let density = 3.0

  /// The most bytes that are looked at.
  private static let maximumBytes = 8 << 20

  /// The size in pixels at ``density``; throws what stands in the way of drawing a file, and for what
  /// takes too long to draw.
  static func pixels(of bytes: [UInt8]) throws(ImageDecodingError) -> (width: Int, height: Int) {
    guard bytes.count <= maximumBytes else {
      throw .unsupported("a vector image of \(bytes.count) bytes")
    }
    var (unitsWide, unitsHigh) = (0.0, 0.0)
    let status = unsafe csvg_size(bytes, bytes.count, &unitsWide, &unitsHigh)
    switch status {
    case CSVG_FINE: break
    case CSVG_NO_SIZE: throw .unsupported("a vector image without a size")
    default: throw .corrupt("it is no SVG image")
    }
    guard unitsWide > 0, unitsHigh > 0, unitsWide < 1e5, unitsHigh < 1e5 else {
      throw .corrupt("it has no size that can be drawn")
    }
    let width = Int((unitsWide * density).rounded(.up))
    let height = Int((unitsHigh * density).rounded(.up))
    if let refusal = SVGCost.refusal(of: bytes, width: width, height: height, density: density) {
      throw .unsupported(refusal)
    }
    return (width, height)
  }

  /// Draws a file at ``density``.
  ///
  /// See `ImageReader.decode(_:scale:limits:)`.
  public static func decode(
    _ bytes: [UInt8], scale: Double = 1, limits: ImageLimits = .standard
  ) throws(ImageDecodingError) -> Bitmap {
    let (width, height) = try pixels(of: bytes)
    try limits.check(width: width, height: height)
    var status = CSVG_FINE
    let count = Bitmap.byteCount(width: width, height: height, scale: scale)
    var pixels = [UInt8](repeating: 0, count: count)
    unsafe pixels.withUnsafeMutableBufferPointer { output in
      status = unsafe csvg_draw(
        bytes, bytes.count, Int32(width), Int32(height), Int32(width * 4), output.baseAddress)
      // Blue first becomes red first.
      for place in stride(from: 0, to: count, by: 4) { unsafe output.swapAt(place, place + 2) }
    }
    guard status == CSVG_FINE else { throw .corrupt("it cannot be drawn") }
    return Bitmap(unchecked: pixels, width: width, height: height, scale: scale)
  }
}
