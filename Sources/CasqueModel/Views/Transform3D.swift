/// A turn of a view in space about its centre, as CATransform3D is used for cards and exploded
/// views: first scaled, then turned about x, y and z in turn, then moved, and seen from a distance.
public struct Transform3D: Sendable, Hashable {
  /// The turn about the horizontal axis, in degrees; positive moves the top edge away.
  public var rotationX: Double
  /// The turn about the vertical axis, in degrees; positive moves the right edge away.
  public var rotationY: Double
  /// The turn in the plane, in degrees, clockwise.
  public var rotationZ: Double
  /// The distance towards the eye, in points.
  public var translationZ: Double
  /// How far the eye is, in points (−1/m34); nil for infinitely far, without perspective.
  public var perspective: Double?

  /// Creates a turn; angles are in degrees, distances in points.
  public init(
    rotationX: Double = 0, rotationY: Double = 0, rotationZ: Double = 0,
    translationZ: Double = 0, perspective: Double? = nil
  ) {
    self.rotationX = rotationX
    self.rotationY = rotationY
    self.rotationZ = rotationZ
    self.translationZ = translationZ
    self.perspective = perspective
  }

  /// No turn.
  public static let identity = Transform3D()
}
