public import CasqueDiagnostics
internal import CasqueGeometry
internal import CasqueLayout
internal import CasqueModel

/// Text of which a part is not shown.
///
/// What is measured is what is drawn, so every ellipsis is told. In a document of Interface Builder
/// widths may be those that Apple's fonts gave a text, and the stand-in's are known within a percent: there a
/// line that lacks no more than that, and half a point of rounding, is not told.
public struct TruncatedTextRule: CheckRule {
  /// `text/truncated`.
  public static let codes: [DiagnosticCode] = [.textTruncated]

  /// How much a line may lack, as a share of its width and in points.
  private static let slack = (share: 0.01, points: 0.5)

  /// Creates the rule.
  public init() {}

  /// One finding a view.
  public func findings(in input: CheckInput) -> [Finding] {
    input.views.compactMap { visible in
      guard visible.isSeen, visible.resolved.text?.isTruncated == true,
        !Self.isMeasuredElsewhere(visible.resolved)
      else { return nil }
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

  /// Whether a text of one line lacks no more than may be the stand-in's fault.
  private static func isMeasuredElsewhere(_ resolved: ResolvedView) -> Bool {
    let size = resolved.intrinsicContentSize
    guard resolved.view.place?.isInInterfaceBuilder == true, resolved.text?.lines.count == 1,
      let width = size.horizontal,
      let height = size.vertical, resolved.frame.size.height >= height
    else { return false }
    let lack = width - resolved.frame.size.width
    return lack > 0 && lack <= width * slack.share + slack.points
  }
}
