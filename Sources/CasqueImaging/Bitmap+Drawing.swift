extension Bitmap {
  /// Replaces the pixels of a rectangle, clipped to the picture, by one colour.
  ///
  /// Complexity: O(pixels of the rectangle).
  public mutating func fill(_ rect: PixelRect, with pixel: Pixel) {
    guard let area = rect.intersection(bounds) else { return }
    let columns = width
    unsafe withMutableWords { words in
      for row in area.y..<area.maxY {
        unsafe PixelLoops.fill(
          words + (row * columns + area.x), count: area.width, with: pixel.word)
      }
    }
  }

  /// Draws the outline of a rectangle, `lineWidth` pixels wide inwards, clipped to the picture.
  public mutating func stroke(_ rect: PixelRect, lineWidth: Int = 1, with pixel: Pixel) {
    guard !rect.isEmpty else { return }
    let line = max(1, min(lineWidth, (min(rect.width, rect.height) + 1) / 2))
    var edge = PixelRect(x: rect.x, y: rect.y, width: rect.width, height: line)
    fill(edge, with: pixel)
    edge.y = rect.maxY - line
    fill(edge, with: pixel)
    edge = PixelRect(x: rect.x, y: rect.y, width: line, height: rect.height)
    fill(edge, with: pixel)
    edge.x = rect.maxX - line
    fill(edge, with: pixel)
  }

  /// The part of the picture inside a rectangle, or nil if that holds none of its pixels.
  ///
  /// Complexity: O(pixels of the rectangle).
  public func cropped(to rect: PixelRect) -> Bitmap? {
    guard let area = rect.intersection(bounds) else { return nil }
    return unsafe withWords { source in
      unsafe Bitmap(width: area.width, height: area.height, scale: scale) { target in
        for row in 0..<area.height {
          unsafe UnsafeMutableRawPointer(target + row * area.width).copyMemory(
            from: source + ((area.y + row) * width + area.x), byteCount: area.width * 4)
        }
      }
    }
  }

  /// Composites `bitmap` over this picture, its top left corner in column `x` of row `y`.
  ///
  /// The position may be negative; what falls outside is left out. Pixel meets pixel: the scales
  /// are not looked at.
  /// Complexity: O(pixels of `bitmap`).
  public mutating func composite(_ bitmap: Bitmap, x: Int, y: Int) {
    let place = PixelRect(x: x, y: y, width: bitmap.width, height: bitmap.height)
    guard let area = place.intersection(bounds) else { return }
    let columns = width
    unsafe bitmap.withWords { source in
      unsafe withMutableWords { target in
        for row in area.y..<area.maxY {
          unsafe PixelLoops.composite(
            source + ((row - y) * bitmap.width + area.x - x),
            over: target + (row * columns + area.x), count: area.width)
        }
      }
    }
  }
}
