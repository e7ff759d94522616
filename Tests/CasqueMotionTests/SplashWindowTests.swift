import CasqueGeometry
import CasqueModel
import CasqueMotion
import Testing

@Suite struct SplashWindowTests {
  private static let screen = Size(width: 375, height: 667)
  private static let logo = Rect(x: 100, y: 200, width: 72, height: 72)

  private func mask(_ hole: Splash.Hole, at time: Double) throws -> (Rect, Double) {
    let foreground = View.imageView("logo", image: "logo.png")
    let splash = Splash(
      foreground: View("f", subviews: [foreground]), background: View("b"), logo: "logo",
      hole: hole)
    let timeline = Timeline(
      root: View("root"), motion: .splash(splash),
      geometry: MotionGeometry(
        size: Self.screen, frames: [.foregroundSplash: ["logo": Self.logo]]),
      traits: TraitCollection())
    let state = timeline.state(at: time)
    let main = try #require(state.windows.first { $0.role == .main })
    let mask = try #require(main.mask)
    let middle = Point(x: Self.screen.width / 2, y: Self.screen.height / 2)
    let center = main.transform.about(middle).apply(to: mask.frame.center)
    let scale = (main.transform.determinant * mask.transform.determinant).squareRoot()
    let side = mask.frame.width * scale
    return (
      Rect(x: center.x - side / 2, y: center.y - side / 2, width: side, height: side), side
    )
  }

  @Test func aCounterScaledHoleIsTheLogoOnTheScreen() throws {
    let (hole, side) = try mask(.counterScaled, at: 2)
    #expect(abs(side - 88) < 1e-9)
    #expect(hole.center.distance(to: Self.logo.center) < 1e-9)
  }

  @Test func aFaithfulHoleIsFivePercentLargerAndBesideIt() throws {
    let (hole, side) = try mask(.faithful, at: 2)
    #expect(abs(side - 92.4) < 1e-9)
    #expect(abs(hole.center.x - (187.5 + (136 - 187.5) * 1.05)) < 1e-9)
  }

  @Test func ofEqualLevelsTheLaterShownIsInFront() {
    let windows: [(String, WindowLevel)] = [
      ("alert", .alert), ("a", .normal), ("status", .statusBar), ("b", .normal),
    ]
    #expect(
      WindowLevel.backToFront(windows) { $0.1 }.map(\.0) == ["a", "b", "status", "alert"])
    let state = PresentationState(
      windows: [.alert, .foregroundSplash, .main, .statusBar, .backgroundSplash].map {
        WindowPresentation($0)
      })
    #expect(
      state.windows.map(\.role) == [
        .backgroundSplash, .main, .foregroundSplash, .statusBar, .alert,
      ])
  }

  @Test func coverGrowsUntilTheDiscHoldsTheScreen() {
    let landscape = Size(width: 812, height: 375)
    let coverage = SplashCoverage(size: landscape, logoSide: 88)
    #expect(!coverage.isCovered())
    let scale = coverage.coveringScale(byInscribedRadiusFraction: 0.25)
    let grown = SplashCoverage(size: landscape, logoSide: 88, finalScale: scale)
    #expect(grown.isCovered(byInscribedRadiusFraction: 0.25))
    let short = SplashCoverage(size: landscape, logoSide: 88, finalScale: scale * (1 - 1e-9))
    #expect(!short.isCovered(byInscribedRadiusFraction: 0.25))
    // A logo in the corner has the whole diagonal to cover.
    let cornered = SplashCoverage(size: landscape, logoCenter: .zero, logoSide: 88)
    #expect(abs(cornered.halfDiagonal - 2 * coverage.halfDiagonal) < 1e-9)
  }

  /// The division rounds either way; the scale that is asked to cover covers all the same.
  @Test(arguments: [320.0, 375, 393, 402, 440, 568, 667, 736, 844, 852, 874, 932, 1032, 1366])
  func theCoveringScaleCovers(width: Double) {
    for height in stride(from: 320.0, through: 1376, by: 1) {
      let size = Size(width: width, height: height)
      let scale = SplashCoverage(size: size, logoSide: 72)
        .coveringScale(byInscribedRadiusFraction: 0.25)
      let grown = SplashCoverage(size: size, logoSide: 72, finalScale: scale)
      #expect(grown.isCovered(byInscribedRadiusFraction: 0.25))
    }
  }
}
