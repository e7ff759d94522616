public import CasqueGeometry

/// The sizes of the controls that the system sizes itself, in one release, in points.
public struct SystemSizes: Sendable, Hashable, Codable {
  /// The height of a slider.
  public var sliderHeight: Double
  /// How far a slider's alignment rectangle lies inside its frame.
  public var sliderAlignmentInsets: Insets
  /// The size of a stepper, whatever frame it is given.
  public var stepper: Size
  /// The height of a segmented control's frame.
  public var segmentedControlHeight: Double
  /// How far a segmented control's alignment rectangle ends above its frame.
  public var segmentedControlBottomInset: Double
  /// The room at either side of a segment's title.
  public var segmentTitlePadding: Double
  /// The weight in which titles of segments are measured.
  package var segmentTitleWeight = FontWeight.semibold
  /// The width of what stands between two segments; none unless stated.
  public var segmentSeparatorWidth: Double = 0
  /// The height of a progress view in its default style.
  public var progressViewHeight: Double
  /// The height of a progress view in its bar style.
  public var progressBarHeight: Double
  /// The side of an activity indicator of medium style.
  public var mediumActivityIndicator: Double
  /// The side of an activity indicator of large style.
  public var largeActivityIndicator: Double
  /// The height of a page control.
  public var pageControlHeight: Double
  /// The distance between the dots of a page control.
  public var pageControlPitch: Double
  /// What a page control's width adds to its dots' pitches.
  public var pageControlPadding: Double
  /// The height of a search bar.
  public var searchBarHeight: Double
  /// The height of a search bar's field at the default text size; it grows as body text does.
  public var searchFieldHeight: Double = 36
  /// The size of a picker view, and of a date picker with wheels.
  public var picker: Size
  /// What scopes below the field add to the height of a search bar.
  ///
  /// **Source** ControlFacts, UISearchBar, scope bar (low).
  public var scopeBarHeight = 44.0
  /// The size of the calendar of a date picker.
  ///
  /// **Source** ControlFacts, UIDatePicker inline (low).
  public var calendar = Size(width: 320, height: 330)
  /// What a time below the calendar of a date picker adds to its height (low).
  public var calendarTimeHeight = 50.0
  /// The height of a row of a picker view.
  public var pickerRowHeight: Double
  /// The height of a compact date picker.
  public var compactDatePickerHeight: Double
  /// The room at either side of the text in a field of a compact date picker.
  public var compactDatePickerPadding: Double
  /// The space between the fields of a compact date picker.
  public var compactDatePickerGap: Double

  /// Creates sizes from their values, in points.
  public init(
    sliderHeight: Double, sliderAlignmentInsets: Insets, stepper: Size,
    segmentedControlHeight: Double,
    segmentedControlBottomInset: Double, segmentTitlePadding: Double, progressViewHeight: Double,
    progressBarHeight: Double, mediumActivityIndicator: Double, largeActivityIndicator: Double,
    pageControlHeight: Double, pageControlPitch: Double, pageControlPadding: Double,
    searchBarHeight: Double, picker: Size, pickerRowHeight: Double,
    compactDatePickerHeight: Double, compactDatePickerPadding: Double,
    compactDatePickerGap: Double
  ) {
    self.sliderHeight = sliderHeight
    self.sliderAlignmentInsets = sliderAlignmentInsets
    self.stepper = stepper
    self.segmentedControlHeight = segmentedControlHeight
    self.segmentedControlBottomInset = segmentedControlBottomInset
    self.segmentTitlePadding = segmentTitlePadding
    self.progressViewHeight = progressViewHeight
    self.progressBarHeight = progressBarHeight
    self.mediumActivityIndicator = mediumActivityIndicator
    self.largeActivityIndicator = largeActivityIndicator
    self.pageControlHeight = pageControlHeight
    self.pageControlPitch = pageControlPitch
    self.pageControlPadding = pageControlPadding
    self.searchBarHeight = searchBarHeight
    self.picker = picker
    self.pickerRowHeight = pickerRowHeight
    self.compactDatePickerHeight = compactDatePickerHeight
    self.compactDatePickerPadding = compactDatePickerPadding
    self.compactDatePickerGap = compactDatePickerGap
  }
}
