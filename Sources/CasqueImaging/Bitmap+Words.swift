extension Bitmap {
  /// Hands out the pixels as words, red in the lowest byte: `width * height` of them.
  ///
  /// Unsafe, for the speed of `PixelLoops`. Rebinding is sound: the storage of an array is
  /// aligned to 16 bytes, its count is a multiple of four, and a word has no invalid value.
  func withWords<Result>(_ body: (UnsafePointer<UInt32>) -> Result) -> Result {
    unsafe pixels.withUnsafeBufferPointer { bytes in
      unsafe bytes.withMemoryRebound(to: UInt32.self) { words in
        guard let base = words.baseAddress else {
          preconditionFailure("a bitmap has at least one pixel")
        }
        return unsafe body(base)
      }
    }
  }

  /// Hands out the pixels as words to change, red in the lowest byte.
  mutating func withMutableWords<Result>(
    _ body: (UnsafeMutablePointer<UInt32>) -> Result
  ) -> Result {
    unsafe pixels.withUnsafeMutableBufferPointer { bytes in
      unsafe bytes.withMemoryRebound(to: UInt32.self) { words in
        guard let base = words.baseAddress else {
          preconditionFailure("a bitmap has at least one pixel")
        }
        return unsafe body(base)
      }
    }
  }

  /// Creates a picture whose pixels `body` writes, all `width * height` words of them.
  init(
    width: Int, height: Int, scale: Double,
    writing body: (UnsafeMutablePointer<UInt32>) -> Void
  ) {
    let count = Bitmap.byteCount(width: width, height: height, scale: scale)
    let pixels = unsafe [UInt8](unsafeUninitializedCapacity: count) { bytes, written in
      unsafe UnsafeMutableBufferPointer(rebasing: bytes[..<count]).withMemoryRebound(
        to: UInt32.self
      ) { words in
        if let base = words.baseAddress { unsafe body(base) }
      }
      written = count
    }
    self.init(unchecked: pixels, width: width, height: height, scale: scale)
  }

  /// Creates a picture from cairo's premultiplied ARGB32 of a little-endian machine.
  ///
  /// - Parameters:
  ///   - width: The number of columns, in pixels.
  ///   - height: The number of rows, in pixels.
  ///   - scale: Pixels to a point.
  ///   - argb32: The rows from the top, each pixel as blue, green, red, alpha; it holds at least
  ///     `(height - 1) * stride + width * 4` bytes.
  ///   - stride: The bytes from one row to the next; at least `width * 4`.
  ///
  /// Complexity: O(pixels).
  public init(width: Int, height: Int, scale: Double, argb32: RawSpan, stride: Int) {
    _ = Bitmap.byteCount(width: width, height: height, scale: scale)
    precondition(
      stride >= width * 4 && argb32.byteCount >= (height - 1) * stride + width * 4,
      "the rows hold all pixels")
    unsafe self.init(width: width, height: height, scale: scale) { words in
      unsafe argb32.withUnsafeBytes { bytes in
        guard let source = bytes.baseAddress else { return }
        for row in 0..<height {
          let target = unsafe words + row * width
          unsafe UnsafeMutableRawPointer(target).copyMemory(
            from: source + row * stride, byteCount: width * 4)
          unsafe PixelLoops.swapRedAndBlue(target, count: width)
        }
      }
    }
  }

  /// Creates a picture from an array of cairo's premultiplied ARGB32; see the form over a span.
  public init(width: Int, height: Int, scale: Double, argb32: [UInt8], stride: Int) {
    unsafe self.init(
      width: width, height: height, scale: scale, argb32: argb32.span.bytes, stride: stride)
  }
}
