/// Tells pixels that smooth an edge from others.
///
/// A pixel smooths an edge if it lies between a darker and a lighter neighbour, has few neighbours
/// of its own brightness, and the darkest or the lightest of them lies in a flat area of both
/// pictures. **Source** Vyšniauskas, “Anti-aliased Pixel and Intensity Slope Detector”, 2009, as
/// pixelmatch 5 has it; brightness is Y of the NTSC's YIQ over white.
struct Antialiasing {
  private let first: Bitmap
  private let second: Bitmap

  /// Looks at two pictures of one size.
  init(_ first: Bitmap, _ second: Bitmap) {
    self.first = first
    self.second = second
  }

  /// Whether a pixel smooths an edge in one of the pictures.
  ///
  /// Complexity: O(1).
  func covers(_ x: Int, _ y: Int) -> Bool {
    Antialiasing.isSmoothing(first, x, y, second) || Antialiasing.isSmoothing(second, x, y, first)
  }

  private static func isSmoothing(_ picture: Bitmap, _ x: Int, _ y: Int, _ other: Bitmap) -> Bool {
    let place = PixelRect(x: x - 1, y: y - 1, width: 3, height: 3)
    guard let area = place.intersection(picture.bounds) else { return false }
    let center = brightness(picture[x, y])
    var equal = area.width < 3 || area.height < 3 ? 1 : 0
    var (darkest, lightest) = (0.0, 0.0)
    var (dark, light) = ((x, y), (x, y))
    for row in area.y..<area.maxY {
      for column in area.x..<area.maxX where (column, row) != (x, y) {
        let delta = center - brightness(picture[column, row])
        if delta == 0 {
          equal += 1
          if equal > 2 { return false }
        } else if delta < darkest {
          (darkest, dark) = (delta, (column, row))
        } else if delta > lightest {
          (lightest, light) = (delta, (column, row))
        }
      }
    }
    guard darkest != 0, lightest != 0 else { return false }
    return [dark, light].contains { isFlat(picture, $0.0, $0.1) && isFlat(other, $0.0, $0.1) }
  }

  /// Whether a pixel has more than two neighbours of its own colour.
  private static func isFlat(_ picture: Bitmap, _ x: Int, _ y: Int) -> Bool {
    let place = PixelRect(x: x - 1, y: y - 1, width: 3, height: 3)
    guard let area = place.intersection(picture.bounds) else { return false }
    var equal = area.width < 3 || area.height < 3 ? 1 : 0
    for row in area.y..<area.maxY {
      for column in area.x..<area.maxX
      where (column, row) != (x, y) && picture[column, row] == picture[x, y] {
        equal += 1
      }
    }
    return equal > 2
  }

  private static func brightness(_ pixel: Pixel) -> Double {
    let opaque = pixel.over(.white)
    return Double(opaque.red) * 0.298_895_31 + Double(opaque.green) * 0.586_622_47
      + Double(opaque.blue) * 0.114_482_23
  }
}
