public import CasqueGeometry
public import CasqueModel

/// How the commands of a group are drawn together.
public struct DisplayGroup: Sendable, Hashable {
  /// The map from the group's coordinates to those around it.
  public var transform: AffineTransform
  /// What the group is cut at, in its own coordinates; nil for nothing.
  public var clip: Shape?
  /// The opacity of the group as a whole, from 0 to 1.
  public var alpha: Double
  /// What shows the group only in part, in its own coordinates; nil for the whole.
  public var mask: DisplayMask?
  /// The shadow that everything in the group throws together; nil for none.
  public var shadow: DisplayShadow?

  /// Creates a group that draws its commands as they are.
  public init(
    transform: AffineTransform = .identity, clip: Shape? = nil, alpha: Double = 1,
    mask: DisplayMask? = nil, shadow: DisplayShadow? = nil
  ) {
    self.transform = transform
    self.clip = clip
    self.alpha = alpha
    self.mask = mask
    self.shadow = shadow
  }

  /// Whether the commands are drawn as they would be without the group.
  public var isPlain: Bool { self == DisplayGroup() }

  /// Whether the commands have to be drawn apart before they meet what lies under them.
  public var needsLayer: Bool { alpha < 1 || mask != nil }
}

/// The blurred, moved and coloured likeness of what throws it, as in CALayer.
public struct DisplayShadow: Sendable, Hashable {
  /// The colour.
  public var color: RGBA
  /// The blur radius, in points: the standard deviation of the blur.
  public var radius: Double
  /// How far it is moved, in points.
  public var offset: Point

  /// Creates a shadow; distances are in points.
  public init(color: RGBA, radius: Double, offset: Point) {
    self.color = color
    self.radius = radius
    self.offset = offset
  }
}

/// The alpha that a group is multiplied with; outside it nothing shows.
public enum DisplayMask: Sendable, Hashable {
  /// A shape.
  case shape(Shape)
  /// The alpha of an image in a rectangle, mapped by a transform.
  case image(name: String, destination: Rect, transform: AffineTransform)
}
