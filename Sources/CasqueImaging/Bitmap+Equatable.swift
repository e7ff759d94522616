#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

extension Bitmap: Equatable {
  /// Whether both pictures have the same extents, scale and pixels.
  ///
  /// Complexity: O(pixels).
  public static func == (first: Bitmap, second: Bitmap) -> Bool {
    first.width == second.width && first.height == second.height && first.scale == second.scale
      && hasSameRows(first, second, x: 0, rows: 0..<first.height, width: first.width)
  }

  /// Whether a block that lies in both pictures has the same pixels in both.
  ///
  /// C's memcmp, because it is the fastest comparison there is, optimised or not; the pointers
  /// stay inside the block, which the caller has clipped to both pictures.
  static func hasSameRows(
    _ first: Bitmap, _ second: Bitmap, x: Int, rows: Range<Int>, width: Int
  ) -> Bool {
    unsafe first.withWords { one in
      unsafe second.withWords { other in
        if x == 0, width == first.width, width == second.width {
          let start = rows.lowerBound * width
          return unsafe memcmp(one + start, other + start, rows.count * width * 4) == 0
        }
        return rows.allSatisfy { row in
          unsafe memcmp(
            one + (row * first.width + x), other + (row * second.width + x), width * 4) == 0
        }
      }
    }
  }
}
