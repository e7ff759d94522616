internal import CWebP

/// Decodes still WebP files with libwebp, lossless or not.
public enum WebPReader {
  /// Decodes a WebP file.
  ///
  /// See `ImageReader.decode(_:scale:limits:)`.
  public static func decode(
    _ bytes: [UInt8], scale: Double = 1, limits: ImageLimits = .standard
  ) throws(ImageDecodingError) -> Bitmap {
    guard ImageFormat.detect(bytes) == .webp else { throw .unknownFormat }
    var features = WebPBitstreamFeatures()
    let status = unsafe bytes.withUnsafeBufferPointer { input in
      unsafe WebPGetFeatures(input.baseAddress, input.count, &features)
    }
    try check(status)
    guard features.has_animation == 0 else { throw .unsupported("an animated WebP image") }
    let (width, height) = (Int(features.width), Int(features.height))
    try limits.check(width: width, height: height)
    let count = Bitmap.byteCount(width: width, height: height, scale: scale)
    var isDecoded = false
    let pixels = unsafe [UInt8](unsafeUninitializedCapacity: count) { output, written in
      isDecoded = unsafe bytes.withUnsafeBufferPointer { input in
        unsafe WebPDecodeRGBAInto(
          input.baseAddress, input.count, output.baseAddress, count, Int32(width * 4)) != nil
      }
      written = isDecoded ? count : 0
    }
    // libwebp does not say more; its header was sound.
    guard isDecoded else { throw .corrupt("its pixels cannot be decoded") }
    var bitmap = Bitmap(unchecked: pixels, width: width, height: height, scale: scale)
    unsafe bitmap.withMutableWords { words in
      unsafe PixelLoops.premultiply(words, count: width * height)
    }
    return bitmap
  }

  private static func check(_ status: VP8StatusCode) throws(ImageDecodingError) {
    switch status {
    case VP8_STATUS_OK: return
    case VP8_STATUS_NOT_ENOUGH_DATA: throw .truncated
    default: throw .corrupt("its header cannot be read")
    }
  }
}
