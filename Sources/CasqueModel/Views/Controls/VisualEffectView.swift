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
    /// The ultra-thin material in light style, whatever the style is.
    case systemUltraThinMaterialLight
    /// The thin material in light style, whatever the style is.
    case systemThinMaterialLight
    /// The usual material in light style, whatever the style is.
    case systemMaterialLight
    /// The thick material in light style, whatever the style is.
    case systemThickMaterialLight
    /// The material of bars in light style, whatever the style is.
    case systemChromeMaterialLight
    /// The ultra-thin material in dark style, whatever the style is.
    case systemUltraThinMaterialDark
    /// The thin material in dark style, whatever the style is.
    case systemThinMaterialDark
    /// The usual material in dark style, whatever the style is.
    case systemMaterialDark
    /// The thick material in dark style, whatever the style is.
    case systemThickMaterialDark
    /// The material of bars in dark style, whatever the style is.
    case systemChromeMaterialDark
    /// The lightest blur of iOS 8, in every style.
    case extraLight
    /// The light blur of iOS 8, in every style.
    case light
    /// The dark blur of iOS 8, in every style.
    case dark
    /// The usual blur of iOS 10, by style.
    case regular
    /// A blur of iOS 10 that makes content stand out, by style.
    case prominent
  }

  /// What content on a material is lit as, as in UIVibrancyEffectStyle.
  public enum VibrancyStyle: String, Sendable, Hashable, Codable, CaseIterable {
    /// Text of first importance.
    case label
    /// Text of second importance.
    case secondaryLabel
    /// Text of third importance.
    case tertiaryLabel
    /// Text of least importance.
    case quaternaryLabel
    /// Large areas.
    case fill
    /// Medium areas.
    case secondaryFill
    /// Small areas.
    case tertiaryFill
    /// Lines between content.
    case separator
  }

  /// The material; nil for none.
  public var effect: BlurStyle?
  /// How its content is lit by the material around it; nil for not at all.
  ///
  /// A view with vibrancy has no material of its own, as one whose effect is a UIVibrancyEffect.
  public var vibrancy: VibrancyStyle?

  /// Creates a visual effect view's content.
  public init(effect: BlurStyle? = .systemMaterial, vibrancy: VibrancyStyle? = nil) {
    self.effect = effect
    self.vibrancy = vibrancy
  }

  mutating func set(_ property: ViewProperty) -> Bool {
    switch property {
    case .effect(let effect): self.effect = effect
    case .vibrancy(let vibrancy): self.vibrancy = vibrancy
    default: return false
    }
    return true
  }
}
