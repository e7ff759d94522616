public import CasqueDiagnostics
internal import CasqueGeometry
internal import CasqueLayout
internal import CasqueModel

/// Paragraphs whose lines are too long for the eye to find the next one.
///
/// A text of several lines may be as wide as the readable width of the system, or as the readable
/// content guide of its superview where that is wider. Larger text may be wider in proportion.
/// **Source** EnvironmentFacts §2: 664 points up to iOS 18 and 920 from iOS 26, measured at the
/// default text size; the proportion is ours, since no table for other sizes is known.
public struct ReadableWidthRule: CheckRule {
  /// `text/too-wide`.
  public static let codes: [DiagnosticCode] = [.textTooWide]

  /// The size of text that the readable width was measured at, in points.
  static let bodySize = 17.0

  /// Creates the rule.
  public init() {}

  /// One finding a view.
  public func findings(in input: CheckInput) -> [Finding] {
    let maximum = input.result.environment.profile.readableWidth.maximumWidth
    return input.views.compactMap { visible in
      guard visible.lines.count > 1, visible.isSeen,
        let size = visible.lines.map(\.fontSize).max(), let superview = visible.superview,
        let width = widestLine(of: visible, size: size), width > maximum
      else { return nil }
      let guide = input.views[superview].resolved.readableContentFrame.width
      let limit = max(maximum * max(1, size / ReadableWidthRule.bodySize), guide)
      guard width > limit + 0.5 else { return nil }
      let diagnostic = Diagnostic(
        .textTooWide, "the lines of '\(visible.id)' are wider than can be read with ease",
        at: visible.view.place,
        hints: [
          Hint(
            for: visible.view.place,
            "pin its sides to readable in place of margins or the view's edges",
            interfaceBuilder:
              "pin its sides to margins of a view whose margins follow the readable width")
        ])
      return Finding(
        diagnostic, views: [visible.id],
        cause: "\(diagnostic.code.rawValue) \(visible.id)",
        evidence: "\(PointText.text(width)) wide, where \(PointText.text(limit)) can be read")
    }
  }

  /// How wide lines are, in points, or would be if none of their words had gone down to a last line of
  /// one word.
  private func widestLine(of visible: VisibleView, size: Double) -> Double? {
    // The blank at which a line was broken is no wider than three tenths of the size.
    let full = (visible.resolved.text?.brokenWidth ?? 0) - 0.3 * size
    return visible.lines.map { max($0.frame.width, full) }.max()
  }
}
