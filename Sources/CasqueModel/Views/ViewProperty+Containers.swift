internal import CasqueGeometry

extension ViewProperty {
  /// Sets the property on a stack view's content; false if it has none such.
  func apply(to stackView: inout StackView) -> Bool {
    switch self {
    case .axis(let value): stackView.axis = value
    case .distribution(let value): stackView.distribution = value
    case .alignment(let value): stackView.alignment = value
    case .spacing(let value): stackView.spacing = value
    case .customSpacing(let value): stackView.customSpacing = value
    case .isLayoutMarginsRelativeArrangement(let value):
      stackView.isLayoutMarginsRelativeArrangement = value
    case .isBaselineRelativeArrangement(let value):
      stackView.isBaselineRelativeArrangement = value
    default: return false
    }
    return true
  }

  /// Sets the property on a scroll view's content; false if it has none such.
  func apply(to scrollView: inout ScrollView) -> Bool {
    switch self {
    case .contentInset(let value): scrollView.contentInset = value
    case .contentInsetAdjustmentBehavior(let value):
      scrollView.contentInsetAdjustmentBehavior = value
    default: return false
    }
    return true
  }

  /// Sets a part of how a view follows its superview; false if the property is another.
  func applyAutoresizing(to autoresizing: inout Autoresizing?) -> Bool {
    var changed = autoresizing ?? Autoresizing(frame: .zero)
    switch self {
    case .frame(let value): changed.frame = value
    case .autoresizing(let value): changed.mask = value
    case .superviewSize(let value): changed.superviewSize = value
    default: return false
    }
    autoresizing = changed
    return true
  }
}
