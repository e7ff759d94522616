internal import CasqueGeometry
internal import CasqueModel
internal import CasqueMotion

/// How the layers of a layout move with the tilt.
struct LayerMovement {
  /// The views that move, back to front.
  let ids: [String]
  /// The content offset at tilt 1, in points.
  let travel: Double
  /// How far the offset may go, in points; nil without a bound.
  let bound: Point?
  /// What the step model needs of the background; nil in the absolute model.
  let step: InteractivePage.Step?
  /// The parallax container, if it clips.
  let container: InteractivePage.Container?
  /// How far layers reach beyond the screen, in points.
  let bleed: Double
  private let depths: [String: Point]
  private let effects: [String: [Point]]

  init(_ stack: WindowStack) {
    var (effects, effectIDs): ([String: [Point]], [String]) = ([:], [])
    for view in stack.main.views {
      guard let effect = view.view.appearance.motionEffect else { continue }
      effectIDs.append(view.id)
      effects[view.id] = [-1.0, 0, 1].map { effect.offset(at: Tilt(x: $0, y: $0)) }
    }
    self.effects = effects
    let parallaxIDs = stack.parallaxLayers
    ids = parallaxIDs + effectIDs.filter { !parallaxIDs.contains($0) }
    let parallax = LayerMovement.parallax(of: stack)
    (travel, bound, depths, step) = (
      parallax.travel, parallax.bound, parallax.depths, parallax.step
    )
    container = stack.parallax.flatMap { stack.main.view($0.container) }.flatMap { view in
      guard view.view.appearance.clipsToBounds else { return nil }
      return InteractivePage.Container(
        frame: view.absoluteFrame, radius: max(0, view.view.appearance.cornerRadius),
        layers: parallaxIDs)
    }
    let screen = stack.main.environment.size
    bleed = ids.compactMap { stack.main.view($0)?.absoluteFrame }.reduce(0) { bleed, frame in
      max(bleed, -frame.minX, -frame.minY, frame.maxX - screen.width, frame.maxY - screen.height)
    }.rounded(.up)
  }

  /// The movement of a layer for a point of the offset.
  func depth(of id: String) -> Point { depths[id] ?? .zero }

  /// The movement of a view by its motion effect at tilt −1, 0 and 1.
  func effect(of id: String) -> [Point] { effects[id] ?? [.zero, .zero, .zero] }

  /// How a parallax moves.
  private struct Movement {
    var travel = 0.0
    var bound: Point?
    var depths: [String: Point] = [:]
    var step: InteractivePage.Step?
  }

  private static func parallax(of stack: WindowStack) -> Movement {
    guard let parallax = stack.parallax, let scene = stack.parallaxScene,
      !stack.main.environment.traits.isReduceMotionEnabled
    else { return Movement() }
    return parallax.fidelity == .faithful ? steps(parallax, scene) : absolute(parallax, scene)
  }

  /// **Source** MotionFacts §1.2: a layer's divider divides x, and −y.
  private static func steps(_ parallax: Parallax, _ scene: ParallaxScene) -> Movement {
    // A factor of 0 has no movement that could be shown (P5, P6).
    func depth(_ divider: Double) -> Point {
      divider == 0 ? .zero : Point(x: 1 / divider, y: -1 / divider)
    }
    var movement = Movement(travel: parallax.travel)
    for (index, id) in parallax.layers.enumerated() {
      movement.depths[id] = depth(scene.divider(ofLayer: index))
    }
    if let id = parallax.frontView { movement.depths[id] = depth(-scene.frontFactor) }
    let background = depth(scene.backgroundDivider)
    if let id = parallax.background { movement.depths[id] = background }
    movement.step = InteractivePage.Step(
      bounds: scene.bounds, size: scene.backgroundSize ?? .zero, center: scene.backgroundCenter,
      depth: background)
    return movement
  }

  private static func absolute(_ parallax: Parallax, _ scene: ParallaxScene) -> Movement {
    // The model is linear up to its bound: a tenth of a point tells every depth.
    let step = 0.1
    var open = scene
    open.backgroundSize = nil
    guard let moved = open.placement(at: Point(x: step, y: step)) else { return Movement() }
    func depth(_ from: Point, _ to: Point) -> Point {
      Point(x: (to.x - from.x) / step, y: (to.y - from.y) / step)
    }
    var movement = Movement(travel: parallax.travel)
    for (id, pair) in zip(parallax.layers, zip(scene.layers, moved.layers)) {
      movement.depths[id] = depth(pair.0, pair.1)
    }
    if let id = parallax.frontView, let from = scene.frontView, let to = moved.frontView {
      movement.depths[id] = depth(from, to)
    }
    guard let id = parallax.background, scene.backgroundSize != nil else { return movement }
    let background = depth(scene.backgroundCenter, moved.background)
    movement.depths[id] = background
    movement.bound = Point(
      x: background.x == 0 ? parallax.travel.magnitude : scene.slack.x / background.x.magnitude,
      y: background.y == 0 ? parallax.travel.magnitude : scene.slack.y / background.y.magnitude)
    return movement
  }
}
