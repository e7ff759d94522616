import CasqueGeometry
import CasqueModel

/// What controls look like in one release of the system.
///
/// **Source** ControlFacts, UIButton, UISwitch; facts/controls.json.
struct ControlLook: Hashable {
  /// How a switch is drawn, in points within its frame.
  struct SwitchLook: Hashable {
    var thumb: Size
    /// How wide the thumb is under a finger; that of iOS 26 becomes a lens of the same middle.
    var pressedWidth: Double
    var inset: Double
    /// The colour of the track while off, or nil for the secondary fill.
    var offTrack: DynamicColor?
    var thumbShadows: [DisplayShadow]
    /// The colour of the half-point line around the thumb.
    var thumbOutline: RGBA
  }

  var switchLook: SwitchLook
  /// Whether bars are glass platters and controls are capsules, as on iOS 26.
  var hasGlass: Bool

  /// The look that goes with a profile: `26` and later, or what came before.
  init(_ profile: OSProfile) {
    self = (Int(profile.name) ?? 18) >= 26 ? .ios26 : .ios18
  }

  private init(hasGlass: Bool, switchLook: SwitchLook) {
    self.hasGlass = hasGlass
    self.switchLook = switchLook
  }

  private static let ios18 = ControlLook(
    hasGlass: false,
    switchLook: SwitchLook(
      thumb: Size(width: 28, height: 28), pressedWidth: 35, inset: 1.5, offTrack: nil,
      // A blur of 8 is a CALayer radius of 4.
      thumbShadows: [.below(3, radius: 4, alpha: 0.15), .below(3, radius: 0.5, alpha: 0.06)],
      thumbOutline: RGBA.black.multiplyingAlpha(by: 0.04)))

  private static let ios26 = ControlLook(
    hasGlass: true,
    switchLook: SwitchLook(
      thumb: Size(width: 37, height: 24), pressedWidth: 37, inset: 2,
      offTrack: DynamicColor(
        light: RGBA.black.multiplyingAlpha(by: 0.259),
        dark: RGBA.white.multiplyingAlpha(by: 0.247)),
      thumbShadows: [.below(0.5, radius: 2, alpha: 0.12), .below(6, radius: 6.5, alpha: 0.12)],
      thumbOutline: .clear))
}

extension DisplayShadow {
  /// A black shadow moved down by some points.
  static func below(_ y: Double, radius: Double, alpha: Double) -> DisplayShadow {
    DisplayShadow(
      color: RGBA.black.multiplyingAlpha(by: alpha), radius: radius, offset: Point(x: 0, y: y))
  }
}
