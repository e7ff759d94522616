/// Why a picture cannot be written in a format.
public enum ImageEncodingError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The format counts fewer pixels along an axis than the picture has.
  case tooLarge(format: ImageFormat, width: Int, height: Int, limit: Int)
  /// The library behind the format gave up, for want of memory.
  case failed(format: ImageFormat, code: Int)

  /// One sentence without a full stop.
  public var description: String {
    switch self {
    case .tooLarge(let format, let width, let height, let limit):
      "a picture of \(width) × \(height) pixels is too large for \(format.rawValue),"
        + " which holds \(limit) along an axis"
    case .failed(let format, let code):
      "the picture could not be written as \(format.rawValue) (\(code))"
    }
  }
}
