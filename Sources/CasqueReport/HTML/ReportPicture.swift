public import CasqueGeometry

/// An encoded picture of a report.
public struct ReportPicture: Sendable, Hashable {
  /// The formats that browsers show.
  public enum Format: String, Sendable, Hashable {
    /// Pixels.
    case png
    /// Pixels without loss, smaller.
    case webp
    /// Vectors.
    case svg

    /// The media type.
    var mediaType: String { self == .svg ? "image/svg+xml" : "image/\(rawValue)" }
  }

  /// The encoded bytes.
  public var bytes: [UInt8]
  /// How they are encoded.
  public var format: Format
  /// The size, in points.
  public var size: Size

  /// Creates a picture.
  public init(_ bytes: [UInt8], _ format: Format, size: Size) {
    self.bytes = bytes
    self.format = format
    self.size = size
  }
}

/// What a report shows of a layout on a cell.
public struct ReportPictures: Sendable, Hashable {
  /// The picture, small.
  public var thumbnail: ReportPicture?
  /// The picture.
  public var picture: ReportPicture?
  /// What a blueprint adds to the picture, of the same size.
  public var blueprint: ReportPicture?
  /// Where views are, by id, in points of the picture.
  public var boxes: [String: Rect]

  /// Creates the pictures of a cell; without any, the cell is told in words.
  public init(
    thumbnail: ReportPicture? = nil, picture: ReportPicture? = nil,
    blueprint: ReportPicture? = nil, boxes: [String: Rect] = [:]
  ) {
    self.thumbnail = thumbnail
    self.picture = picture
    self.blueprint = blueprint
    self.boxes = boxes
  }
}
