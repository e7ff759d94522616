import CasqueImaging
import Testing

@Suite struct GIFWriterTests {
  /// A picture with more colours than GIF has.
  func smooth(_ width: Int, _ height: Int) -> Bitmap {
    var bitmap = Bitmap(width: width, height: height, fill: .white)
    for y in 0..<height {
      for x in 0..<width {
        bitmap[x, y] = Pixel(
          red: UInt8(x * 255 / (width - 1)), green: UInt8(y * 255 / (height - 1)),
          blue: UInt8((x + y) % 256))
      }
    }
    return bitmap
  }

  @Test func fewColorsComeBackExactly() throws {
    for (width, height) in [(1, 1), (7, 3), (64, 50), (200, 130)] {
      var picture = Bitmap(width: width, height: height, fill: .white)
      for y in 0..<height {
        for x in 0..<width {
          picture[x, y] = Pixel(red: UInt8(x % 16 * 16), green: UInt8(y % 16 * 16), blue: 9)
        }
      }
      var writer = GIFWriter()
      writer.append(try GIFWriter.encode(AnimationPart(picture)), duration: 3)
      let decoded = try #require(HandmadeGIF(writer.encode()))
      #expect(decoded.frames.map(\.picture) == [picture], "\(width) × \(height)")
    }
  }

  @Test(arguments: [2, 3, 17, 128, 256]) func everyPaletteSizeComesBack(colors: Int) throws {
    // Seeded noise fills the code table and clears it several times.
    var generator = SeededGenerator(seed: UInt64(colors))
    var bitmap = Bitmap(width: 97, height: 89, fill: .white)
    for y in 0..<89 {
      for x in 0..<97 {
        let value = UInt8(Int.random(in: 0..<colors, using: &generator))
        bitmap[x, y] = Pixel(red: value, green: 255 - value, blue: value / 2)
      }
    }
    var writer = GIFWriter()
    writer.append(try GIFWriter.encode(AnimationPart(bitmap)), duration: 1)
    #expect(try #require(HandmadeGIF(writer.encode())).frames[0].picture == bitmap)
  }

  @Test func manyColorsStayNear() throws {
    let picture = smooth(120, 90)
    var writer = GIFWriter()
    writer.append(try GIFWriter.encode(AnimationPart(picture)), duration: 1)
    let decoded = try #require(HandmadeGIF(writer.encode())).frames[0].picture
    var error = 0
    for y in 0..<90 {
      for x in 0..<120 {
        error += abs(Int(decoded[x, y].red) - Int(picture[x, y].red))
      }
    }
    // 256 colours over a plane of 256 × 256 lie 16 apart, so that the mean error is about 4.
    #expect(error / (120 * 90) <= 6)
  }

  @Test func partsTimesAndLoopsAreWritten() throws {
    var second = plaid(10, 8)
    second[5, 5] = .black
    var writer = GIFWriter(loopCount: 3)
    writer.append(try GIFWriter.encode(AnimationPart(plaid(10, 8))), duration: 2)
    writer.append(
      try GIFWriter.encode(AnimationPart(second, since: plaid(10, 8))), duration: 1)
    let decoded = try #require(HandmadeGIF(writer.encode()))
    #expect(decoded.repeats == 2)
    #expect(decoded.frames.map(\.delay) == [2, 1])
    #expect(decoded.frames.map(\.picture) == [plaid(10, 8), second])
    #expect(try #require(HandmadeGIF(once())).repeats == nil)
  }

  func once() throws -> [UInt8] {
    var writer = GIFWriter(loopCount: 1)
    writer.append(try GIFWriter.encode(AnimationPart(plaid(2, 2))), duration: 1)
    return writer.encode()
  }

  @Test func whatIsNotOpaqueIsShownOverWhite() throws {
    let clear = Bitmap(width: 3, height: 2)
    var writer = GIFWriter()
    writer.append(try GIFWriter.encode(AnimationPart(clear)), duration: 1)
    #expect(
      try #require(HandmadeGIF(writer.encode())).frames[0].picture
        == Bitmap(width: 3, height: 2, fill: .white))
  }
}
