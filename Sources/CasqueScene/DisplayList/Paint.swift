public import CasqueGeometry
public import CasqueModel

/// What a shape is filled with.
public enum Paint: Sendable, Hashable {
  /// One colour.
  case color(RGBA)
  /// Colours along a line.
  case linearGradient([GradientStop], from: Point, to: Point)
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
