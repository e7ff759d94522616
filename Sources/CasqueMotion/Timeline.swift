internal import CasqueGeometry
public import CasqueModel

/// What a layout shows at any moment and tilt: a pure function of both.
///
/// A timeline never solves; it says how views differ from their solved frames, and which constants
/// of constraints differ.
public struct Timeline: Sendable, Hashable {
  /// How long the last thing that a user does is watched, in seconds: every spring has settled.
  private static let watchDuration = 1.0

  /// The layout that moves.
  private let root: View
  private let motion: LayoutMotion?
  private let geometry: MotionGeometry
  private let input: MotionInput
  private let preference: MotionPreference
  private let tracks: [PropertyTrack]
  private let player: InteractionPlayer

  /// Creates the timeline of a layout.
  ///
  /// - Parameters:
  ///   - root: the layout's root view with its variations applied.
  ///   - motion: what moves beyond the views' own motion effects, its colours resolved.
  ///   - geometry: the solved frames of every window.
  ///   - traits: Reduce Motion stills what moves, see ``Animation/ReducedForm``.
  ///   - input: what a user does.
  public init(
    root: View, motion: LayoutMotion?, geometry: MotionGeometry, traits: TraitCollection,
    input: MotionInput = .none
  ) {
    self.root = root
    self.motion = motion
    self.geometry = geometry
    let input = input.inPoints(on: geometry.size)
    self.input = input
    preference = MotionPreference(traits)
    let motion = motion ?? LayoutMotion()
    tracks = AnimationLowering(root: root, geometry: geometry, traits: traits)
      .tracks(of: motion, clicks: input.clicks ?? motion.clicks)
    player = InteractionPlayer(
      motion.interactions, root: root, geometry: geometry, input: input)
  }

  /// When nothing moves any more, in seconds from the start; 0 if nothing moves by itself.
  ///
  /// Of what repeats for ever one run counts.
  public var duration: Double {
    let own = tracks.map(\.end).max() ?? 0
    let splash = splash?.end ?? 0
    let touched = player.isEmpty || input.touches.isEmpty ? 0 : input.end + Timeline.watchDuration
    return max(own, splash, touched, input.gyroscope?.samples.last?.time ?? 0)
  }

  /// What is on the screen at a moment.
  ///
  /// - Parameters:
  ///   - time: seconds from the start; before 0 is as 0.
  ///   - tilt: how the device is turned; without effect where Reduce Motion is on.
  public func state(at time: Double, tilt: Tilt = .zero) -> PresentationState {
    let main = window(at: time, tilt: tilt)
    if let splash { return splash.state(at: time, main: main) }
    guard let fade = crossFade(at: time) else { return PresentationState(windows: [main]) }
    // What was there before the change lies under what is there after it.
    var after = main
    after.alpha = (time - fade) / MotionPreference.crossFadeDuration
    return PresentationState(windows: [window(at: fade.nextDown, tilt: tilt), after])
  }

  /// The moments at which something has come to rest and nothing moves, in seconds, in order.
  ///
  /// Of what repeats for ever the end of one run counts as such, and it does not keep others from
  /// resting. O(animations²).
  package var settledTimes: [Double] {
    let spans = tracks.flatMap(\.spans)
    return Set(spans.map(\.upperBound)).sorted().filter { time in
      !spans.contains { $0.lowerBound < time && time < $0.upperBound }
    }
  }

  /// What each interface is at, at a moment.
  public func interactionStates(at time: Double) -> [InteractionState] {
    player.states(at: max(0, time))
  }

  private var splash: SplashTimeline? {
    motion?.splash.map {
      SplashTimeline($0, geometry: geometry, reducesMotion: preference == .reduced)
    }
  }

  /// When the fade began that a moment lies in, or nil.
  private func crossFade(at time: Double) -> Double? {
    guard preference == .reduced else { return nil }
    return tracks.flatMap(\.crossFades)
      .filter { $0 > 0 && $0 <= time && time < $0 + MotionPreference.crossFadeDuration }.max()
  }

  private func window(at time: Double, tilt: Tilt) -> WindowPresentation {
    var main = WindowPresentation(.main)
    let moment = max(0, time)
    if preference == .full {
      addMotionEffects(at: tilt, to: &main)
      if let parallax = motion?.parallax {
        addParallax(parallax, at: moment, tilt: tilt, to: &main)
      }
    }
    for track in tracks { track.present(at: moment, for: preference, in: &main) }
    player.present(at: moment, in: &main)
    return main
  }

  private func addMotionEffects(at tilt: Tilt, to window: inout WindowPresentation) {
    root.forEachView { view, _ in
      guard let effect = view.appearance.motionEffect else { return }
      let offset = effect.offset(at: tilt)
      if offset != .zero { window.views[view.id, default: ViewPresentation()].offset = offset }
    }
  }

  private func addParallax(
    _ parallax: Parallax, at time: Double, tilt: Tilt, to window: inout WindowPresentation
  ) {
    guard let scene = geometry.scene(of: parallax) else { return }
    let start = Point(x: tilt.x * parallax.travel, y: tilt.y * parallax.travel)
    let placement: ParallaxPlacement?
    switch parallax.fidelity {
    case .better:
      let turned = input.gyroscope?.offset(at: time, from: start, input: .better) ?? start
      placement = scene.placement(at: panned(turned, at: time, in: parallax))
    case .faithful:
      var model = ParallaxStepModel(scene)
      model.setContentOffset(start)
      for offset in input.gyroscope?.offsets(until: time, from: start, input: .faithful) ?? [] {
        model.setContentOffset(offset)
      }
      pan(&model, until: time, in: parallax)
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

extension Timeline {
  /// The content offset after the drags of one finger over the container.
  private func panned(_ offset: Point, at time: Double, in parallax: Parallax) -> Point {
    steps(until: time, over: parallax).reduce(offset) {
      PanInput(yAxis: parallax.yAxis).offset(after: $0, translation: $1)
    }
  }

  private func pan(
    _ model: inout ParallaxStepModel, until time: Double, in parallax: Parallax
  ) {
    for step in steps(until: time, over: parallax) {
      model.setContentOffset(
        PanInput().offset(after: model.placement.contentOffset, translation: step))
    }
  }

  /// The ways between the events of a finger that came down on the container, in points.
  private func steps(until time: Double, over parallax: Parallax) -> [Point] {
    guard let area = geometry.frame(of: parallax.container) else { return [] }
    var (last, touch): (Point?, Int?) = (nil, nil)
    var steps: [Point] = []
    for event in input.touches where event.time <= time {
      if event.phase == .began, touch == nil, area.contains(event.location) {
        (last, touch) = (event.location, event.touch)
      } else if let place = last, touch == event.touch {
        steps.append(event.location - place)
        last = event.location
        if event.phase != .moved { (last, touch) = (nil, nil) }
      }
    }
    return steps
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
