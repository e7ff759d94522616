public import CasqueCairo
internal import CasqueDevices
public import CasqueImaging
internal import CasqueLayout
internal import CasqueScene

/// The formats of pictures that Casque writes.
public enum PictureFormat: String, Sendable, Hashable, CaseIterable {
  /// Pixels at the device's scale.
  case png
  /// Pixels at the device's scale, without loss and smaller.
  case webp
  /// Vectors with real text, a page a picture.
  case pdf
  /// Vectors with text as outlines.
  case svg
}

extension LayoutPipeline {
  /// The pixels of a picture, at the device's scale.
  ///
  /// Throws if the picture is too large.
  public func bitmap(_ request: PictureRequest) throws(DrawingError) -> Bitmap {
    try draw(request) { engine, request throws(DrawingError) in
      let list = engine.displayList(for: request)
      return try engine.renderer(request).bitmap(list)
    }
  }

  /// The encoded pictures of requests, drawn in parallel, in the order of the requests.
  ///
  /// - Parameters:
  ///   - requests: what to draw.
  ///   - format: how each is encoded.
  ///   - progress: called by any worker after each picture.
  public func pictures(
    _ requests: [PictureRequest], as format: PictureFormat, progress: @Sendable () -> Void = {}
  ) -> [Result<[UInt8], DrawingError>] {
    map(count: requests.count) { index, engine in
      defer { progress() }
      let request = requests[index]
      return Result { () throws(DrawingError) in
        let list = engine.displayList(for: request)
        let renderer = engine.renderer(request)
        switch format {
        case .png:
          return try renderer.png(list, text: Fingerprint.text(of: request, engine.text))
        case .webp:
          return try webP(
            try renderer.bitmap(list), text: Fingerprint.text(of: request, engine.text))
        case .pdf:
          return try renderer.pdf(
            [list], title: request.document.layout.name, bookmarks: [request.bookmark],
            subject: Fingerprint.summary(of: engine.text))
        case .svg: return try renderer.svg(list)
        }
      }
    }
  }

  /// One PDF with a page for each request.
  ///
  /// Throws if a picture is too large.
  public func pdf(_ requests: [PictureRequest]) throws(DrawingError) -> [UInt8] {
    let lists = map(count: requests.count) { $1.displayList(for: requests[$0]) }
    return try pdf(lists, named: requests.map(\.bookmark), like: requests[0])
  }

  /// One PDF of one page whose windows, or layers of a parallax container, a viewer can switch.
  ///
  /// Throws if a picture is too large.
  public func layeredPDF(_ request: PictureRequest) throws(DrawingError) -> [UInt8] {
    let picture = movingPicture(request)
    return try layeredPDF(
      of: picture, at: Moment(request.time ?? picture.duration, tilt: request.tilt))
  }

  private func pdf(
    _ lists: [DisplayList], named names: [String], like request: PictureRequest
  ) throws(DrawingError) -> [UInt8] {
    try draw(request) { engine, request throws(DrawingError) in
      try engine.renderer(request).pdf(
        lists, title: request.document.layout.name, bookmarks: names,
        subject: Fingerprint.summary(of: engine.text))
    }
  }

  /// A picture as WebP, which holds fewer pixels along an axis than a drawing may have.
  package func webP(
    _ bitmap: Bitmap, text: [PNGText] = []
  ) throws(DrawingError) -> [UInt8] {
    do {
      return try WebPWriter.encode(bitmap, text: text)
    } catch {
      throw .graphics("\(error)")
    }
  }

  /// Draws with a free engine; a generic lock would lose the error's type.
  private func draw<Output: Sendable>(
    _ request: PictureRequest,
    _ body: (inout Engine, PictureRequest) throws(DrawingError) -> Output
  ) throws(DrawingError) -> Output {
    try withEngine { engine in
      Result { () throws(DrawingError) in try body(&engine, request) }
    }.get()
  }
}

extension Engine {
  /// A renderer for the images of a request's document.
  mutating func renderer(_ request: PictureRequest) -> Renderer {
    renderer(for: request.document.resources)
  }
}
