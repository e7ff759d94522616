public import CasqueDiagnostics
internal import CasqueGeometry
internal import CasqueLayout
internal import CasqueModel

/// Content that reaches under bars or into the bands at the screen's edges.
///
/// Text and controls count as content; grounds and images may fill the whole screen. What a rule
/// tells more exactly (a cut-out, the gesture area, off the screen) is left to that rule.
public struct SafeAreaRule: CheckRule {
  /// `layout/outside-safe-area`.
  public static let codes: [DiagnosticCode] = [.layoutOutsideSafeArea]

  /// What rounding to pixels may add to an edge, in points.
  static let tolerance = 0.5

  /// Creates the rule.
  public init() {}

  /// One finding a view.
  public func findings(in input: CheckInput) -> [Finding] {
    input.contentViews.compactMap { visible in
      let safe = SafeAreaRule.safeFrame(around: visible, in: input)
      guard !safe.contains(visible.frame, tolerance: SafeAreaRule.tolerance), !visible.isScrolled,
        OffScreenRule.overhang(of: visible, in: input).isEmpty,
        CutoutRule.obstacle(of: visible, in: input) == nil,
        HomeIndicatorRule.overlap(of: visible, in: input) == nil
      else { return nil }
      let overhang = Overhang(
        of: [visible.frame], beyond: safe, tolerance: SafeAreaRule.tolerance)
      let diagnostic = Diagnostic(
        .layoutOutsideSafeArea, "'\(visible.id)' leaves the safe area at the \(overhang.names)",
        at: visible.view.place,
        hints: [
          Hint(
            for: visible.view.place,
            "pin it to safeArea, or to margins, in place of the view's edge",
            interfaceBuilder: "pin it to the Safe Area, or to margins, in place of the view's edge")
        ])
      return Finding(
        diagnostic, views: [visible.id],
        cause: "\(diagnostic.code.rawValue) \(visible.id)", evidence: overhang.evidence)
    }
  }

  /// The safe area of the view controller that a view belongs to, in the window's coordinates: bars
  /// around it count.
  private static func safeFrame(around visible: VisibleView, in input: CheckInput) -> Rect {
    input.views[visible.controllerRoot].resolved.safeAreaFrame
  }
}
