/// Writes PNG files: the same bytes for the same picture and texts, always.
///
/// Opaque pictures are stored without alpha. There is no filter, no interlace and no time; the
/// resolution is 72 dpi times the scale, and the colour space is sRGB.
public enum PNGWriter {
  /// The bytes of a PNG file.
  ///
  /// - Parameters:
  ///   - bitmap: The picture.
  ///   - text: What to note in the file, in this order.
  ///
  /// Complexity: O(pixels).
  public static func encode(_ bitmap: Bitmap, text: [PNGText] = []) -> [UInt8] {
    let rows = PNGRows(bitmap)
    var stream = PNGStream()
    stream.appendHeader(width: bitmap.width, height: bitmap.height, layout: rows.layout)
    stream.appendDescription(scale: bitmap.scale, text: text)
    stream.append("IDAT", Deflate.compress(rows.bytes))
    stream.append("IEND", [])
    return stream.bytes
  }
}
