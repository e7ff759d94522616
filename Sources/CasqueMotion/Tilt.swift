public import CasqueGeometry
public import CasqueModel

/// How the device is turned against its viewer: −1…1 on each axis, 0 while it faces the viewer.
///
/// Positive is right or down of the viewer. **Source** MotionFacts §2.
public struct Tilt: Sendable, Hashable {
  /// The turn that moves things along x.
  public let x: Double
  /// The turn that moves things along y.
  public let y: Double

  /// Creates a tilt; components are held to −1…1, what is no number is 0.
  public init(x: Double, y: Double) {
    self.x = Tilt.held(x)
    self.y = Tilt.held(y)
  }

  /// The device faces the viewer.
  public static let zero = Tilt(x: 0, y: 0)

  /// The component along `axis`.
  public subscript(axis: Axis) -> Double { axis == .horizontal ? x : y }

  private static func held(_ value: Double) -> Double {
    value.isNaN ? 0 : min(max(value, -1), 1)
  }
}

extension MotionEffect {
  /// How far a view's centre moves at a tilt, in points.
  ///
  /// value = minimum + (tilt + 1)/2 · (maximum − minimum) on each axis. Unequal ends leave a
  /// movement at rest, as UIKit does. **Source** MotionFacts §2.
  public func offset(at tilt: Tilt) -> Point {
    var offset = Point.zero
    for axis in Axis.allCases {
      let ends = amount[axis]
      offset[axis] = ends.minimum + (tilt[axis] + 1) / 2 * (ends.maximum - ends.minimum)
    }
    return offset
  }
}
