/// Sizes of controls that rest on one weak source or on an inference (low confidence), in points.
///
/// They are kept apart so that a reading on a device replaces them in one place.
/// **Source**: ControlFacts, the rows named here.
struct UnsureSizes {
  /// The room beside a segment's title: 10 between separator and title on 18 (medium, FLU), about
  /// 18.5 on 26 (the row's note; its rule is unknown).
  let segmentTitlePadding: Double
  /// A progress view of bar style: 2.5 (high on 18; on 26 nothing was read).
  let progressBarHeight: Double
  /// A compact date picker: 34.333 high, 12 beside its texts, 5 between its fields (general
  /// knowledge, both releases).
  let compactDatePickerHeight = 34.0 + 1.0 / 3
  let compactDatePickerPadding = 12.0
  let compactDatePickerGap = 5.0

  static let ios18 = UnsureSizes(segmentTitlePadding: 10, progressBarHeight: 2.5)
  static let ios26 = UnsureSizes(segmentTitlePadding: 18.5, progressBarHeight: 2.5)
}
