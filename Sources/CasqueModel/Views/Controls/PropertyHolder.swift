/// Content of a kind of view that sets its own properties.
protocol PropertyHolder {
  /// Sets a property; false, and nothing is changed, if the kind has none of that name.
  mutating func set(_ property: ViewProperty) -> Bool
}

extension ViewProperty {
  /// The content with the property set, or nil if its kind has no such property.
  func applied<Content: PropertyHolder>(
    to content: Content, _ make: (Content) -> ViewContent
  ) -> ViewContent? {
    var content = content
    return content.set(self) ? make(content) : nil
  }

  /// The content of a control, a bar or a material with the property set; nil for other kinds and
  /// for properties that the kind has not.
  func applied(toControl content: ViewContent) -> ViewContent? {
    switch content {
    case .slider(let value): applied(to: value) { .slider($0) }
    case .stepper(let value): applied(to: value) { .stepper($0) }
    case .segmentedControl(let value): applied(to: value) { .segmentedControl($0) }
    case .progressView(let value): applied(to: value) { .progressView($0) }
    case .activityIndicatorView(let value): applied(to: value) { .activityIndicatorView($0) }
    case .pageControl(let value): applied(to: value) { .pageControl($0) }
    case .textView(let value): applied(to: value) { .textView($0) }
    case .searchBar(let value): applied(to: value) { .searchBar($0) }
    case .datePicker(let value): applied(to: value) { .datePicker($0) }
    case .pickerView(let value): applied(to: value) { .pickerView($0) }
    case .navigationBar(let value): applied(to: value) { .navigationBar($0) }
    case .tabBar(let value): applied(to: value) { .tabBar($0) }
    case .toolbar(let value): applied(to: value) { .toolbar($0) }
    case .visualEffectView(let value): applied(to: value) { .visualEffectView($0) }
    case .alertController(let value): applied(to: value) { .alertController($0) }
    case .tableView(let value): applied(to: value) { .tableView($0) }
    case .tableViewCell(let value): applied(to: value) { .tableViewCell($0) }
    case .collectionView(let value): applied(to: value) { .collectionView($0) }
    default: nil
    }
  }
}
