import CasqueImaging
import Testing

@Suite struct ImageHeaderTests {
  @Test(
    arguments: [
      ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], ImageFormat.png),
      ([0xFF, 0xD8, 0xFF, 0xE0], .jpeg), (Array("GIF89a".utf8), .gif),
      (Array("RIFF1234WEBPVP8 ".utf8), .webp), (Array("\0\0\0\u{18}ftypheic".utf8), .heif),
      (Array("%PDF-1.7".utf8), .pdf), (Array("RIFF1234WAVE".utf8), nil),
      (Array("\0\0\0\u{18}ftypmp42".utf8), nil), ([0xFF, 0xD8], nil), ([], nil),
    ] as [([UInt8], ImageFormat?)])
  func detectsFormats(bytes: [UInt8], format: ImageFormat?) {
    #expect(ImageFormat.detect(bytes) == format)
  }

  @Test func readsTheSizeFromTheFirstBytes() throws {
    let file = PNGWriter.encode(plaid(123, 45))
    let header = try ImageHeader.read(Array(file[..<33]))
    #expect(header.format == .png && header.width == 123 && header.height == 45)
    let jpeg = try ImageHeader.read(Fixture.color.bytes)
    #expect(jpeg.format == .jpeg && jpeg.width == 24 && jpeg.height == 16)
    #expect(jpeg.orientation == .up)
  }

  @Test func namesWhatItCannotRead() {
    #expect(throws: ImageDecodingError.unknownFormat) { try ImageHeader.read([]) }
    #expect(throws: ImageDecodingError.unknownFormat) { try ImageReader.decode([1, 2, 3, 4]) }
    #expect(throws: ImageDecodingError.unsupported("a GIF image")) {
      try ImageReader.decode(Array("GIF89a".utf8))
    }
    let crushed = HandmadePNG.signature + HandmadePNG.chunk("CgBI", [0x50, 0, 0x20, 6])
    #expect(throws: ImageDecodingError.unsupported("a PNG image rewritten by Xcode (CgBI)")) {
      try ImageReader.decode(crushed)
    }
  }

  @Test(arguments: [
    (16385, 1), (1, 16385), (16384, 4097), (0x7FFF_FFFF, 0x7FFF_FFFF), (0xFFFF_FFFF, 1),
  ])
  func refusesHugePNGsBeforeDecoding(width: Int, height: Int) {
    let file = HandmadePNG(width: width, height: height, rows: [0]).bytes
    let error = ImageDecodingError.tooLarge(width: width, height: height, limit: .standard)
    #expect(throws: error) { try ImageHeader.read(file) }
    #expect(throws: error) { try ImageReader.decode(file) }
  }

  @Test func refusesHugeJPEGsBeforeDecoding() throws {
    var file = try Fixture.color.bytes
    let frame = try #require(
      file.indices.first { file[$0] == 0xFF && file[$0 + 1] == 0xC0 })
    for index in frame + 5..<frame + 9 { file[index] = 0xFF }
    let error = ImageDecodingError.tooLarge(width: 65535, height: 65535, limit: .standard)
    #expect(throws: error) { try ImageHeader.read(file) }
    #expect(throws: error) { try ImageReader.decode(file) }
  }

  @Test(arguments: [(0, 1), (1, 0), (0, 0)])
  func refusesEmptyImages(width: Int, height: Int) throws {
    let file = HandmadePNG(width: width, height: height, rows: []).bytes
    #expect(throws: ImageDecodingError.corrupt("it has no pixels")) {
      try ImageReader.decode(file)
    }
  }

  @Test func takesNarrowerLimits() {
    let file = PNGWriter.encode(plaid(10, 10))
    let limit = ImageLimits(side: 10, area: 99)
    #expect(throws: ImageDecodingError.tooLarge(width: 10, height: 10, limit: limit)) {
      try ImageReader.decode(file, limits: limit)
    }
    #expect(throws: Never.self) {
      try ImageReader.decode(file, limits: ImageLimits(side: 10, area: 100))
    }
  }

  @Test func describesErrors() {
    #expect("\(ImageDecodingError.truncated)" == "the image ends too early")
    #expect(
      "\(ImageDecodingError.tooLarge(width: 9, height: 8, limit: ImageLimits(side: 4, area: 16)))"
        == "the image is 9×8 pixels, the limit is 4 a side and 16 in all")
  }
}
