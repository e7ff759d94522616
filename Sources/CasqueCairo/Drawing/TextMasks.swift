import CPangoCairo
import CasqueGeometry
import CasqueModel

/// The coverage of runs of glyphs that were drawn, for the next pictures that show them.
///
/// A run that lies the same to 1/256 of a pixel, which is how finely cairo places glyphs, covers the
/// same pixels: what is drawn with a mask is what is drawn without. Owned by one thread.
final class TextMasks {
  /// What the coverage of a run depends on.
  struct Key: Hashable {
    var font: FontKey
    /// The size in points, and the pixels to a point.
    var size: Double, scaleX: Double, scaleY: Double
    /// For each glyph its number and its place in 1/256 pixels.
    var glyphs: [Int32]
  }

  /// The coverage of a run, from a whole pixel near its first glyph on.
  final class Mask {
    let surface: ImageSurface
    let x: Int, y: Int
    init(_ surface: consuming ImageSurface, x: Int, y: Int) {
      self.surface = surface
      self.x = x
      self.y = y
    }
  }

  private var masks: [Key: Mask] = [:]
  private var bytes = 0

  /// The most bytes that are kept; with more, everything is drawn anew.
  private static let limit = 16 << 20
  /// The most bytes of one run; more is drawn at once.
  static let limitOfOne = 1 << 20

  subscript(key: Key) -> Mask? { masks[key] }

  func insert(_ mask: Mask, for key: Key) {
    bytes += mask.surface.width * mask.surface.height
    if bytes > TextMasks.limit {
      masks.removeAll()
      bytes = mask.surface.width * mask.surface.height
    }
    masks[key] = mask
  }
}

/// Where a run lies among the pixels: scaled and moved, not turned.
struct RunPlacement {
  let key: TextMasks.Key
  /// The whole pixel that masks count from.
  let x: Double, y: Double

  /// Places glyphs; nil where a transform does more than scale and move, or leaves all bounds.
  init?(_ run: GlyphRun, _ glyphs: [cairo_glyph_t], _ transform: AffineTransform) {
    guard transform.b == 0, transform.c == 0, transform.a > 0, transform.d > 0,
      let first = glyphs.first
    else { return nil }
    func pixels(_ glyph: cairo_glyph_t) -> (x: Double, y: Double) {
      (transform.a * glyph.x + transform.tx, transform.d * glyph.y + transform.ty)
    }
    let start = pixels(first)
    let origin = (x: start.x.rounded(.down), y: start.y.rounded(.down))
    guard origin.x.magnitude < 1e5, origin.y.magnitude < 1e5 else { return nil }
    var places: [Int32] = []
    places.reserveCapacity(glyphs.count * 3)
    for glyph in glyphs {
      let place = pixels(glyph)
      let (right, down) = (place.x - origin.x, place.y - origin.y)
      guard right.magnitude < 1e5, down.magnitude < 1e5 else { return nil }
      places.append(Int32(truncatingIfNeeded: glyph.index))
      places.append(Int32((right * 256).rounded(.toNearestOrEven)))
      places.append(Int32((down * 256).rounded(.toNearestOrEven)))
    }
    key = TextMasks.Key(
      font: run.font, size: run.size, scaleX: transform.a, scaleY: transform.d, glyphs: places)
    (x, y) = origin
  }
}
