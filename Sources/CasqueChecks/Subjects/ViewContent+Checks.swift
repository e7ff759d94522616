import CasqueModel

/// What the rules have to know of a kind of view; a new kind is judged here and nowhere else.
extension ViewContent {
  /// Whether a user reads or touches views of the kind, so that nothing may cover them.
  var isRead: Bool {
    switch self {
    case .label(let label): !label.text.isEmpty
    case .textView(let textView): !textView.shownText.isEmpty || textView.isEditable
    case .button, .textField, .switch: true
    case .slider, .stepper, .segmentedControl, .progressView, .activityIndicatorView,
      .pageControl, .searchBar, .datePicker, .pickerView:
      true
    // The grounds of bars and materials reach under the system's bars by design.
    case .navigationBar, .tabBar, .toolbar, .visualEffectView: false
    case .plain, .imageView, .stackView, .scrollView, .navigationController, .tabBarController,
      .containerView, .alertController, .tableView, .tableViewCell, .collectionView:
      false
    }
  }

  /// Whether it is a control that answers touches.
  var isTouched: Bool {
    switch self {
    case .button(let button): button.isEnabled
    case .slider(let slider): slider.isEnabled
    case .stepper(let stepper): stepper.isEnabled
    case .segmentedControl(let control): control.isEnabled
    case .datePicker(let picker): picker.isEnabled
    case .textView(let textView): textView.isEditable
    case .textField(let field): field.isEnabled
    case .switch, .searchBar, .pickerView: true
    case .progressView, .activityIndicatorView, .pageControl, .navigationBar, .tabBar, .toolbar,
      .visualEffectView:
      false
    case .plain, .label, .imageView, .stackView, .scrollView, .navigationController,
      .tabBarController, .containerView, .alertController, .tableView, .tableViewCell,
      .collectionView:
      false
    }
  }

  /// Whether its size is the author's, so that it can be too small for a finger.
  var isTouchTarget: Bool {
    switch self {
    case .button, .textField, .textView: isTouched
    default: false
    }
  }

  /// Whether what it shows fills its frame and is not only text.
  var hasGround: Bool {
    switch self {
    case .button(let button): button.style != .system && button.style != .plain
    case .textField(let field): field.borderStyle != .none
    case .switch, .stepper, .segmentedControl, .searchBar, .datePicker, .pickerView,
      .visualEffectView, .navigationBar, .tabBar, .toolbar, .textView:
      true
    case .slider, .progressView, .activityIndicatorView, .pageControl: false
    case .plain, .label, .imageView, .stackView, .scrollView, .navigationController,
      .tabBarController, .containerView, .alertController, .tableView, .tableViewCell,
      .collectionView:
      false
    }
  }

  /// Whether its subviews can be scrolled into sight.
  var scrolls: Bool { scrolling != nil }

  /// How its text is placed within its width.
  var textAlignment: TextAlignment {
    switch self {
    case .label(let label): label.textAlignment
    case .textField(let field): field.textAlignment
    case .textView(let textView): textView.textAlignment
    case .button: .center
    default: .natural
    }
  }

  /// The weight that its text is given, or nil for that of its style or size.
  var font: Font? {
    switch self {
    case .label(let label): label.font
    case .textField(let field): field.font
    case .button(let button): button.font
    case .textView(let textView): textView.font
    default: nil
    }
  }
}

extension Appearance {
  /// Whether a ground, a gradient or a border shows where the frame is.
  var hasGround: Bool { backgroundColor != nil || gradient != nil || border != nil }
}
