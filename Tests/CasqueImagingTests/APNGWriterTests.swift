import CasqueImaging
import Testing

@Suite struct APNGWriterTests {
  /// The frames of an animation, each made a still picture of its own.
  func frames(_ file: [UInt8]) throws -> [Bitmap] {
    let chunks = try #require(HandmadePNG.chunks(of: file))
    let header = HandmadePNG.chunk("IHDR", chunks[0].body)
    return try chunks.filter { $0.type == "IDAT" || $0.type == "fdAT" }.map { chunk in
      let pixels = chunk.type == "IDAT" ? chunk.body : Array(chunk.body[4...])
      return try PNGReader.decode(
        HandmadePNG.signature + header + HandmadePNG.chunk("IDAT", pixels)
          + HandmadePNG.chunk("IEND", []))
    }
  }

  @Test func writesControlChunks() throws {
    var writer = APNGWriter(loopCount: 3, text: [PNGText("Title", "t")])
    writer.append(plaid(5, 4), delay: .framesPerSecond(60))
    writer.append(Bitmap(width: 5, height: 4, fill: .white), delay: .init(3, over: 4))
    let chunks = try #require(HandmadePNG.chunks(of: writer.encode()))
    #expect(
      chunks.map(\.type) == [
        "IHDR", "acTL", "sRGB", "pHYs", "tEXt", "fcTL", "IDAT", "fcTL", "fdAT", "IEND",
      ])
    #expect(chunks[1].body == [0, 0, 0, 2, 0, 0, 0, 3])
    // Sequence, 5×4 at the origin, 1/60 s, dispose none, blend source.
    let place: [UInt8] = [0, 0, 0, 5, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0]
    #expect(chunks[5].body == [0, 0, 0, 0] + place + [0, 1, 0, 60, 0, 0])
    #expect(chunks[7].body == [0, 0, 0, 1] + place + [0, 3, 0, 4, 0, 0])
    #expect(Array(chunks[8].body[..<4]) == [0, 0, 0, 2])
  }

  @Test func framesComeBack() throws {
    var changed = plaid(7, 3)
    changed[1, 1] = .white
    var writer = APNGWriter()
    for frame in [plaid(7, 3), changed] { writer.append(frame, delay: .init(1, over: 10)) }
    let file = writer.encode()
    #expect(try frames(file) == [plaid(7, 3), changed])
    #expect(try PNGReader.decode(file) == plaid(7, 3))
    #expect(file == writer.encode())
  }

  @Test func mixesOpaqueAndTranslucentFrames() throws {
    var translucent = plaid(7, 3)
    translucent[6, 2] = Pixel(red: 5, green: 0, blue: 9, alpha: 9)
    let pictures = [plaid(7, 3), translucent, Bitmap(width: 7, height: 3, fill: .white)]
    var writer = APNGWriter()
    for frame in pictures { writer.append(frame, delay: .framesPerSecond(2)) }
    let file = writer.encode()
    #expect(try frames(file) == pictures)
    #expect(try #require(HandmadePNG.chunks(of: file))[0].body[9] == 6)
  }
}
