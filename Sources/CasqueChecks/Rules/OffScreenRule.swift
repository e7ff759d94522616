public import CasqueDiagnostics
internal import CasqueGeometry
internal import CasqueLayout
internal import CasqueModel

/// Text and controls that lie beyond the window's edges, in part or whole.
public struct OffScreenRule: CheckRule {
  /// `layout/off-screen`.
  public static let codes: [DiagnosticCode] = [.layoutOffScreen]

  /// What rounding to pixels may add to an edge, in points.
  static let tolerance = 0.5

  /// Creates the rule.
  public init() {}

  /// One finding a view.
  public func findings(in input: CheckInput) -> [Finding] {
    input.contentViews.compactMap { visible in
      let overhang = OffScreenRule.overhang(of: visible, in: input)
      guard !overhang.isEmpty else { return nil }
      let diagnostic = Diagnostic(
        .layoutOffScreen, "'\(visible.id)' lies off the screen at the \(overhang.names)",
        at: visible.view.place,
        hints: [
          Hint(
            for: visible.view.place,
            "hold both of its ends, or hide it (isHidden) where it is not meant to be seen",
            interfaceBuilder:
              "hold both of its ends, or set Hidden where it is not meant to be seen")
        ])
      return Finding(
        diagnostic, views: [visible.id],
        cause: "\(diagnostic.code.rawValue) \(visible.id)", evidence: overhang.evidence)
    }
  }

  /// How far what the view shows passes the window's edges; what can be scrolled to passes none.
  static func overhang(of visible: VisibleView, in input: CheckInput) -> Overhang {
    guard !visible.isTransformed, !visible.isScrolled else {
      return Overhang(of: [], beyond: .zero, tolerance: 0)
    }
    let window = Rect(origin: .zero, size: input.result.environment.size)
    return Overhang(of: visible.pieces, beyond: window, tolerance: tolerance)
  }
}
