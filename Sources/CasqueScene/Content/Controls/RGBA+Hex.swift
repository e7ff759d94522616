import CasqueModel

extension RGBA {
  /// The colour of a number such as `0xF9F9F9`.
  static func hex(_ value: UInt32, alpha: Double = 1) -> RGBA {
    func part(_ shift: UInt32) -> Double { Double((value >> shift) & 0xFF) / 255 }
    return RGBA(red: part(16), green: part(8), blue: part(0), alpha: alpha)
  }

  /// Black or white of an opacity.
  static func ink(_ alpha: Double, isDark: Bool) -> RGBA {
    (isDark ? RGBA.white : .black).multiplyingAlpha(by: alpha)
  }
}
