public import CasqueGeometry

/// What a layout needs to know of an image before it is drawn.
public struct ImageDescription: Sendable, Hashable {
  /// The size in points: pixels divided by the scale.
  public var size: Size
  /// Pixels to a point.
  public var scale: Double
  /// How far the alignment rectangle lies inside the image, in points.
  public var alignmentInsets: Insets
  /// How the image fills a rectangle of another size; nil for being stretched as a whole.
  public var slicing: ImageSlicing?
  /// Whether the image says of itself that it is a stencil, or is not.
  public var renderingMode = ImageRenderingMode.automatic
  /// Whether the image is mirrored where text runs from right to left.
  public var flipsForRightToLeft = false
  /// Whether its size is known and its pixels are not: a placeholder is drawn.
  public var isMissing = false

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
  /// The name of the image that stands for another under traits: such as the one for dark style.
  ///
  /// The name that is given back asks for the same image under any traits.
  func variant(ofImageNamed name: String, in traits: TraitCollection) -> String
}

extension Resources {
  /// Always nil.
  public func imageTones(named name: String) -> ImageTones? { nil }
  /// Always the image itself.
  public func variant(ofImageNamed name: String, in traits: TraitCollection) -> String { name }
}

/// The images of other resources as they are under traits.
///
/// A layout names an image once; what is measured and drawn is the image for the style, the contrast
/// and the device of its window.
package struct TraitResources: Resources {
  private let resources: any Resources
  private let traits: TraitCollection

  /// Creates the images of resources under traits; those of other traits are left behind.
  package init(_ resources: any Resources, traits: TraitCollection) {
    self.resources = (resources as? TraitResources)?.resources ?? resources
    self.traits = traits
  }

  private func own(_ name: String) -> String {
    resources.variant(ofImageNamed: name, in: traits)
  }

  /// The measures of the image that stands for a name.
  package func imageDescription(named name: String) -> ImageDescription? {
    resources.imageDescription(named: own(name))
  }

  /// The encoded bytes of the image that stands for a name.
  package func imageData(named name: String) -> [UInt8]? {
    resources.imageData(named: own(name))
  }

  /// The colours of the image that stands for a name.
  package func imageTones(named name: String) -> ImageTones? {
    resources.imageTones(named: own(name))
  }

  /// The name of the image that stands for another.
  package func variant(ofImageNamed name: String, in traits: TraitCollection) -> String {
    resources.variant(ofImageNamed: name, in: traits)
  }
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
