import CasqueImaging
import Testing

@Suite struct WebPReaderTests {
  /// Opaque, half covered and clear pixels come back as they were.
  @Test func readsWhatIsWritten() throws {
    var bitmap = Bitmap(width: 7, height: 3, scale: 2, fill: .white)
    var random = SeededGenerator(seed: 3)
    for y in 0..<3 {
      for x in 0..<7 {
        bitmap[x, y] = Pixel(
          straightRed: UInt8(random.next() % 256), green: UInt8(random.next() % 256),
          blue: UInt8(random.next() % 256), alpha: [255, 128, 0][y])
      }
    }
    let bytes = try WebPWriter.encode(bitmap)
    #expect(try ImageReader.decode(bytes, scale: 2) == bitmap)
  }

  @Test func refusesWhatIsTooLargeOrCut() throws {
    let bytes = try WebPWriter.encode(Bitmap(width: 40, height: 40, fill: .black))
    #expect(throws: ImageDecodingError.self) {
      try WebPReader.decode(bytes, limits: ImageLimits(side: 30, area: 900))
    }
    for count in 12..<bytes.count {
      #expect(throws: ImageDecodingError.self) { try WebPReader.decode(Array(bytes[..<count])) }
    }
  }
}
