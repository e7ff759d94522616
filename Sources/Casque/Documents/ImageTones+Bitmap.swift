package import CasqueImaging
package import CasqueModel

extension ImageTones {
  /// The most fields along a side.
  private static let extent = 24
  /// The most pixels of a field that are looked at along a side: a mean needs no more.
  private static let samples = 8

  /// The tones of a picture: the mean of evenly spread pixels of each field.
  ///
  /// O(1): at most 24 × 24 fields of 8 × 8 pixels.
  package init(of bitmap: Bitmap) {
    let columns = min(ImageTones.extent, max(1, bitmap.width))
    let rows = min(ImageTones.extent, max(1, bitmap.height))
    var colors: [RGBA] = []
    colors.reserveCapacity(columns * rows)
    for row in 0..<rows {
      let ys = ImageTones.pixels(of: row, of: rows, extent: bitmap.height)
      for column in 0..<columns {
        let xs = ImageTones.pixels(of: column, of: columns, extent: bitmap.width)
        colors.append(ImageTones.mean(of: bitmap, xs: xs, ys: ys))
      }
    }
    self.init(columns: columns, rows: rows, colors: colors)
  }

  /// The places along one side of a field that are looked at, in pixels.
  private static func pixels(of field: Int, of count: Int, extent: Int) -> [Int] {
    let (first, end) = (field * extent / count, (field + 1) * extent / count)
    let step = max(1, (end - first) / samples)
    return Array(stride(from: first, to: max(end, first + 1), by: step))
  }

  private static func mean(of bitmap: Bitmap, xs: [Int], ys: [Int]) -> RGBA {
    var (red, green, blue, alpha) = (0, 0, 0, 0)
    for y in ys {
      for x in xs {
        let pixel = bitmap[x, y]
        red += Int(pixel.red)
        green += Int(pixel.green)
        blue += Int(pixel.blue)
        alpha += Int(pixel.alpha)
      }
    }
    guard alpha > 0 else { return RGBA(red: 0, green: 0, blue: 0, alpha: 0) }
    func straight(_ channel: Int) -> Double { Double(channel) / Double(alpha) }
    return RGBA(
      red: straight(red), green: straight(green), blue: straight(blue),
      alpha: Double(alpha) / Double(255 * xs.count * ys.count))
  }
}
