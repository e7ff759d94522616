public import CasqueModel

/// Frosted glass: what lies behind, blurred, made more colourful, and covered by a tint.
///
/// A pixel of the blurred ground B becomes a·tint + (1 − a)·(L + s·(B − L)), where a is the tint's
/// alpha, s the saturation and L the pixel's luma by Rec. 709; nothing is cut before the end. The
/// ground ends at the shape's bounds, as with CABackdropLayer: colours beyond do not bleed in.
public struct DisplayMaterial: Sendable, Hashable {
  /// The standard deviation of the blur, in points.
  public var radius: Double
  /// How colourful the ground becomes: 1 for as it is, 0 for grey.
  public var saturation: Double
  /// What covers the ground.
  public var tint: RGBA

  /// Creates a material; the radius is in points.
  public init(radius: Double, saturation: Double, tint: RGBA) {
    self.radius = radius
    self.saturation = saturation
    self.tint = tint
  }
}
