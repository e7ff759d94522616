public import CasqueDiagnostics
internal import CasqueGeometry
internal import CasqueLayout
internal import CasqueModel

/// Controls that are too small to be hit with a finger.
///
/// Buttons, fields and editable text count; other controls have the size that the system gives.
public struct TouchTargetRule: CheckRule {
  /// `layout/touch-target`.
  public static let codes: [DiagnosticCode] = [.layoutTouchTarget]

  /// The least width and height of a control, in points.
  ///
  /// **Source** EnvironmentFacts §6: 44 × 44 in the Human Interface Guidelines.
  public static let minimumExtent = 44.0

  /// What rounding to pixels may take from an extent, in points.
  static let tolerance = 0.5

  /// Creates the rule.
  public init() {}

  /// One finding a control.
  public func findings(in input: CheckInput) -> [Finding] {
    input.views.compactMap { visible in
      guard visible.isSeen, visible.view.isUserInteractionEnabled,
        visible.view.content.isTouchTarget
      else { return nil }
      let size = visible.frame.size
      let least = TouchTargetRule.minimumExtent
      let short = Axis.allCases.filter { size[$0] < least - TouchTargetRule.tolerance }
      guard !short.isEmpty else { return nil }
      let names = short.map { $0 == .horizontal ? "width" : "height" }
      let diagnostic = Diagnostic(
        .layoutTouchTarget, "'\(visible.id)' is smaller than 44 × 44",
        at: visible.view.place,
        hints: [
          Hint(
            for: visible.view.place,
            "add " + names.map { "\(visible.id).\($0) >= 44" }.joined(separator: " and "),
            interfaceBuilder:
              "constrain its \(names.joined(separator: " and ")) to 44 or more")
        ])
      return Finding(
        diagnostic, views: [visible.id],
        cause: "\(diagnostic.code.rawValue) \(visible.id)",
        evidence: "\(PointText.text(size.width)) × \(PointText.text(size.height))")
    }
  }
}
