import CasqueModel

extension VisualEffectView.BlurStyle {
  /// The strengths of the system's materials, thin to thick, and that of bars.
  private enum Thickness {
    case ultraThin, thin, regular, thick, chrome
  }

  private var thickness: Thickness? {
    switch self {
    case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark:
      .ultraThin
    case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark: .thin
    case .systemMaterial, .systemMaterialLight, .systemMaterialDark: .regular
    case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark: .thick
    case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: .chrome
    case .extraLight, .light, .dark, .regular, .prominent: nil
    }
  }

  /// The style that it keeps whatever the environment's is, or nil if it follows that.
  var fixedStyle: UserInterfaceStyle? {
    switch self {
    case .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight,
      .systemThickMaterialLight, .systemChromeMaterialLight, .extraLight, .light:
      .light
    case .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
      .systemThickMaterialDark, .systemChromeMaterialDark, .dark:
      .dark
    case .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial, .systemThickMaterial,
      .systemChromeMaterial, .regular, .prominent:
      nil
    }
  }

  /// What it looks like in a style.
  ///
  /// **Source** ControlFacts, Blur materials: the source-over fits, and Apple's sample of 2013
  /// for the blurs of iOS 8 (all of low confidence).
  func material(in style: UserInterfaceStyle) -> DisplayMaterial {
    let isDark = (fixedStyle ?? style) == .dark
    func made(_ light: (UInt32, Double), _ dark: (UInt32, Double)) -> DisplayMaterial {
      let (value, alpha) = isDark ? dark : light
      return DisplayMaterial(
        radius: UnsureLook.materialRadius, saturation: UnsureLook.materialSaturation,
        tint: .hex(value, alpha: alpha))
    }
    switch thickness {
    case .ultraThin: return made((0xF8F8F8, 0.45), (0x1F1F1F, 0.45))
    case .thin: return made((0xF6F6F6, 0.6), (0x202020, 0.6))
    case .regular: return made((0xF5F5F5, 0.72), (0x232323, 0.72))
    case .thick: return made((0xF7F7F7, 0.85), (0x272727, 0.85))
    case .chrome: return made((0xF9F9F9, 0.8), (0x1A1A1A, 0.8))
    case nil: break
    }
    if isDark { return made((0x1C1C1C, 0.73), (0x1C1C1C, 0.73)) }
    let isStrong = self == .extraLight || self == .prominent
    if isStrong { return made((0xF7F7F7, 0.82), (0xF7F7F7, 0.82)) }
    return DisplayMaterial(
      radius: 30, saturation: UnsureLook.materialSaturation, tint: .hex(0xFFFFFF, alpha: 0.3))
  }
}

extension VisualEffectView.VibrancyStyle {
  /// How much of the light or dark ink it has (low confidence).
  var alpha: Double {
    switch self {
    case .label: 0.85
    case .secondaryLabel: 0.55
    case .tertiaryLabel: 0.3
    case .quaternaryLabel: 0.18
    case .fill: 0.2
    case .secondaryFill: 0.14
    case .tertiaryFill: 0.08
    case .separator: 0.2
    }
  }
}
