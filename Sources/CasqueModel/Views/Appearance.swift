public import CasqueGeometry

/// A line around a view's bounds.
public struct Border: Sendable, Hashable {
  /// The width, in points, drawn inside the bounds.
  public var width: Double
  /// The colour.
  public var color: Color

  /// Creates a border.
  public init(width: Double, color: Color) {
    self.width = width
    self.color = color
  }
}

/// The shadow of a layer, as in CALayer.
public struct Shadow: Sendable, Hashable {
  /// The colour, its alpha being the opacity.
  public var color: Color
  /// The blur radius, in points.
  public var radius: Double
  /// How far the shadow is moved, in points.
  public var offset: Point

  /// Creates a shadow.
  public init(color: Color, radius: Double, offset: Point) {
    self.color = color
    self.radius = radius
    self.offset = offset
  }
}

/// A gradient along a line, as in CAGradientLayer; points are in the unit square of the bounds.
public struct LinearGradient: Sendable, Hashable {
  /// The colours from start to end, at least two.
  public var colors: [Color]
  /// Where each colour stands, from 0 to 1, not decreasing; empty for even spacing.
  public var locations: [Double]
  /// Where the gradient starts.
  public var startPoint: Point
  /// Where the gradient ends.
  public var endPoint: Point

  /// Creates a gradient, from top to bottom unless stated.
  public init(
    colors: [Color], locations: [Double] = [], startPoint: Point = Point(x: 0.5, y: 0),
    endPoint: Point = Point(x: 0.5, y: 1)
  ) {
    self.colors = colors
    self.locations = locations
    self.startPoint = startPoint
    self.endPoint = endPoint
  }
}

/// A shape that shows a view only where it lies, as in CALayer.mask.
public enum Mask: Sendable, Hashable {
  /// The largest ellipse in the bounds.
  case ellipse
  /// The bounds with round corners of the given radius, in points.
  case roundedRect(cornerRadius: Double)
  /// The alpha of an image stretched to the bounds.
  case image(String)
}

/// How a view looks whatever its kind.
public struct Appearance: Sendable, Hashable {
  /// The colour of the ground, or nil for none.
  public var backgroundColor: Color?
  /// The gradient over the ground, or nil for none.
  public var gradient: LinearGradient?
  /// The colour of interactive parts, or nil for the superview's.
  public var tintColor: Color?
  /// The opacity from 0 to 1.
  public var alpha: Double
  /// The radius of the corners, in points.
  public var cornerRadius: Double
  /// The line around the bounds, or nil for none.
  public var border: Border?
  /// The shadow, or nil for none.
  public var shadow: Shadow?
  /// Whether subviews are cut at the bounds.
  public var clipsToBounds: Bool
  /// The map about the view's centre with which it is drawn; layout does not see it.
  public var transform: AffineTransform
  /// What shows the view only in part, or nil for the whole.
  public var mask: Mask?
  /// The order among siblings before their order in the list; higher is in front.
  public var zPosition: Double
  /// How the view moves with the device's tilt, or nil for not at all.
  public var motionEffect: MotionEffect?

  /// Creates the appearance of a new view.
  public init() {
    backgroundColor = nil
    gradient = nil
    tintColor = nil
    alpha = 1
    cornerRadius = 0
    border = nil
    shadow = nil
    clipsToBounds = false
    transform = .identity
    mask = nil
    zPosition = 0
    motionEffect = nil
  }
}
