public import CasqueGeometry

/// How a view without constraints follows the size of its superview, as in UIKit before them.
///
/// The frame is that in a superview of a known size. What the superview has grown or shrunk by
/// since then goes to the flexible parts, in proportion to their lengths.
/// **Source** layout rule 13, EnvironmentFacts §11.
public struct Autoresizing: Sendable, Hashable {
  /// A part of an axis that changes with the superview.
  public enum FlexiblePart: String, Sendable, Hashable, Codable, CaseIterable {
    /// The distance from the left edge.
    case flexibleLeftMargin
    /// The width.
    case flexibleWidth
    /// The distance from the right edge.
    case flexibleRightMargin
    /// The distance from the top edge.
    case flexibleTopMargin
    /// The height.
    case flexibleHeight
    /// The distance from the bottom edge.
    case flexibleBottomMargin
  }

  /// The frame in the superview's coordinates while that has ``superviewSize``, in points.
  public var frame: Rect
  /// The parts that change; none is as flexible right and bottom margins.
  public var mask: Set<FlexiblePart>
  /// The superview's size that the frame belongs to, in points; nil for that of its own frame.
  public var superviewSize: Size?

  /// Creates the autoresizing of a view.
  public init(frame: Rect, mask: Set<FlexiblePart> = [], superviewSize: Size? = nil) {
    self.frame = frame
    self.mask = mask
    self.superviewSize = superviewSize
  }

  /// Whether the lower margin, the extent and the upper margin are flexible, along an axis.
  public func flexibleParts(along axis: Axis) -> [Bool] {
    let parts: [FlexiblePart] =
      axis == .horizontal
      ? [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]
      : [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin]
    return parts.map(mask.contains)
  }
}
