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
  /// How the group meets what lies under it.
  public var compositing: Compositing
  /// The one colour that everything in the group is drawn in, by its coverage; nil for its own.
  public var stencil: RGBA?
  /// The map in perspective from the group's plane to the one around it, after ``transform``.
  public var projection: Projection?

  /// Creates a group that draws its commands as they are.
  public init(
    transform: AffineTransform = .identity, clip: Shape? = nil, alpha: Double = 1,
    mask: DisplayMask? = nil, shadow: DisplayShadow? = nil,
    compositing: Compositing = .blend(.normal), stencil: RGBA? = nil,
    projection: Projection? = nil
  ) {
    self.compositing = compositing
    self.stencil = stencil
    self.projection = projection
    self.transform = transform
    self.clip = clip
    self.alpha = alpha
    self.mask = mask
    self.shadow = shadow
  }

  /// Whether the commands are drawn as they would be without the group.
  public var isPlain: Bool { self == DisplayGroup() }

  /// Whether the commands have to be drawn apart before they meet what lies under them.
  public var needsLayer: Bool {
    alpha < 1 || mask != nil || compositing != .blend(.normal) || stencil != nil
      || projection != nil
  }
}

/// How a layer meets what lies under it.
public enum Compositing: Sendable, Hashable {
  /// It is mixed with what lies under it.
  case blend(BlendMode)
  /// What lies under it is taken away where the layer covers it.
  case erase
}

/// The blurred, moved and coloured likeness of what throws it, as in CALayer.
public struct DisplayShadow: Sendable, Hashable {
  /// The colour.
  public var color: RGBA
  /// The blur radius, in points: the standard deviation of the blur.
  public var radius: Double
  /// How far it is moved, in points.
  public var offset: Point
  /// How far the outline that throws it is moved outwards, in points.
  public var spread: Double
  /// Where it is seen.
  public var extent: Extent

  /// Where a shadow is seen.
  public enum Extent: Sendable, Hashable {
    /// Everywhere, under what throws it too.
    case everywhere
    /// Only outside what throws it, as under glass.
    case outside
  }

  /// Creates a shadow; distances are in points.
  public init(
    color: RGBA, radius: Double, offset: Point, spread: Double = 0, extent: Extent = .everywhere
  ) {
    self.color = color
    self.radius = radius
    self.offset = offset
    self.spread = spread
    self.extent = extent
  }
}

/// The alpha that a group is multiplied with; outside it nothing shows.
public enum DisplayMask: Sendable, Hashable {
  /// A shape.
  case shape(Shape)
  /// The alpha of an image in a rectangle, mapped by a transform.
  case image(name: String, destination: Rect, transform: AffineTransform)
}
