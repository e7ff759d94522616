/// The rubber band of scroll views: b = (1 − 1/(x·c/d + 1)) · d, never further than d.
///
/// **Source** MotionFacts §4.3; measured, not documented.
public struct ScrollRubberBand: Sendable, Hashable {
  /// The extent of the scroll view along the pull, in points: the bound of the displacement.
  public var dimension: Double
  /// The share of the pull that is let through at first.
  public var coefficient: Double

  /// Creates the band of an extent, in points.
  public init(dimension: Double, coefficient: Double = 0.55) {
    self.dimension = dimension
    self.coefficient = coefficient
  }

  /// How far the content moves for a pull, in points; 0 without extent.
  public func displacement(of offset: Double) -> Double {
    guard dimension > 0 else { return 0 }
    let length = (1 - 1 / (offset.magnitude * coefficient / dimension + 1)) * dimension
    return offset < 0 ? -length : length
  }

  /// The pull that moves the content so far, in points: what catches a bouncing view unmoved.
  ///
  /// Infinite at and beyond the bound, 0 without extent.
  public func offset(of displacement: Double) -> Double {
    guard dimension > 0, coefficient > 0 else { return 0 }
    let length = displacement.magnitude
    let pull =
      length < dimension
      ? length * dimension / (coefficient * (dimension - length)) : Double.infinity
    return displacement < 0 ? -pull : pull
  }
}
