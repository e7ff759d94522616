public import CasqueDiagnostics
internal import CasqueLayout
internal import CasqueModel

/// Movement that does not say what Reduce Motion puts in its place.
///
/// **Source** MotionFacts §2.
public struct ReducedMotionRule: CheckRule {
  /// `motion/no-reduced-form`.
  public static let codes: [DiagnosticCode] = [.motionNoReducedForm]

  /// Creates the rule.
  public init() {}

  /// A finding for each animation that moves something and states no form.
  public func findings(in input: CheckInput) -> [Finding] {
    guard input.role == .main else { return [] }
    return (input.motion?.animations ?? []).compactMap { animation in
      guard animation.property.isMovement || animation.path != nil, animation.reducedForm == nil
      else { return nil }
      let name =
        switch animation.target {
        case .view(let id): id
        case .constraint(let identifier): identifier
        }
      let diagnostic = Diagnostic(
        .motionNoReducedForm,
        "the \(animation.property.rawValue) of '\(name)' moves, and nothing is said of Reduce Motion",
        at: animation.place,
        hints: [Hint("state reduceMotion: crossFade, jump, none or keep")])
      return Finding(
        diagnostic, views: [name],
        cause: "\(diagnostic.code.rawValue) \(name) \(animation.property.rawValue)", evidence: "")
    }
  }
}
