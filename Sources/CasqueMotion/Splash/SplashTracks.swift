public import CasqueGeometry
public import CasqueModel

/// Every value of a splash over its time, in seconds from its start.
///
/// **Source** MotionFacts §6: the appearance lasts 0.3 s; after the hold the main window opens
/// under a mask that shrinks, grows and turns. The values of a splash of 0.6 s scale with its
/// duration.
public struct SplashTracks: Sendable, Hashable {
  /// The growth of the logo as it appears: 88/72 in the end.
  public static let appearScale = 88.0 / 72
  /// The radius of the disc a logo is taken to hold about its centre, as a share of its side.
  public static let discFraction = 0.25
  /// The share of the opening's time after which the logo has shrunk and begins to grow.
  public static let shrinkShare = 0.2

  /// The logo's scale as it appears.
  public let appearLogoScale: Track<Double>
  /// How far the text lies below its place as it appears, in points.
  public let appearTextOffset: Track<Double>
  /// The text's opacity as it appears.
  public let appearTextAlpha: Track<Double>
  /// The main window's scale as it opens.
  public let windowScale: Track<Double>
  /// The scale of the mask and the logo over it.
  public let maskScale: Track<Double>
  /// The turn of the mask and the logo over it, in radians.
  public let maskRotation: Track<Double>
  /// The opacity of the logo over the mask.
  public let logoAlpha: Track<Double>
  /// The opacity of the background window's text.
  public let backgroundTextAlpha: Track<Double>
  /// When the opening begins, in seconds.
  public let opening: Double

  /// Creates the tracks of a splash.
  ///
  /// - Parameters:
  ///   - splash: its times, aim and growth.
  ///   - size: the size of the screen, in points.
  ///   - logoCenter: the centre of the logo, in the window's coordinates.
  ///   - logoSide: the side of the logo in its layout, in points.
  public init(_ splash: Splash, size: Size, logoCenter: Point, logoSide: Double) {
    let unit = splash.duration / 0.6
    let ease = TimingCurve.easeInEaseOut
    let hold = splash.hold
    opening = hold
    appearLogoScale = Track(
      from: 1, to: SplashTracks.appearScale, begin: 0, duration: 0.3, curve: ease)
    appearTextOffset = Track(from: 20, to: 0, begin: 0, duration: 0.3, curve: ease)
    appearTextAlpha = Track(from: 0, to: 1, begin: 0, duration: 0.15, curve: ease)
    windowScale = Track(from: 1.05, to: 1, begin: hold, duration: splash.duration, curve: ease)
    let final = SplashTracks.finalScale(splash, size, logoCenter, logoSide)
    maskScale = Track(
      begin: hold, duration: splash.duration,
      keyframes: Keyframes(
        [1, 0.85, final], keyTimes: [0, SplashTracks.shrinkShare, 1],
        timingCurves: [ease, .easeOut]))
    maskRotation = Track(
      from: 0, to: SplashTracks.finalRotation(splash, logoCenter), begin: hold,
      duration: splash.duration, curve: .linear)
    logoAlpha = Track(from: 1, to: 0, begin: hold + 0.1 * unit, duration: 0.1 * unit, curve: ease)
    backgroundTextAlpha = Track(from: 1, to: 0, begin: hold, duration: 0.3 * unit, curve: ease)
  }

  /// When the mask has shrunk and begins to grow, in seconds.
  public var shrinkEnd: Double {
    opening + SplashTracks.shrinkShare * maskScale.timing.duration
  }

  /// When everything is over, in seconds: the end of the last track.
  public var end: Double {
    [
      appearLogoScale, appearTextOffset, appearTextAlpha, windowScale, maskScale, maskRotation,
      logoAlpha, backgroundTextAlpha,
    ].map(\.end).max() ?? 0
  }

  private static func finalScale(
    _ splash: Splash, _ size: Size, _ center: Point, _ side: Double
  ) -> Double {
    let coverage = SplashCoverage(
      size: size, logoCenter: center, logoSide: side * appearScale)
    guard splash.growth == .cover, side > 0 else { return coverage.finalScale }
    return max(
      coverage.finalScale, coverage.coveringScale(byInscribedRadiusFraction: discFraction))
  }

  private static func finalRotation(_ splash: Splash, _ center: Point) -> Double {
    switch splash.aim {
    case .faithful: -arcTangent(center.y, center.x)
    case .corner: -arcTangent(center.x, center.y)
    }
  }
}
