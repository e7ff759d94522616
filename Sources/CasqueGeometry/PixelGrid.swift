/// The pixels of a display: positions that are multiples of 1/scale points.
public struct PixelGrid: Sendable, Hashable, Codable {
  /// Pixels to a point; positive.
  public var scale: Double

  /// How far below a tie a value may lie and still round as one.
  ///
  /// Solved values carry rounding noise; without the slack 95.4999999999 would leave its pixel.
  public static let tieSlack = 1e-6

  /// Creates the grid of a display of `scale` pixels to a point.
  @inlinable public init(scale: Double) {
    precondition(scale > 0, "a display has a positive scale")
    self.scale = scale
  }

  /// The nearest multiple of a pixel, ties away from zero.
  @inlinable public func round(_ value: Double) -> Double {
    let pixels = value.magnitude * scale + 0.5 + PixelGrid.tieSlack
    let rounded = pixels.rounded(.down) / scale
    return value < 0 ? 0 - rounded : rounded
  }

  /// The smallest multiple of a pixel that is not below `value` (1/1000 pixel is forgiven).
  @inlinable public func ceil(_ value: Double) -> Double {
    (value * scale - 1e-3).rounded(.up) / scale
  }

  /// The rectangle with each of its edges on the grid; its size follows from the edges.
  @inlinable public func round(_ rect: Rect) -> Rect {
    Rect(
      minX: round(rect.minX), minY: round(rect.minY), maxX: round(rect.maxX),
      maxY: round(rect.maxY))
  }
}
