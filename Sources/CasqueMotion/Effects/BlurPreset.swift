public import CasqueModel

/// The three blurs of Apple's UIImageEffects sample.
///
/// What UIBlurEffect itself uses is not documented. **Source** MotionFacts §2.
public enum BlurPreset: String, Sendable, Hashable, Codable, CaseIterable {
  /// For dark text.
  case light
  /// Nearly white.
  case extraLight
  /// For light text.
  case dark

  /// The radius, in points.
  public var radius: Double { self == .light ? 30 : 20 }

  /// The colour laid over the blurred ground.
  public var tint: RGBA {
    switch self {
    case .light: RGBA(red: 1, green: 1, blue: 1, alpha: 0.3)
    case .extraLight: RGBA(red: 0.97, green: 0.97, blue: 0.97, alpha: 0.82)
    case .dark: RGBA(red: 0.11, green: 0.11, blue: 0.11, alpha: 0.73)
    }
  }

  /// The factor of the ground's saturation.
  public var saturation: Double { 1.8 }

  /// The fill that stands in for the blur under Reduce Transparency.
  public var opaqueFill: RGBA {
    RGBA(red: tint.red, green: tint.green, blue: tint.blue)
  }
}
