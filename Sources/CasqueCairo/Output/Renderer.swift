import CasqueGeometry
public import CasqueImaging
public import CasqueModel
public import CasqueScene
public import CasqueText

/// Draws display lists as pixels and as documents; one worker uses it at a time.
///
/// The same list gives the same bytes, whatever was drawn before and on however many workers.
public struct Renderer {
  let fonts: TextEngine
  let images: ImageCache

  /// Creates a renderer.
  ///
  /// - Parameters:
  ///   - text: the engine that shaped the text of the lists; it owns the fonts.
  ///   - resources: where the images are; decoded ones are kept for the renderer's next lists.
  public init(text: TextEngine, resources: any Resources) {
    fonts = text
    images = ImageCache(resources)
  }

  /// The picture at its list's scale, clear where nothing is drawn.
  ///
  /// An image that cannot be decoded is a crossed rectangle.
  /// Throws if the picture is larger than 16 384 pixels a side or 100 megapixels in all, has no
  /// extent, or its groups are not balanced. O(commands + pixels drawn).
  public func bitmap(_ list: DisplayList) throws(DrawingError) -> Bitmap {
    let extents = try DrawingLimits.pixels(of: list.size, scale: list.scale)
    let groups = try GroupTable(list)
    let surface = try ImageSurface(width: extents.width, height: extents.height, format: .color)
    do {
      let canvas = unsafe try Canvas(on: surface.surface)
      canvas.concatenate(.scale(x: list.scale, y: list.scale))
      let drawing = ListDrawing(
        list: list, groups: groups, fonts: fonts, images: images, textDrawing: .outlines,
        density: 1)
      try drawing.draw(on: canvas)
      try canvas.check()
    }
    return try surface.bitmap(scale: list.scale)
  }
}
