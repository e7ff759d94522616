import CasqueGeometry
public import CasqueModel

extension SystemSizes {
  /// The numbers of ControlFacts for iOS 15 to 18, but for those that are given.
  public static func stated(
    slider: Double = 31, searchBar: Double = 56, segmentPadding: Double = 10
  ) -> SystemSizes {
    SystemSizes(
      sliderHeight: slider,
      sliderAlignmentInsets: slider == 31 ? Insets(left: 2, bottom: 1, right: 2) : .zero,
      stepper: Size(width: 94, height: 32), segmentedControlHeight: 32,
      segmentedControlBottomInset: 1, segmentTitlePadding: segmentPadding, progressViewHeight: 4,
      progressBarHeight: 2.5, mediumActivityIndicator: 20, largeActivityIndicator: 37,
      pageControlHeight: 26, pageControlPitch: 18, pageControlPadding: 20,
      searchBarHeight: searchBar, picker: Size(width: 320, height: 216), pickerRowHeight: 32,
      compactDatePickerHeight: 34 + 1.0 / 3, compactDatePickerPadding: 12,
      compactDatePickerGap: 5)
  }
}
