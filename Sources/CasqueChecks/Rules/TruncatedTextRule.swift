public import CasqueDiagnostics
internal import CasqueGeometry
internal import CasqueLayout
internal import CasqueModel

/// Text of which a part is not shown.
public struct TruncatedTextRule: CheckRule {
  /// `text/truncated`.
  public static let codes: [DiagnosticCode] = [.textTruncated]

  /// Creates the rule.
  public init() {}

  /// One finding a view.
  public func findings(in input: CheckInput) -> [Finding] {
    input.views.compactMap { visible in
      guard visible.isSeen, visible.resolved.text?.isTruncated == true else { return nil }
      let resolved = visible.resolved
      let diagnostic = Diagnostic(
        .textTruncated, "the text of '\(resolved.id)' is cut", at: resolved.view.place,
        hints: [
          Hint(
            for: resolved.view.place, "let it wrap (numberOfLines: 0), or give it more room",
            interfaceBuilder: "let it wrap (set Lines to 0), or give it more room")
        ])
      let size = resolved.frame.size
      return Finding(
        diagnostic, views: [resolved.id],
        cause: "\(diagnostic.code.rawValue) \(resolved.id)",
        evidence: "\(PointText.text(size.width)) × \(PointText.text(size.height)) is too small")
    }
  }
}
