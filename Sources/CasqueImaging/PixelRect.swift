/// A rectangle of whole pixels, y down.
public struct PixelRect: Sendable, Hashable, Codable {
  /// The left edge, in pixels.
  public var x: Int
  /// The top edge, in pixels.
  public var y: Int
  /// The extent along x, in pixels.
  public var width: Int
  /// The extent along y, in pixels.
  public var height: Int

  /// Creates a rectangle from its corner and its extents, in pixels.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The first column to the right of the rectangle.
  public var maxX: Int { x + width }
  /// The first row below the rectangle.
  public var maxY: Int { y + height }
  /// Whether the rectangle holds no pixel.
  public var isEmpty: Bool { width <= 0 || height <= 0 }

  /// The pixels that both rectangles hold, or nil if there are none.
  public func intersection(_ other: PixelRect) -> PixelRect? {
    let (left, top) = (max(x, other.x), max(y, other.y))
    let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
    guard right > left, bottom > top else { return nil }
    return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The smallest rectangle that holds both.
  public func union(_ other: PixelRect) -> PixelRect {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return PixelRect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// The rectangle made larger by `outset` pixels on every edge.
  public func outset(by outset: Int) -> PixelRect {
    PixelRect(
      x: x - outset, y: y - outset, width: width + 2 * outset, height: height + 2 * outset)
  }
}
