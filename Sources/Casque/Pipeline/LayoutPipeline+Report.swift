internal import CasqueCairo
public import CasqueDevices
internal import CasqueGeometry
internal import CasqueImaging
internal import CasqueLayout
internal import CasqueModel
public import CasqueReport
internal import CasqueScene

/// What a report shows of a document on a cell.
public struct ReportRequest: Sendable {
  /// How much is drawn.
  public enum Extent: Sendable, Hashable {
    /// A thumbnail.
    case small
    /// Also the picture and what a blueprint adds to it.
    case whole
  }

  /// The document.
  public var document: Document
  /// The cell.
  public var cell: Cell
  /// The views whose places are told.
  public var views: [String]
  /// How much is drawn.
  public var extent: Extent

  /// Creates a request.
  public init(_ document: Document, in cell: Cell, views: [String], extent: Extent) {
    self.document = document
    self.cell = cell
    self.views = views
    self.extent = extent
  }
}

extension LayoutPipeline {
  /// The pictures of requests for a report, in their order.
  ///
  /// Cells on which a document looks the same are drawn once. What cannot be drawn has no picture.
  ///
  /// - Parameters:
  ///   - requests: what to show.
  ///   - thumbnailEdge: the longest edge of a thumbnail, in pixels.
  ///   - progress: called by any worker after each request.
  public func reportPictures(
    _ requests: [ReportRequest], thumbnailEdge: Double, progress: @Sendable () -> Void = {}
  ) -> [ReportPictures] {
    var drawings: [ReportRequest] = []
    var sharing: [Int] = []
    var known: [DrawingKey: Int] = [:]
    for request in requests {
      let key = DrawingKey(request)
      if let index = known[key] {
        drawings[index].views += request.views
        if request.extent == .whole { drawings[index].extent = .whole }
        sharing.append(index)
        progress()
      } else {
        known[key] = drawings.count
        sharing.append(drawings.count)
        drawings.append(request)
      }
    }
    let all = drawings
    let pictures = map(count: all.count) { index, engine in
      defer { progress() }
      return engine.reportPictures(all[index], thumbnailEdge: thumbnailEdge)
    }
    return sharing.map { pictures[$0] }
  }
}

/// What a picture of a request depends on.
private struct DrawingKey: Hashable {
  var path: String
  var layout: String
  var environment: LayoutEnvironment

  init(_ request: ReportRequest) {
    path = request.document.path
    layout = request.document.layout.name
    environment = request.cell.environment
  }
}

extension Engine {
  fileprivate mutating func reportPictures(
    _ request: ReportRequest, thumbnailEdge: Double
  ) -> ReportPictures {
    var picture = PictureRequest(request.document, in: request.cell)
    let stack = stack(for: picture)
    var list = displayList(of: stack, for: picture, at: nil, tilt: .zero)
    let renderer = renderer(picture)
    var result = ReportPictures()
    // A sheet or popover lies elsewhere on the screen than in its own window.
    if list.size == stack.main.environment.size {
      for id in request.views {
        if let view = stack.main.view(id) { result.boxes[id] = view.absoluteFrame }
      }
    }
    if request.extent == .whole {
      picture.overlays = SnapshotRecipe.blueprint
      let whole = displayList(of: stack, for: picture, at: nil, tilt: .zero)
      // Overlays come last; where a screen is put around them, they are drawn with the picture.
      let isAbove = whole.commands.starts(with: list.commands)
      let blueprint = DisplayList(
        size: whole.size, scale: whole.scale,
        commands: isAbove ? Array(whole.commands[list.commands.count...]) : whole.commands)
      result.picture = Engine.vectors(list, renderer)
      result.blueprint = Engine.vectors(blueprint, renderer)
    }
    list.scale = min(1, thumbnailEdge / max(list.size.width, list.size.height))
    if let bitmap = try? renderer.bitmap(list), let bytes = try? WebPWriter.encode(bitmap) {
      result.thumbnail = ReportPicture(bytes, .webp, size: list.size)
    }
    return result
  }

  private static func vectors(_ list: DisplayList, _ renderer: Renderer) -> ReportPicture? {
    guard let bytes = try? renderer.svg(list) else { return nil }
    return ReportPicture(bytes, .svg, size: list.size)
  }
}
