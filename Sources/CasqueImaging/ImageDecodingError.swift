/// Why bytes could not be made a bitmap.
public enum ImageDecodingError: Error, Hashable, Sendable {
  /// The bytes begin like no image that Casque knows.
  case unknownFormat
  /// The bytes end before the image does.
  case truncated
  /// The image says that it is larger than allowed, in pixels; nothing was decoded.
  case tooLarge(width: Int, height: Int, limit: ImageLimits)
  /// The image is sound, but of a kind that is not read, which the text names.
  case unsupported(String)
  /// The image breaks the rules of its format, in the way that the text says.
  case corrupt(String)
}

extension ImageDecodingError: CustomStringConvertible {
  /// A sentence without a full stop, for the message of a diagnostic.
  public var description: String {
    switch self {
    case .unknownFormat: "not a PNG, JPEG, WebP, SVG or PDF image"
    case .truncated: "the image ends too early"
    case .tooLarge(let width, let height, let limit):
      "the image is \(width)×\(height) pixels, the limit is \(limit.side) a side"
        + " and \(limit.area) in all"
    case .unsupported(let kind): "\(kind) cannot be read"
    case .corrupt(let reason): "the image is corrupt: \(reason)"
    }
  }
}
