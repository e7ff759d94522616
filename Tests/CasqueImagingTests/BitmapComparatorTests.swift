import CasqueImaging
import Testing

@Suite struct BitmapComparatorTests {
  /// A pair of colours of Sharma, Wu and Dalal's table 1 with its difference.
  struct Pair: Sendable, CustomTestStringConvertible {
    let first: (Double, Double, Double)
    let second: (Double, Double, Double)
    let difference: Double
    var testDescription: String { "\(first) \(second)" }
    init(
      _ first: (Double, Double, Double), _ second: (Double, Double, Double), _ difference: Double
    ) {
      self.first = first
      self.second = second
      self.difference = difference
    }
  }

  static let published: [Pair] = [
    Pair((50, 2.6772, -79.7751), (50, 0, -82.7485), 2.0425),
    Pair((50, 3.1571, -77.2803), (50, 0, -82.7485), 2.8615),
    Pair((50, 2.8361, -74.0200), (50, 0, -82.7485), 3.4412),
    Pair((50, -1.3802, -84.2814), (50, 0, -82.7485), 1.0000),
    Pair((50, 0, 0), (50, -1, 2), 2.3669), Pair((50, -1, 2), (50, 0, 0), 2.3669),
    Pair((50, 2.4900, -0.0010), (50, -2.4900, 0.0009), 7.1792),
    Pair((50, 2.4900, -0.0010), (50, -2.4900, 0.0011), 7.2195),
    Pair((50, -0.0010, 2.4900), (50, 0.0009, -2.4900), 4.8045),
    Pair((50, -0.0010, 2.4900), (50, 0.0011, -2.4900), 4.7461),
    Pair((50, 2.5, 0), (50, 0, -2.5), 4.3065), Pair((50, 2.5, 0), (73, 25, -18), 27.1492),
    Pair((50, 2.5, 0), (61, -5, 29), 22.8977), Pair((50, 2.5, 0), (56, -27, -3), 31.9030),
    Pair((50, 2.5, 0), (58, 24, 15), 19.4535),
    Pair((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
    Pair((63.0109, -31.0961, -5.8663), (62.8187, -29.7946, -4.0864), 1.2630),
    Pair((35.0831, -44.1164, 3.7933), (35.0232, -40.0716, 1.5901), 1.8645),
    Pair((22.7233, 20.0904, -46.6940), (23.0331, 14.9730, -42.5619), 2.0373),
    Pair((36.4612, 47.8580, 18.3852), (36.2715, 50.5065, 21.2231), 1.4146),
    Pair((90.8027, -2.0831, 1.4410), (91.1528, -1.6435, 0.0447), 1.4441),
    Pair((90.9257, -0.5406, -0.9208), (88.6381, -0.8985, -0.7239), 1.5381),
    Pair((6.7747, -0.2908, -2.4247), (5.8714, -0.0985, -2.2286), 0.6377),
    Pair((2.0776, 0.0795, -1.1350), (0.9033, -0.0636, -0.5514), 0.9082),
  ]

  @Test(arguments: published)
  func measuresAsPublished(pair: Pair) {
    let first = LabColor(lightness: pair.first.0, a: pair.first.1, b: pair.first.2)
    let second = LabColor(lightness: pair.second.0, a: pair.second.1, b: pair.second.2)
    #expect(abs(first.difference(second) - pair.difference) < 0.00005)
    #expect(abs(second.difference(first) - pair.difference) < 0.00005)
  }

  @Test func convertsColours() {
    let white = LabColor(.white)
    #expect(abs(white.lightness - 100) < 1e-9 && abs(white.a) < 1e-9 && abs(white.b) < 1e-9)
    #expect(abs(LabColor(.black).lightness) < 1e-9)
    // sRGB's red by Lindbloom's calculator: 53.2408, 80.0925, 67.2032.
    let red = LabColor(Pixel(red: 255, green: 0, blue: 0))
    #expect(abs(red.lightness - 53.2408) < 0.001)
    #expect(abs(red.a - 80.0925) < 0.005 && abs(red.b - 67.2032) < 0.005)
    #expect(abs(white.difference(LabColor(.black)) - 100) < 1e-9)
  }

  let reference = Bitmap(width: 20, height: 20, fill: .white)

  @Test func acceptsByCount() {
    var snapshot = reference
    #expect(BitmapComparator.exact.verdict(reference, snapshot).isAccepted)
    snapshot.fill(PixelRect(x: 0, y: 0, width: 3, height: 4), with: .black)
    let exact = BitmapComparator.exact.verdict(reference, snapshot)
    #expect(!exact.isAccepted)
    #expect("\(exact)" == "measured 12 pixels, allowed 0 pixels")
    #expect(BitmapComparator.pixels(max: 12).verdict(reference, snapshot).isAccepted)
    #expect(!BitmapComparator.pixels(max: 11).verdict(reference, snapshot).isAccepted)
    #expect(
      "\(BitmapComparator.pixels(max: 1).verdict(reference, snapshot))"
        == "measured 12 pixels, allowed 1 pixel")
  }

  @Test func acceptsAnything() {
    let verdict = BitmapComparator.pixels(max: .max).verdict(reference, plaid(3, 3))
    #expect(verdict.isAccepted)
    #expect("\(verdict)".hasPrefix("measured 400 pixels"))
  }

  @Test func acceptsByColour() {
    var snapshot = reference
    snapshot[4, 4] = Pixel(red: 254, green: 254, blue: 254)
    #expect(BitmapComparator.perceptual(deltaE: 1).verdict(reference, snapshot).isAccepted)
    #expect(!BitmapComparator.perceptual(deltaE: 0).verdict(reference, snapshot).isAccepted)
    snapshot[5, 5] = .black
    let verdict = BitmapComparator.perceptual(deltaE: 2.3).verdict(reference, snapshot)
    #expect(!verdict.isAccepted && verdict.unit == .deltaE)
    #expect("\(verdict)" == "measured ΔE 100.0, allowed ΔE 2.3")
    #expect(verdict.difference.differingPixels == 2)
  }

  @Test func seesAMissingAlpha() {
    // White and clear are the same over white, not over black.
    let clear = Bitmap(width: 20, height: 20)
    let verdict = BitmapComparator.perceptual(deltaE: 50).verdict(reference, clear)
    #expect(abs(verdict.measured - 100) < 1e-9)
  }

  @Test func neverOverlooksASize() {
    let snapshot = Bitmap(width: 20, height: 21, fill: .white)
    #expect(!BitmapComparator.perceptual(deltaE: 99).verdict(reference, snapshot).isAccepted)
    #expect(BitmapComparator.exact.verdict(reference, snapshot).measured == 20)
  }
}
