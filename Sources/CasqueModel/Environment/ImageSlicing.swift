public import CasqueGeometry

/// How an image fills a rectangle that is larger than it: its ends keep their size, what lies between
/// them is stretched or repeated, as in UIImage.resizableImage and an asset catalog's slices.
public struct ImageSlicing: Sendable, Hashable {
  /// What becomes of the part between the ends, as in UIImage.ResizingMode.
  public enum Mode: String, Sendable, Hashable, Codable, CaseIterable {
    /// It is stretched.
    case stretch
    /// It is repeated.
    case tile
  }

  /// The sizes of the ends, in points of the image.
  public var capInsets: Insets
  /// The size of the part behind the left and upper ends that is stretched or repeated, in points;
  /// nil along an axis for all that lies between the ends.
  public var center: AxisPair<Double?>
  /// What becomes of that part.
  public var mode: Mode

  /// Creates a slicing, in points of the image.
  public init(
    capInsets: Insets, center: AxisPair<Double?> = AxisPair(both: nil), mode: Mode = .stretch
  ) {
    self.capInsets = capInsets
    self.center = center
    self.mode = mode
  }
}
