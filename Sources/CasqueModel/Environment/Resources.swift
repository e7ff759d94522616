public import CasqueGeometry

/// What a layout needs to know of an image before it is drawn.
public struct ImageDescription: Sendable, Hashable {
  /// The size in points: pixels divided by the scale.
  public var size: Size
  /// Pixels to a point.
  public var scale: Double
  /// How far the alignment rectangle lies inside the image, in points.
  public var alignmentInsets: Insets

  /// Creates a description from a size in points and a scale.
  public init(size: Size, scale: Double = 1, alignmentInsets: Insets = .zero) {
    self.size = size
    self.scale = scale
    self.alignmentInsets = alignmentInsets
  }
}

/// The outside seam to files: images by the names that a layout uses.
///
/// Engines never touch the disk; they ask here. The same name always gives the same answer.
public protocol Resources: Sendable {
  /// The measures of an image, or nil if there is none that can be read.
  func imageDescription(named name: String) -> ImageDescription?
  /// The encoded bytes of an image, or nil if there is none.
  func imageData(named name: String) -> [UInt8]?
  /// The colours of an image, coarsely, or nil if nobody has looked at its pixels.
  func imageTones(named name: String) -> ImageTones?
}

extension Resources {
  /// Always nil.
  public func imageTones(named name: String) -> ImageTones? { nil }
}

/// Resources of a layout that has none.
public struct EmptyResources: Resources {
  /// Creates resources without content.
  public init() {}
  /// Always nil.
  public func imageDescription(named name: String) -> ImageDescription? { nil }
  /// Always nil.
  public func imageData(named name: String) -> [UInt8]? { nil }
}
