/// What an image file says about itself before its pixels.
public struct ImageHeader: Sendable, Hashable {
  /// The format of the file.
  public let format: ImageFormat
  /// The number of columns as displayed, in pixels.
  public let width: Int
  /// The number of rows as displayed, in pixels.
  public let height: Int
  /// How the stored rows are turned for display; already in `width` and `height`.
  public let orientation: ImageOrientation

  /// Reads the header of an image file without decoding a pixel.
  ///
  /// - Parameters:
  ///   - bytes: The file; of a PNG the first 33 bytes suffice, of a JPEG all before its scan. An
  ///     SVG or PDF file has as many pixels as it is drawn with.
  ///   - limits: How large the image may be.
  ///
  /// Throws what stands in the way of a size that can be relied on.
  /// Complexity: O(segments before the frame header).
  public static func read(
    _ bytes: [UInt8], limits: ImageLimits = .standard
  ) throws(ImageDecodingError) -> ImageHeader {
    let header: ImageHeader
    switch ImageFormat.detect(bytes) {
    case .png: header = try PNGHeader(bytes).imageHeader
    case .jpeg: header = try JPEGHeader(bytes).imageHeader
    case .webp:
      let size = try WebPReader.size(of: bytes)
      header = ImageHeader(
        format: .webp, width: size.width, height: size.height, orientation: .up)
    case .svg: header = try outlines(bytes, of: .svg)
    case .pdf: header = try outlines(PDFReader.svg(bytes), of: .pdf)
    case let format?: throw .unsupported("a \(format.rawValue) image")
    case nil: throw .unknownFormat
    }
    try limits.check(width: header.width, height: header.height)
    return header
  }

  private static func outlines(
    _ svg: [UInt8], of format: ImageFormat
  ) throws(ImageDecodingError) -> ImageHeader {
    let size = try SVGReader.pixels(of: svg)
    return ImageHeader(
      format: format, width: size.width, height: size.height, orientation: .up)
  }
}
