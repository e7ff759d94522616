import CasqueGeometry
import CasqueModel

extension ContentReading {
  /// The content of a control, a bar or a material, or nil if the kind is not known.
  func control(_ tag: MarkupTag) -> ViewContent? {
    switch tag.name {
    case "switch":
      .switch(Switch(isOn: tag.isYes("on"), onTintColor: color(tag, "onTintColor")))
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
          currentPage: number(tag, "currentPage").map { Int(min($0, 1000)) } ?? 0))
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
    case "datePicker":
      .datePicker(
        DatePicker(
          mode: tag["datePickerMode"].flatMap(DatePicker.Mode.init(rawValue:)) ?? .dateAndTime,
          style: tag["style"] == "compact" ? .compact : .wheels))
    case "pickerView": .pickerView(PickerView(components: [[]]))
    case "navigationBar": .navigationBar(navigationBar(tag))
    case "toolbar": .toolbar(toolbar(tag))
    case "tabBar": .tabBar(tabBar(tag))
    case "visualEffectView": .visualEffectView(VisualEffectView(effect: effect(tag)))
    default: nil
    }
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
      segments: segments.map { $0["title"] ?? "" }, selectedSegmentIndex: selected,
      selectedSegmentTintColor: color(tag, "selectedSegmentTintColor"))
    if segments.contains(where: { $0["image"] != nil }) {
      control.segmentImages = segments.map { segment in
        segment["image"].map { image($0, of: segment, configuredBy: nil, besideText: nil) }
      }
    }
    control.apportionsSegmentWidthsByContent = tag.isYes("apportionsSegmentWidthsByContent")
    return control
  }

  private func navigationBar(_ tag: MarkupTag) -> NavigationBar {
    let item = tag.child("items")?.children.last { $0.name == "navigationItem" }
    var bar = NavigationBar(
      title: item?["title"] ?? "", prefersLargeTitles: tag.isYes("largeTitles"),
      leadingItems: barItems(item, key: "leftBarButtonItem"),
      trailingItems: barItems(item, key: "rightBarButtonItem"))
    bar.barStyle = Self.barStyle(tag)
    return bar
  }

  private func toolbar(_ tag: MarkupTag) -> Toolbar {
    var bar = Toolbar(items: barItems(tag.child("items")))
    bar.barStyle = Self.barStyle(tag)
    return bar
  }

  private func tabBar(_ tag: MarkupTag) -> TabBar {
    var bar = TabBar(items: tabItems(tag.child("items")))
    bar.barStyle = Self.barStyle(tag)
    return bar
  }

  /// How a bar, or simulated metrics of one, is coloured: black, translucent or not, or as the screen.
  static func barStyle(_ tag: MarkupTag?) -> BarStyle {
    switch tag?["barStyle"] {
    case "black", "blackOpaque", "blackTranslucent": .black
    default: .default
    }
  }

  /// The items of one side of a navigation item.
  func barItems(_ item: MarkupTag?, key: String) -> [BarItem] {
    guard let item else { return [] }
    let single = item.children.filter { $0["key"] == key }
    return (single + (item.child(key: key + "s")?.children ?? [])).compactMap(barItem)
  }

  private func barItems(_ items: MarkupTag?) -> [BarItem] {
    (items?.children ?? []).filter { $0.name == "barButtonItem" }.compactMap(barItem)
  }

  /// An item; nil for room of a fixed width, which is nothing to look at.
  private func barItem(_ tag: MarkupTag) -> BarItem? {
    let system = tag["systemItem"]
    if system == "flexibleSpace" { return .flexibleSpace }
    if system == "fixedSpace" { return nil }
    return BarItem(
      title: tag["title"] ?? system.map(SystemItem.title) ?? "",
      image: tag["image"].map { image($0, of: tag, configuredBy: nil, besideText: nil) }
        ?? system.flatMap(SystemItem.image(ofButton:)),
      style: tag["style"] == "done" || system == "done" ? .done : .plain,
      isEnabled: tag["enabled"] != "NO")
  }

  private func tabItems(_ items: MarkupTag?) -> [TabBarItem] {
    let tags = (items?.children ?? []).filter { $0.name == "tabBarItem" }
    return tags.enumerated().map { index, tag in
      let system = tag["systemItem"]
      // The first item is the selected one.
      let shown = index == 0 ? tag["selectedImage"] ?? tag["image"] : tag["image"]
      return TabBarItem(
        title: tag["title"] ?? system.map(SystemItem.title) ?? "",
        image: shown.map { image($0, of: tag, configuredBy: nil, besideText: nil) }
          ?? system.flatMap(SystemItem.image(ofTab:)),
        badgeValue: tag["badgeValue"])
    }
  }

  private func effect(_ tag: MarkupTag) -> VisualEffectView.BlurStyle? {
    guard let blur = tag.descendants.first(where: { $0.name == "blurEffect" }) else { return nil }
    let style = blur["style"] ?? ""
    return VisualEffectView.BlurStyle(rawValue: style) ?? .systemMaterial
  }
}
