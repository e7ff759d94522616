public import CasqueDiagnostics
internal import CasqueGeometry
public import CasqueLayout
internal import CasqueModel

/// Controls that are too small to be hit with a finger.
///
/// Buttons, fields and editable text count; other controls have the size that the system gives.
public struct TouchTargetRule: CheckRule {
  /// `layout/touch-target`.
  public static let codes: [DiagnosticCode] = [.layoutTouchTarget]

  /// The least width and height of a control, in points.
  ///
  /// **Source** uikit-environment §6: 44 × 44 in the Human Interface Guidelines.
  public static let minimumExtent = 44.0

  /// What rounding to pixels may take from an extent, in points.
  static let tolerance = 0.5

  /// Creates the rule.
  public init() {}

  /// One finding a control.
  public func findings(in result: LayoutResult) -> [Finding] {
    result.visibleViews.compactMap { resolved in
      guard isTouched(resolved.view) else { return nil }
      let size = resolved.frame.size
      let least = TouchTargetRule.minimumExtent
      let short = Axis.allCases.filter { size[$0] < least - TouchTargetRule.tolerance }
      guard !short.isEmpty else { return nil }
      let names = short.map { $0 == .horizontal ? "width" : "height" }
      let diagnostic = Diagnostic(
        .layoutTouchTarget, "'\(resolved.id)' is smaller than 44 × 44",
        at: resolved.view.place,
        hints: [
          Hint("add " + names.map { "\(resolved.id).\($0) >= 44" }.joined(separator: " and "))
        ])
      return Finding(
        diagnostic, views: [resolved.id],
        cause: "\(diagnostic.code.rawValue) \(resolved.id)",
        evidence: "\(points(size.width)) × \(points(size.height))")
    }
  }

  private func isTouched(_ view: View) -> Bool {
    guard view.isUserInteractionEnabled else { return false }
    switch view.content {
    case .button(let button): return button.isEnabled
    case .textField: return true
    case .textView(let textView): return textView.isEditable
    case .plain, .label, .imageView, .switch: return false
    case .slider, .stepper, .segmentedControl, .progressView, .activityIndicatorView,
      .pageControl, .searchBar, .datePicker, .pickerView, .navigationBar, .tabBar, .toolbar,
      .visualEffectView:
      return false
    }
  }
}
