/// Decodes image files to bitmaps.
public enum ImageReader {
  /// Decodes a PNG, JPEG, WebP, SVG or PDF file; a JPEG is turned as its EXIF orientation says,
  /// outlines are drawn at ``SVGReader/density``.
  ///
  /// Channels are taken as sRGB: embedded profiles and gammas are not applied.
  /// - Parameters:
  ///   - bytes: The file.
  ///   - scale: Pixels to a point of the result; the file's own resolution is not looked at, as
  ///     in UIKit, where the scale stands in the file's name.
  ///   - limits: How large the image may be; looked at before decoding.
  ///
  /// Throws when not all pixels could be decoded.
  /// Complexity: O(pixels).
  public static func decode(
    _ bytes: [UInt8], scale: Double = 1, limits: ImageLimits = .standard
  ) throws(ImageDecodingError) -> Bitmap {
    switch ImageFormat.detect(bytes) {
    case .png: try PNGReader.decode(bytes, scale: scale, limits: limits)
    case .jpeg: try JPEGReader.decode(bytes, scale: scale, limits: limits)
    case .webp: try WebPReader.decode(bytes, scale: scale, limits: limits)
    case .svg: try SVGReader.decode(bytes, scale: scale, limits: limits)
    case .pdf: try SVGReader.decode(PDFReader.svg(bytes), scale: scale, limits: limits)
    case let format?: throw .unsupported("a \(format.rawValue) image")
    case nil: throw .unknownFormat
    }
  }
}
