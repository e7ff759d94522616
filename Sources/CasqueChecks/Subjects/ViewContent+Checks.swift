import CasqueModel

/// What the rules have to know of a kind of view; a new kind is judged here and nowhere else.
extension ViewContent {
  /// Whether a user reads or touches views of the kind, so that nothing may cover them.
  var isRead: Bool {
    switch self {
    case .label(let label): !label.text.isEmpty
    case .button, .textField, .switch: true
    case .plain, .imageView, .stackView, .scrollView: false
    }
  }

  /// Whether it is a control that answers touches.
  var isTouched: Bool {
    switch self {
    case .button(let button): button.isEnabled
    case .textField, .switch: true
    case .plain, .label, .imageView, .stackView, .scrollView: false
    }
  }

  /// Whether its size is the author's, so that it can be too small for a finger.
  var isTouchTarget: Bool {
    if case .switch = self { return false }
    return isTouched
  }

  /// Whether what it shows fills its frame and is not only text.
  var hasGround: Bool {
    switch self {
    case .button(let button): button.style != .system && button.style != .plain
    case .textField(let field): field.borderStyle != .none
    case .switch: true
    case .plain, .label, .imageView, .stackView, .scrollView: false
    }
  }

  /// Whether its subviews can be scrolled into sight.
  var scrolls: Bool {
    if case .scrollView = self { return true }
    return false
  }

  /// How its text is placed within its width.
  var textAlignment: TextAlignment {
    switch self {
    case .label(let label): label.textAlignment
    case .textField(let field): field.textAlignment
    case .button: .center
    case .plain, .imageView, .switch, .stackView, .scrollView: .natural
    }
  }

  /// The weight that its text is given, or nil for that of its style or size.
  var font: Font? {
    switch self {
    case .label(let label): label.font
    case .textField(let field): field.font
    case .button(let button): button.font
    case .plain, .imageView, .switch, .stackView, .scrollView: nil
    }
  }
}

extension Appearance {
  /// Whether a ground, a gradient or a border shows where the frame is.
  var hasGround: Bool { backgroundColor != nil || gradient != nil || border != nil }
}
