/// An opaque picture in at most 256 colours.
struct IndexedPicture {
  /// The colours.
  let palette: [Pixel]
  /// A colour's place in the palette for each pixel, in rows from the top.
  let indices: [UInt8]

  /// The thresholds of ordered dithering, 0…63, in the order of Bayer.
  private static let thresholds: [Int] = (0..<64).map { place in
    let (x, y) = (place & 7, place >> 3)
    return (0..<3).reduce(0) { value, bit in
      let (xBit, yBit) = ((x >> bit) & 1, (y >> bit) & 1)
      return value | (xBit ^ yBit) << (5 - 2 * bit) | yBit << (4 - 2 * bit)
    }
  }

  /// Reduces a picture: exactly if it has no more than 256 colours, else with dithering.
  ///
  /// - Parameters:
  ///   - bitmap: an opaque picture.
  ///   - origin: its place in the whole, so that the pattern stands still as parts change.
  ///
  /// O(pixels).
  init(_ bitmap: Bitmap, at origin: (x: Int, y: Int) = (0, 0)) {
    let words = bitmap.words
    if let exact = IndexedPicture.exact(words) {
      self = exact
      return
    }
    var reduction = ColorReduction(words)
    var indices = [UInt8](repeating: 0, count: words.count)
    for row in 0..<bitmap.height {
      let pattern = ((row + origin.y) & 7) * 8
      for column in 0..<bitmap.width {
        let threshold = IndexedPicture.thresholds[pattern + (column + origin.x) & 7]
        let place = row * bitmap.width + column
        indices[place] = reduction.index(of: words[place], threshold: threshold)
      }
    }
    palette = reduction.palette
    self.indices = indices
  }

  private init(palette: [Pixel], indices: [UInt8]) {
    self.palette = palette
    self.indices = indices
  }

  /// The picture without loss, or nil if it has too many colours.
  private static func exact(_ words: [UInt32]) -> IndexedPicture? {
    var places: [UInt32: UInt8] = [:]
    var palette: [Pixel] = []
    var indices = [UInt8](repeating: 0, count: words.count)
    var (last, lastPlace): (UInt32?, UInt8) = (nil, 0)
    for (index, word) in words.enumerated() {
      if word != last {
        last = word
        if let place = places[word] {
          lastPlace = place
        } else {
          guard palette.count < 256 else { return nil }
          lastPlace = UInt8(palette.count)
          places[word] = lastPlace
          palette.append(Pixel(word: word))
        }
      }
      indices[index] = lastPlace
    }
    return IndexedPicture(palette: palette, indices: indices)
  }
}

extension Bitmap {
  /// The pixels as words, red in the lowest byte.
  var words: [UInt32] {
    unsafe withWords { unsafe Array(UnsafeBufferPointer(start: $0, count: width * height)) }
  }
}
