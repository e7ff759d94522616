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

  /// The size of a file in its own units, which are points.
  ///
  /// Throws what stands in the way of drawing it.
  static func size(of bytes: [UInt8]) throws(ImageDecodingError) -> (width: Double, height: Double)
  {
    guard bytes.count <= maximumBytes else {
      throw .unsupported("a vector image of \(bytes.count) bytes")
    }
    if hasElement(of: ["text", "tspan", "foreignObject"], in: bytes) {
      throw .unsupported("text in a vector image (make it outlines)")
    }
    if hasElement(of: ["feTurbulence", "feMorphology", "feConvolveMatrix"], in: bytes) {
      throw .unsupported("costly filters in a vector image (make it a PNG)")
    }
    var (width, height) = (0.0, 0.0)
    let status = unsafe csvg_size(bytes, bytes.count, &width, &height)
    switch status {
    case CSVG_FINE: break
    case CSVG_NO_SIZE: throw .unsupported("a vector image without a size")
    default: throw .corrupt("it is no SVG image")
    }
    guard width > 0, height > 0, width < 1e5, height < 1e5 else {
      throw .corrupt("it has no size that can be drawn")
    }
    return (width, height)
  }

  /// The size in pixels at ``density``; throws for what takes too long to draw.
  static func pixels(of bytes: [UInt8]) throws(ImageDecodingError) -> (width: Int, height: Int) {
    let size = try size(of: bytes)
    let width = Int((size.width * density).rounded(.up))
    let height = Int((size.height * density).rounded(.up))
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

  /// Whether an element of some names begins anywhere, whatever its prefix is.
  private static func hasElement(of names: [String], in bytes: [UInt8]) -> Bool {
    let names = names.map { Array($0.utf8) }
    for (index, byte) in bytes.enumerated() where byte == 0x3C {
      var start = index + 1
      // A prefix ends with a colon.
      var place = start
      while place < bytes.count, place - start < 64, isName(bytes[place]) { place += 1 }
      if place < bytes.count, bytes[place] == 0x3A { start = place + 1 }
      for name in names where bytes[start...].starts(with: name) {
        let end = start + name.count
        if end >= bytes.count || !isName(bytes[end]) { return true }
      }
    }
    return false
  }

  private static func isName(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte) || (0x41...0x5A).contains(byte) || (0x30...0x39).contains(byte)
      || byte == 0x2D || byte == 0x5F || byte == 0x2E
  }
}
