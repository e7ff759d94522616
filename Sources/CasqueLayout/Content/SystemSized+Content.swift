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
  /// | date picker with a calendar | the system's | the system's |
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
    case .searchBar(let bar): high(searchBarHeight(bar))
    case .datePicker(let picker): measure(picker)
    case .pickerView: MeasuredContent(width: sizes.picker.width, height: sizes.picker.height)
    case .navigationBar(let bar):
      high(
        bars.navigationBar + (bar.prompt == nil ? 0 : bars.prompt)
          + (bar.showsLargeTitle ? largeTitleZone.height : 0))
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

  private func measure(_ picker: DatePicker) -> MeasuredContent {
    switch picker.look {
    case .wheels:
      return MeasuredContent(width: sizes.picker.width, height: sizes.picker.height)
    case .calendar(let hasTime):
      let size = sizes.calendar
      return MeasuredContent(
        width: size.width, height: size.height + (hasTime ? sizes.calendarTimeHeight : 0))
    case .fields: break
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
