/// Writes PNG files: the same bytes for the same picture and texts, always.
///
/// Opaque pictures are stored without alpha. There is no interlace and no time; the resolution is
/// 72 dpi times the scale, and the colour space is sRGB.
public enum PNGWriter {
  /// The bytes of a PNG file.
  ///
  /// - Parameters:
  ///   - bitmap: The picture.
  ///   - text: What to note in the file, in this order.
  ///
  /// Complexity: O(pixels).
  public static func encode(_ bitmap: Bitmap, text: [PNGText] = []) -> [UInt8] {
    bitmap.withRows { encode($0, scale: bitmap.scale, text: text) }
  }

  /// The bytes of a PNG file of pixels in cairo's form, which need not become a bitmap for it.
  ///
  /// - Parameters: as of ``Bitmap/init(width:height:scale:argb32:stride:)-(_,_,_,RawSpan,_)``; the
  ///   distance of rows is a multiple of four.
  package static func encode(
    argb32: RawSpan, width: Int, height: Int, stride: Int, scale: Double, text: [PNGText]
  ) -> [UInt8] {
    _ = Bitmap.byteCount(width: width, height: height, scale: scale)
    precondition(
      stride >= width * 4 && stride % 4 == 0
        && argb32.byteCount >= (height - 1) * stride + width * 4, "the rows hold all pixels")
    return unsafe argb32.withUnsafeBytes { bytes in
      guard let words = unsafe bytes.assumingMemoryBound(to: UInt32.self).baseAddress else {
        preconditionFailure("there is a pixel")
      }
      let rows = unsafe PixelRows(
        words: words, width: width, height: height, stride: stride / 4, isBlueFirst: true)
      return encode(rows, scale: scale, text: text)
    }
  }

  private static func encode(_ rows: PixelRows, scale: Double, text: [PNGText]) -> [UInt8] {
    let packed = PackedRows(rows)
    var stream = PNGStream()
    stream.appendHeader(width: rows.width, height: rows.height, layout: packed.layout)
    stream.appendDescription(scale: scale, text: text)
    stream.append("IDAT", packed.bytes)
    stream.append("IEND", [])
    return stream.bytes
  }
}
