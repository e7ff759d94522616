/// The Adler-32 of rows of pixels as PNG stores them, each after the byte of its filter.
///
/// **Source** RFC 1950, 8.2: `a` is 1 and the sum of all bytes, `b` the sum of every `a`. A row of
/// `n` bytes adds its sum to `a`, and `n` times the old `a` and its own weighted sum to `b`.
struct RowChecksum {
  private static let modulus: UInt64 = 65_521
  private let width: Int
  private let pixelBytes: UInt64
  private let rowBytes: UInt64
  private var a: UInt64 = 1
  private var b: UInt64 = 0

  /// Begins with no row; the width is in pixels, of 3 or 4 bytes.
  init(width: Int, pixelBytes: Int) {
    self.width = width
    self.pixelBytes = UInt64(pixelBytes)
    rowBytes = UInt64(width * pixelBytes + 1)
  }

  var value: UInt32 { UInt32(b << 16 | a) }

  /// Adds a row of zeros.
  mutating func addZeros(filter: UInt8) { add(filter: filter, sum: 0, weighted: 0) }

  /// Adds a row by the sum of its pixels' bytes, and that weighted by the distances from its end.
  private mutating func add(filter: UInt8, sum: UInt64, weighted: UInt64) {
    let (sum, weighted) = (sum + UInt64(filter), weighted + UInt64(filter) * rowBytes)
    b = (b + rowBytes * a + weighted) % RowChecksum.modulus
    a = (a + sum) % RowChecksum.modulus
  }

  /// Adds a row of pixels, whose lowest byte is the first, or the third if blue comes first.
  ///
  /// The bytes of the pixel in column x are `pixelBytes` (width − x) from the end, and 1, 2 and 3
  /// nearer.
  mutating func add(
    _ words: UnsafePointer<UInt32>, isBlueFirst: Bool, filter: UInt8
  ) {
    let alphaMask: UInt32 = pixelBytes == 4 ? 0xFF : 0
    var (sum, weighted): (UInt64, UInt64) = (0, 0)
    var start = 0
    while start < width {
      // No sum of 256 pixels leaves 32 bits.
      let end = min(start &+ 256, width)
      var (total, placed, second): (UInt32, UInt32, UInt32) = (0, 0, 0)
      var (high, fourth): (UInt32, UInt32) = (0, 0)
      var x = start
      while x < end {
        let word = unsafe words[x]
        let (low, middle, upper) = (word & 0xFF, word >> 8 & 0xFF, word >> 16 & 0xFF)
        let alpha = word >> 24 & alphaMask
        let bytes = low &+ middle &+ upper &+ alpha
        total &+= bytes
        placed &+= (UInt32(truncatingIfNeeded: x &- start) & 0xFF) &* bytes
        second &+= middle
        high &+= upper
        fourth &+= alpha
        x &+= 1
      }
      let third = isBlueFirst ? total &- second &- high &- fourth : high
      sum += UInt64(total)
      weighted += pixelBytes * (UInt64(width - start) * UInt64(total) - UInt64(placed))
      weighted -= UInt64(second) + 2 * UInt64(third) + 3 * UInt64(fourth)
      start = end
    }
    add(filter: filter, sum: sum, weighted: weighted)
  }
}
