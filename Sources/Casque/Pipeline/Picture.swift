public import CasqueDevices
internal import CasqueModel
public import CasqueMotion
public import CasqueScene

/// What a picture of a document shows.
public struct PictureRequest: Sendable {
  /// The document.
  public var document: Document
  /// The device as it is held and set up.
  public var cell: Cell
  /// The moment, in seconds from the start; nil for when nothing moves any more.
  public var time: Double?
  /// How the device is turned.
  public var tilt: Tilt
  /// What a user does.
  public var input: MotionInput
  /// What the system or the device adds.
  public var surroundings: SceneOptions.Surroundings
  /// What is drawn over the picture.
  public var overlays: [Overlay]
  /// How the views are shown.
  public var rendition: SceneOptions.Rendition
  /// The part of Interface Builder's canvas that is shown in place of the document on its cell.
  package var canvas: CanvasPicture?

  /// Creates a request for a screenshot at rest.
  public init(
    _ document: Document, in cell: Cell, at time: Double? = nil, tilt: Tilt = .zero,
    input: MotionInput = .none, surroundings: SceneOptions.Surroundings = .screen,
    overlays: [Overlay] = [], rendition: SceneOptions.Rendition = .views
  ) {
    self.document = document
    self.cell = cell
    self.time = time
    self.tilt = tilt
    self.input = input
    self.surroundings = surroundings
    self.overlays = overlays
    self.rendition = rendition
  }

  /// The name of a file that holds the picture: layout, cell, and what differs from rest.
  ///
  /// Different requests of one document have different names.
  public var slug: String {
    if let canvas { return canvas.slug }
    var parts = [document.layout.name, cell.slug]
    if let time { parts.append("t\(time)") }
    if tilt != .zero { parts.append("tilt\(tilt.x)x\(tilt.y)") }
    return parts.joined(separator: "_")
  }

  /// What the outline of a document calls the picture: its cell, and what differs from rest.
  var bookmark: String {
    if let canvas { return "\(canvas.title), \(canvas.detail)" }
    return detail.isEmpty ? "\(cell)" : "\(cell), \(detail)"
  }

  /// What the picture shows, for captions.
  public var detail: String {
    var parts: [String] = []
    if let time { parts.append("t = \(time) s") }
    if tilt != .zero { parts.append("tilt \(tilt.x), \(tilt.y)") }
    return parts.joined(separator: ", ")
  }
}

extension Engine {
  /// The picture of a request as a display list.
  package mutating func displayList(for request: PictureRequest) -> DisplayList {
    if let canvas = request.canvas { return displayList(of: canvas, for: request) }
    return displayList(of: stack(for: request), for: request, at: request.time, tilt: request.tilt)
  }

  /// The solved windows of a request.
  package mutating func stack(for request: PictureRequest) -> WindowStack {
    stack(
      request.document.layout, in: request.cell.environment, cellName: request.cell.description,
      resources: request.document.resources, input: request.input)
  }

  /// A moment of solved windows as a display list.
  package mutating func displayList(
    of stack: WindowStack, for request: PictureRequest, at time: Double?, tilt: Tilt
  ) -> DisplayList {
    let resources = request.document.resources
    var scene = scene(of: stack, at: time, tilt: tilt, resources: resources)
    let layout = request.document.layout
    scene.presenter = PresentingScreen(
      of: layout, at: stack.main.placement, on: request.cell.environment)
    scene.presenting = layout.presenting.map { screen(of: $0, for: request) }
    return scene.displayList(
      SceneOptions(
        surroundings: request.surroundings, overlays: request.overlays,
        rendition: request.rendition), text: text, resources: resources)
  }

  /// What a screen shows that a layout is presented over, when nothing moves any more.
  private mutating func screen(of layout: Layout, for request: PictureRequest) -> Scene {
    let (cell, resources) = (request.cell, request.document.resources)
    let stack = stack(
      layout, in: cell.environment, cellName: cell.description, resources: resources)
    var scene = scene(of: stack, at: nil, tilt: .zero, resources: resources)
    scene.presenter = PresentingScreen(
      of: layout, at: stack.main.placement, on: cell.environment)
    scene.presenting = layout.presenting.map { screen(of: $0, for: request) }
    return scene
  }

  /// The windows, or the layers of the parallax container, at a moment.
  package mutating func layers(
    of stack: WindowStack, for request: PictureRequest, at time: Double?, tilt: Tilt
  ) -> [SceneLayer] {
    let resources = request.document.resources
    let scene = scene(of: stack, at: time, tilt: tilt, resources: resources)
    let layers = stack.parallaxLayers
    return layers.isEmpty
      ? scene.windowLayers(text: text, resources: resources)
      : scene.viewLayers(of: layers, text: text, resources: resources)
  }
}
