public import CasqueDiagnostics
internal import CasqueGeometry
internal import CasqueLayout
internal import CasqueModel
internal import CasqueMotion

/// The opening of a splash as it ends: a logo that does not cover the screen, or that points beside
/// the corner.
///
/// **Source** MotionFacts §6, faults Y1 and Y3.
public struct SplashOpeningRule: CheckRule {
  /// `motion/splash-coverage` and `motion/splash-aim`.
  public static let codes: [DiagnosticCode] = [.motionSplashCoverage, .motionSplashAim]
  /// How far beside the corner a logo may point, in degrees.
  private static let aimTolerance = 1.0

  /// Creates the rule.
  public init() {}

  /// At most one finding of each code.
  public func findings(in input: CheckInput) -> [Finding] {
    guard let opening = SplashOpening(input) else { return [] }
    return [coverage(opening), aim(opening)].compactMap(\.self)
  }

  private func coverage(_ opening: SplashOpening) -> Finding? {
    let coverage = opening.coverage
    guard !coverage.isCovered(byInscribedRadiusFraction: SplashTracks.discFraction) else {
      return nil
    }
    let diagnostic = Diagnostic(
      .motionSplashCoverage,
      "the logo does not cover the screen as its mask is taken away: the corners pop",
      at: opening.place, hints: [Hint("growth: cover lets it grow as far as it has to")])
    return Finding(
      diagnostic, views: [opening.splash.logo],
      cause: "\(diagnostic.code.rawValue) \(opening.splash.logo)",
      evidence: "it ends \(PointText.text(coverage.finalSide)) wide, and the corner is"
        + " \(PointText.text(coverage.halfDiagonal)) away")
  }

  private func aim(_ opening: SplashOpening) -> Finding? {
    guard opening.splash.aim == .faithful else { return nil }
    var aimed = opening.splash
    aimed.aim = .corner
    let wanted = opening.tracks(of: aimed)
    func degrees(_ tracks: SplashTracks) -> Double {
      tracks.maskRotation.value(at: tracks.end) * 180 / .pi
    }
    let (own, right) = (degrees(opening.tracks), degrees(wanted))
    guard (own - right).magnitude > SplashOpeningRule.aimTolerance else { return nil }
    let diagnostic = Diagnostic(
      .motionSplashAim, "the logo turns to a place beside the corner", at: opening.place,
      hints: [Hint("aim: corner turns its upper side to the corner")])
    return Finding(
      diagnostic, views: [opening.splash.logo],
      cause: "\(diagnostic.code.rawValue) \(opening.splash.logo)",
      evidence: "it turns by \(Int(own.rounded()))°, the corner lies at \(Int(right.rounded()))°")
  }
}

/// The opening of a splash in its foreground window.
struct SplashOpening {
  let splash: Splash
  let logo: Rect
  let size: Size
  let place: SourceRange?
  let tracks: SplashTracks

  /// The opening, or nil in another window, without a logo that is seen, or under Reduce Motion.
  init?(_ input: CheckInput) {
    guard input.role == .foregroundSplash, let splash = input.motion?.splash,
      !input.result.environment.traits.isReduceMotionEnabled,
      let logo = input.result.view(splash.logo), !logo.absoluteFrame.isEmpty
    else { return nil }
    self.splash = splash
    self.logo = logo.absoluteFrame
    size = input.result.environment.size
    place = logo.view.place
    tracks = SplashTracks(
      splash, size: size, logoCenter: logo.absoluteFrame.center,
      logoSide: logo.absoluteFrame.width)
  }

  /// The tracks of another splash over the same window.
  func tracks(of splash: Splash) -> SplashTracks {
    SplashTracks(splash, size: size, logoCenter: logo.center, logoSide: logo.width)
  }

  /// Whether the grown logo covers the screen.
  var coverage: SplashCoverage {
    SplashCoverage(
      size: size, logoCenter: logo.center, logoSide: logo.width * SplashTracks.appearScale,
      finalScale: tracks.maskScale.value(at: tracks.end))
  }
}
