public import CasqueCairo
internal import CasqueImaging
public import CasqueMotion
internal import CasqueScene

/// A layer of a moment as a file.
public struct LayerFile: Sendable {
  /// The window's role, the view's id, or `rest`.
  public var name: String
  /// A PDF of one page.
  public var bytes: [UInt8]
}

extension LayoutPipeline {
  /// One PDF with a page for each frame.
  public func pdf(
    of picture: MovingPicture, at moments: [Moment]
  ) throws(DrawingError) -> [UInt8] {
    let lists = lists(of: picture, at: moments)
    return try draw(for: picture) { engine, renderer throws(DrawingError) in
      try renderer.pdf(lists, title: picture.request.document.layout.name)
    }
  }

  /// The frames side by side, each with its time.
  public func filmstrip(
    of picture: MovingPicture, at moments: [Moment], as format: PictureFormat
  ) throws(DrawingError) -> [UInt8] {
    let frames = zip(lists(of: picture, at: moments), moments).map { list, moment in
      Filmstrip.Frame(list, caption: "\((moment.time * 1000).rounded() / 1000) s")
    }
    return try draw(for: picture) { engine, renderer throws(DrawingError) in
      try file(Filmstrip(frames).displayList(text: engine.text), by: renderer, as: format, picture)
    }
  }

  /// The windows, or the layers of the parallax container, pulled apart.
  public func explodedView(
    of picture: MovingPicture, at moment: Moment, as format: PictureFormat
  ) throws(DrawingError) -> [UInt8] {
    try draw(for: picture) { engine, renderer throws(DrawingError) in
      let layers = engine.layers(of: picture, at: moment, withSystem: picture.request.surroundings)
      return try file(
        ExplodedView(layers).displayList(text: engine.text), by: renderer, as: format, picture)
    }
  }

  /// One PDF of one page whose layers a viewer can switch, as optional content.
  public func layeredPDF(
    of picture: MovingPicture, at moment: Moment
  ) throws(DrawingError) -> [UInt8] {
    try draw(for: picture) { engine, renderer throws(DrawingError) in
      let layers = engine.layers(of: picture, at: moment, withSystem: picture.request.surroundings)
      return try renderer.layeredPDF(
        layers.map(\.list), names: layers.map(\.name), title: picture.request.document.layout.name,
        subject: Fingerprint.summary(of: engine.text))
    }
  }

  /// A PDF for each layer, back to front.
  public func layerFiles(
    of picture: MovingPicture, at moment: Moment
  ) throws(DrawingError) -> [LayerFile] {
    var files: [LayerFile] = []
    let layers = withEngine {
      $0.layers(of: picture, at: moment, withSystem: picture.request.surroundings)
    }
    for layer in layers {
      let bytes = try draw(for: picture) { _, renderer throws(DrawingError) in
        try renderer.pdf([layer.list], title: layer.name)
      }
      files.append(LayerFile(name: layer.name, bytes: bytes))
    }
    return files
  }

  /// The tracks as lines, as SVG.
  public func plot(
    _ table: TrackTable, of picture: MovingPicture
  ) throws(DrawingError) -> [UInt8] {
    let lines = table.tracks.map { track in
      TrackPlot.Line(
        title: "\(track.key.item) \(track.key.property)", unit: track.key.unit,
        values: track.values)
    }
    return try draw(for: picture) { engine, renderer throws(DrawingError) in
      try renderer.svg(TrackPlot(times: table.times, lines: lines).displayList(text: engine.text))
    }
  }

  /// A picture in a format.
  private func file(
    _ list: DisplayList, by renderer: Renderer, as format: PictureFormat, _ picture: MovingPicture
  ) throws(DrawingError) -> [UInt8] {
    switch format {
    case .png: try renderer.png(list)
    case .webp: try webP(try renderer.bitmap(list))
    case .pdf: try renderer.pdf([list], title: picture.request.document.layout.name)
    case .svg: try renderer.svg(list)
    }
  }

  private func draw<Output: Sendable>(
    for picture: MovingPicture,
    _ body: (inout Engine, Renderer) throws(DrawingError) -> Output
  ) throws(DrawingError) -> Output {
    try withEngine { engine in
      Result { () throws(DrawingError) in
        let renderer = engine.renderer(picture.request)
        return try body(&engine, renderer)
      }
    }.get()
  }
}

extension Engine {
  /// The layers of a moment, back to front.
  mutating func layers(of picture: MovingPicture, at moment: Moment) -> [SceneLayer] {
    layers(of: picture.stack, for: picture.request, at: moment.time, tilt: moment.tilt)
  }

  /// The layers of a moment, with the status bar's in front unless it is left out.
  fileprivate mutating func layers(
    of picture: MovingPicture, at moment: Moment, withSystem surroundings: SceneOptions.Surroundings
  ) -> [SceneLayer] {
    let layers = layers(of: picture, at: moment)
    guard surroundings != .none else { return layers }
    let resources = picture.request.document.resources
    let scene = scene(
      of: picture.stack, at: moment.time, tilt: moment.tilt, resources: resources)
    return layers + [scene.systemLayer(text: text, resources: resources)]
  }
}
