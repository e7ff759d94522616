import CasqueModel

/// The glass of iOS 26, as it lies over anything.
///
/// A pixel of the blurred and saturated ground B becomes k·B + c.
/// **Source** ControlFacts, materials, “glass platter model” (high): in light style k = 33/255
/// and c = 220; in dark style 65/255 and 19 in bars, 52/255 and 57 in cards. Hues under dark glass
/// were not fitted: they stay as they are.
enum Glass {
  /// What a piece of glass is.
  enum Piece {
    /// A platter of a bar.
    case bar
    /// A card, such as a sheet.
    case card
  }

  static func material(_ piece: Piece, isDark: Bool) -> DisplayMaterial {
    let (share, level): (Double, Double) =
      switch (piece, isDark) {
      case (_, false): (33, 220)
      case (.bar, true): (65, 19)
      case (.card, true): (52, 57)
      }
    let alpha = 1 - share / 255
    let gray = level / 255 / alpha
    return DisplayMaterial(
      radius: 2.25, saturation: isDark ? 1 : 5.651,
      tint: RGBA(red: gray, green: gray, blue: gray, alpha: alpha))
  }

  /// The glass of a popover: in light style k = 37/255 and c = 215 (high); in dark style as a card.
  ///
  /// **Source** ControlFacts, Popover, fill.
  static func popover(isDark: Bool) -> DisplayMaterial {
    guard !isDark else { return material(.card, isDark: true) }
    let alpha = 1 - 37.0 / 255
    let gray = 215.0 / 255 / alpha
    return DisplayMaterial(
      radius: UnsureLook.materialRadius, saturation: 1,
      tint: RGBA(red: gray, green: gray, blue: gray, alpha: alpha))
  }

  /// The line of light inside the edge of glass in light style.
  static let rim = RGBA.white.multiplyingAlpha(by: 0.371)
}
