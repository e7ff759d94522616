import CasqueImaging
import Testing

@Suite struct PNGReaderTests {
  @Test func readsColour() throws {
    let png = HandmadePNG(
      width: 2, height: 2, rows: [0, 1, 2, 3, 4, 5, 6, 0, 7, 8, 9, 250, 251, 252])
    let bitmap = try PNGReader.decode(png.bytes, scale: 2)
    #expect(bitmap.pixels == [1, 2, 3, 255, 4, 5, 6, 255, 7, 8, 9, 255, 250, 251, 252, 255])
    #expect(bitmap.scale == 2)
  }

  @Test func undoesEveryFilter() throws {
    // Grey, every row meant to be 10 20 30: none, sub, up, average, Paeth.
    let rows: [UInt8] = [
      0, 10, 20, 30, 1, 10, 10, 10, 2, 0, 0, 0,
      // Average: 10−(0+10)/2, 20−(10+20)/2, 30−(20+30)/2.
      3, 5, 5, 5,
      // Paeth picks above, since left + above − above left = above at each place.
      4, 0, 0, 0,
    ]
    let bitmap = try PNGReader.decode(
      HandmadePNG(width: 3, height: 5, colorType: 0, rows: rows).bytes)
    for y in 0..<5 { #expect((0..<3).map { bitmap[$0, y].red } == [10, 20, 30]) }
  }

  @Test func premultipliesAlpha() throws {
    let png = HandmadePNG(
      width: 2, height: 1, colorType: 6, rows: [0, 255, 100, 1, 128, 9, 9, 9, 0])
    #expect(try PNGReader.decode(png.bytes).pixels == [128, 50, 1, 128, 0, 0, 0, 0])
  }

  /// A row of three grey pixels: v bits are widened by 255 / (2^v − 1).
  static let greys: [UInt8: (row: [UInt8], values: [UInt8])] = [
    1: ([0b1010_0000], [255, 0, 255]), 2: ([0b0001_1000], [0, 85, 170]),
    4: ([0x0F, 0x80], [0, 255, 136]), 8: ([0, 77, 255], [0, 77, 255]),
    // 0x8000·255/65535 = 127.504; 0x7F7F = 127·257; 0x00FF is 0.99.
    16: ([0x80, 0x00, 0x7F, 0x7F, 0x00, 0xFF], [128, 127, 1]),
  ]

  @Test(arguments: [UInt8(1), 2, 4, 8, 16])
  func readsGreyOfEveryDepth(depth: UInt8) throws {
    let (row, values) = try #require(Self.greys[depth])
    let png = HandmadePNG(width: 3, height: 1, bitDepth: depth, colorType: 0, rows: [0] + row)
    let bitmap = try PNGReader.decode(png.bytes)
    #expect(
      (0..<3).map { bitmap[$0, 0] } == values.map { Pixel(red: $0, green: $0, blue: $0) })
  }

  @Test func readsGreyWithAlpha() throws {
    let png = HandmadePNG(width: 2, height: 1, colorType: 4, rows: [0, 255, 51, 10, 255])
    #expect(try PNGReader.decode(png.bytes).pixels == [51, 51, 51, 51, 10, 10, 10, 255])
    let deep = HandmadePNG(
      width: 1, height: 1, bitDepth: 16, colorType: 4, rows: [0, 0xFF, 0xFF, 0x33, 0x33])
    #expect(try PNGReader.decode(deep.bytes).pixels == [51, 51, 51, 51])
  }

  @Test func readsSixteenBitsOfColour() throws {
    let png = HandmadePNG(
      width: 1, height: 1, bitDepth: 16, colorType: 6,
      rows: [0, 0xFF, 0xFF, 0x00, 0x00, 0x80, 0x80, 0xFF, 0xFF])
    #expect(try PNGReader.decode(png.bytes).pixels == [255, 0, 128, 255])
  }

  @Test(arguments: [(UInt8(1), UInt8(0b0100_0000)), (2, 0b0001_0000), (4, 0x01)])
  func readsPalettes(depth: UInt8, row: UInt8) throws {
    let png = HandmadePNG(
      width: 2, height: 1, bitDepth: depth, colorType: 3,
      chunks: [("PLTE", [1, 2, 3, 200, 100, 50]), ("tRNS", [0])], rows: [0, row])
    #expect(try PNGReader.decode(png.bytes).pixels == [0, 0, 0, 0, 200, 100, 50, 255])
  }

  @Test func readsOneTransparentColour() throws {
    var png = HandmadePNG(
      width: 2, height: 1, chunks: [("tRNS", [0, 9, 0, 8, 0, 7])], rows: [0, 9, 8, 7, 9, 8, 6])
    #expect(try PNGReader.decode(png.bytes).pixels == [0, 0, 0, 0, 9, 8, 6, 255])
    png = HandmadePNG(
      width: 2, height: 1, colorType: 0, chunks: [("tRNS", [0, 9])], rows: [0, 9, 8])
    #expect(try PNGReader.decode(png.bytes).pixels == [0, 0, 0, 0, 8, 8, 8, 255])
  }

  @Test func readsInterlacedRows() throws {
    // Adam7: where each pass begins, and its steps.
    let passes = [
      (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2),
      (0, 1, 1, 2),
    ]
    let picture = plaid(11, 10)
    var rows: [UInt8] = []
    for (x, y, stepX, stepY) in passes {
      for row in stride(from: y, to: 10, by: stepY) where x < 11 {
        rows.append(0)
        for column in stride(from: x, to: 11, by: stepX) {
          let pixel = picture[column, row]
          rows += [pixel.red, pixel.green, pixel.blue]
        }
      }
    }
    let png = HandmadePNG(width: 11, height: 10, interlace: 1, rows: rows)
    #expect(try PNGReader.decode(png.bytes) == picture)
  }

  @Test func ignoresMetadataItDoesNotKnow() throws {
    let png = HandmadePNG(
      width: 1, height: 1, chunks: [("gAMA", [0, 0, 0, 1]), ("prVt", [1, 2])], rows: [0, 1, 2, 3])
    #expect(try PNGReader.decode(png.bytes).pixels == [1, 2, 3, 255])
  }
}
