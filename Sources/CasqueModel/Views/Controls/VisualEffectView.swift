/// The content of a UIVisualEffectView.
public struct VisualEffectView: Sendable, Hashable, PropertyHolder {
  /// A material, as in UIBlurEffect.Style.
  public enum BlurStyle: String, Sendable, Hashable, Codable, CaseIterable {
    /// Lets most of what lies under it through.
    case systemUltraThinMaterial
    /// Lets much of what lies under it through.
    case systemThinMaterial
    /// The usual material.
    case systemMaterial
    /// Lets little of what lies under it through.
    case systemThickMaterial
    /// The material of the system's bars.
    case systemChromeMaterial
  }

  /// The material; nil for none.
  public var effect: BlurStyle?

  /// Creates a visual effect view's content.
  public init(effect: BlurStyle? = .systemMaterial) { self.effect = effect }

  mutating func set(_ property: ViewProperty) -> Bool {
    switch property {
    case .effect(let effect): self.effect = effect
    default: return false
    }
    return true
  }
}
