import CasqueGeometry
import CasqueLayout
import CasqueModel

extension LayoutResult {
  /// The views that can be seen: not hidden, not transparent, with an area.
  var visibleViews: [ResolvedView] {
    var transparent: Set<String> = []
    return views.filter { resolved in
      let inherits = resolved.superview.map(transparent.contains) ?? false
      if inherits || resolved.view.appearance.alpha < 0.01 {
        transparent.insert(resolved.id)
        return false
      }
      return !resolved.isEffectivelyHidden && !resolved.frame.isEmpty
    }
  }
}

extension ResolvedView {
  /// Whether a user reads or touches the view itself, so that nothing may cover it.
  var isContent: Bool {
    switch view.content {
    case .label(let label): !label.text.isEmpty
    case .button, .textField, .switch: true
    case .textView(let textView): !textView.text.isEmpty || textView.isEditable
    case .slider, .stepper, .segmentedControl, .progressView, .activityIndicatorView,
      .pageControl, .searchBar, .datePicker, .pickerView:
      true
    // The grounds of bars and materials reach under the system's bars by design.
    case .navigationBar, .tabBar, .toolbar, .visualEffectView: false
    case .plain, .imageView: false
    }
  }
}

/// A length as messages print it: at most two decimals, no trailing zeros.
func points(_ value: Double) -> String {
  let hundredths = (value * 100).rounded()
  guard hundredths.magnitude < 1e15 else { return "\(value)" }
  let whole = Int(hundredths)
  if whole % 100 == 0 { return "\(whole / 100)" }
  let sign = whole < 0 ? "-" : ""
  let (integer, fraction) = (whole.magnitude / 100, whole.magnitude % 100)
  if fraction % 10 == 0 { return "\(sign)\(integer).\(fraction / 10)" }
  return "\(sign)\(integer).\(fraction < 10 ? "0" : "")\(fraction)"
}
