public import CasqueDiagnostics
internal import CasqueGeometry
internal import CasqueLayout

/// Wishes of one priority of which one had to give way: another solver may choose another.
public struct TieRule: CheckRule {
  /// `layout/tie`.
  public static let codes: [DiagnosticCode] = [.layoutTie]

  /// Creates the rule.
  public init() {}

  /// One finding a tie; its cause is what ties, so that all cells where it does are one entry.
  public func findings(in input: CheckInput) -> [Finding] {
    input.result.ties.map { tie in
      let last = tie.members[tie.members.count - 1]
      let priority = PointText.text(tie.priority)
      let others = tie.members.dropLast()
      let names = others.map { "'\($0.text)'" }.joined(separator: ", ")
      let diagnostic = Diagnostic(
        .layoutTie,
        "'\(last.text)' gives way to \(names) by its place alone: all have priority \(priority)",
        at: last.place, notes: others.map { DiagnosticNote($0.text, at: $0.place) },
        hints: [Hint("give one of them another priority")])
      var views: [String] = []
      for member in tie.members.reversed() where !views.contains(member.viewID) {
        views.append(member.viewID)
      }
      let cause = ([diagnostic.code.rawValue, priority] + tie.members.map(\.text))
        .joined(separator: " ")
      return Finding(diagnostic, views: views, cause: cause, evidence: evidence(tie))
    }
  }

  private func evidence(_ tie: LayoutTie) -> String {
    zip(tie.members, tie.errors).map { member, error in
      let (least, most) = (PointText.text(error.lowerBound), PointText.text(error.upperBound))
      return "\(member.text): off by \(least) to \(most)"
    }.joined(separator: "; ")
  }
}
