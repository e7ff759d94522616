internal import CWebP

/// Writes lossless WebP files: the same bytes for the same picture and libwebp.
public enum WebPWriter {
  /// The greatest extent that the format holds, in pixels.
  public static let maximumExtent = 16383
  /// How hard libwebp tries, from 0 to 9: past this, files of user interfaces hardly shrink.
  private static let effort: Int32 = 2

  /// The bytes of a file without loss; colours under clear pixels are not kept.
  ///
  /// - Parameters:
  ///   - bitmap: The picture.
  ///   - text: What to note in the file, in this order, as XMP.
  ///
  /// Throws for a picture that is larger than the format holds.
  /// Complexity: O(pixels).
  public static func encode(
    _ bitmap: Bitmap, text: [PNGText] = []
  ) throws(ImageEncodingError) -> [UInt8] {
    guard max(bitmap.width, bitmap.height) <= maximumExtent else {
      throw .tooLarge(
        format: .webp, width: bitmap.width, height: bitmap.height, limit: maximumExtent)
    }
    var failure: Int?
    let bytes = encode(bitmap, &failure)
    if let failure { throw .failed(format: .webp, code: failure) }
    return text.isEmpty ? bytes : WebPWriter.noting(text, in: bytes, of: bitmap)
  }

  /// A file in the extended form, which has room for more than pixels.
  ///
  /// **Source** WebP container specification, "Extended File Format".
  private static func noting(_ text: [PNGText], in file: [UInt8], of bitmap: Bitmap) -> [UInt8] {
    let (hasAlpha, hasXMP): (UInt8, UInt8) = (bitmap.isOpaque ? 0 : 0x10, 0x04)
    var header: [UInt8] = [hasAlpha | hasXMP, 0, 0, 0]
    header.append(littleEndian: bitmap.width - 1, bytes: 3)
    header.append(littleEndian: bitmap.height - 1, bytes: 3)
    var body = Array("WEBP".utf8)
    body.appendChunk("VP8X", header)
    // After the twelve bytes of RIFF, its size and WEBP the picture's own chunk.
    body += file.dropFirst(12)
    body.appendChunk("XMP ", XMPTexts.packet(text))
    var result = Array("RIFF".utf8)
    result.append(littleEndian: body.count, bytes: 4)
    return result + body
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
    unsafe [UInt8](unsafeUninitializedCapacity: width * height * 4) { output, written in
      guard let base = output.baseAddress else { return }
      withRows { rows in
        for row in 0..<height {
          unsafe rows.pack(row, as: .straightRGBA, into: base + row * width * 4)
        }
      }
      written = width * height * 4
    }
  }
}
