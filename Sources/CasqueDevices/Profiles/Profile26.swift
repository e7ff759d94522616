import CasqueGeometry
import CasqueModel

/// The numbers of iOS 26.
enum Profile26 {
  static func profile(for context: ProfileContext) -> OSProfile {
    OSProfile(
      name: OSRelease.ios26.rawValue, readableWidth: readableWidth, controls: controls,
      bars: bars(for: context), lists: lists(for: context), sheets: sheets,
      alerts: alerts, palette: .ios26)
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
  /// - navigation bar: 54, in a controller not above 10 (OUIKI: high), in compact height not above
  ///   24 (OUIKI: high)
  /// - large title: 52 (OUIK: medium); none in compact height (general knowledge: low)
  /// - tab bar: 83 with the home indicator's 34, 72 without one (OUIKI: high); in compact height
  ///   64 without one (OUIKI: high) and 44 above the indicator's 20 (inferred: low); on iPad 44
  ///   at the top of a regular window (OUIKI: high), else as on iPhone with its 25 (low)
  /// - toolbar: 54 (OUIKI: medium); prompt 32 (OUIKI: high)
  /// - search bar in a controller: 44 high, 1 below the top of its 60, field 16 from the sides, which
  ///   is 8 from those of the bar (OUIKI: high)
  /// - a tab bar at the top has 20 below it (OUIKI: high)
  static func bars(for context: ProfileContext) -> BarMetrics {
    let isOnTop = context.idiom == .pad && context.sizeClasses.horizontal == .regular
    var metrics = heights(for: context, isOnTop: isOnTop)
    metrics.prompt = 32
    metrics.leastNavigationBarTop = context.sizeClasses.vertical == .compact ? 24 : 10
    metrics.searchBar = 60
    metrics.searchBarTop = 1
    metrics.searchBarHeight = 44
    metrics.isTabBarAtTop = isOnTop
    metrics.tabBarGap = isOnTop ? 20 : 0
    return metrics
  }

  /// Sizes of tables.
  ///
  /// **Source**: rows 53, subtitle rows 62 in plain and 69.333 in grouped tables with their texts at
  /// 9 and 15.667, list margins of 15, headers (28 below 22 in plain tables with their text at 4; 38 in
  /// grouped ones below a section without a footer) and footers, text in cards 16 below 414 points of
  /// width and else 20 (OUIKI: high); radius 26 (OUIKC: medium); images 16 from text (KON: low).
  static func lists(for context: ProfileContext) -> ListMetrics {
    // A line of 17 points, rounded up to the pixel.
    let box = PixelGrid(scale: context.displayScale).ceil(17 * 1.1933)
    var lists = ListMetrics(
      rowHeight: 53, textPadding: ListMetrics.Padding(15, 15),
      plainSubtitlePadding: ListMetrics.Padding(9, 11.5),
      groupedSubtitlePadding: ListMetrics.Padding(15 + 2.0 / 3, 12 + 1.0 / 6),
      cardTextInset: context.idiom == .pad || context.width >= 414 ? 20 : 16, cardRadius: 26,
      imageSpacing: 16, separatorTrailing: nil, hasCapitalHeaders: false,
      hasSectionLines: false,
      plainHeader: ListMetrics.Padding(22 + 4, 28 - 4 - box),
      firstHeader: ListMetrics.Padding(29.5, 5.5),
      header: ListMetrics.Padding(19.5, 5.5),
      footer: ListMetrics.Padding(7 + 2.0 / 3, 6 + 2.0 / 3))
    lists.compactHeader = ListMetrics.Padding(12, 5.5)
    lists.growsAtOrdinarySizes = true
    return lists
  }

  /// Sizes of sheets.
  ///
  /// **Source**: large sheets from the safe area, at least 30 from the top (OUIKI: high); page sheet
  /// of iPad 10 below the safe area at 32, form sheet 580 × 650 (ENV: medium, one iPad); radius 37.7 (OUIKI: medium); a navigation bar takes 70, which is 16 and its 54 (GK:
  /// medium); popovers as before, without an arrow and 8 from what they point at (low). What is not large is laid out as wide as the screen and
  /// drawn smaller.
  static let sheets = {
    var sheets = SheetMetrics(
      topGap: 0, leastTop: 30, formSize: Size(width: 580, height: 650),
      pageTopGap: 10, barGrowth: 0, leastBarTop: 16, cornerRadius: 37.7, popoverRadius: 32)
    sheets.popoverArrow = Size(width: 0, height: 8)
    return sheets
  }()

  /// Sizes of alerts; action sheets stand as alerts do.
  ///
  /// **Source**: width, radius, paddings, capsules and fields (OUIKI: high); the space between two fields
  /// is that between capsules (low); a popover is 288 wide (ENV: medium).
  static let alerts = AlertMetrics(
    width: 320, accessibilityWidth: 320, cornerRadius: 34,
    headerInsets: DirectionalInsets(top: 22, leading: 30, bottom: 4 + 1.0 / 3, trailing: 30),
    textSpacing: 7 + 2.0 / 3, actionHeight: 48, actionInset: 16, actionSpacing: 8,
    popoverWidth: 288, standsInSafeArea: true,
    fields: AlertMetrics.Fields(
      height: 48, inset: 15, textInset: 15, top: 16 + 1.0 / 3, spacing: 8, bottom: 4),
    bottom: nil)

  private static func heights(
    for context: ProfileContext, isOnTop: Bool
  ) -> BarMetrics {
    switch context.sizeClasses.vertical {
    case .regular:
      let tabBar: Double = isOnTop ? 44 : context.hasHomeIndicator ? 49 : 72
      return BarMetrics(navigationBar: 54, largeTitle: 52, tabBar: tabBar, toolbar: 54)
    case .compact:
      return BarMetrics(
        navigationBar: 54, largeTitle: 0, tabBar: context.hasHomeIndicator ? 44 : 64, toolbar: 54)
    }
  }
}
