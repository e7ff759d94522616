import CasqueImaging
import Testing

@Suite struct BitmapScalingTests {
  func grey(_ values: [[UInt8]], scale: Double = 1) -> Bitmap {
    var bitmap = Bitmap(width: values[0].count, height: values.count, scale: scale)
    for (y, row) in values.enumerated() {
      for (x, value) in row.enumerated() {
        bitmap[x, y] = Pixel(red: value, green: value, blue: value)
      }
    }
    return bitmap
  }

  func reds(_ bitmap: Bitmap) -> [[UInt8]] {
    (0..<bitmap.height).map { y in (0..<bitmap.width).map { bitmap[$0, y].red } }
  }

  @Test func takesTheMeanOfEachBox() {
    let result = grey([[0, 10, 100, 100], [20, 30, 100, 101]], scale: 2).downscaled(by: 2)
    // 60/4 = 15; 401/4 = 100.25.
    #expect(reds(result) == [[15, 100]])
    #expect(result.scale == 1)
    #expect(result.isOpaque)
  }

  @Test func countsBordersByTheirPart() {
    // Three columns into two: (1·0 + ½·90) / 1.5 = 30 and (½·90 + 1·240) / 1.5 = 190.
    #expect(reds(grey([[0, 90, 240]]).downscaled(width: 2, height: 1)) == [[30, 190]])
    // The same downwards.
    #expect(reds(grey([[0], [90], [240]]).downscaled(width: 1, height: 2)) == [[30], [190]])
    // Five into three, 5/3 each: (5·1 + 0)/3… with ones at the ends only.
    // Left: (1·250)/(5/3) = 150; middle: 0; right as left.
    #expect(reds(grey([[250, 0, 0, 0, 250]]).downscaled(width: 3, height: 1)) == [[150, 0, 150]])
  }

  @Test func keepsFlatColoursAndPremultiplication() {
    let pixel = Pixel(red: 10, green: 100, blue: 7, alpha: 131)
    let result = Bitmap(width: 31, height: 17, fill: pixel).downscaled(width: 7, height: 5)
    #expect(result == Bitmap(width: 7, height: 5, scale: 7.0 / 31, fill: pixel))
    // Clear beside opaque red gives half red, not dark red.
    var edge = Bitmap(width: 2, height: 1)
    edge[0, 0] = Pixel(red: 255, green: 0, blue: 0)
    #expect(edge.downscaled(by: 2)[0, 0] == Pixel(red: 128, green: 0, blue: 0, alpha: 128))
  }

  @Test func roundsTheSizeDownToAtLeastOne() {
    #expect(plaid(7, 2).downscaled(by: 3).bounds == PixelRect(x: 0, y: 0, width: 2, height: 1))
    #expect(plaid(5, 4).downscaled(by: 1) == plaid(5, 4))
  }
}
