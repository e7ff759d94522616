public import CasqueDiagnostics
internal import CasqueGeometry
internal import CasqueLayout
internal import CasqueModel

/// Text and controls that a superview with `clipsToBounds` cuts, at an edge or a round corner.
///
/// A superview without extent shows nothing on purpose, and what scrolls is not cut for good.
public struct ClippedRule: CheckRule {
  /// `layout/clipped`.
  public static let codes: [DiagnosticCode] = [.layoutClipped]

  /// What may be cut without being missed, in points: less than a stem of a letter.
  static let tolerance = 1.0

  /// Creates the rule.
  public init() {}

  /// One finding a view.
  public func findings(in input: CheckInput) -> [Finding] {
    input.contentViews.compactMap { visible in
      guard let clip = visible.clip, let owner = visible.clipOwner, !visible.isTransformed,
        !visible.isScrolled, OffScreenRule.overhang(of: visible, in: input).isEmpty
      else { return nil }
      let overhang = Overhang(of: visible.pieces, beyond: clip, tolerance: ClippedRule.tolerance)
      let cutter = input.views[owner]
      let corner = ClippedRule.cornerCut(of: visible, by: cutter, in: input)
      guard !overhang.isEmpty || corner > ClippedRule.tolerance else { return nil }
      let what = overhang.isEmpty ? "a round corner" : "the \(overhang.names)"
      let diagnostic = Diagnostic(
        .layoutClipped, "'\(visible.id)' is cut off by '\(cutter.id)' at \(what)",
        at: visible.view.place,
        notes: [DiagnosticNote("'\(cutter.id)' clips to its bounds", at: cutter.view.place)],
        hints: [Hint("let '\(cutter.id)' grow with it, or let it wrap or shrink")])
      return Finding(
        diagnostic, views: [visible.id, cutter.id],
        cause: "\(diagnostic.code.rawValue) \(visible.id) \(cutter.id)",
        evidence: overhang.isEmpty ? "by \(PointText.text(corner))" : overhang.evidence)
    }
  }

  private static func cornerCut(
    of visible: VisibleView, by cutter: VisibleView, in input: CheckInput
  ) -> Double {
    let limit = min(cutter.frame.width, cutter.frame.height) / 2
    let bounds = RoundedBounds(
      frame: cutter.frame, radius: min(cutter.view.appearance.cornerRadius, limit))
    let buttons = input.result.environment.profile.controls.buttonCornerRadius
    let radius = visible.cornerRadius(buttons: buttons)
    return visible.pieces.map { bounds.overhang(of: $0, radius: radius) }.max() ?? 0
  }
}
