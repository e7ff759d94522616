/// A blur made of box filters, close to a Gaussian; pixels beyond the edge repeat the edge.
///
/// **Source** MotionFacts §2, after Apple's UIImageEffects sample of 2013 and SVG's feGaussianBlur.
public struct BoxBlur: Sendable, Hashable {
  /// How many times the box is applied.
  public static let passes = 3

  /// The radius, in points.
  public var radius: Double
  /// The screen's pixels a point.
  public var scale: Double

  /// Creates a blur of a radius in points.
  public init(radius: Double, scale: Double) {
    self.radius = radius
    self.scale = scale
  }

  /// The width of the box, in pixels, always odd: floor(radius · scale · 3√(2π)/4 + 0.5), plus 1
  /// if that is even.
  ///
  /// A radius that is negative or no number counts as 0, one beyond a million pixels as that.
  public var boxWidth: Int {
    let pixels = radius * scale
    let held = pixels > 0 ? min(pixels, 1_000_000) : 0
    let width = Int((held * 3 * (2 * Double.pi).squareRoot() / 4 + 0.5).rounded(.down))
    return width.isMultiple(of: 2) ? width + 1 : width
  }
}
