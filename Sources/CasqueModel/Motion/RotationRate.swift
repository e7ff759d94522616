/// How fast the device turns about its axes, as CMRotationRate, in radians a second.
public struct RotationRate: Sendable, Hashable, Codable {
  /// About x: the upper edge moves away or comes nearer.
  public var x: Double
  /// About y: the left or right edge comes nearer.
  public var y: Double
  /// About z, which the parallax does not use.
  public var z: Double

  /// Creates a rate, in radians a second.
  public init(x: Double, y: Double, z: Double = 0) {
    self.x = x
    self.y = y
    self.z = z
  }
}
