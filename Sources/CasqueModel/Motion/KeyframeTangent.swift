/// How a cubic curve passes through a keyframe, after Kochanek and Bartels; all 0 is Catmull–Rom.
///
/// **Source** CAKeyframeAnimation's tensionValues, continuityValues and biasValues.
public struct KeyframeTangent: Sendable, Hashable, Codable {
  /// Positive for a tighter curve, negative for a rounder one.
  public var tension: Double
  /// Positive for a corner outwards, negative for one inwards.
  public var continuity: Double
  /// Positive to bend after the value, negative to bend before it.
  public var bias: Double

  /// Creates a tangent; all 0 follows the neighbours' line.
  public init(tension: Double = 0, continuity: Double = 0, bias: Double = 0) {
    self.tension = tension
    self.continuity = continuity
    self.bias = bias
  }
}
