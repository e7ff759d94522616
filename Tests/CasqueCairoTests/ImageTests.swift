import CasqueGeometry
import CasqueImaging
import CasqueModel
import Testing

@testable import CasqueCairo
@testable import CasqueScene

@Suite struct ImageTests {
  static func drawn(_ name: String = "q", in place: Rect, clip: Rect? = nil) throws -> Bitmap {
    try Drawing.bitmap(
      Drawing.list {
        $0.commands.append(.image(name: name, destination: place, clip: clip ?? place))
      }, images: ["q": Drawing.quarters])
  }

  /// Beyond the middle of an image's outer pixels there is their colour alone: the corners of a
  /// place are those of the image.
  @Test(arguments: [
    Rect(x: 0, y: 0, width: 10, height: 10), Rect(x: 1, y: 2, width: 8, height: 6),
    Rect(x: 4, y: 4, width: 2, height: 2), Rect(x: -10, y: -10, width: 20, height: 20),
  ])
  func cornersAreThoseOfTheImage(place: Rect) throws {
    let bitmap = try Self.drawn(in: place)
    let (left, top) = (Int(place.minX), Int(place.minY))
    let (right, bottom) = (Int(place.maxX) - 1, Int(place.maxY) - 1)
    let corners = [
      (left, top, Pixel.pureRed), (right, top, .pureGreen), (left, bottom, .pureBlue),
      (right, bottom, .black),
    ]
    for (x, y, pixel) in corners where x >= 0 && y >= 0 { #expect(bitmap[x, y] == pixel) }
    for (x, y) in [(left - 1, top), (right + 1, bottom)]
    where x >= 0 && x < 10 && y >= 0 && y < 10 {
      #expect(bitmap[x, y] == .white)
    }
  }

  @Test func everyContentModeInAWindowThatClips() throws {
    // A 2×2 image in 10×10 bounds at one pixel to a point: where its red pixel comes to lie.
    let places: [(ContentMode, Int, Int)] = [
      (.scaleToFill, 0, 0), (.redraw, 0, 0), (.scaleAspectFit, 0, 0), (.scaleAspectFill, 0, 0),
      (.center, 4, 4), (.top, 4, 0), (.bottom, 4, 8), (.left, 0, 4), (.right, 8, 4),
      (.topLeft, 0, 0), (.topRight, 8, 0), (.bottomLeft, 0, 8), (.bottomRight, 8, 8),
    ]
    let bounds = Rect(x: 0, y: 0, width: 10, height: 10)
    for (mode, x, y) in places {
      let place = mode.placement(of: Size(width: 2, height: 2), in: bounds)
      #expect(try Self.drawn(in: place)[x, y] == .pureRed, "\(mode)")
    }
  }

  @Test func theClipCuts() throws {
    let bitmap = try Self.drawn(
      in: Rect(x: 0, y: 0, width: 10, height: 10), clip: Rect(x: 0, y: 0, width: 4, height: 10))
    #expect(bitmap[0, 0] == .pureRed && bitmap[4, 0] == .white && bitmap[9, 0] == .white)
  }

  @Test(arguments: ["bad", "gone"]) func unreadableImagesAreCrossed(name: String) throws {
    let bitmap = try Self.drawn(name, in: Rect(x: 0, y: 0, width: 10, height: 10))
    #expect(bitmap[0, 0] != .white)
  }

  @Test func anImageIsDecodedOnce() throws {
    let renderer = Drawing.renderer(["q": Drawing.quarters])
    let list = Drawing.list {
      let place = Rect(x: 0, y: 0, width: 10, height: 10)
      $0.commands.append(.image(name: "q", destination: place, clip: place))
    }
    let first = try renderer.bitmap(list)
    let entry = try renderer.images.image(named: "q")
    #expect(try renderer.bitmap(list).pixels == first.pixels)
    #expect(try renderer.images.image(named: "q") === entry)
  }
}
