import CasqueGeometry
import CasqueModel

/// The windows of a splash at any moment.
///
/// **Source** MotionFacts §6.
struct SplashTimeline {
  private let splash: Splash
  private let tracks: SplashTracks
  private let logo: Rect
  private let screen: Size
  private let reducesMotion: Bool

  init(_ splash: Splash, geometry: MotionGeometry, reducesMotion: Bool) {
    self.splash = splash
    self.reducesMotion = reducesMotion
    screen = geometry.size
    logo =
      geometry.frame(of: splash.logo, in: .foregroundSplash)
      ?? Rect(
        x: geometry.size.width / 2 - 36, y: geometry.size.height / 2 - 36, width: 72, height: 72)
    tracks = SplashTracks(
      splash, size: geometry.size, logoCenter: logo.center, logoSide: logo.width)
  }

  var duration: Double {
    reducesMotion ? splash.hold + MotionPreference.crossFadeDuration : tracks.end
  }

  /// When the alert's window is shown, or nil without one.
  private var alertTime: Double? { splash.alert.map { _ in splash.alertTime ?? duration } }

  /// When nothing of the splash changes any more: the alert may come later.
  var end: Double { max(duration, alertTime ?? 0) }

  func state(at time: Double, main: WindowPresentation) -> PresentationState {
    var state = windows(at: time, main: main)
    if let alertTime, time >= alertTime {
      state = PresentationState(windows: state.windows + [WindowPresentation(.alert)])
    }
    return state
  }

  private func windows(at time: Double, main: WindowPresentation) -> PresentationState {
    if time >= duration { return PresentationState(windows: [main]) }
    if reducesMotion { return crossFade(at: time, main: main) }
    if time < tracks.opening { return standing(at: time, main: main) }
    return opening(at: time, main: main)
  }

  /// The splash stands: the foreground window covers everything.
  private func standing(at time: Double, main: WindowPresentation) -> PresentationState {
    var foreground = WindowPresentation(.foregroundSplash)
    var logo = ViewPresentation()
    let scale = tracks.appearLogoScale.value(at: time)
    logo.transform = .scale(x: scale, y: scale)
    foreground.views[splash.logo] = logo
    if let text = splash.text {
      var presentation = ViewPresentation()
      presentation.offset = Point(x: 0, y: tracks.appearTextOffset.value(at: time))
      presentation.alpha = tracks.appearTextAlpha.value(at: time)
      foreground.views[text] = presentation
    }
    return PresentationState(windows: [main, foreground])
  }

  /// The main window opens under the mask, over the background window.
  private func opening(at time: Double, main: WindowPresentation) -> PresentationState {
    var background = WindowPresentation(.backgroundSplash)
    if let text = splash.backgroundText {
      var presentation = ViewPresentation()
      presentation.alpha = tracks.backgroundTextAlpha.value(at: time)
      background.views[text] = presentation
    }
    var window = main
    let windowScale = tracks.windowScale.value(at: time)
    window.transform = .scale(x: windowScale, y: windowScale)
    let (frame, transform) = hole(at: time, windowScale: windowScale)
    if let image = splash.logoImage {
      window.mask = MaskPresentation(image: image, frame: frame, transform: transform)
      let alpha = tracks.logoAlpha.value(at: time)
      if alpha > 0 {
        window.overlay = OverlayPresentation(
          image: image, frame: frame, transform: transform, alpha: alpha)
      }
    }
    return PresentationState(windows: [background, window])
  }

  /// Where the mask and the logo over it lie in the main window: a frame and the map about its
  /// centre.
  private func hole(at time: Double, windowScale: Double) -> (Rect, AffineTransform) {
    var scale = tracks.maskScale.value(at: time)
    var center = logo.center
    if splash.hole == .counterScaled, windowScale != 0 {
      // The window is scaled about its middle; the hole undoes that.
      let middle = Point(x: screen.width / 2, y: screen.height / 2)
      center = middle + (center - middle).scaled(by: 1 / windowScale)
      scale /= windowScale
    }
    let size = Size(
      width: logo.width * SplashTracks.appearScale, height: logo.height * SplashTracks.appearScale)
    let frame = Rect(
      origin: center - Point(x: size.width / 2, y: size.height / 2), size: size)
    let transform = AffineTransform.scale(x: scale, y: scale)
      .concatenating(.rotation(tracks.maskRotation.value(at: time)))
    return (frame, transform)
  }

  /// Under Reduce Motion nothing moves: the text fades in, and the splash fades away.
  ///
  /// The logo keeps the size it has on the launch screen, so that it does not jump.
  private func crossFade(at time: Double, main: WindowPresentation) -> PresentationState {
    var foreground = WindowPresentation(.foregroundSplash)
    foreground.alpha = 1 - max(0, time - splash.hold) / MotionPreference.crossFadeDuration
    if let text = splash.text {
      var presentation = ViewPresentation()
      presentation.alpha = tracks.appearTextAlpha.value(at: time)
      foreground.views[text] = presentation
    }
    return PresentationState(windows: [main, foreground])
  }
}

extension Splash {
  /// The name of the logo's image, or nil if the logo is no image view with an image.
  fileprivate var logoImage: String? {
    guard case .imageView(let imageView) = foreground.view(logo)?.content else { return nil }
    return imageView.image
  }
}
