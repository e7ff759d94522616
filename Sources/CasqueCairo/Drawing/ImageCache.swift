import CPangoCairo
import CasqueImaging
import CasqueModel

/// The decoded images of a renderer, by name; owned by one thread.
///
/// The same name always means the same image, as ``Resources`` promises.
final class ImageCache {
  /// An image as cairo draws it.
  final class Entry {
    let surface: ImageSurface
    /// The outlines to draw in place of the pixels, if the image has them.
    let vector: VectorImage?

    init(_ surface: consuming ImageSurface, vector: VectorImage?) {
      self.surface = surface
      self.vector = vector
    }
  }

  private let resources: any Resources
  private var entries: [String: Entry?] = [:]
  private var pixels = 0

  /// The most pixels that are kept; with more, everything is decoded anew.
  private static let limit = 64 << 20

  init(_ resources: any Resources) { self.resources = resources }

  /// The image of a name, or nil if there is none that can be decoded.
  func image(named name: String) throws(DrawingError) -> Entry? {
    if let known = entries[name] { return known }
    guard let data = resources.imageData(named: name), let bitmap = ImageCache.decode(data) else {
      entries[name] = .some(nil)
      return nil
    }
    let surface = try ImageSurface(width: bitmap.width, height: bitmap.height, format: .color)
    try surface.load(bitmap)
    let entry = Entry(surface, vector: VectorImage(data))
    if pixels + bitmap.width * bitmap.height > ImageCache.limit {
      entries.removeAll()
      pixels = 0
    }
    pixels += bitmap.width * bitmap.height
    entries[name] = entry
    return entry
  }

  private static func decode(_ data: [UInt8]) -> Bitmap? {
    do {
      return try ImageReader.decode(data)
    } catch {
      return nil
    }
  }
}
