internal import CWebP

/// Decodes WebP files that hold one picture, with libwebp.
public enum WebPReader {
  /// The size that a file states, in pixels.
  static func size(of bytes: [UInt8]) throws(ImageDecodingError) -> (width: Int, height: Int) {
    var features = WebPBitstreamFeatures()
    let status = unsafe WebPGetFeatures(bytes, bytes.count, &features)
    switch status {
    case VP8_STATUS_OK: break
    case VP8_STATUS_NOT_ENOUGH_DATA: throw .truncated
    default: throw .corrupt("it is no WebP image")
    }
    guard features.has_animation == 0 else { throw .unsupported("an animated WebP image") }
    return (Int(features.width), Int(features.height))
  }

  /// Decodes a file.
  ///
  /// See `ImageReader.decode(_:scale:limits:)`.
  public static func decode(
    _ bytes: [UInt8], scale: Double = 1, limits: ImageLimits = .standard
  ) throws(ImageDecodingError) -> Bitmap {
    let (width, height) = try size(of: bytes)
    try limits.check(width: width, height: height)
    let count = Bitmap.byteCount(width: width, height: height, scale: scale)
    var isDecoded = false
    var pixels = unsafe [UInt8](unsafeUninitializedCapacity: count) { output, written in
      isDecoded =
        unsafe WebPDecodeRGBAInto(
          bytes, bytes.count, output.baseAddress, count, Int32(width * 4)) != nil
      written = isDecoded ? count : 0
    }
    guard isDecoded else { throw .truncated }
    for place in stride(from: 0, to: count, by: 4) where pixels[place + 3] < 255 {
      let pixel = Pixel(
        straightRed: pixels[place], green: pixels[place + 1], blue: pixels[place + 2],
        alpha: pixels[place + 3])
      pixels[place] = pixel.red
      pixels[place + 1] = pixel.green
      pixels[place + 2] = pixel.blue
    }
    return Bitmap(unchecked: pixels, width: width, height: height, scale: scale)
  }
}
