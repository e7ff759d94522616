import CasqueImaging
import Testing

@Suite struct JPEGReaderTests {
  /// The pixel in the middle of each block of 8×8.
  func middles(_ bitmap: Bitmap) -> [[Pixel]] {
    stride(from: 4, to: bitmap.height, by: 8).map { y in
      stride(from: 4, to: bitmap.width, by: 8).map { bitmap[$0, y] }
    }
  }

  func expectBlocks(
    _ bitmap: Bitmap, _ blocks: [[Pixel]], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let found = middles(bitmap)
    #expect(found.map(\.count) == blocks.map(\.count), sourceLocation: sourceLocation)
    for (one, other) in zip(found.joined(), blocks.joined()) {
      #expect(isClose(one, other), "\(one) for \(other)", sourceLocation: sourceLocation)
    }
  }

  @Test(arguments: [Fixture.color, .progressive])
  func readsColour(fixture: Fixture) throws {
    let bitmap = try JPEGReader.decode(fixture.bytes, scale: 2)
    #expect(bitmap.width == 24 && bitmap.height == 16 && bitmap.scale == 2)
    expectBlocks(bitmap, Fixture.blocks)
  }

  @Test func readsGrey() throws {
    // ImageMagick makes grey with Rec. 709's weights 0.2126, 0.7152, 0.0722.
    let values: [[UInt8]] = [[54, 182, 18], [237, 255, 0]]
    expectBlocks(
      try JPEGReader.decode(Fixture.grey.bytes),
      values.map { $0.map { Pixel(red: $0, green: $0, blue: $0) } })
  }

  /// How the blocks `[[r, g, b], [y, w, k]]` look under each of EXIF's numbers.
  static let displayed: [(number: UInt8, rows: [String])] = [
    (1, ["rgb", "ywk"]), (2, ["bgr", "kwy"]), (3, ["kwy", "bgr"]), (4, ["ywk", "rgb"]),
    (5, ["ry", "gw", "bk"]), (6, ["yr", "wg", "kb"]), (7, ["kb", "wg", "yr"]),
    (8, ["bk", "gw", "ry"]),
  ]

  @Test(arguments: displayed, [true, false])
  func turnsAsEXIFSays(orientation: (number: UInt8, rows: [String]), littleEndian: Bool) throws {
    let file = Fixture.oriented(
      try Fixture.color.bytes, orientation.number, littleEndian: littleEndian)
    let colors: [Character: Pixel] = [
      "r": Fixture.blocks[0][0], "g": Fixture.blocks[0][1], "b": Fixture.blocks[0][2],
      "y": Fixture.blocks[1][0], "w": Fixture.blocks[1][1], "k": Fixture.blocks[1][2],
    ]
    let expected = orientation.rows.map { $0.compactMap { colors[$0] } }
    expectBlocks(try JPEGReader.decode(file), expected)
    let header = try ImageHeader.read(file)
    #expect(header.width == expected[0].count * 8 && header.height == expected.count * 8)
    #expect(header.orientation.rawValue == orientation.number)
  }

  @Test(arguments: [UInt8(0), 9, 255])
  func takesAnInvalidOrientationAsNone(number: UInt8) throws {
    let file = Fixture.oriented(try Fixture.color.bytes, number, littleEndian: false)
    expectBlocks(try JPEGReader.decode(file), Fixture.blocks)
  }

  @Test func orientsByPixel() {
    // EXIF 6: what was stored at the top left is displayed at the top right.
    let stored = plaid(3, 2)
    let displayed = stored.oriented(.right)
    #expect(displayed.width == 2 && displayed.height == 3)
    #expect(displayed[1, 0] == stored[0, 0])
    #expect(displayed[0, 0] == stored[0, 1])
    #expect(displayed[1, 2] == stored[2, 0])
    #expect(displayed.oriented(.left) == stored)
    for mirror in [ImageOrientation.upMirrored, .down, .downMirrored, .leftMirrored] {
      #expect(stored.oriented(mirror).oriented(mirror) == stored)
    }
  }

  @Test func readsInks() throws {
    expectBlocks(try JPEGReader.decode(Fixture.print.bytes), Fixture.blocks)
  }
}
