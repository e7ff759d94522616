import CasqueImaging
import Testing

@Suite struct PixelTests {
  @Test func premultipliesToTheNearest() {
    // 255·128/255 = 128; 100·128/255 = 50.196; 1·128/255 = 0.502.
    #expect(
      Pixel(straightRed: 255, green: 100, blue: 1, alpha: 128)
        == Pixel(red: 128, green: 50, blue: 1, alpha: 128))
    #expect(Pixel(straightRed: 255, green: 255, blue: 255, alpha: 0) == .clear)
  }

  @Test func premultipliesEveryPairAsTheDefinitionSays() {
    for alpha in UInt8.min...UInt8.max {
      for channel in UInt8.min...UInt8.max {
        let pixel = Pixel(straightRed: channel, green: channel, blue: channel, alpha: alpha)
        let expected = UInt8((Int(channel) * Int(alpha) * 2 + 255) / 510)
        guard pixel.red == expected, pixel.green == expected, pixel.blue == expected,
          pixel.alpha == alpha
        else {
          Issue.record("\(channel) at \(alpha) became \(pixel), not \(expected)")
          return
        }
      }
    }
  }

  @Test func compositesOver() {
    // Half red over opaque blue: blue keeps 255·127/255 = 127.
    let half = Pixel(red: 128, green: 0, blue: 0, alpha: 128)
    let blue = Pixel(red: 0, green: 0, blue: 255)
    #expect(half.over(blue) == Pixel(red: 128, green: 0, blue: 127))
    #expect(Pixel.clear.over(blue) == blue)
    #expect(blue.over(half) == blue)
    // Coverage: 128 + 128·127/255 = 128 + 63.75.
    #expect(half.over(half) == Pixel(red: 192, green: 0, blue: 0, alpha: 192))
  }
}
