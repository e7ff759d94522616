import CasqueGeometry

/// How large a picture may be; looked at before any memory is taken.
enum DrawingLimits {
  /// The largest width and the largest height, in pixels.
  static let side = 16_384
  /// The largest product of both, in pixels.
  static let area = 100_000_000

  /// The whole pixels that a size takes at a scale; a thousandth of a pixel is forgiven.
  static func pixels(
    of size: Size, scale: Double
  ) throws(DrawingError) -> (width: Int, height: Int) {
    let grid = PixelGrid(scale: scale)
    let extents = (grid.ceil(size.width) * scale, grid.ceil(size.height) * scale)
    guard extents.0 > 0, extents.1 > 0, extents.0.isFinite, extents.1.isFinite else {
      throw .emptyPicture
    }
    let width = Int(min(extents.0.rounded(), 1e9))
    let height = Int(min(extents.1.rounded(), 1e9))
    guard width > 0, height > 0 else { throw .emptyPicture }
    guard width <= side, height <= side, width * height <= area else {
      throw .tooLarge(width: width, height: height)
    }
    return (width, height)
  }
}
