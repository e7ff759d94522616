public import CasqueModel

/// Whether a user lets things move: Reduce Motion as a value.
public enum MotionPreference: String, Sendable, Hashable, Codable, CaseIterable {
  /// Everything moves.
  case full
  /// Motion effects and parallax stand still, springs do not overshoot, ways become cross-fades.
  case reduced

  /// How long a cross-fade lasts that stands in for movement, in seconds.
  ///
  /// **Source** MotionFacts §2.
  public static let crossFadeDuration = 0.25

  /// The preference of an environment.
  public init(_ traits: TraitCollection) {
    self = traits.isReduceMotionEnabled ? .reduced : .full
  }

  /// The spring that is used in place of `spring`.
  public func spring(_ spring: Spring) -> Spring {
    self == .reduced ? spring.withoutOvershoot : spring
  }

  /// The tilt that takes effect of `tilt`.
  public func tilt(_ tilt: Tilt) -> Tilt { self == .reduced ? .zero : tilt }
}
