/// Which way a parallax's content offset moves content along y.
public enum ParallaxYAxis: String, Sendable, Hashable, Codable, CaseIterable {
  /// A positive offset moves content up, as the original does.
  case up
  /// A positive offset moves content down, as a finger does.
  case down
}

/// How far each part of a parallax moves for a point of offset, in place of the factors.
///
/// Depths do not depend on the number of layers, unlike the original's divisors (faults P8 to P10).
public struct ParallaxDepths: Sendable, Hashable {
  /// The background's points a point; it bounds the offset.
  public var background: Double
  /// The layers' points a point, back to front.
  public var layers: [Double]
  /// The front view's points a point; it moves against the layers.
  public var frontView: Double

  /// Creates depths from 0, still, to 1, as far as the offset.
  public init(background: Double, layers: [Double], frontView: Double = 0) {
    self.background = background
    self.layers = layers
    self.frontView = frontView
  }
}
