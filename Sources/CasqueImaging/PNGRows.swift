/// The pixels of a picture as PNG stores them before compression.
///
/// Each row begins with its filter, which is none.
struct PNGRows {
  /// How a pixel is laid out in a row.
  enum Layout {
    /// Three bytes a pixel, for opaque pictures.
    case rgb
    /// Four bytes a pixel, the colour not premultiplied.
    case straightRGBA

    /// The bytes of a pixel.
    var bytesPerPixel: Int { self == .rgb ? 3 : 4 }
    /// PNG's number for it.
    var colorType: UInt8 { self == .rgb ? 2 : 6 }
  }

  /// The layout of every row.
  let layout: Layout
  /// The rows, each after the byte of its filter.
  let bytes: [UInt8]

  /// Lays out the rows of a picture, without alpha if it is opaque.
  init(_ rows: PixelRows) {
    let isOpaque = (0..<rows.height).allSatisfy {
      unsafe PixelLoops.isOpaque(rows[$0], count: rows.width)
    }
    let layout: Layout = isOpaque ? .rgb : .straightRGBA
    self.layout = layout
    let (width, height) = (rows.width, rows.height)
    let stride = 1 + width * layout.bytesPerPixel
    // Pointers for the speed of `PixelLoops`: every row writes `stride` bytes at its own place.
    bytes = unsafe [UInt8](unsafeUninitializedCapacity: stride * height) { output, written in
      guard let base = output.baseAddress else { return }
      for row in 0..<height {
        let target = unsafe base + row * stride
        unsafe target.initialize(to: 0)
        unsafe rows.pack(row, as: layout, into: target + 1)
      }
      written = stride * height
    }
  }

  /// Rows without alpha, widened to rows whose alpha is 255, which is no difference from that above.
  static func widened(_ rows: [UInt8], width: Int) -> [UInt8] {
    let stride = 1 + width * Layout.rgb.bytesPerPixel
    var result: [UInt8] = []
    result.reserveCapacity(rows.count / 3 * 4)
    for row in Swift.stride(from: 0, to: rows.count, by: stride) {
      result.append(rows[row])
      let alpha: UInt8 = rows[row] == PNGFilter.none.rawValue ? 255 : 0
      for pixel in Swift.stride(from: row + 1, to: row + stride, by: 3) {
        result.append(contentsOf: rows[pixel..<pixel + 3])
        result.append(alpha)
      }
    }
    return result
  }
}
