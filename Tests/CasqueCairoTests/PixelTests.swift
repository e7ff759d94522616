import CasqueGeometry
import CasqueImaging
import CasqueModel
import CasqueScene
import Testing

@testable import CasqueCairo

@Suite struct PixelTests {
  static let square = Shape.rect(Rect(x: 2, y: 3, width: 4, height: 5))

  @Test(arguments: [1.0, 2, 3]) func fillsCoverTheirPixelsExactly(scale: Double) throws {
    let bitmap = try Drawing.bitmap(
      Drawing.list(scale: scale) { $0.fill(Self.square, RGBA(red: 1, green: 0, blue: 0)) })
    let s = Int(scale)
    #expect(bitmap.width == 10 * s && bitmap.height == 10 * s && bitmap.scale == scale)
    for y in 0..<(10 * s) {
      for x in 0..<(10 * s) {
        let isInside = x >= 2 * s && x < 6 * s && y >= 3 * s && y < 8 * s
        #expect(bitmap[x, y] == (isInside ? .pureRed : .white))
      }
    }
  }

  /// A byte is the nearest to a component: 249.1 of 255 is 249, although it is 250.06 of 256.
  @Test(arguments: [(249.1, 249), (128.4, 128), (128.6, 129), (0.4, 0), (254.6, 255)])
  func componentsAreTheNearestBytes(component: Double, byte: UInt8) throws {
    let part = component / 255
    let bitmap = try Drawing.bitmap(
      Drawing.list { $0.fill(Self.square, RGBA(red: part, green: part, blue: part)) })
    #expect(bitmap[3, 4] == Pixel(red: byte, green: byte, blue: byte))
  }

  @Test func nothingIsClear() throws {
    let list = DisplayList(size: Size(width: 3, height: 2), scale: 2)
    #expect(try Drawing.bitmap(list).pixels == [UInt8](repeating: 0, count: 6 * 4 * 4))
  }

  /// Half of black over white is half of 255.
  @Test func alphaOfGroupsIsTakenOnce() throws {
    let bitmap = try Drawing.bitmap(
      Drawing.list { list in
        list.group(DisplayGroup(alpha: 0.5)) {
          $0.fill(Self.square, .black)
          $0.fill(Self.square, .black)
        }
      })
    #expect(bitmap[3, 4].isNear(Pixel(red: 128, green: 128, blue: 128)))
    // Two fills by themselves would leave a quarter.
    let twice = try Drawing.bitmap(
      Drawing.list {
        $0.fill(Self.square, RGBA.black.multiplyingAlpha(by: 0.5))
        $0.fill(Self.square, RGBA.black.multiplyingAlpha(by: 0.5))
      })
    #expect(twice[3, 4].isNear(Pixel(red: 64, green: 64, blue: 64)))
  }

  @Test func clipsAndTransformsNest() throws {
    let bitmap = try Drawing.bitmap(
      Drawing.list { list in
        let clip = Shape.rect(Rect(x: 0, y: 0, width: 5, height: 10))
        list.group(DisplayGroup(clip: clip)) { list in
          list.group(DisplayGroup(transform: .translation(x: 2, y: 0))) {
            $0.fill(Self.square, .black)
          }
        }
      })
    // Moved to 4…8 and cut at 5.
    #expect(bitmap[3, 4] == .white && bitmap[4, 4] == .black && bitmap[5, 4] == .white)
  }

  /// Coordinates and alphas that would put cairo out of order leave the rest of the picture alone.
  @Test(arguments: [
    DisplayGroup(transform: .scale(x: 0, y: 1)), DisplayGroup(transform: .scale(x: .nan, y: 1)),
    DisplayGroup(transform: .translation(x: .infinity, y: 0)), DisplayGroup(alpha: 0),
    DisplayGroup(alpha: .nan), DisplayGroup(clip: .path([])),
    DisplayGroup(clip: .rect(Rect(x: 0, y: 0, width: .nan, height: 4))),
    DisplayGroup(mask: .shape(.ellipse(.zero))),
  ])
  func whatCannotBeSeenIsLeftOut(group: DisplayGroup) throws {
    let bitmap = try Drawing.bitmap(
      Drawing.list { list in
        list.group(group) { $0.fill(Self.square, .black) }
        list.fill(.rect(Rect(x: .nan, y: 0, width: 2, height: 2)), .black)
        list.stroke(.path([.move(Point(x: .infinity, y: 0))]), .black, width: 1, dashes: [-1])
        list.fill(.rect(Rect(x: 9, y: 9, width: 1, height: 1)), RGBA(red: 1, green: 0, blue: 0))
      })
    #expect(bitmap[3, 4] == .white)
    #expect(bitmap[9, 9] == .pureRed)
  }

