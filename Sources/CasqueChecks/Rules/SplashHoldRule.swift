public import CasqueDiagnostics
internal import CasqueLayout
internal import CasqueModel

/// A splash that makes its user wait though the app is ready.
///
/// **Source** MotionFacts §6, fault Y8.
public struct SplashHoldRule: CheckRule {
  /// `motion/splash-hold`.
  public static let codes: [DiagnosticCode] = [.motionSplashHold]
  /// The longest time a splash may stand, in seconds.
  private static let longest = 1.0

  /// Creates the rule.
  public init() {}

  /// At most one finding.
  public func findings(in input: CheckInput) -> [Finding] {
    guard input.role == .foregroundSplash, let splash = input.motion?.splash,
      splash.hold > SplashHoldRule.longest
    else { return [] }
    let diagnostic = Diagnostic(
      .motionSplashHold, "the splash stands longer than a second",
      at: (splash.foreground.view(splash.logo) ?? splash.foreground).place,
      hints: [Hint("hold: 1, or open as soon as the app is ready")])
    return [
      Finding(
        diagnostic, views: [splash.logo], cause: diagnostic.code.rawValue,
        evidence: "\(splash.hold) s")
    ]
  }
}
