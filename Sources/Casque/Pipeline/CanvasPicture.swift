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
  /// What the scene is called.
  package let title: String
  /// The name of a file that holds the picture.
  package let slug: String

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
      request.canvas = CanvasPicture(roots: roots, title: name, slug: slug)
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
      let resources = request.document.resources
      let result = resolve(
        root.layout, in: root.environment, cellName: canvas.title, resources: resources)
      for view in result.views {
        let frame = view.absoluteFrame
        places[view.id] = Point(x: origin.x + frame.minX, y: origin.y + frame.minY)
      }
      let scene = scene(
        of: stack(root.layout, of: [(.main, result)]), at: nil, tilt: .zero,
        resources: resources)
      var part = scene.displayList(
        SceneOptions(
          surroundings: .none, overlays: request.overlays, rendition: request.rendition),
        text: text, resources: resources)
      // What lies in another view has that one's ground.
      if root.place != nil, case .fill = part.commands.first { part.commands.removeFirst() }
      list.draw(part, at: origin)
    }
    return list
  }

  private func emptyPicture(of root: CanvasRoot) -> DisplayList {
    DisplayList(
      size: Size(
        width: max(1, root.environment.size.width), height: max(1, root.environment.size.height)),
      scale: root.environment.traits.displayScale)
  }
}
