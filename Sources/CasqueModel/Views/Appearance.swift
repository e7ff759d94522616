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
  public var gradient: Gradient?
  /// The colour of interactive parts, or nil for the superview's.
  public var tintColor: Color?
  /// The opacity from 0 to 1.
  public var alpha: Double
  /// The radius of the corners, in points.
  public var cornerRadius: Double
  /// The curve of the corners.
  public var cornerCurve: CornerCurve
  /// The line around the bounds, or nil for none.
  public var border: Border?
  /// The shadow, or nil for none.
  public var shadow: Shadow?
  /// Whether subviews are cut at the bounds.
  public var clipsToBounds: Bool
  /// The map about the view's centre with which it is drawn; layout does not see it.
  public var transform: AffineTransform
  /// The turn in space with which it is drawn, after ``transform``; layout does not see it.
  public var transform3D: Transform3D
  /// How its pixels meet those under it.
  public var blendMode: BlendMode
  /// What shows the view only in part, or nil for the whole.
  public var mask: Mask?
  /// The order among siblings before their order in the list; higher is in front.
  public var zPosition: Double
  /// How the view moves with the device's tilt, or nil for not at all.
  public var motionEffect: MotionEffect?
  /// What an app draws here by itself, such as a map: a ground with these words stands for it; nil
  /// for nothing.
  public var standIn: String?

  /// Creates the appearance of a new view.
  public init() {
    backgroundColor = nil
    gradient = nil
    tintColor = nil
    alpha = 1
    cornerRadius = 0
    cornerCurve = .circular
    border = nil
    shadow = nil
    clipsToBounds = false
    transform = .identity
    transform3D = .identity
    blendMode = .normal
    mask = nil
    zPosition = 0
    motionEffect = nil
    standIn = nil
  }
}
