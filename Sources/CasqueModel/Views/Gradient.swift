public import CasqueGeometry

/// A gradient, as in CAGradientLayer; points are in the unit square of the bounds.
public struct Gradient: Sendable, Hashable {
  /// What the colours follow, as in CAGradientLayerType.
  public enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
    /// The line from start to end.
    case axial
    /// Ellipses around the start; the last goes through the sides of the box whose corner is the
    /// end.
    case radial
    /// The turn around the start, clockwise from the direction of the end.
    case conic
  }

  /// What the colours follow.
  public var kind: Kind
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
    kind: Kind = .axial, colors: [Color], locations: [Double] = [],
    startPoint: Point = Point(x: 0.5, y: 0), endPoint: Point = Point(x: 0.5, y: 1)
  ) {
    self.kind = kind
    self.colors = colors
    self.locations = locations
    self.startPoint = startPoint
    self.endPoint = endPoint
  }
}
