import CasqueModel

/// The colours of a blueprint, one for each kind of thing, legible on light and dark grounds.
enum OverlayColor {
  static let safeArea = RGBA(red: 0.16, green: 0.65, blue: 0.27)
  static let margins = RGBA(red: 0.62, green: 0.28, blue: 0.85)
  static let readable = RGBA(red: 0.02, green: 0.6, blue: 0.66)
  static let guides = RGBA(red: 0.8, green: 0.5, blue: 0)
  static let frames = RGBA(red: 0.35, green: 0.45, blue: 0.6)
  static let baselines = RGBA(red: 0.9, green: 0.25, blue: 0.55)
  static let maskGround = RGBA(red: 0.9, green: 0.9, blue: 0.92)
  static let maskLine = RGBA(red: 0.45, green: 0.45, blue: 0.5)
  /// A constraint that holds.
  static let constraint = RGBA(red: 0.1, green: 0.42, blue: 0.95)
  /// A constraint that does not hold and need not.
  static let broken = RGBA(red: 0.88, green: 0.5, blue: 0.02)
  /// A constraint that cannot hold together with others.
  static let conflict = RGBA(red: 0.86, green: 0.12, blue: 0.15)
}
