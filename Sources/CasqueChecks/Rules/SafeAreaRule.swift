public import CasqueDiagnostics
internal import CasqueGeometry
public import CasqueLayout
internal import CasqueModel

/// Content that reaches under bars, cut-outs or the home indicator.
///
/// Text and controls count as content; grounds and images may fill the whole screen. What lies in a
/// scroll view can be scrolled out from under them.
public struct SafeAreaRule: CheckRule {
  /// `layout/outside-safe-area`.
  public static let codes: [DiagnosticCode] = [.layoutOutsideSafeArea]

  /// What rounding to pixels may add to an edge, in points.
  static let tolerance = 0.5

  /// Creates the rule.
  public init() {}

  /// One finding a view.
  public func findings(in result: LayoutResult) -> [Finding] {
    let safe = result.root.safeAreaFrame
    let scrolled = result.scrolledViews
    return result.visibleViews.compactMap { resolved in
      guard resolved.isContent, !scrolled.contains(resolved.id) else { return nil }
      let frame = resolved.absoluteFrame
      guard !safe.contains(frame, tolerance: SafeAreaRule.tolerance) else { return nil }
      let overhang: [(edge: String, by: Double)] = [
        ("top", safe.minY - frame.minY), ("left", safe.minX - frame.minX),
        ("bottom", frame.maxY - safe.maxY), ("right", frame.maxX - safe.maxX),
      ].filter { $0.1 > SafeAreaRule.tolerance }
      let edges = overhang.map(\.edge).joined(separator: " and ")
      let diagnostic = Diagnostic(
        .layoutOutsideSafeArea, "'\(resolved.id)' leaves the safe area at the \(edges)",
        at: resolved.view.place,
        hints: [Hint("pin it to safeArea, or to margins, in place of the view's edge")])
      return Finding(
        diagnostic, views: [resolved.id],
        cause: "\(diagnostic.code.rawValue) \(resolved.id)",
        evidence: overhang.map { "\($0.edge) by \(points($0.by))" }.joined(separator: ", "))
    }
  }
}
