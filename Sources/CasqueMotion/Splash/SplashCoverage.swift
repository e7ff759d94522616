public import CasqueGeometry

/// Whether a grown logo covers the screen, so that nothing pops as its mask is taken away.
///
/// **Source** MotionFacts §6, fault Y3.
public struct SplashCoverage: Sendable, Hashable {
  /// The logo's side as it begins to open, in points.
  public let logoSide: Double
  /// The logo's scale in the end.
  public let finalScale: Double
  /// The distance from the logo's centre to the farthest corner, in points: half the diagonal if
  /// the logo is centred.
  public let halfDiagonal: Double

  /// Creates the coverage of a logo.
  ///
  /// - Parameters:
  ///   - size: the size of the screen, in points.
  ///   - logoCenter: the logo's centre, in points, or nil for the screen's.
  ///   - logoSide: the logo's side as it begins to open, in points.
  ///   - finalScale: its scale in the end, or nil for the original's.
  public init(
    size: Size, logoCenter: Point? = nil, logoSide: Double, finalScale: Double? = nil
  ) {
    self.logoSide = logoSide
    self.finalScale = finalScale ?? SplashCoverage.originalScale(height: size.height)
    let center = logoCenter ?? Point(x: size.width / 2, y: size.height / 2)
    let corners = [
      Point.zero, Point(x: size.width, y: 0), Point(x: 0, y: size.height),
      Point(x: size.width, y: size.height),
    ]
    halfDiagonal = corners.map { center.distance(to: $0) }.max() ?? 0
  }

  /// The original's scale: 18 at a height of 667 points, in proportion to the height alone.
  public static func originalScale(height: Double) -> Double { 18 * height / 667 }

  /// The logo's side in the end, in points.
  public var finalSide: Double { logoSide * finalScale }

  /// The radius, as a share of the side, of the disc the logo must hold about its centre.
  public var minimumInscribedRadiusFraction: Double { halfDiagonal / finalSide }

  /// Whether a logo that holds such a disc covers the screen; 0.5, a full disc, is the most.
  public func isCovered(byInscribedRadiusFraction fraction: Double = 0.5) -> Bool {
    // The covering scale covers, though its quotient may be rounded down.
    minimumInscribedRadiusFraction <= fraction * (1 + 1e-12)
  }

  /// The scale at which a logo that holds such a disc covers the screen.
  public func coveringScale(byInscribedRadiusFraction fraction: Double) -> Double {
    halfDiagonal / (fraction * logoSide)
  }
}
