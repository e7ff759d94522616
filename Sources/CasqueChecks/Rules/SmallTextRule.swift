public import CasqueDiagnostics
internal import CasqueGeometry
internal import CasqueLayout
internal import CasqueModel

/// Text that is laid out smaller than can be read.
public struct SmallTextRule: CheckRule {
  /// `text/too-small`.
  public static let codes: [DiagnosticCode] = [.textTooSmall]

  /// The least size of text, in points.
  ///
  /// **Source** EnvironmentFacts §5: Human Interface Guidelines, Typography, minimum 11 on iOS.
  public static let minimumSize = 11.0

  /// Creates the rule.
  public init() {}

  /// One finding a view.
  public func findings(in input: CheckInput) -> [Finding] {
    input.views.compactMap { visible in
      guard visible.isSeen, let size = visible.lines.map(\.fontSize).min(),
        size < SmallTextRule.minimumSize - 0.01
      else { return nil }
      let diagnostic = Diagnostic(
        .textTooSmall, "the text of '\(visible.id)' is smaller than 11 points",
        at: visible.view.place,
        hints: [
          Hint(
            for: visible.view.place,
            "use a text style, such as caption2, which is never below 11 points",
            interfaceBuilder:
              "use a text style, such as Caption 2, which is never below 11 points")
        ])
      return Finding(
        diagnostic, views: [visible.id],
        cause: "\(diagnostic.code.rawValue) \(visible.id)",
        evidence: "\(PointText.text(size)) points")
    }
  }
}
