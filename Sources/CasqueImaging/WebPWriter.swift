internal import CWebP

/// Writes lossless WebP files: the same bytes for the same picture and libwebp.
public enum WebPWriter {
  /// The greatest extent that the format holds, in pixels.
  public static let maximumExtent = 16383
  /// How hard libwebp tries, from 0 to 9: past this, files of user interfaces hardly shrink.
  private static let effort: Int32 = 2

  /// The bytes of a file without loss; colours under clear pixels are not kept.
  ///
  /// Throws for a picture that is larger than the format holds.
  /// Complexity: O(pixels).
  public static func encode(_ bitmap: Bitmap) throws(ImageEncodingError) -> [UInt8] {
    guard max(bitmap.width, bitmap.height) <= maximumExtent else {
      throw .tooLarge(
        format: .webp, width: bitmap.width, height: bitmap.height, limit: maximumExtent)
    }
    var failure: Int?
    let bytes = encode(bitmap, &failure)
    if let failure { throw .failed(format: .webp, code: failure) }
    return bytes
  }

  /// Runs libwebp; every pointer lives for this call only.
  private static func encode(_ bitmap: Bitmap, _ failure: inout Int?) -> [UInt8] {
    var config = WebPConfig()
    var picture = unsafe WebPPicture()
    var output = unsafe WebPMemoryWriter()
    guard unsafe WebPConfigInit(&config) != 0, unsafe WebPPictureInit(&picture) != 0,
      unsafe WebPConfigLosslessPreset(&config, effort) != 0
    else {
      failure = -1
      return []
    }
    unsafe WebPMemoryWriterInit(&output)
    unsafe picture.use_argb = 1
    unsafe picture.width = Int32(bitmap.width)
    unsafe picture.height = Int32(bitmap.height)
    defer {
      unsafe WebPPictureFree(&picture)
      unsafe WebPMemoryWriterClear(&output)
    }
    let straight = bitmap.straightPixels
    let isImported = unsafe straight.withUnsafeBufferPointer { bytes in
      unsafe WebPPictureImportRGBA(&picture, bytes.baseAddress, Int32(bitmap.width * 4)) != 0
    }
    let isEncoded = unsafe withUnsafeMutablePointer(to: &output) { output in
      unsafe picture.writer = WebPMemoryWrite
      unsafe picture.custom_ptr = UnsafeMutableRawPointer(output)
      return unsafe isImported && WebPEncode(&config, &picture) != 0
    }
    guard isEncoded, let base = unsafe output.mem else {
      failure = unsafe Int(picture.error_code.rawValue)
      return []
    }
    return unsafe Array(UnsafeBufferPointer(start: base, count: output.size))
  }
}

extension Bitmap {
  /// The channels with the colour not premultiplied.
  var straightPixels: [UInt8] {
    let count = width * height
    return unsafe [UInt8](unsafeUninitializedCapacity: count * 4) { output, written in
      guard let base = output.baseAddress else { return }
      unsafe withWords { words in
        unsafe base.initialize(repeating: 0, count: count * 4)
        unsafe PixelLoops.packStraightRGBA(words, count: count, into: base)
      }
      written = count * 4
    }
  }
}
