/// Why a picture could not be drawn.
public enum DrawingError: Error, Hashable, Sendable {
  /// The picture would have no pixels, or its extents are no numbers.
  case emptyPicture
  /// The picture would be larger than allowed; the extents are in pixels, or points for vectors.
  case tooLarge(width: Int, height: Int)
  /// The groups of a display list are not balanced.
  case unbalancedGroups
  /// A document without pages was asked for.
  case noPages
  /// The graphics library failed, in its own words.
  case graphics(String)
}

extension DrawingError: CustomStringConvertible {
  /// A sentence without a full stop, for the message of a diagnostic.
  public var description: String {
    switch self {
    case .emptyPicture: "the picture has no extent"
    case .tooLarge(let width, let height):
      "the picture would be \(width)×\(height), the limit is \(DrawingLimits.side) a side"
        + " and \(DrawingLimits.area) in all"
    case .unbalancedGroups: "the groups of the picture are not balanced"
    case .noPages: "a document needs a page"
    case .graphics(let reason): "cairo failed: \(reason)"
    }
  }
}
