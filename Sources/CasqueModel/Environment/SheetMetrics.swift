public import CasqueGeometry

/// The sizes of sheets and popovers in one release, in points.
public struct SheetMetrics: Sendable, Hashable, Codable {
  /// Where a large sheet begins below the top of the safe area.
  public var topGap: Double
  /// Where a large sheet begins at least, from the top of the screen.
  public var leastTop: Double
  /// The size of a form sheet on iPad.
  public var formSize: Size
  /// Where a page sheet begins on iPad below the top of the safe area.
  public var pageTopGap: Double
  /// The widest page sheet on iPad; nil for the screen's width.
  public var pageWidth: Double?
  /// What a navigation bar in a sheet is higher by.
  public var barGrowth: Double
  /// Where a navigation bar in a sheet begins at least.
  public var leastBarTop: Double
  /// The radius of a sheet's upper corners.
  public var cornerRadius: Double
  /// The radius of a popover's corners.
  public var popoverRadius: Double
  /// The size of a popover that states none.
  public var popoverSize: Size
  /// How far a popover keeps from the edges of the safe area.
  public var popoverMargin = 10.0
  /// The base and the height of a popover's arrow; without a base it has none, but keeps the height
  /// from its source.
  public var popoverArrow = Size(width: 26, height: 13)

  /// Creates metrics, in points; what is not given is as on iOS 18.
  ///
  /// **Source** ControlFacts, Sheets and Popover; EnvironmentFacts §3 (sizes, margins and
  /// arrows of popovers and the top of sheets on iOS 18: low).
  public init(
    topGap: Double = 10, leastTop: Double = 0,
    formSize: Size = Size(width: 540, height: 620), pageTopGap: Double = 10,
    pageWidth: Double? = nil, barGrowth: Double = 12, leastBarTop: Double = 0,
    cornerRadius: Double = 10, popoverRadius: Double = 13,
    popoverSize: Size = Size(width: 320, height: 480)
  ) {
    self.topGap = topGap
    self.leastTop = leastTop
    self.formSize = formSize
    self.pageTopGap = pageTopGap
    self.pageWidth = pageWidth
    self.barGrowth = barGrowth
    self.leastBarTop = leastBarTop
    self.cornerRadius = cornerRadius
    self.popoverRadius = popoverRadius
    self.popoverSize = popoverSize
  }
}
