public import CasqueDiagnostics
internal import CasqueGeometry
internal import CasqueLayout
internal import CasqueModel

/// Views that may move or grow without breaking a constraint: UIKit would place them by chance.
public struct AmbiguousRule: CheckRule {
  /// `layout/ambiguous`.
  public static let codes: [DiagnosticCode] = [.layoutAmbiguous]

  /// Creates the rule.
  public init() {}

  /// One finding a view and axis.
  public func findings(in input: CheckInput) -> [Finding] {
    input.result.ambiguities.map { ambiguity in
      let axis = ambiguity.axis == .horizontal ? "x" : "y"
      let extent = ambiguity.axis == .horizontal ? "width" : "height"
      let (what, missing) =
        switch ambiguity.kind {
        case .position: ("may move along \(axis)", "its position along \(axis)")
        case .size: ("may have any \(extent)", "its \(extent)")
        case .positionAndSize:
          ("may move along \(axis) and have any \(extent)", "its position and \(extent)")
        }
      let diagnostic = Diagnostic(
        .layoutAmbiguous, "'\(ambiguity.viewID)' \(what)",
        at: place(of: ambiguity.viewID, in: input),
        hints: [Hint("add a constraint that settles \(missing)")])
      let cause = [diagnostic.code.rawValue, ambiguity.viewID, axis, ambiguity.kind.rawValue]
        .joined(separator: " ")
      return Finding(
        diagnostic, views: [ambiguity.viewID], cause: cause, evidence: evidence(ambiguity))
    }
  }

  /// Where a view or guide was written; what a scroll view scrolls is written nowhere, so there it
  /// is the view.
  private func place(of id: String, in input: CheckInput) -> SourceRange? {
    if let view = input.result.view(id) { return view.view.place }
    for view in input.result.views {
      if let guide = view.view.layoutGuides.first(where: { $0.id == id }) { return guide.place }
    }
    guard let dot = id.lastIndex(of: ".") else { return nil }
    return input.result.view(String(id[..<dot]))?.view.place
  }

  private func evidence(_ ambiguity: LayoutAmbiguity) -> String {
    let (low, high) = (ambiguity.range.lowerBound, ambiguity.range.upperBound)
    switch (low.isFinite, high.isFinite) {
    case (true, true):
      return "any value from \(PointText.text(low)) to \(PointText.text(high)) fits"
    case (true, false): return "any value from \(PointText.text(low)) up fits"
    case (false, true): return "any value up to \(PointText.text(high)) fits"
    case (false, false): return "any value fits"
    }
  }
}
