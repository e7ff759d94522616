public import CasqueModel

/// How the flashlight button looks under a force.
///
/// **Source** MotionFacts §4.2.
public struct FlashlightLook: Sendable, Hashable {
  /// The factor of its size.
  public var scale: Double
  /// Its width, in points.
  public var width: Double
  /// How white its ground is, from 0 to 1.
  public var white: Double

  /// The width without force, in points.
  public static let minimumWidth = 50.0
  /// The width under full force, in points.
  public static let maximumWidth = 92.0
  /// The spring that leads the button back to rest.
  public static let releaseSpring = Spring(dampingRatio: 0.4, response: 0.2)

  /// Creates the look under a share of the greatest force.
  public init(force: Double, isOn: Bool) {
    scale = 1 + (FlashlightLook.maximumWidth / FlashlightLook.minimumWidth - 1) * force
    width = FlashlightLook.minimumWidth * scale
    white = isOn ? 0.95 : 0.2 - 0.2 * force
  }
}
