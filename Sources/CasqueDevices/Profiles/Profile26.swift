import CasqueGeometry
import CasqueModel

/// The numbers of iOS 26.
enum Profile26 {
  static func profile(for context: ProfileContext) -> OSProfile {
    OSProfile(
      name: OSRelease.ios26.rawValue, readableWidth: readableWidth, controls: controls,
      bars: bars(for: context), palette: .ios26)
  }

  /// 920 points where the view is wider than 1008.
  ///
  /// **Source**: bisected to a point at content size large on iOS 26.1 through Catalyst (OUIK:
  /// medium); the guide is engaged only where the margins guide is wider than 920.
  static let readableWidth = ReadableWidthRule(
    maximumWidth: 920, threshold: 1008, extent: .boundsWidth)

  /// Sizes of controls by one table for every window.
  ///
  /// **Source**, property by property:
  /// - switch: 63×28, alignment rectangle 2 narrower at its right (OUIK, montage-ios #488,
  ///   storyboards of Xcode 26 19 of 20: high)
  /// - configured button: insets 7, 12 and radius 17 of the medium size, a capsule at 34
  ///   (OUIKI: high)
  /// - system button: title's line box and 12, at least 30 wide (OUIKI, storyboards: high)
  /// - text field: 34 high, text and 28 wide (OUIKC: medium)
  static let controls = ControlMetrics(
    switchSize: Size(width: 63, height: 28), switchAlignmentInsets: Insets(right: 2),
    buttonContentInsets: DirectionalInsets(top: 7, leading: 12, bottom: 7, trailing: 12),
    systemButtonVerticalPadding: 12, systemButtonMinimumWidth: 30, buttonCornerRadius: 17,
    roundedTextFieldHeight: 34, roundedTextFieldHorizontalPadding: 28,
    systemSizes: .ios26)

  /// Heights of bars by idiom and size classes.
  ///
  /// **Source**, by window:
  /// - navigation bar: 54 (GK, OUIK: high); in compact height 32 set off by 24, together 56 (low)
  /// - large title: 52 (OUIK: medium); none in compact height (general knowledge: low)
  /// - tab bar: 83 with the home indicator's 34, 72 without one (OUIKI: high); in compact height
  ///   64 without one (OUIKI: high) and 44 above the indicator's 20 (inferred: low); on iPad 44
  ///   at the top of a regular window (OUIKI: high), else as on iPhone with its 25 (low)
  /// - toolbar: 54 (OUIKI: medium)
  static func bars(for context: ProfileContext) -> BarMetrics {
    let isOnTop = context.idiom == .pad && context.sizeClasses.horizontal == .regular
    switch context.sizeClasses.vertical {
    case .regular:
      let tabBar: Double = isOnTop ? 44 : context.hasHomeIndicator ? 49 : 72
      return BarMetrics(navigationBar: 54, largeTitle: 52, tabBar: tabBar, toolbar: 54)
    case .compact:
      return BarMetrics(
        navigationBar: 56, largeTitle: 0, tabBar: context.hasHomeIndicator ? 44 : 64, toolbar: 54)
    }
  }
}
