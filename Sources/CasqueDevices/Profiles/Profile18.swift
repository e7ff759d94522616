import CasqueGeometry
import CasqueModel

/// The numbers of iOS 11 to 18; controls and colours are those of 15 to 18.
enum Profile18 {
  static func profile(for context: ProfileContext) -> OSProfile {
    OSProfile(
      name: OSRelease.ios18.rawValue, readableWidth: readableWidth, controls: controls,
      bars: bars(for: context), lists: lists(for: context), sheets: sheets, palette: .ios18)
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
  /// - under a Dynamic Island a controller's navigation bar begins 5 points and a pixel above the
  ///   safe area, 5 points and two pixels where that is more than 59 (GK: medium)
  /// - prompt 30, search bar in a controller 52 (general knowledge: low)
  static func bars(for context: ProfileContext) -> BarMetrics {
    var metrics = heights(for: context)
    if let inset = context.islandInset {
      metrics.navigationBarRise = 5 + (inset > 59 ? 2 : 1) / context.displayScale
    }
    return metrics
  }

  /// Text in cards stands 16 from their edge where the margins are 16, else 20 (general knowledge:
  /// low); the rest is of ``ListMetrics``.
  private static func lists(for context: ProfileContext) -> ListMetrics {
    ListMetrics(cardTextInset: context.rootMargin >= 20 ? 20 : 16)
  }

  /// Sizes of sheets.
  ///
  /// **Source**: form sheet 540 × 620 (ENV: medium), navigation bar 56 in a sheet (GK: medium), radius
  /// 10 (medium); page sheets of iPad 704 wide, which is the readable width with its margins, and
  /// where large sheets begin (general knowledge: low).
  static let sheets = SheetMetrics(pageWidth: 704)

  private static func heights(for context: ProfileContext) -> BarMetrics {
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
