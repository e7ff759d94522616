public import CasqueDiagnostics
public import CasqueImaging
public import CasqueLayout

/// The rules that `casque check` and `expectNoFindings` run, in the order of their findings.
public struct CheckSuite: Sendable {
  /// The rules, in order.
  public var rules: [any CheckRule]

  /// Creates a suite of rules.
  public init(rules: [any CheckRule]) { self.rules = rules }

  /// Every rule that Casque has.
  public static let standard = CheckSuite(rules: [
    UnsatisfiableRule(), AmbiguousRule(), TieRule(), SolverDiagnosticsRule(),
    AbsoluteSideRule(), OffScreenRule(), ClippedRule(), CutoutRule(), HomeIndicatorRule(),
    SafeAreaRule(),
    OverlapRule(), BackgroundGapRule(), TouchTargetRule(), TruncatedTextRule(),
    MissingGlyphRule(), SmallTextRule(), ReadableWidthRule(), ContrastRule(), ParallaxSlackRule(),
    UncoveredGroundRule(), SplashOpeningRule(), SplashHoldRule(), LogoResolutionRule(),
    LaunchFrameRule(), ReducedMotionRule(),
  ])

  /// What all rules find in a window, rule by rule.
  ///
  /// O(rules · views), and O(views²) for overlaps at the worst.
  ///
  /// - Parameters:
  ///   - input: the window.
  ///   - picture: draws the window without text; called once at most, and only if a rule asks.
  public func findings(in input: CheckInput, picture: () -> Bitmap? = { nil }) -> [Finding] {
    var input = input
    if input.picture == nil, rules.contains(where: { $0.needsPicture(of: input) }) {
      input.picture = picture()
    }
    return rules.flatMap { $0.findings(in: input) }
  }

  /// What all rules find in a result by itself, without its motion and its pixels.
  public func findings(in result: LayoutResult) -> [Finding] {
    findings(in: CheckInput(result))
  }
}
