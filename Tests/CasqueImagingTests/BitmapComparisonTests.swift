import CasqueImaging
import Testing

@Suite struct BitmapComparisonTests {
  let white = Bitmap(width: 100, height: 80, fill: .white)

  @Test func findsNothingInEqualPictures() {
    let difference = BitmapComparison.compare(white, white)
    #expect(difference.isEqual && !difference.sizesDiffer)
    #expect(difference.clusters == [])
    #expect(difference.comparedPixels == 8000)
    #expect(difference.largestChannelDifference == 0)
  }

  @Test func doesNotCompareScales() {
    #expect(BitmapComparison.compare(plaid(4, 4), plaid(4, 4, scale: 3)).isEqual)
  }

  @Test func countsPixelsAndBoxesClusters() {
    var snapshot = white
    // Two far apart, and one diagonal pair that touches.
    snapshot.fill(PixelRect(x: 60, y: 3, width: 5, height: 2), with: .black)
    snapshot[2, 50] = Pixel(red: 255, green: 250, blue: 255)
    snapshot[3, 51] = Pixel(red: 255, green: 255, blue: 5)
    let difference = BitmapComparison.compare(white, snapshot)
    #expect(difference.differingPixels == 12)
    #expect(
      difference.clusters == [
        PixelRect(x: 60, y: 3, width: 5, height: 2), PixelRect(x: 2, y: 50, width: 2, height: 2),
      ])
    #expect(difference.largestChannelDifference == 255)
  }

  @Test func measuresTheLargestChannel() {
    var snapshot = white
    snapshot[0, 0] = Pixel(red: 254, green: 255, blue: 248)
    #expect(BitmapComparison.compare(white, snapshot).largestChannelDifference == 7)
    snapshot[0, 0] = Pixel(red: 200, green: 200, blue: 200, alpha: 200)
    #expect(BitmapComparison.compare(white, snapshot).largestChannelDifference == 55)
  }

  @Test func comparesWhatBothHaveAndCountsTheRest() {
    // 20 × 80 on the right and 100 × 5 below belong to one picture each.
    var snapshot = Bitmap(width: 80, height: 85, fill: .white)
    snapshot[0, 0] = .black
    let difference = BitmapComparison.compare(white, snapshot)
    #expect(difference.sizesDiffer)
    #expect(difference.differingPixels == 1 + 20 * 80 + 80 * 5)
    #expect(difference.comparedPixels == 80 * 80 + 20 * 80 + 80 * 5)
    // The strips meet in the corner.
    #expect(
      difference.clusters == [
        PixelRect(x: 0, y: 0, width: 1, height: 1), PixelRect(x: 0, y: 0, width: 100, height: 85),
      ])
    let other = BitmapComparison.compare(snapshot, white)
    #expect(other.differingPixels == difference.differingPixels)
    #expect(other.clusters == difference.clusters)
    #expect(other.referenceBounds == difference.snapshotBounds)
  }

  @Test(arguments: 0..<6)
  func agreesWithPlainCounting(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let size = { Int.random(in: 1...70, using: &generator) }
    let first = plaid(size(), size())
    var second = plaid(size(), size())
    for _ in 0..<20 {
      let x = Int.random(in: 0..<second.width, using: &generator)
      let y = Int.random(in: 0..<second.height, using: &generator)
      second[x, y] = Pixel(red: 1, green: 2, blue: UInt8.random(in: 0...255, using: &generator))
    }
    let difference = BitmapComparison.compare(first, second)
    var count = 0
    for y in 0..<max(first.height, second.height) {
      for x in 0..<max(first.width, second.width) {
        let one = x < first.width && y < first.height ? first[x, y] : nil
        let other = x < second.width && y < second.height ? second[x, y] : nil
        guard one != other else { continue }
        count += 1
        let place = PixelRect(x: x, y: y, width: 1, height: 1)
        #expect(difference.clusters.contains { $0.union(place) == $0 })
      }
    }
    #expect(difference.differingPixels == count)
  }

  @Test func drawsTheDifference() {
    var snapshot = white
    snapshot.fill(PixelRect(x: 40, y: 40, width: 2, height: 2), with: .black)
    var reference = white
    reference[0, 0] = .black
    snapshot[0, 0] = .black
    let difference = BitmapComparison.compare(reference, snapshot)
    let picture = DifferencePicture.draw(reference, snapshot, difference)
    #expect(picture.bounds == white.bounds && picture.isOpaque)
    #expect(picture[40, 40] == DifferencePicture.differing)
    #expect(picture[41, 41] == DifferencePicture.differing)
    #expect(picture[39, 40] == picture[80, 70])
    // The box lies two pixels outside: from 38 to 43.
    #expect(picture[38, 38] == DifferencePicture.box && picture[43, 40] == DifferencePicture.box)
    #expect(picture[37, 38] != DifferencePicture.box && picture[39, 39] != DifferencePicture.box)
    // Black at a quarter over white: 255 · (1 − 63/255) = 192.
    #expect(picture[0, 0] == Pixel(red: 192, green: 192, blue: 192))
  }

  @Test func hidesNoDifferingPixelUnderABox() {
    var snapshot = Bitmap(width: 100, height: 80, scale: 3, fill: .white)
    for x in [0, 1, 40, 43, 46, 49, 99] { snapshot[x, x % 80] = .black }
    let difference = BitmapComparison.compare(white, snapshot)
    let picture = DifferencePicture.draw(white, snapshot, difference)
    let places = white.bounds
    let red = (0..<places.height).flatMap { y in (0..<places.width).map { ($0, y) } }.filter {
      picture[$0.0, $0.1] == DifferencePicture.differing
    }
    #expect(red.map(\.0).sorted() == [0, 1, 40, 43, 46, 49, 99])
  }

  @Test func drawsPicturesOfDifferentSizes() {
    let snapshot = Bitmap(width: 60, height: 90, scale: 3, fill: .white)
    let difference = BitmapComparison.compare(white, snapshot)
    let picture = DifferencePicture.draw(white, snapshot, difference)
    #expect(picture.width == 100 && picture.height == 90 && picture.scale == 3)
    #expect(picture[80, 40] == DifferencePicture.differing)
    #expect(picture[30, 84] == DifferencePicture.differing)
    // Neither has this corner.
    #expect(picture[80, 84] == .white)
  }
}
