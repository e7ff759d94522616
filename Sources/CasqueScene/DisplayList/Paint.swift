public import CasqueGeometry
public import CasqueModel

/// What a shape is filled with.
public enum Paint: Sendable, Hashable {
  /// One colour.
  case color(RGBA)
  /// Colours along a line.
  case linearGradient([GradientStop], from: Point, to: Point)
  /// Colours along ellipses around a point, up to the one of the given half axes.
  case radialGradient([GradientStop], center: Point, radii: Size)
  /// Colours along the turn around a point, clockwise from an angle in radians; `reach` is how far
  /// from the point anything is filled.
  case conicGradient([GradientStop], center: Point, angle: Double, reach: Double)
}

/// A colour at its place along a gradient, from 0 to 1.
public struct GradientStop: Sendable, Hashable {
  /// The place from 0 to 1.
  public var location: Double
  /// The colour.
  public var color: RGBA

  /// Creates a stop.
  public init(location: Double, color: RGBA) {
    self.location = location
    self.color = color
  }
}
