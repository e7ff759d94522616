internal import CSPNG

/// Decodes PNG files of every colour type, depth and interlace with libspng.
public enum PNGReader {
  /// Decodes a PNG file; of an animated one, its first picture.
  ///
  /// See `ImageReader.decode(_:scale:limits:)`. Sixteen bits a channel are rounded to eight.
  public static func decode(
    _ bytes: [UInt8], scale: Double = 1, limits: ImageLimits = .standard
  ) throws(ImageDecodingError) -> Bitmap {
    guard bytes.starts(with: PNGStream.signature) else { throw .unknownFormat }
    let header = try PNGHeader(bytes)
    try limits.check(width: header.width, height: header.height)
    let count = Bitmap.byteCount(width: header.width, height: header.height, scale: scale)
    var pixels: [UInt8] = []
    let format = header.bitDepth == 16 ? SPNG_FMT_RGBA16 : SPNG_FMT_RGBA8
    var code: Int32 = 0
    // The capacity is exact; if libspng fails, the array stays empty and is thrown away.
    if format == SPNG_FMT_RGBA8 {
      pixels = unsafe [UInt8](unsafeUninitializedCapacity: count) { output, written in
        code = unsafe decode(bytes, format: format, limits: limits, into: .init(output))
        written = code == 0 ? count : 0
      }
    } else {
      let channels = unsafe [UInt16](unsafeUninitializedCapacity: count) { output, written in
        code = unsafe decode(bytes, format: format, limits: limits, into: .init(output))
        written = code == 0 ? count : 0
      }
      if code == 0 { pixels = narrowed(channels) }
    }
    if let error = error(code) { throw error }
    var bitmap = Bitmap(
      unchecked: pixels, width: header.width, height: header.height, scale: scale)
    let area = header.width * header.height
    unsafe bitmap.withMutableWords { unsafe PixelLoops.premultiply($0, count: area) }
    return bitmap
  }

  /// Runs libspng over the file; every pointer lives for this call only.
  private static func decode(
    _ bytes: [UInt8], format: spng_format, limits: ImageLimits,
    into output: UnsafeMutableRawBufferPointer
  ) -> Int32 {
    guard let context = unsafe spng_ctx_new(0) else {
      preconditionFailure("there is memory for a decoder")
    }
    defer { unsafe spng_ctx_free(context) }
    return unsafe bytes.withUnsafeBytes { input in
      let side = UInt32(clamping: min(limits.side, Int(Int32.max)))
      var code = unsafe spng_set_image_limits(context, side, side)
      if code == 0 {
        // Metadata is of no use here, so a compressed bomb of it may not grow.
        code = unsafe spng_set_chunk_limits(context, 64 << 20, 64 << 20)
      }
      if code == 0 { code = unsafe spng_set_png_buffer(context, input.baseAddress, input.count) }
      if code == 0 {
        code = unsafe spng_decode_image(
          context, output.baseAddress, output.count, Int32(format.rawValue),
          Int32(SPNG_DECODE_TRNS.rawValue))
      }
      // On to the end, to tell a whole file from one that was cut after its pixels.
      if code == 0 { code = unsafe spng_decode_chunks(context) }
      return code
    }
  }

  private static func narrowed(_ channels: [UInt16]) -> [UInt8] {
    unsafe [UInt8](unsafeUninitializedCapacity: channels.count) { output, written in
      unsafe channels.withUnsafeBufferPointer { input in
        guard let source = input.baseAddress, let target = output.baseAddress else { return }
        unsafe PixelLoops.narrow(source, count: input.count, into: target)
      }
      written = channels.count
    }
  }

  /// The error of libspng's code, or nil for success.
  private static func error(_ code: Int32) -> ImageDecodingError? {
    guard code != 0 else { return nil }
    return switch code {
    case SPNG_EOF.rawValue, SPNG_EIDAT_TOO_SHORT.rawValue, SPNG_IO_EOF.rawValue: .truncated
    default: .corrupt(unsafe String(cString: spng_strerror(code)))
    }
  }
}
