import CasqueGeometry
import CasqueModel

/// The colours and sizes of the software keyboard in one release and style, in points.
struct KeyboardLook: Hashable {
  var panel: RGBA
  /// What the panel is made of; nil for one colour.
  var glass: DisplayMaterial?
  var key: RGBA
  var specialKey: RGBA
  var ink: RGBA
  /// The line under each key; clear for none.
  var keyShadow: RGBA
  var divider: RGBA
  var showsDividers: Bool
  var keyRadius: Double
  var letterSize: Double
  /// The space between keys of a row, and where rows start and end.
  var keyGap = 6.0
  var sideInset: Double
  /// From one row to the next, and what of that is between keys.
  var rowPitch: Double
  var rowGap: Double
  /// The room for suggestions above the first row.
  var top: Double
  /// Whether the return key has a sign in place of a word.
  var hasSigns: Bool

  init(_ environment: LayoutEnvironment) {
    let isDark = environment.traits.userInterfaceStyle == .dark
    self = ControlLook(environment.profile).hasGlass ? .ios26(isDark) : .ios18(isDark)
    let isPad = environment.traits.userInterfaceIdiom == .pad
    let isLow = environment.traits.verticalSizeClass == .compact
    if isPad {
      // 64 in a keyboard 337 high; a higher one has higher keys.
      rowPitch = max(64, (environment.keyboardHeight - top - 12 - 23) / 4)
    } else if isLow {
      rowPitch = 40
      rowGap = 8
    } else if environment.size.width >= 414 {
      rowPitch = 56
    }
    // The rows stand on the lower edge where nothing else fits below them.
    top = min(
      isPad ? top + 12 : top, max(0, environment.keyboardHeight - 4 * rowPitch + rowGap / 2 - 4))
  }

  private init(
    panel: RGBA, glass: DisplayMaterial?, key: RGBA, specialKey: RGBA, ink: RGBA,
    keyShadow: RGBA, divider: RGBA, hasGlass: Bool
  ) {
    self.panel = panel
    self.glass = glass
    self.key = key
    self.specialKey = specialKey
    self.ink = ink
    self.keyShadow = keyShadow
    self.divider = divider
    showsDividers = hasGlass
    hasSigns = hasGlass
    keyRadius = hasGlass ? 7 : 5
    letterSize = hasGlass ? 22 : 22.5
    sideInset = hasGlass ? 8.5 : 3
    rowPitch = 54
    rowGap = 12
    // Keys begin half a gap below.
    top = hasGlass ? 46 : UnsureLook.suggestionsHeight
  }

  private static func ios18(_ isDark: Bool) -> KeyboardLook {
    KeyboardLook(
      panel: .hex(isDark ? 0x2B2B2B : 0xD1D3D9), glass: nil,
      key: .hex(isDark ? 0x6A6A6A : 0xFFFFFF), specialKey: .hex(isDark ? 0x464646 : 0xABB0BA),
      ink: isDark ? .white : .black,
      keyShadow: isDark ? RGBA.black.multiplyingAlpha(by: 0.3) : .hex(0x898A8D),
      divider: .clear, hasGlass: false)
  }

  /// A pixel B of the ground becomes 70/255·B + (156, 158, 161), in dark style 43/255·B + 23.
  private static func ios26(_ isDark: Bool) -> KeyboardLook {
    let share = isDark ? 43.0 : 70.0
    let rest = 255 - share
    let tint =
      isDark
      ? RGBA(red: 23 / rest, green: 23 / rest, blue: 23 / rest, alpha: rest / 255)
      : RGBA(red: 156 / rest, green: 158 / rest, blue: 161 / rest, alpha: rest / 255)
    let key = RGBA.hex(isDark ? 0x3D3D3D : 0xFFFFFF)
    return KeyboardLook(
      panel: .hex(isDark ? 0x171717 : 0xE2E4E8),
      glass: DisplayMaterial(radius: UnsureLook.materialRadius, saturation: 1, tint: tint),
      key: key, specialKey: key, ink: isDark ? .white : .black, keyShadow: .clear,
      divider: isDark ? RGBA.white.multiplyingAlpha(by: 0.12) : .hex(0xD0D2D6), hasGlass: true)
  }
}
