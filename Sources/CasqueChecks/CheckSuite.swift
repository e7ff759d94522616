public import CasqueDiagnostics
public import CasqueLayout

/// The rules that `casque check` and `expectNoFindings` run, in the order of their findings.
public struct CheckSuite: Sendable {
  /// The rules, in order.
  public var rules: [any CheckRule]

  /// Creates a suite of rules.
  public init(rules: [any CheckRule]) { self.rules = rules }

  /// Every rule that Casque has.
  public static let standard = CheckSuite(rules: [
    UnsatisfiableRule(), AmbiguousRule(), SolverDiagnosticsRule(), SafeAreaRule(),
    TouchTargetRule(), TruncatedTextRule(), MissingGlyphRule(),
  ])

  /// What all rules find in a result, rule by rule.
  ///
  /// O(rules · views).
  public func findings(in result: LayoutResult) -> [Finding] {
    rules.flatMap { $0.findings(in: result) }
  }
}
