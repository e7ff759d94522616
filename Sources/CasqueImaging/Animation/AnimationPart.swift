/// What a frame of an animation replaces in the frame before: a picture and its place.
public struct AnimationPart: Sendable, Equatable {
  /// The new pixels.
  public let bitmap: Bitmap
  /// The column of the left edge, in pixels of the whole.
  public let x: Int
  /// The row of the top edge, in pixels of the whole.
  public let y: Int

  /// The whole of a picture.
  public init(_ bitmap: Bitmap) {
    self.bitmap = bitmap
    x = 0
    y = 0
  }

  /// The smallest part of a picture that turns `previous` into it, at least one pixel.
  ///
  /// Its place is even on both axes, as WebP demands. The pictures have one size.
  /// Complexity: O(pixels).
  public init(_ bitmap: Bitmap, since previous: Bitmap) {
    let change = bitmap.change(since: previous) ?? PixelRect(x: 0, y: 0, width: 1, height: 1)
    let (left, top) = (change.x & ~1, change.y & ~1)
    let area = PixelRect(
      x: left, y: top, width: change.maxX - left, height: change.maxY - top)
    self.bitmap = area == bitmap.bounds ? bitmap : bitmap.cropped(to: area) ?? bitmap
    x = left
    y = top
  }
}

extension Bitmap {
  /// The smallest rectangle that holds every pixel that differs, or nil if none does.
  func change(since previous: Bitmap) -> PixelRect? {
    precondition(
      width == previous.width && height == previous.height, "both pictures have one size")
    var (left, right, top, bottom) = (width, -1, height, -1)
    unsafe withWords { new in
      unsafe previous.withWords { old in
        for row in 0..<height {
          let (a, b) = unsafe (new + row * width, old + row * width)
          guard let first = unsafe PixelLoops.firstDifference(a, b, count: width) else { continue }
          top = min(top, row)
          bottom = row
          left = min(left, first)
          var last = width - 1
          while last > right, unsafe a[last] == b[last] { last &-= 1 }
          right = max(right, last)
        }
      }
    }
    guard bottom >= 0 else { return nil }
    return PixelRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
  }
}

extension PixelLoops {
  /// The place of the first word that differs, or nil if none does.
  static func firstDifference(
    _ first: UnsafePointer<UInt32>, _ second: UnsafePointer<UInt32>, count: Int
  ) -> Int? {
    var index = 0
    while index < count {
      if unsafe first[index] != second[index] { return index }
      index &+= 1
    }
    return nil
  }
}
