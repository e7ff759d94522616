public import CasqueDiagnostics
internal import CasqueLayout

/// What the layout engine itself has to say about a result: constraints it had to skip, text that
/// never settles.
public struct SolverDiagnosticsRule: CheckRule {
  /// The codes that the layout engine emits.
  public static let codes: [DiagnosticCode] = [
    .layoutUnstable, .constraintUnknownItem, .constraintMixedAttributes, .constraintNumber,
  ]

  /// Creates the rule.
  public init() {}

  /// One finding a diagnostic.
  public func findings(in input: CheckInput) -> [Finding] {
    input.result.diagnostics.map { diagnostic in
      let place = diagnostic.place.map(\.description) ?? ""
      return Finding(
        diagnostic, views: [],
        cause: "\(diagnostic.code.rawValue) \(place) \(diagnostic.message)")
    }
  }
}
