internal import CasqueGeometry
internal import CasqueImaging
internal import CasqueModel
internal import CasqueMotion
internal import CasqueScene

extension LayoutPipeline {
  /// One self-contained HTML page: layers follow mouse, touch and tilt, frames are scrubbed.
  ///
  /// A parallax moves as its layout says, in the step model or in the absolute one.
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
    page.step = movement.step
    page.container = movement.container
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
