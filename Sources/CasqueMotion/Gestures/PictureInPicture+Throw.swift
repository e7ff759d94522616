public import CasqueGeometry
public import CasqueModel

extension PictureInPicture {
  /// Where a thrown picture goes.
  public struct Landing: Sendable, Hashable {
    /// The speed that was projected, in points a second.
    public var velocity: Point
    /// Where the picture would come to rest by itself, in points.
    public var projected: Point
    /// The corner nearest to that.
    public var corner: Corner
    /// The centre of the picture in that corner, in points.
    public var target: Point
    /// The speed the spring is started with, in ways a second on each axis.
    public var relativeVelocity: Point
  }

  /// Finds the corner a throw leads to.
  ///
  /// Faithful projects both axes alike. Better slows the minor axis by the ratio of the speeds, so
  /// that a throw that is mostly sideways does not change rows, and projects by the integral: a
  /// throw of (−900, −620) from the bottom right lands bottom left, not top left.
  ///
  /// - Parameters:
  ///   - center: the picture's centre as it is let go, in points.
  ///   - velocity: the finger's speed, in points a second.
  ///   - rate: how the throw slows down.
  ///   - fidelity: which of the two.
  public func landing(
    from center: Point, velocity: Point, rate: DecelerationRate = .normal,
    fidelity: MotionFidelity = .faithful
  ) -> Landing {
    let thrown =
      fidelity == .better ? PictureInPicture.biasedToPrimaryAxis(velocity) : velocity
    var projected = center
    for axis in Axis.allCases {
      projected[axis] += rate.projection(of: thrown[axis], fidelity: fidelity)
    }
    let corner = nearestCorner(to: projected)
    let target = self.center(in: corner)
    var relative = Point.zero
    for axis in Axis.allCases {
      relative[axis] = Spring.relativeVelocity(
        velocity[axis], from: center[axis], to: target[axis])
    }
    return Landing(
      velocity: thrown, projected: projected, corner: corner, target: target,
      relativeVelocity: relative)
  }

  /// A speed with each axis scaled by its share of the faster one.
  public static func biasedToPrimaryAxis(_ velocity: Point) -> Point {
    let major = max(velocity.x.magnitude, velocity.y.magnitude)
    guard major > 0, major.isFinite else { return velocity }
    return Point(
      x: velocity.x * velocity.x.magnitude / major, y: velocity.y * velocity.y.magnitude / major)
  }
}
