internal import CTurboJPEG

/// Decodes JPEG files, baseline or progressive, grey, colour or four inks, with libjpeg-turbo.
public enum JPEGReader {
  /// Decodes a JPEG file and turns it as its EXIF orientation says.
  ///
  /// Inks are taken as filters of light: no colour profile is looked at.
  /// See `ImageReader.decode(_:scale:limits:)`. The first warning of libjpeg is an error, since
  /// what follows it would be grey.
  public static func decode(
    _ bytes: [UInt8], scale: Double = 1, limits: ImageLimits = .standard
  ) throws(ImageDecodingError) -> Bitmap {
    try decode(bytes, scale: scale, limits: limits, inks: .asMarked)
  }

  /// How a file of four inks stores them.
  enum Inks {
    /// Inverted where Adobe's programs have marked the file.
    case asMarked
    /// 255 is full ink.
    case plain
    /// 255 is none.
    case inverted
  }

  /// Decodes a file of which something else says how it stores inks.
  static func decode(
    _ bytes: [UInt8], scale: Double = 1, limits: ImageLimits, inks: Inks
  ) throws(ImageDecodingError) -> Bitmap {
    guard ImageFormat.detect(bytes) == .jpeg else { throw .unknownFormat }
    let header = try JPEGHeader(bytes)
    let (width, height) = (header.storedWidth, header.storedHeight)
    try limits.check(width: width, height: height)
    guard header.precision == 8 else {
      throw .unsupported("a JPEG image of \(header.precision) bits a sample")
    }
    guard [1, 3, 4].contains(header.components) else {
      throw .unsupported("a JPEG image of \(header.components) components")
    }
    var failure: String?
    let count = Bitmap.byteCount(width: width, height: height, scale: scale)
    // The capacity is exact; if libjpeg fails, the array stays empty and is thrown away.
    let form = header.components == 4 ? TJPF_CMYK : TJPF_RGBA
    var pixels = unsafe [UInt8](unsafeUninitializedCapacity: count) { output, written in
      failure = unsafe decode(
        bytes, width: width, height: height, as: form, into: output.baseAddress)
      written = failure == nil ? count : 0
    }
    if let failure { throw error(failure) }
    if header.components == 4 {
      let isInverted = inks == .asMarked ? header.hasInvertedInks : inks == .inverted
      light(from: &pixels, isInverted: isInverted)
    }
    return Bitmap(unchecked: pixels, width: width, height: height, scale: scale)
      .oriented(header.orientation)
  }

  /// Turns four inks a pixel into the light that they leave, opaque.
  private static func light(from pixels: inout [UInt8], isInverted: Bool) {
    let flip: UInt8 = isInverted ? 0 : 255
    for place in stride(from: 0, to: pixels.count - 3, by: 4) {
      let paper = Int(pixels[place + 3] ^ flip)
      for ink in place..<place + 3 {
        pixels[ink] = UInt8((Int(pixels[ink] ^ flip) * paper + 127) / 255)
      }
      pixels[place + 3] = 255
    }
  }

  /// Runs libjpeg-turbo over the file and returns its complaint; every pointer lives for this
  /// call only, and the output has room for `width * height` words.
  private static func decode(
    _ bytes: [UInt8], width: Int, height: Int, as form: TJPF,
    into output: UnsafeMutablePointer<UInt8>?
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
        Int32(form.rawValue), flags)
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
