import CasqueGeometry
import CasqueModel
import CasqueSymbols

extension ContentMeasurer {
  private var sizes: SystemSizes { controls.systemSizes }

  /// What controls, bars and materials that the system sizes ask for.
  ///
  /// | kind | width | height |
  /// |---|---|---|
  /// | slider, progress view, search bar, bars | none | the system's |
  /// | stepper, activity indicator, picker | the system's | the system's |
  /// | segmented control, page control, compact date picker | of its parts | the system's |
  /// | visual effect view | none | none |
  ///
  /// **Source** EnvironmentFacts §7; ControlFacts.
  func measureSystemSized(_ content: ViewContent) -> MeasuredContent {
    switch content {
    case .slider: slider()
    case .stepper: MeasuredContent(width: sizes.stepper.width, height: sizes.stepper.height)
    case .segmentedControl(let control): measure(control)
    case .progressView(let view):
      high(view.style == .bar ? sizes.progressBarHeight : sizes.progressViewHeight)
    case .activityIndicatorView(let view): measure(view)
    case .pageControl(let control): measure(control)
    case .searchBar: high(sizes.searchBarHeight)
    case .datePicker(let picker): measure(picker)
    case .pickerView: MeasuredContent(width: sizes.picker.width, height: sizes.picker.height)
    case .navigationBar(let bar):
      high(
        bars.navigationBar + (bar.prompt == nil ? 0 : bars.prompt)
          + (bar.prefersLargeTitles ? bars.largeTitle : 0))
    case .tabBar: high(bars.tabBar)
    case .toolbar: high(bars.toolbar)
    default: MeasuredContent()
    }
  }

  private var bars: BarMetrics { environment.profile.bars }

  private func slider() -> MeasuredContent {
    let insets = sizes.sliderAlignmentInsets
    var content = high(max(0, sizes.sliderHeight - insets.top - insets.bottom))
    content.alignmentInsets = insets
    return content
  }

  /// Content with a height alone.
  private func high(_ height: Double) -> MeasuredContent {
    var content = MeasuredContent()
    content.size.vertical = height
    return content
  }

  private func measure(_ view: ActivityIndicatorView) -> MeasuredContent {
    let side = view.style == .large ? sizes.largeActivityIndicator : sizes.mediumActivityIndicator
    return MeasuredContent(width: side, height: side)
  }

  private func measure(_ control: PageControl) -> MeasuredContent {
    let dots = Double(max(0, control.numberOfPages)) * sizes.pageControlPitch
    return MeasuredContent(
      width: dots + sizes.pageControlPadding, height: sizes.pageControlHeight)
  }

  /// Segments are as wide as the widest needs, with separators between them; the alignment
  /// rectangle ends above the frame.
  private func measure(_ control: SegmentedControl) -> MeasuredContent {
    let widest = control.segments.enumerated().reduce(0.0) { widest, segment in
      max(widest, width(of: segment.element, image: control.image(at: segment.offset)))
    }
    let segment = PixelGrid(scale: 1).ceil(widest + 2 * sizes.segmentTitlePadding)
    let separators = Double(max(0, control.segments.count - 1)) * sizes.segmentSeparatorWidth
    return MeasuredContent(
      width: segment * Double(control.segments.count) + separators,
      height: sizes.segmentedControlHeight - sizes.segmentedControlBottomInset,
      alignmentInsets: Insets(bottom: sizes.segmentedControlBottomInset))
  }

  /// The width of a segment's title, or of the image in its place.
  private func width(of title: String, image: String?) -> Double {
    guard let image else {
      return line(title, font: SegmentedControl.widestFont).size.width
    }
    return symbol(image, in: .plain)?.size.width
      ?? resources.imageDescription(named: image)?.size.width ?? 0
  }

  private func measure(_ picker: DatePicker) -> MeasuredContent {
    guard picker.shownStyle == .compact else {
      return MeasuredContent(width: sizes.picker.width, height: sizes.picker.height)
    }
    let fields = compactFieldWidths(of: picker)
    let gaps = Double(max(0, fields.count - 1)) * sizes.compactDatePickerGap
    return MeasuredContent(
      width: grid.ceil(fields.reduce(0, +) + gaps),
      height: grid.ceil(sizes.compactDatePickerHeight))
  }

  private func compactFieldWidths(of picker: DatePicker) -> [Double] {
    picker.compactTexts.map {
      grid.ceil(line($0, font: .system(17)).size.width) + 2 * sizes.compactDatePickerPadding
    }
  }
}

extension SegmentedControl {
  /// The widest font of a title, that of the selected segment on iOS 18.
  ///
  /// **Source** ControlFacts: 13 points semibold (Flutter's inspection of 17.5: medium).
  static let widestFont = Font.system(13, weight: .semibold)
}
