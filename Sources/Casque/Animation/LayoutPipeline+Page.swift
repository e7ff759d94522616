internal import CasqueGeometry
internal import CasqueImaging
internal import CasqueModel
internal import CasqueMotion
internal import CasqueScene

extension LayoutPipeline {
  /// One self-contained HTML page: layers follow mouse, touch and tilt, frames are scrubbed.
  ///
  /// A parallax moves as in the absolute model, whatever the layout's own.
  ///
  /// - Parameters:
  ///   - picture: what is shown.
  ///   - moments: the frames of what moves by itself; a single one is left out where layers move.
  ///   - scale: pixels to a point of the images, or nil for the device's.
  ///   - progress: called after each frame.
  public func page(
    of picture: MovingPicture, at moments: [Moment], scale: Double? = nil,
    progress: @Sendable () -> Void = {}
  ) throws(AnimationError) -> String {
    var page = InteractivePage(
      title: picture.request.document.layout.name, size: picture.stack.main.environment.size,
      bleed: 0)
    try addLayers(of: picture, scale: scale, to: &page)
    if moments.count > 1 || page.layers.isEmpty {
      for moment in moments {
        let bitmap = try bitmap(of: picture, at: moment, scale: scale)
        page.frames.append(
          InteractivePage.Frame(time: moment.time, image: try webp(bitmap)))
        progress()
      }
    }
    return page.html
  }

  private func addLayers(
    of picture: MovingPicture, scale: Double?, to page: inout InteractivePage
  ) throws(AnimationError) {
    let movement = LayerMovement(picture.stack)
    guard !movement.ids.isEmpty else { return }
    page.bleed = movement.bleed
    page.travel = movement.travel
    page.bound = movement.bound
    // A container that clips would cut its layers at the edge they come in from.
    var request = picture.request
    request.document = request.document.withoutClips(around: movement.ids)
    let layers = withEngine { engine in
      let resources = request.document.resources
      let scene = engine.scene(
        of: engine.stack(for: request), at: 0, tilt: .zero, resources: resources)
      let views = scene.viewLayers(of: movement.ids, text: engine.text, resources: resources)
      return request.surroundings == .none
        ? views : views + [scene.systemLayer(text: engine.text, resources: resources)]
    }
    for layer in layers {
      let list = layer.list.widened(by: page.bleed, scale: scale)
      let drawn = withEngine { engine in
        Result { () throws(DrawingError) in try engine.renderer(request).bitmap(list) }
      }
      let bitmap: Bitmap
      do throws(DrawingError) { bitmap = try drawn.get() } catch { throw .drawing(error) }
      page.layers.append(
        InteractivePage.Layer(
          name: layer.name, image: try webp(bitmap), depth: movement.depth(of: layer.name),
          effect: movement.effect(of: layer.name)))
    }
  }

  private func webp(_ bitmap: Bitmap) throws(AnimationError) -> [UInt8] {
    do throws(ImageEncodingError) {
      return try WebPWriter.encode(bitmap)
    } catch { throw .encoding(error) }
  }
}

/// How the layers of a layout move with the tilt.
struct LayerMovement {
  /// The views that move, back to front.
  let ids: [String]
  /// The content offset at tilt 1, in points.
  let travel: Double
  /// How far the offset may go, in points; nil without a bound.
  let bound: Point?
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
    (travel, bound, depths) = LayerMovement.parallax(of: stack)
    let screen = stack.main.environment.size
    bleed = ids.compactMap { stack.main.view($0)?.absoluteFrame }.reduce(0) { bleed, frame in
      max(bleed, -frame.minX, -frame.minY, frame.maxX - screen.width, frame.maxY - screen.height)
    }.rounded(.up)
  }

  /// The movement of a layer for a point of the offset.
  func depth(of id: String) -> Point { depths[id] ?? .zero }

  /// The movement of a view by its motion effect at tilt −1, 0 and 1.
  func effect(of id: String) -> [Point] { effects[id] ?? [.zero, .zero, .zero] }

  private static func parallax(
    of stack: WindowStack
  ) -> (travel: Double, bound: Point?, depths: [String: Point]) {
    guard let parallax = stack.parallax, let scene = stack.parallaxScene,
      !stack.main.environment.traits.isReduceMotionEnabled
    else { return (0, nil, [:]) }
    // The model is linear up to its bound: a tenth of a point tells every depth.
    let step = 0.1
    var open = scene
    open.backgroundSize = nil
    guard let moved = open.placement(at: Point(x: step, y: step)) else { return (0, nil, [:]) }
    func depth(_ from: Point, _ to: Point) -> Point {
      Point(x: (to.x - from.x) / step, y: (to.y - from.y) / step)
    }
    var depths: [String: Point] = [:]
    for (id, pair) in zip(parallax.layers, zip(scene.layers, moved.layers)) {
      depths[id] = depth(pair.0, pair.1)
    }
    if let id = parallax.frontView, let from = scene.frontView, let to = moved.frontView {
      depths[id] = depth(from, to)
    }
    guard let id = parallax.background, scene.backgroundSize != nil else {
      return (parallax.travel, nil, depths)
    }
    let background = depth(scene.backgroundCenter, moved.background)
    depths[id] = background
    let held = Point(
      x: background.x == 0 ? parallax.travel.magnitude : scene.slack.x / background.x.magnitude,
      y: background.y == 0 ? parallax.travel.magnitude : scene.slack.y / background.y.magnitude)
    return (parallax.travel, held, depths)
  }
}

extension DisplayList {
  /// The same picture with room on each side.
  fileprivate func widened(by bleed: Double, scale: Double?) -> DisplayList {
    var list = DisplayList(
      size: Size(width: size.width + 2 * bleed, height: size.height + 2 * bleed),
      scale: scale ?? self.scale)
    list.group(DisplayGroup(transform: .translation(x: bleed, y: bleed))) {
      $0.commands += commands
    }
    return list
  }
}

extension Document {
  /// The document with nothing cut at the bounds of the views around some views.
  fileprivate func withoutClips(around ids: [String]) -> Document {
    func opened(_ view: View) -> View {
      var copy = view
      copy.subviews = view.subviews.map(opened)
      if ids.contains(where: { $0 != view.id && view.view($0) != nil }) {
        copy.appearance.clipsToBounds = false
      }
      return copy
    }
    var layout = layout
    layout.root = opened(layout.root)
    return Document(path: path, layout: layout, resources: resources)
  }
}
