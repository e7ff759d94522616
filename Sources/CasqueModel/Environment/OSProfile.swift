public import CasqueGeometry

/// When the readable content guide is narrower than the layout margins guide, and how wide it is.
///
/// The guide is narrowed if `extent` is above ``threshold`` and the margins guide is wider than
/// ``maximumWidth``; then it has that width, centred in the margins guide.
public struct ReadableWidthRule: Sendable, Hashable, Codable {
  /// What the threshold is compared with.
  public enum Extent: String, Sendable, Hashable, Codable {
    /// The view's width less its horizontal safe area insets.
    case safeWidth
    /// The view's whole width.
    case boundsWidth
  }

  /// The width of the narrowed guide, in points.
  public var maximumWidth: Double
  /// The extent above which the guide is narrowed, in points.
  public var threshold: Double
  /// What the threshold is compared with.
  public var extent: Extent

  /// Creates a rule from its width, its threshold and what that is compared with.
  public init(maximumWidth: Double, threshold: Double, extent: Extent) {
    self.maximumWidth = maximumWidth
    self.threshold = threshold
    self.extent = extent
  }
}

/// The sizes of controls in one release of the system, in points.
public struct ControlMetrics: Sendable, Hashable, Codable {
  /// The frame of a switch, whatever frame it is given.
  public var switchSize: Size
  /// How far a switch's alignment rectangle lies inside its frame.
  public var switchAlignmentInsets: Insets
  /// The content insets of a button with a configuration.
  public var buttonContentInsets: DirectionalInsets
  /// The space that a system button without configuration adds above and below its title together.
  public var systemButtonVerticalPadding: Double
  /// The least width of a system button.
  public var systemButtonMinimumWidth: Double
  /// The corner radius of a configured button; nil for a capsule.
  public var buttonCornerRadius: Double?
  /// The least height of a text field with a rounded border.
  public var roundedTextFieldHeight: Double
  /// The space that a text field with a rounded border adds beside its text, both sides together.
  public var roundedTextFieldHorizontalPadding: Double
  /// What a text field's line is higher than its font's, in parts of the font's size; 0, and for
  /// secure entry, it is the font's in whole points.
  public var textFieldLeading: Double = 0.093
  /// The sizes of the controls that the system sizes itself.
  public var systemSizes: SystemSizes

  /// Creates metrics from their values, in points.
  public init(
    switchSize: Size, switchAlignmentInsets: Insets, buttonContentInsets: DirectionalInsets,
    systemButtonVerticalPadding: Double, systemButtonMinimumWidth: Double,
    buttonCornerRadius: Double?, roundedTextFieldHeight: Double,
    roundedTextFieldHorizontalPadding: Double, systemSizes: SystemSizes
  ) {
    self.switchSize = switchSize
    self.switchAlignmentInsets = switchAlignmentInsets
    self.buttonContentInsets = buttonContentInsets
    self.systemButtonVerticalPadding = systemButtonVerticalPadding
    self.systemButtonMinimumWidth = systemButtonMinimumWidth
    self.buttonCornerRadius = buttonCornerRadius
    self.roundedTextFieldHeight = roundedTextFieldHeight
    self.roundedTextFieldHorizontalPadding = roundedTextFieldHorizontalPadding
    self.systemSizes = systemSizes
  }
}

/// What differs between releases of the system, for one window.
public struct OSProfile: Sendable, Hashable {
  /// The name that flags and documents use: `18` for iOS 11 to 18, or `26`.
  public var name: String
  /// How wide the readable content guide is.
  public var readableWidth: ReadableWidthRule
  /// The sizes of controls.
  public var controls: ControlMetrics
  /// The heights of bars.
  public var bars: BarMetrics
  /// The sizes of tables.
  public var lists: ListMetrics
  /// The sizes of sheets.
  public var sheets: SheetMetrics
  /// The sizes of alerts and action sheets.
  public var alerts: AlertMetrics
  /// The values of the system's colours.
  public var palette: ColorPalette
  /// Whether ideographs make a line of the system font higher.
  public var ideographsRaiseLines = true
  /// The typeface that texts in the system font are measured in.
  package var systemTypeface = SystemTypeface.sanFrancisco
  /// Whether a label that is higher than its text has its baselines where they were if the text began
  /// at its top and ended at its bottom, as on Interface Builder's canvas; the text is in the middle.
  package var hasLabelBaselinesAtEdges = false

  /// Creates a profile from its parts.
  public init(
    name: String, readableWidth: ReadableWidthRule, controls: ControlMetrics, bars: BarMetrics,
    lists: ListMetrics = ListMetrics(), sheets: SheetMetrics = SheetMetrics(),
    alerts: AlertMetrics = AlertMetrics(), palette: ColorPalette
  ) {
    self.name = name
    self.readableWidth = readableWidth
    self.controls = controls
    self.bars = bars
    self.lists = lists
    self.sheets = sheets
    self.alerts = alerts
    self.palette = palette
  }
}
