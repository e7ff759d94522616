public import CasqueDiagnostics
internal import CasqueGeometry
internal import CasqueLayout
internal import CasqueModel

/// Controls in the band of the home indicator, where the system takes a touch for a swipe.
///
/// **Source** EnvironmentFacts §4: 34 points upright, 21 (20 from iOS 26) in landscape and 20 (25)
/// on an iPad, which is the window's bottom safe area inset; without an indicator there is no band.
public struct HomeIndicatorRule: CheckRule {
  /// `layout/home-indicator`.
  public static let codes: [DiagnosticCode] = [.layoutHomeIndicator]

  /// What rounding to pixels may add to an edge, in points.
  static let tolerance = 0.5

  /// Creates the rule.
  public init() {}

  /// One finding a control.
  public func findings(in input: CheckInput) -> [Finding] {
    input.contentViews.compactMap { visible in
      guard let overlap = HomeIndicatorRule.overlap(of: visible, in: input) else { return nil }
      let diagnostic = Diagnostic(
        .layoutHomeIndicator, "'\(visible.id)' lies in the gesture area of the home indicator",
        at: visible.view.place,
        hints: [
          Hint(
            for: visible.view.place,
            "end it at safeArea.bottom; let only its ground go on to the edge",
            interfaceBuilder:
              "end it at the Safe Area's bottom; let only its ground go on to the edge")
        ])
      return Finding(
        diagnostic, views: [visible.id],
        cause: "\(diagnostic.code.rawValue) \(visible.id)",
        evidence: "bottom by \(PointText.text(overlap))")
    }
  }

  /// How far a control reaches into the band, in points; nil if it does not.
  static func overlap(of visible: VisibleView, in input: CheckInput) -> Double? {
    let environment = input.result.environment
    guard visible.view.content.isTouched, visible.view.isUserInteractionEnabled,
      !visible.isTransformed, !visible.isScrolled,
      environment.cutouts.contains(where: { $0.kind == .homeIndicator }),
      OffScreenRule.overhang(of: visible, in: input).isEmpty
    else { return nil }
    let band = environment.size.height - environment.safeAreaInsets.bottom
    let overlap = visible.frame.maxY - band
    return overlap > tolerance ? overlap : nil
  }
}
