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
  let masks = TextMasks()
  private let memory = PixelMemory()

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
    try surface(list).bitmap(scale: list.scale)
  }

  /// The picture of ``bitmap(_:)`` as a PNG file, as ``PNGWriter`` writes it.
  public func png(
    _ list: DisplayList, text: [PNGText] = []
  ) throws(DrawingError) -> [UInt8] {
    try surface(list).png(scale: list.scale, text: text)
  }

  /// The pixels of a list, good until the next ones are asked for.
  private func surface(_ list: DisplayList) throws(DrawingError) -> ImageSurface {
    let extents = try DrawingLimits.pixels(of: list.size, scale: list.scale)
    let groups = try GroupTable(list)
    let surface = try ImageSurface(width: extents.width, height: extents.height, in: memory)
    let canvas = unsafe try Canvas(on: surface.surface)
    canvas.concatenate(.scale(x: list.scale, y: list.scale))
    let drawing = ListDrawing(
      list: list, groups: groups, fonts: fonts, images: images,
      textDrawing: .outlines(masks), density: 1)
    try drawing.draw(on: canvas)
    try canvas.check()
    return surface
  }
}
