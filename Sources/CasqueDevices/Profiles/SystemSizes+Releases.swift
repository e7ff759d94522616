import CasqueGeometry
import CasqueModel

extension SystemSizes {
  /// The sizes of iOS 15 to 18.
  ///
  /// **Source**, property by property (ControlFacts; what is not listed is of ``UnsureSizes``):
  /// - slider 31 (IBE: high), its alignment rectangle 1 lower and 2 in at either side
  ///   (storyboards 71 of 72: high)
  /// - stepper 94×32 (IBE: high)
  /// - segmented control 32, of which the alignment rectangle has 31 (IBE: high)
  /// - progress view 4 (IBE: high), activity indicators 20 and 37 (IBE: high)
  /// - page control 26 high, 18 a dot and 20 (OUIKC, read on 26: medium)
  /// - search bar 56 (IBE: high), its field 36 (FLUM: medium)
  /// - picker 320×216 (OUIKC, FLU: high), rows 32 (FLU, OUIKC: high)
  static let ios18 = sizes(
    slider: 31, sliderInsets: Insets(left: 2, bottom: 1, right: 2), searchBar: 56, unsure: .ios18)

  /// The sizes of iOS 26.
  ///
  /// **Source**, where it differs from ``ios18``:
  /// - slider 34 (OUIKC, IBE: high), search bar and its field 44 (OUIKI: high)
  /// - stepper, segmented control, progress view, activity indicators and picker are unchanged
  ///   (OUIKC, IBE: medium)
  static let ios26 = {
    var result = sizes(slider: 34, sliderInsets: .zero, searchBar: 44, unsure: .ios26)
    result.searchFieldHeight = 44
    return result
  }()

  private static func sizes(
    slider: Double, sliderInsets: Insets, searchBar: Double, unsure: UnsureSizes
  ) -> SystemSizes {
    SystemSizes(
      sliderHeight: slider, sliderAlignmentInsets: sliderInsets,
      stepper: Size(width: 94, height: 32), segmentedControlHeight: 32,
      segmentedControlBottomInset: 1, segmentTitlePadding: unsure.segmentTitlePadding,
      progressViewHeight: 4, progressBarHeight: unsure.progressBarHeight,
      mediumActivityIndicator: 20, largeActivityIndicator: 37, pageControlHeight: 26,
      pageControlPitch: 18, pageControlPadding: 20, searchBarHeight: searchBar,
      picker: Size(width: 320, height: 216), pickerRowHeight: 32,
      compactDatePickerHeight: unsure.compactDatePickerHeight,
      compactDatePickerPadding: unsure.compactDatePickerPadding,
      compactDatePickerGap: unsure.compactDatePickerGap)
  }
}
