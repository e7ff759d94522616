/// A picture in memory: rows of premultiplied sRGB pixels from the top, without gaps.
///
/// `pixels.count == width * height * 4`, and both extents are positive.
public struct Bitmap: Sendable {
  /// The number of columns, in pixels.
  public let width: Int
  /// The number of rows, in pixels.
  public let height: Int
  /// Pixels to a point; positive.
  public let scale: Double
  /// The channels: red, green, blue, alpha of each pixel in turn.
  public internal(set) var pixels: [UInt8]

  /// Creates a picture of one colour; the extents are in pixels.
  ///
  /// Complexity: O(pixels).
  public init(width: Int, height: Int, scale: Double = 1, fill: Pixel = .clear) {
    let count = Bitmap.byteCount(width: width, height: height, scale: scale)
    self.init(
      unchecked: [UInt8](repeating: 0, count: count), width: width, height: height, scale: scale)
    if fill != .clear { self.fill(bounds, with: fill) }
  }

  /// Creates a picture from premultiplied channels in the order of `pixels`.
  public init(width: Int, height: Int, scale: Double = 1, pixels: [UInt8]) {
    precondition(
      pixels.count == Bitmap.byteCount(width: width, height: height, scale: scale),
      "a bitmap has four bytes a pixel")
    self.init(unchecked: pixels, width: width, height: height, scale: scale)
  }

  /// Creates a picture from bytes whose count is known to be right.
  init(unchecked pixels: [UInt8], width: Int, height: Int, scale: Double) {
    self.width = width
    self.height = height
    self.scale = scale
    self.pixels = pixels
  }

  /// The number of bytes of a picture, after a look at its extents.
  static func byteCount(width: Int, height: Int, scale: Double) -> Int {
    precondition(width > 0 && height > 0, "a bitmap has at least one pixel")
    precondition(scale > 0 && scale.isFinite, "a bitmap has a positive scale")
    let (area, overflow) = width.multipliedReportingOverflow(by: height)
    precondition(!overflow && area <= Int.max / 8, "a bitmap fits into memory")
    return area * 4
  }

  /// The rectangle of all pixels.
  public var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

  /// The pixel in column `x` of row `y`, counted from the top left.
  public subscript(x: Int, y: Int) -> Pixel {
    get {
      let start = offset(x, y)
      return Pixel(
        red: pixels[start], green: pixels[start + 1], blue: pixels[start + 2],
        alpha: pixels[start + 3])
    }
    set {
      let start = offset(x, y)
      pixels[start] = newValue.red
      pixels[start + 1] = newValue.green
      pixels[start + 2] = newValue.blue
      pixels[start + 3] = newValue.alpha
    }
  }

  private func offset(_ x: Int, _ y: Int) -> Int {
    precondition(x >= 0 && x < width && y >= 0 && y < height, "the pixel lies in the bitmap")
    return (y * width + x) * 4
  }

  /// Whether every pixel is opaque.
  ///
  /// Complexity: O(pixels).
  public var isOpaque: Bool {
    unsafe withWords { words in unsafe PixelLoops.isOpaque(words, count: width * height) }
  }
}