  /// A circle of radius 5 covers its middle and leaves the corners, continuous corners as well.
  @Test(arguments: [
    Shape.ellipse(Rect(x: 0, y: 0, width: 10, height: 10)),
    .roundedRect(Rect(x: 0, y: 0, width: 10, height: 10), radius: 5),
    .continuousRect(Rect(x: 0, y: 0, width: 10, height: 10), radius: 5),
  ])
  func roundShapes(shape: Shape) throws {
    let bitmap = try Drawing.bitmap(Drawing.list { $0.fill(shape, .black) })
    for (x, y) in [(0, 0), (9, 0), (0, 9), (9, 9)] { #expect(bitmap[x, y] == .white) }
    #expect(bitmap[5, 5] == .black)
    // π/4 of the square is ink.
    let ink = bitmap.bounds.width * bitmap.bounds.height * 255 - sum(of: bitmap)
    #expect(abs(Double(ink) / 25_500 - 0.7854) < 0.01)
  }

  private func sum(of bitmap: Bitmap) -> Int {
    var sum = 0
    for y in 0..<bitmap.height { for x in 0..<bitmap.width { sum += Int(bitmap[x, y].red) } }
    return sum
  }

  @Test func shapeMasksCutAndImageMasksMultiply() throws {
    var half = Bitmap(width: 1, height: 1)
    half[0, 0] = Pixel(red: 0, green: 0, blue: 0, alpha: 128)
    let place = Rect(x: 2, y: 3, width: 4, height: 5)
    func drawn(_ group: DisplayGroup) throws -> Bitmap {
      try Drawing.bitmap(
        Drawing.list { list in
          list.group(group) {
            $0.fill(.rect(Rect(x: 0, y: 0, width: 10, height: 10)), .black)
          }
        }, images: ["half": half])
    }
    let shape = try drawn(DisplayGroup(mask: .shape(.rect(place))))
    #expect(shape[1, 4] == .white && shape[3, 4] == .black)
    let image = DisplayMask.image(
      name: "half", destination: Rect(x: 0, y: 0, width: 10, height: 10), transform: .identity)
    #expect(
      try drawn(DisplayGroup(mask: image))[5, 5].isNear(.init(red: 127, green: 127, blue: 127)))
    let both = try drawn(DisplayGroup(alpha: 0.5, mask: image))
    #expect(both[5, 5].isNear(Pixel(red: 191, green: 191, blue: 191)))
    // Outside a mask's image nothing shows.
    let moved = DisplayMask.image(
      name: "half", destination: Rect(x: 0, y: 0, width: 4, height: 4),
      transform: .translation(x: 5, y: 0))
    let cut = try drawn(DisplayGroup(mask: moved))
    #expect(cut[1, 2] == .white && cut[7, 2] != .white)
  }

  @Test func gradientsEndInTheirColours() throws {
    let bitmap = try Drawing.bitmap(
      Drawing.list(100, 1) { list in
        list.commands.append(
          .fill(
            .rect(Rect(x: 0, y: 0, width: 100, height: 1)),
            .linearGradient(
              [
                GradientStop(location: 0, color: .black), GradientStop(location: 1, color: .white),
              ], from: Point(x: 0, y: 0), to: Point(x: 100, y: 0))))
      })
    // The middle of column 50 is at 50.5 of 100.
    #expect(bitmap[50, 0].isNear(Pixel(red: 129, green: 129, blue: 129), within: 2))
    #expect(bitmap[0, 0].isNear(.black, within: 2) && bitmap[99, 0].isNear(.white, within: 2))
  }
}
