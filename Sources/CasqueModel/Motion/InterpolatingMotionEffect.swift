public import CasqueGeometry

/// A property that follows the tilt along one axis, as UIInterpolatingMotionEffect.
///
/// **Source** MotionFacts §2.
public struct InterpolatingMotionEffect: Sendable, Hashable, Codable {
  /// The property, such as `center.x` or `layer.shadowOffset.width`.
  public var keyPath: String
  /// The axis of the tilt.
  public var type: Axis
  /// What is added to the property at tilt −1.
  public var minimumRelativeValue: Double
  /// What is added to the property at tilt +1.
  public var maximumRelativeValue: Double

  /// Creates an effect of one property along one axis.
  public init(
    keyPath: String, type: Axis, minimumRelativeValue: Double, maximumRelativeValue: Double
  ) {
    self.keyPath = keyPath
    self.type = type
    self.minimumRelativeValue = minimumRelativeValue
    self.maximumRelativeValue = maximumRelativeValue
  }
}

/// Effects that hold together, as UIMotionEffectGroup.
public struct MotionEffectGroup: Sendable, Hashable, Codable {
  /// The members.
  public var motionEffects: [InterpolatingMotionEffect]

  /// Creates a group of its members.
  public init(_ motionEffects: [InterpolatingMotionEffect]) {
    self.motionEffects = motionEffects
  }
}
