import CasqueGeometry
import CasqueModel

extension ContentReading {
  /// The content of a control, a bar or a material, or nil if the kind is not known.
  func control(_ tag: MarkupTag) -> ViewContent? {
    switch tag.name {
    case "switch":
      .switch(toggle(tag))
    case "slider": .slider(slider(tag))
    case "stepper":
      .stepper(
        Stepper(
          value: number(tag, "value") ?? 0, minimumValue: number(tag, "minimumValue") ?? 0,
          maximumValue: number(tag, "maximumValue") ?? 100))
    case "segmentedControl": .segmentedControl(segmentedControl(tag))
    case "progressView":
      .progressView(
        ProgressView(
          progress: number(tag, "progress") ?? 0,
          style: tag["progressViewStyle"] == "bar" ? .bar : .default,
          progressTintColor: color(tag, "progressTintColor"),
          trackTintColor: color(tag, "trackTintColor")))
    case "activityIndicatorView":
      .activityIndicatorView(
        ActivityIndicatorView(
          style: (tag["style"] ?? "").lowercased().hasSuffix("large") ? .large : .medium,
          color: color(tag, "color"), isAnimating: tag.isYes("animating"),
          hidesWhenStopped: tag.isYes("hidesWhenStopped")))
    case "pageControl":
      .pageControl(
        PageControl(
          numberOfPages: number(tag, "numberOfPages").map { Int(min($0, 1000)) } ?? 3,
          currentPage: number(tag, "currentPage").map { Int(min($0, 1000)) } ?? 0,
          pageIndicatorTintColor: color(tag, "pageIndicatorTintColor"),
          currentPageIndicatorTintColor: color(tag, "currentPageIndicatorTintColor"),
          hidesForSinglePage: tag.isYes("hidesForSinglePage")))
    default: bar(tag)
    }
  }

  private func bar(_ tag: MarkupTag) -> ViewContent? {
    switch tag.name {
    case "searchBar":
      .searchBar(
        SearchBar(
          text: TextReading.plain(tag, "text"),
          placeholder: TextReading.plain(tag, "placeholder"),
          style: tag["searchBarStyle"] == "minimal" ? .minimal : .default,
          showsCancelButton: tag.isYes("showsCancelButton")))
    case "datePicker": .datePicker(datePicker(tag))
    case "pickerView":
      .pickerView(PickerView(components: [Self.sampleRows], selectedRows: [2]))
    case "navigationBar": .navigationBar(navigationBar(tag))
    case "toolbar": .toolbar(toolbar(tag))
    case "tabBar": .tabBar(tabBar(tag))
    case "visualEffectView": .visualEffectView(VisualEffectView(effect: effect(tag)))
    default: nil
    }
  }

  /// The rows that Interface Builder shows in a picker, whose own come from the app.
  ///
  /// **Source** Interface Builder's canvas, from general knowledge (low).
  private static let sampleRows = [
    "Mountain View", "Sunnyvale", "Cupertino", "Santa Clara", "San Jose",
  ]

  private func toggle(_ tag: MarkupTag) -> Switch {
    var toggle = Switch(
      isOn: tag.isYes("on"), onTintColor: color(tag, "onTintColor"),
      isEnabled: tag["enabled"] != "NO")
    toggle.thumbTintColor = color(tag, "thumbTintColor")
    return toggle
  }

  /// A date picker at its date, or at the date of all pictures where it takes that of the day; it
  /// shows the latest moment of its interval.
  ///
  /// One that states no style has wheels on the canvas and the system's choice in an app.
  /// **Source** UIDatePicker: minuteInterval, preferredDatePickerStyle.
  private func datePicker(_ tag: MarkupTag) -> DatePicker {
    let mode = tag["datePickerMode"].flatMap(DatePicker.Mode.init(rawValue:)) ?? .dateAndTime
    let style: DatePicker.Style =
      switch tag["style"] {
      case "compact": .compact
      case nil, "automatic": purpose == .app ? .automatic : .wheels
      default: .wheels
      }
    var date = CalendarDate()
    let stated = tag.child(key: "date")?["timeIntervalSinceReferenceDate"]
    if mode == .countDownTimer {
      let minutes = Int(min(1439, max(1, (number(tag, "countDownDuration") ?? 60) / 60)))
      date =
        CalendarDate(year: 2007, month: 1, day: 9, hour: minutes / 60, minute: minutes % 60) ?? date
    } else if !tag.isYes("useCurrentDate"), let stated, let seconds = Double(stated) {
      date = CalendarDate(timeIntervalSinceReferenceDate: seconds) ?? date
    }
    var picker = DatePicker(
      date: date, mode: mode, style: style, isEnabled: tag["enabled"] != "NO")
    picker.minuteInterval = number(tag, "minuteInterval").map { Int(min(60, max(1, $0))) } ?? 1
    return picker
  }

  private func slider(_ tag: MarkupTag) -> Slider {
    Slider(
      value: number(tag, "value") ?? 0, minimumValue: number(tag, "minValue") ?? 0,
      maximumValue: number(tag, "maxValue") ?? 1,
      minimumTrackTintColor: color(tag, "minimumTrackTintColor"),
      maximumTrackTintColor: color(tag, "maximumTrackTintColor"),
      thumbTintColor: color(tag, "thumbTintColor"))
  }

  private func segmentedControl(_ tag: MarkupTag) -> SegmentedControl {
    let segments = tag.child("segments")?.children ?? []
    let selected = number(tag, "selectedSegmentIndex").map { Int(min(max($0, 0), 1000)) }
    var control = SegmentedControl(
      segments: segments.map { TextReading.plain($0, "title") }, selectedSegmentIndex: selected,
      selectedSegmentTintColor: color(tag, "selectedSegmentTintColor"),
      isEnabled: tag["enabled"] != "NO")
    let images = segments.map { segment in
      imageName(segment).map { image($0, of: segment, configuredBy: nil, besideText: nil) }
    }
    if images.contains(where: { $0 != nil }) { control.segmentImages = images }
    control.apportionsSegmentWidthsByContent = tag.isYes("apportionsSegmentWidthsByContent")
    return control
  }

  private func effect(_ tag: MarkupTag) -> VisualEffectView.BlurStyle? {
    guard let blur = tag.descendants.first(where: { $0.name == "blurEffect" }) else { return nil }
    let style = blur["style"] ?? ""
    return VisualEffectView.BlurStyle(rawValue: style) ?? .systemMaterial
  }
}
