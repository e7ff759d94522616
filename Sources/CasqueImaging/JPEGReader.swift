internal import CTurboJPEG

/// Decodes JPEG files, baseline or progressive, grey or colour, with libjpeg-turbo.
public enum JPEGReader {
  /// Decodes a JPEG file and turns it as its EXIF orientation says.
  ///
  /// See `ImageReader.decode(_:scale:limits:)`. The first warning of libjpeg is an error, since
  /// what follows it would be grey.
  public static func decode(
    _ bytes: [UInt8], scale: Double = 1, limits: ImageLimits = .standard
  ) throws(ImageDecodingError) -> Bitmap {
    guard ImageFormat.detect(bytes) == .jpeg else { throw .unknownFormat }
    let header = try JPEGHeader(bytes)
    let (width, height) = (header.storedWidth, header.storedHeight)
    try limits.check(width: width, height: height)
    guard header.precision == 8 else {
      throw .unsupported("a JPEG image of \(header.precision) bits a sample")
    }
    guard header.components == 1 || header.components == 3 else {
      throw .unsupported("a JPEG image of \(header.components) components")
    }
    var failure: String?
    let count = Bitmap.byteCount(width: width, height: height, scale: scale)
    // The capacity is exact; if libjpeg fails, the array stays empty and is thrown away.
    let pixels = unsafe [UInt8](unsafeUninitializedCapacity: count) { output, written in
      failure = unsafe decode(bytes, width: width, height: height, into: output.baseAddress)
      written = failure == nil ? count : 0
    }
    if let failure { throw error(failure) }
    return Bitmap(unchecked: pixels, width: width, height: height, scale: scale)
      .oriented(header.orientation)
  }

  /// Runs libjpeg-turbo over the file and returns its complaint; every pointer lives for this
  /// call only, and the output has room for `width * height` words.
  private static func decode(
    _ bytes: [UInt8], width: Int, height: Int, into output: UnsafeMutablePointer<UInt8>?
  ) -> String? {
    guard let decompressor = unsafe tjInitDecompress() else {
      preconditionFailure("there is memory for a decoder")
    }
    defer { unsafe tjDestroy(decompressor) }
    return unsafe bytes.withUnsafeBufferPointer { input in
      let size = UInt(input.count)
      var (foundWidth, foundHeight, subsampling, space) = (Int32(0), Int32(0), Int32(0), Int32(0))
      let found = unsafe tjDecompressHeader3(
        decompressor, input.baseAddress, size, &foundWidth, &foundHeight, &subsampling, &space)
      guard found == 0 else { return unsafe String(cString: tjGetErrorStr2(decompressor)) }
      guard Int(foundWidth) == width, Int(foundHeight) == height else {
        return "it has two sizes"
      }
      let flags = TJFLAG_ACCURATEDCT | TJFLAG_STOPONWARNING | TJFLAG_LIMITSCANS
      let decoded = unsafe tjDecompress2(
        decompressor, input.baseAddress, size, output, foundWidth, foundWidth * 4, foundHeight,
        Int32(TJPF_RGBA.rawValue), flags)
      return decoded == 0 ? nil : unsafe String(cString: tjGetErrorStr2(decompressor))
    }
  }

  /// The error of a message; libjpeg-turbo has no codes for its callers.
  private static func error(_ message: String) -> ImageDecodingError {
    if message.contains("Premature end") { return .truncated }
    if message.contains("not supported") || message.contains("Unsupported") {
      return .unsupported("a JPEG image of this kind (\(message))")
    }
    return .corrupt(message)
  }
}
