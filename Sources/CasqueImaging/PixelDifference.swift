/// How a snapshot differs from its reference, counted over the pixels of both.
public struct PixelDifference: Sendable, Hashable, Codable {
  /// How many pixels differ; one that only one of the pictures has counts.
  public let differingPixels: Int
  /// How many pixels one of the pictures has, or both.
  public let comparedPixels: Int
  /// Where they differ: the bounding boxes of groups of pixels, from the top, then from the left.
  ///
  /// Pixels less than 16 pixels apart always share a group.
  public let clusters: [PixelRect]
  /// The largest difference of one premultiplied channel, 0 to 255, where both have a pixel.
  public let largestChannelDifference: Int
  /// The rectangle of the reference.
  public let referenceBounds: PixelRect
  /// The rectangle of the snapshot.
  public let snapshotBounds: PixelRect

  /// Whether both have the same size and the same pixels.
  public var isEqual: Bool { differingPixels == 0 }
  /// Whether the pictures have different sizes.
  public var sizesDiffer: Bool { referenceBounds != snapshotBounds }
}
