package import CasqueModel

/// The colours of a button in its state: the one source for drawing and for checks.
///
/// **Source** ControlFacts, UIButton.Configuration and UIButton without configuration.
package struct ButtonColors {
  /// The colour of title and image.
  package let foreground: RGBA
  /// The colour of the ground, or nil for none.
  package let ground: RGBA?
  /// Whether the foreground is a colour that the system gives titles on its own grounds.
  package let isSystemForeground: Bool

  /// Finds the colours of a button; the tint is that of the view, or of its superviews.
  package init(_ button: Button, tint: Color, in environment: LayoutEnvironment) {
    let palette = Palette(button: button, tint: tint, environment: environment)
    let own = button.configuration.baseForegroundColor
    var color = own?.resolved(in: environment) ?? palette.foreground
    if own != nil, button.isHighlighted { color = color.multiplyingAlpha(by: 0.75) }
    // A title's own colour holds in every state that has none of its own.
    let keepsColor = button.isEnabled || own != nil && button.style == .system
    foreground = keepsColor ? color : palette.disabledForeground
    ground = palette.ground
    isSystemForeground = own == nil && palette.isSystemForeground
  }
}

/// What the colours of a button are chosen from.
private struct Palette {
  let button: Button
  let tint: Color
  let environment: LayoutEnvironment

  private var isDark: Bool { environment.traits.userInterfaceStyle == .dark }
  private var is26: Bool { ControlLook(environment.profile).hasGlass }
  private var tintColor: RGBA { tint.resolved(in: environment) }
  private func system(_ name: String) -> RGBA { Color.system(name).resolved(in: environment) }

  /// Whether a plain or grey button shows that it is selected.
  private var showsSelection: Bool {
    button.isSelected && (button.style == .plain || button.style == .gray)
  }

  var foreground: RGBA {
    let pressed = button.isHighlighted
    switch button.style {
    case .system:
      let usual = button.kind == .custom ? RGBA.white : tintColor
      return usual.multiplyingAlpha(by: pressed ? 0.2 : 1)
    case .filled: return .white
    case .plain: return tintColor.multiplyingAlpha(by: pressed ? 0.75 : 1)
    case .gray:
      guard is26, !showsSelection else { return tintColor }
      return system("label").multiplyingAlpha(by: pressed ? 0.75 : 1)
    case .tinted: return tintColor
    }
  }

  var isSystemForeground: Bool {
    switch button.style {
    case .gray where is26 && !showsSelection: true
    case .system where button.kind == .custom: false
    case .system, .plain, .gray, .tinted, .filled: tint == .systemBlue
    }
  }

  var disabledForeground: RGBA {
    guard button.style == .system else { return system("tertiaryLabel") }
    let level = (isDark ? 140.0 : 133) / 255
    return RGBA(red: level, green: level, blue: level, alpha: 0.45)
  }

  var ground: RGBA? {
    if let base = button.configuration.baseBackgroundColor, button.style != .system,
      button.style != .plain, button.isEnabled
    {
      let color = base.resolved(in: environment)
      switch button.style {
      case .tinted: return color.multiplyingAlpha(by: isDark ? 0.25 : 0.18)
      default: return color.multiplyingAlpha(by: button.isHighlighted ? 0.75 : 1)
      }
    }
    if showsSelection, button.isEnabled {
      return tintColor.multiplyingAlpha(by: isDark ? 0.25 : 0.18)
    }
    switch button.style {
    case .system, .plain: return nil
    case .gray, .tinted, .filled:
      guard button.isEnabled else { return system("tertiarySystemFill") }
      return button.isHighlighted ? pressedGround : restingGround
    }
  }

  private var restingGround: RGBA {
    switch button.style {
    case .gray: system("secondarySystemFill")
    case .tinted: tintColor.multiplyingAlpha(by: isDark ? 0.25 : 0.18)
    default: tintColor
    }
  }

  private var pressedGround: RGBA {
    switch (button.style, is26) {
    case (.gray, false):
      var fill = system("secondarySystemFill")
      if isDark { fill = .hex(0x8C8C93) }
      fill.alpha = isDark ? 0.35 : 0.12
      return fill
    case (.tinted, false): return tintColor.multiplyingAlpha(by: isDark ? 0.18 : 0.12)
    case (.filled, false) where isDark:
      return tintColor.multiplyingAlpha(by: 0.8).over(.white)
    default: return restingGround.multiplyingAlpha(by: 0.75)
    }
  }
}
