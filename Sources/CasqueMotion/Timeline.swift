internal import CasqueGeometry
public import CasqueModel

/// What a layout shows at any moment and tilt: a pure function of both.
///
/// A timeline never solves; it says how views differ from their solved frames.
public struct Timeline: Sendable, Hashable {
  /// The layout that moves.
  private let root: View
  private let motion: LayoutMotion?
  private let geometry: MotionGeometry
  private let reducesMotion: Bool

  /// Creates the timeline of a layout.
  ///
  /// - Parameters:
  ///   - root: the layout's root view with its variations applied.
  ///   - motion: what moves beyond the views' own motion effects.
  ///   - geometry: the solved frames of every window.
  ///   - traits: Reduce Motion stills everything but a splash's cross-fade.
  public init(
    root: View, motion: LayoutMotion?, geometry: MotionGeometry, traits: TraitCollection
  ) {
    self.root = root
    self.motion = motion
    self.geometry = geometry
    reducesMotion = traits.isReduceMotionEnabled
  }

  /// When nothing moves any more, in seconds from the start; 0 if nothing moves by itself.
  public var duration: Double {
    guard case .splash(let splash) = motion else { return 0 }
    return SplashTimeline(splash, geometry: geometry, reducesMotion: reducesMotion).duration
  }

  /// What is on the screen at a moment.
  ///
  /// - Parameters:
  ///   - time: seconds from the start; before 0 is as 0.
  ///   - tilt: how the device is turned; without effect where Reduce Motion is on.
  public func state(at time: Double, tilt: Tilt = .zero) -> PresentationState {
    var main = WindowPresentation(.main)
    if !reducesMotion {
      addMotionEffects(at: tilt, to: &main)
      if case .parallax(let parallax) = motion {
        addParallax(parallax, at: tilt, to: &main)
      }
    }
    if case .splash(let splash) = motion {
      return SplashTimeline(splash, geometry: geometry, reducesMotion: reducesMotion)
        .state(at: time, main: main)
    }
    return PresentationState(windows: [main])
  }

  private func addMotionEffects(at tilt: Tilt, to window: inout WindowPresentation) {
    root.forEachView { view, _ in
      guard let effect = view.appearance.motionEffect else { return }
      let offset = effect.offset(at: tilt)
      if offset != .zero { window.views[view.id, default: ViewPresentation()].offset = offset }
    }
  }

  private func addParallax(
    _ parallax: Parallax, at tilt: Tilt, to window: inout WindowPresentation
  ) {
    guard let scene = geometry.scene(of: parallax) else { return }
    let offset = Point(x: tilt.x * parallax.travel, y: tilt.y * parallax.travel)
    let placement: ParallaxPlacement?
    switch parallax.fidelity {
    case .better: placement = scene.placement(at: offset)
    case .faithful:
      var model = ParallaxStepModel(scene)
      model.setContentOffset(offset)
      placement = model.placement
    }
    guard let placement else { return }
    func move(_ id: String, from base: Point, to center: Point) {
      let step = center - base
      guard step.x.isFinite, step.y.isFinite, step != .zero else { return }
      window.views[id, default: ViewPresentation()].offset =
        (window.views[id]?.offset ?? .zero) + step
    }
    if let id = parallax.background {
      move(id, from: scene.backgroundCenter, to: placement.background)
    }
    for (index, id) in parallax.layers.enumerated() {
      move(id, from: scene.layers[index], to: placement.layers[index])
    }
    if let id = parallax.frontView, let base = scene.frontView, let center = placement.frontView {
      move(id, from: base, to: center)
    }
  }
}

extension MotionGeometry {
  /// The scene of a parallax container at rest, in the container's coordinates; nil if one of its
  /// views is not there.
  public func scene(of parallax: Parallax) -> ParallaxScene? {
    guard let container = frame(of: parallax.container) else { return nil }
    func center(_ id: String) -> Point? { frame(of: id).map { $0.center - container.origin } }
    let layers = parallax.layers.compactMap(center)
    guard layers.count == parallax.layers.count else { return nil }
    let background = parallax.background.flatMap { frame(of: $0) }
    return ParallaxScene(
      bounds: container.size, backgroundSize: background?.size,
      backgroundCenter: background.map { $0.center - container.origin }
        ?? Point(x: container.width / 2, y: container.height / 2),
      layers: layers, frontView: parallax.frontView.flatMap(center),
      distanceFactor: parallax.distanceFactor, frontFactor: parallax.frontFactor,
      depths: parallax.depths, yAxis: parallax.yAxis)
  }
}
