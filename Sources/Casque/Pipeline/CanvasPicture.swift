package import CasqueDevices
package import CasqueDiagnostics
import CasqueGeometry
import CasqueInterfaceBuilder
import CasqueLayout
import CasqueModel
import CasqueScene

/// A scene of a storyboard or a view of a xib as Interface Builder's canvas shows it.
package struct CanvasPicture: Sendable {
  /// The scene's own root, and after it the cells and bands that lie in it, in their order.
  let roots: [CanvasRoot]
  /// The bars over it.
  let bars: CanvasRoot?
  /// What the scene is called.
  package let title: String
  /// The name of a file that holds the picture.
  package let slug: String

  /// Whether a navigation bar is among its bars.
  var hasNavigationBar: Bool {
    var isThere = false
    bars?.layout.root.forEachView { view, _ in
      if case .navigationBar = view.content { isThere = true }
    }
    return isThere
  }

  /// The size of the scene, for captions.
  package var detail: String {
    let size = roots[0].environment.size
    return "\(PointText.text(size.width)) × \(PointText.text(size.height))"
  }
}

extension CanvasDocument {
  /// Reads a document to draw it: with the images beside it, its views as a person calls them.
  package static func readForPictures(_ path: String) -> Diagnosed<CanvasDocument?> {
    read(path, naming: .names, pictured: true)
  }

  /// The pictures of the canvas: one a scene, with its cells in their places.
  ///
  /// - Parameter cell: what stands in the request for a device; nothing of it is drawn.
  package func pictures(like cell: Cell) -> [PictureRequest] {
    let scenes = canvas.roots.indices.filter { canvas.roots[$0].title != nil }
    let file = path.split(separator: "/").last?.split(separator: ".").first.map(String.init)
    var taken: Set<String> = []
    return scenes.enumerated().map { number, first in
      let end = number + 1 < scenes.count ? scenes[number + 1] : canvas.roots.count
      let roots = Array(canvas.roots[first..<end])
      let name = roots[0].title ?? roots[0].layout.name
      let plain = "\(file ?? "canvas").\(name)".map { character in
        character.isASCII
          && (character.isLetter || character.isNumber || "._-".contains(character))
          ? character : "-"
      }
      var slug = String(plain)
      if !taken.insert(slug).inserted { slug += "-\(number + 1)" }
      taken.insert(slug)
      var layout = roots[0].layout
      layout.name = slug
      var request = PictureRequest(
        Document(path: path, layout: layout, resources: resources), in: cell,
        surroundings: .none)
      request.canvas = CanvasPicture(
        roots: roots, bars: bars[roots[0].layout.name], title: name, slug: slug)
      return request
    }
  }
}

extension Engine {
  /// The canvas of a scene: its root, and over it what is laid out by itself, where it was saved.
  mutating func displayList(
    of canvas: CanvasPicture, for request: PictureRequest
  ) -> DisplayList {
    var list = emptyPicture(of: canvas.roots[0])
    var places: [String: Point] = [:]
    for (index, root) in canvas.roots.enumerated() {
      var origin = Point.zero
      if index > 0 {
        // The views of a bar's items are in no view of the scene.
        guard let place = root.place, let outer = places[place.view] else { continue }
        origin = Point(x: outer.x + place.origin.x, y: outer.y + place.origin.y)
      }
      var environment = root.environment
      // A status bar without a bar under it is black or white by the scene's own ground.
      let isUnderStatus = index == 0 && !canvas.hasNavigationBar
      if isUnderStatus {
        environment.statusBarHeight = canvas.bars?.environment.statusBarHeight ?? 0
      }
      let result = resolve(
        root.layout, in: environment, cellName: canvas.title,
        resources: request.document.resources)
      for view in result.views {
        let frame = view.absoluteFrame
        places[view.id] = Point(x: origin.x + frame.minX, y: origin.y + frame.minY)
      }
      // What lies in another view has that one's ground.
      draw(
        result, of: root, request, isUnderStatus ? .screen : .none, isClear: root.place != nil,
        in: &list, at: origin)
    }
    if let bars = canvas.bars {
      let result = resolve(
        bars.layout, in: bars.environment, cellName: canvas.title,
        resources: request.document.resources)
      draw(
        result, of: bars, request, canvas.hasNavigationBar ? .screen : .none, isClear: true,
        in: &list, at: .zero)
    }
    return list
  }

  private mutating func draw(
    _ result: LayoutResult, of root: CanvasRoot, _ request: PictureRequest,
    _ surroundings: SceneOptions.Surroundings, isClear: Bool, in list: inout DisplayList,
    at origin: Point
  ) {
    let resources = request.document.resources
    let scene = scene(
      of: stack(root.layout, of: [(.main, result)]), at: nil, tilt: .zero, resources: resources)
    var part = scene.displayList(
      SceneOptions(
        surroundings: surroundings, overlays: request.overlays, rendition: request.rendition),
      text: text, resources: resources)
    if isClear, case .fill = part.commands.first { part.commands.removeFirst() }
    list.draw(part, at: origin)
  }

  private func emptyPicture(of root: CanvasRoot) -> DisplayList {
    DisplayList(
      size: Size(
        width: max(1, root.environment.size.width), height: max(1, root.environment.size.height)),
      scale: root.environment.traits.displayScale)
  }
}
