import CasqueCairo
import CasqueImaging
import CasqueLayout
import CasqueModel
import CasqueScene
import CasqueText

/// Draws windows without their text, small: what the contrast rule reads where images are.
///
/// Images are kept reduced, so that a picture costs little next to solving.
struct GroundPictures {
  /// Pixels to a point: a pixel is the mean of about as much as a letter covers.
  static let scale = 0.125

  private let resources: any Resources
  private let renderer: Renderer

  init(text: TextEngine, resources: any Resources) {
    self.resources = resources
    renderer = Renderer(text: text, resources: ReducedResources(of: resources))
  }

  /// Whether its images are those of some resources.
  func isOf(_ other: any Resources) -> Bool {
    (resources as AnyObject) === (other as AnyObject)
  }

  /// The views of a window at rest without text, or nil if they cannot be drawn.
  func picture(of result: LayoutResult, text: TextEngine) -> Bitmap? {
    var list = Scene(result).displayList(
      SceneOptions(surroundings: .none), text: text, resources: resources)
    list.scale = GroundPictures.scale
    list.commands.removeAll { command in
      if case .text = command { true } else { false }
    }
    return try? renderer.bitmap(list)
  }
}

/// The images of other resources with so few pixels as a ground needs.
private struct ReducedResources: Resources {
  /// The most pixels of a side.
  static let extent = 128

  let original: any Resources

  init(of original: any Resources) { self.original = original }

  func imageDescription(named name: String) -> ImageDescription? {
    original.imageDescription(named: name)
  }

  func imageData(named name: String) -> [UInt8]? {
    guard let data = original.imageData(named: name),
      let bitmap = try? ImageReader.decode(data)
    else { return nil }
    let factor = max(bitmap.width, bitmap.height) / ReducedResources.extent
    return PNGWriter.encode(factor > 1 ? bitmap.downscaled(by: factor) : bitmap)
  }
}
