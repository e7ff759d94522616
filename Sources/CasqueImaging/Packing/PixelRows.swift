/// The pixels of a picture where they lie, for the length of a call.
///
/// Unsafe, for speed: whoever makes one keeps the pixels there. Rows may lie apart.
@safe struct PixelRows {
  let words: UnsafePointer<UInt32>
  /// The number of columns and rows, in pixels.
  let width: Int, height: Int
  /// The words from one row to the next.
  let stride: Int
  /// Whether blue is in the lowest byte, as cairo has it, in place of red.
  let isBlueFirst: Bool

  /// A row.
  subscript(row: Int) -> UnsafePointer<UInt32> { unsafe words + row &* stride }

  /// A pixel as PNG stores it: red in the lowest byte, not premultiplied.
  @inline(__always)
  func stored(_ word: UInt32, as layout: PNGRows.Layout) -> UInt32 {
    let word = isBlueFirst ? PixelWord.redAndBlueSwapped(word) : word
    return layout == .rgb ? word : PixelWord.straight(word)
  }

  /// Writes a row's pixels as PNG stores them, without its filter.
  func pack(_ row: Int, as layout: PNGRows.Layout, into bytes: UnsafeMutablePointer<UInt8>) {
    let words = unsafe self[row]
    var (index, place) = (0, 0)
    while index < width {
      let word = unsafe stored(words[index], as: layout)
      unsafe bytes[place] = UInt8(truncatingIfNeeded: word)
      unsafe bytes[place &+ 1] = UInt8(truncatingIfNeeded: word >> 8)
      unsafe bytes[place &+ 2] = UInt8(truncatingIfNeeded: word >> 16)
      if layout == .straightRGBA {
        unsafe bytes[place &+ 3] = UInt8(truncatingIfNeeded: word >> 24)
      }
      index &+= 1
      place &+= layout.bytesPerPixel
    }
  }
}

extension Bitmap {
  /// Hands out the rows of pixels.
  func withRows<Result>(_ body: (PixelRows) -> Result) -> Result {
    unsafe withWords { words in
      body(
        unsafe PixelRows(
          words: words, width: width, height: height, stride: width, isBlueFirst: false))
    }
  }
}
