import CasqueImaging
import Testing

/// A picture whose every pixel tells its place.
func plaid(_ width: Int, _ height: Int, scale: Double = 1) -> Bitmap {
  var bitmap = Bitmap(width: width, height: height, scale: scale)
  for y in 0..<height {
    for x in 0..<width {
      bitmap[x, y] = Pixel(
        red: UInt8(x % 256), green: UInt8(y % 256), blue: UInt8((x * 7 + y * 13) % 256))
    }
  }
  return bitmap
}

@Suite struct BitmapTests {
  let red = Pixel(red: 255, green: 0, blue: 0)

  @Test func keepsPixelsInRowsOfFourChannels() {
    var bitmap = Bitmap(width: 2, height: 2, scale: 2)
    #expect(bitmap.pixels == [UInt8](repeating: 0, count: 16))
    bitmap[1, 0] = Pixel(red: 1, green: 2, blue: 3, alpha: 4)
    #expect(bitmap.pixels == [0, 0, 0, 0, 1, 2, 3, 4, 0, 0, 0, 0, 0, 0, 0, 0])
    #expect(bitmap[1, 0] == Pixel(red: 1, green: 2, blue: 3, alpha: 4))
    #expect(!bitmap.isOpaque)
  }

  @Test func fillsAndClips() {
    var bitmap = Bitmap(width: 3, height: 2, fill: .white)
    #expect(bitmap.isOpaque)
    bitmap.fill(PixelRect(x: 2, y: -5, width: 9, height: 6), with: red)
    #expect(bitmap[2, 0] == red)
    #expect(bitmap[1, 0] == .white)
    #expect(bitmap[2, 1] == .white)
    bitmap.fill(PixelRect(x: 3, y: 0, width: 1, height: 1), with: red)
    bitmap.fill(PixelRect(x: 0, y: 0, width: -1, height: 1), with: red)
    #expect(bitmap[0, 0] == .white)
  }

  @Test func strokesInwards() {
    var bitmap = Bitmap(width: 5, height: 4, fill: .white)
    bitmap.stroke(bitmap.bounds, with: red)
    let inside = (1..<4).flatMap { x in (1..<3).map { y in bitmap[x, y] } }
    #expect(inside.allSatisfy { $0 == .white })
    #expect(bitmap.pixels.count { $0 == 0 } == (5 * 4 - 3 * 2) * 2)
  }

  @Test func crops() throws {
    let bitmap = plaid(6, 5, scale: 3)
    let part = try #require(bitmap.cropped(to: PixelRect(x: 4, y: 1, width: 10, height: 2)))
    #expect(part.width == 2 && part.height == 2 && part.scale == 3)
    #expect(part[0, 0] == bitmap[4, 1])
    #expect(part[1, 1] == bitmap[5, 2])
    #expect(bitmap.cropped(to: PixelRect(x: 6, y: 0, width: 1, height: 1)) == nil)
    #expect(bitmap.cropped(to: bitmap.bounds) == bitmap)
  }

  @Test(arguments: [(0, 0), (-2, -1), (3, 2), (5, 4), (-9, 0), (2, 40)])
  func compositesAtAPosition(x: Int, y: Int) {
    let backdrop = plaid(6, 5)
    var source = Bitmap(width: 4, height: 3, fill: red)
    source[1, 1] = .clear
    source[2, 1] = Pixel(red: 0, green: 64, blue: 0, alpha: 64)
    var result = backdrop
    result.composite(source, x: x, y: y)
    for row in 0..<5 {
      for column in 0..<6 {
        let (u, v) = (column - x, row - y)
        let isCovered = (0..<4).contains(u) && (0..<3).contains(v)
        let expected =
          isCovered ? source[u, v].over(backdrop[column, row]) : backdrop[column, row]
        #expect(result[column, row] == expected)
      }
    }
  }

  @Test func readsCairosRowsWithGaps() {
    // Two pixels a row and four bytes of nothing; blue, green, red, alpha.
    let rows: [UInt8] = [
      1, 2, 3, 255, 4, 5, 6, 255, 99, 99, 99, 99, 7, 8, 9, 255, 0, 0, 10, 10,
    ]
    let bitmap = Bitmap(width: 2, height: 2, scale: 1, argb32: rows, stride: 12)
    #expect(bitmap.pixels == [3, 2, 1, 255, 6, 5, 4, 255, 9, 8, 7, 255, 10, 0, 0, 10])
  }

  @Test func comparesPixelsExtentsAndScale() {
    let bitmap = plaid(4, 4)
    var other = bitmap
    #expect(bitmap == other)
    other[3, 3] = .clear
    #expect(bitmap != other)
    #expect(bitmap != plaid(4, 4, scale: 2))
    #expect(Bitmap(width: 2, height: 8) != Bitmap(width: 8, height: 2))
  }

  @Test func describesItselfWithoutItsPixels() {
    #expect("\(plaid(4, 3, scale: 2))" == "Bitmap 4×3 @2.0x")
    #expect(Mirror(reflecting: plaid(4, 3)).children.count == 3)
  }
}
