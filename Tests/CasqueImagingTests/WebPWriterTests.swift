import CasqueImaging
import Testing

@Suite struct WebPWriterTests {
  @Test func stillFilesAreLossless() throws {
    for picture in [
      plaid(7, 3), Bitmap(width: 1, height: 1, fill: .black), Bitmap(width: 3, height: 2),
    ] {
      let file = try WebPWriter.encode(picture)
      #expect(ImageFormat.detect(file) == .webp)
      #expect(try HandmadeWebP.decode(file) == picture)
      #expect(try WebPWriter.encode(picture) == file)
    }
  }

  @Test func textsComeBackInOrder() throws {
    let text = [
      PNGText("Software", "casque <1.0> & \"more\""), PNGText("Comment", "línea 1\nline 2\t&amp;"),
      PNGText("Title", "日本語 ✓ </rdf:li>"), PNGText("Comment", ""),
    ]
    for picture in [plaid(7, 3), Bitmap(width: 3, height: 2)] {
      let file = try WebPWriter.encode(picture, text: text)
      #expect(WebPReader.text(file) == text)
      #expect(ImageReader.text(file) == text)
      #expect(try WebPReader.decode(file) == picture)
      #expect(try ImageReader.decode(file) == picture)
      #expect(try WebPWriter.encode(picture, text: text) == file)
      for count in 0..<file.count { _ = WebPReader.text(Array(file[..<count])) }
    }
    #expect(WebPReader.text(try WebPWriter.encode(plaid(4, 4))) == [])
  }

  @Test func largePicturesAreRefused() {
    let wide = Bitmap(width: WebPWriter.maximumExtent + 1, height: 1, fill: .white)
    #expect(
      throws: ImageEncodingError.tooLarge(
        format: .webp, width: 16384, height: 1, limit: 16383)
    ) { try WebPWriter.encode(wide) }
  }

  @Test func animationsHoldTheirFrames() throws {
    var second = plaid(10, 8)
    second[5, 6] = Pixel(red: 1, green: 2, blue: 3)
    var writer = AnimatedWebPWriter(loopCount: 4)
    writer.append(try AnimatedWebPWriter.encode(AnimationPart(plaid(10, 8))), duration: 33)
    writer.append(
      try AnimatedWebPWriter.encode(AnimationPart(second, since: plaid(10, 8))), duration: 34)
    let file = try #require(HandmadeWebP(writer.encode()))
    #expect(file.loopCount == 4)
    #expect(file.hasAlpha == false)
    #expect(file.frames.map(\.duration) == [33, 34])
    #expect(file.frames.map { [$0.x, $0.y] } == [[0, 0], [4, 6]])
    #expect(try file.frames.map { try HandmadeWebP.decode($0.still) }[0] == plaid(10, 8))
    #expect(try HandmadeWebP.decode(file.frames[1].still)[1, 0] == second[5, 6])
  }
}
