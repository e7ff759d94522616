import CasqueGeometry
import CasqueModel

/// The numbers of iOS 11 to 18; controls and colours are those of 15 to 18.
enum Profile18 {
  static func profile(for context: ProfileContext) -> OSProfile {
    OSProfile(
      name: OSRelease.ios18.rawValue, readableWidth: readableWidth, controls: controls,
      bars: bars(for: context), palette: .ios18)
  }

  /// 664 points where the safe width is more than 752.
  ///
  /// **Source**: 664 at content size large and a threshold between 750 and 768 (DIMM, iOS 14 to
  /// 16: high for the width, medium for the threshold). 752 = 664 + 2 · 44 is chosen within that
  /// bracket because the threshold of iOS 26 is its width plus 88 as well (low).
  static let readableWidth = ReadableWidthRule(
    maximumWidth: 664, threshold: 752, extent: .safeWidth)

  /// Sizes of controls by one table for every window.
  ///
  /// **Source**, property by property:
  /// - switch: 51×31, alignment rectangle 2 narrower at its right (openradar 31777116,
  ///   storyboards 63 of 63: high)
  /// - configured button: insets 7, 12 and radius 5.95 of the medium size (SY: medium)
  /// - system button: title's line box and 12 (SO6, storyboards: high), at least 30 wide (high)
  /// - text field: 34 high (storyboards: high), text and 28 wide (OUIKC: medium)
  static let controls = ControlMetrics(
    switchSize: Size(width: 51, height: 31), switchAlignmentInsets: Insets(right: 2),
    buttonContentInsets: DirectionalInsets(top: 7, leading: 12, bottom: 7, trailing: 12),
    systemButtonVerticalPadding: 12, systemButtonMinimumWidth: 30, buttonCornerRadius: 5.95,
    roundedTextFieldHeight: 34, roundedTextFieldHorizontalPadding: 28,
    systemSizes: .ios18)

  /// Heights of bars by idiom and size classes.
  ///
  /// **Source**, by window:
  /// - iPad: 50 each (QMUI, GK, hacknicity: high; tab bar and toolbar medium)
  /// - iPhone of regular height: 44, 49, 44 (QMUI, PHONEAREA: high)
  /// - iPhone in landscape: compact width 32 each (QMUI, GK: high), regular width 44, 49, 44
  ///   (QMUI: medium)
  /// - large title: 52 (PHONEAREA: high); none in compact height (general knowledge: low)
  static func bars(for context: ProfileContext) -> BarMetrics {
    if context.idiom == .pad {
      return BarMetrics(navigationBar: 50, largeTitle: 52, tabBar: 50, toolbar: 50)
    }
    switch (context.sizeClasses.vertical, context.sizeClasses.horizontal) {
    case (.regular, _):
      return BarMetrics(navigationBar: 44, largeTitle: 52, tabBar: 49, toolbar: 44)
    case (.compact, .compact):
      return BarMetrics(navigationBar: 32, largeTitle: 0, tabBar: 32, toolbar: 32)
    case (.compact, .regular):
      return BarMetrics(navigationBar: 44, largeTitle: 0, tabBar: 49, toolbar: 44)
    }
  }
}
