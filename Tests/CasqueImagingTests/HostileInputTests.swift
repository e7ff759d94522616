import CasqueImaging
import Testing

/// Damaged files end in an error or in a picture of the size they say, never in a crash.
@Suite struct HostileInputTests {
  /// Files of every kind that is read.
  static var files: [[UInt8]] {
    get throws {
      let palette = HandmadePNG(
        width: 8, height: 4, bitDepth: 4, colorType: 3,
        chunks: [("PLTE", [1, 2, 3, 200, 100, 50]), ("tRNS", [0])],
        rows: (0..<4).flatMap { _ in [0, 0x01, 0x10, 0x11, 0x00] as [UInt8] })
      let deep = HandmadePNG(
        width: 2, height: 2, bitDepth: 16, colorType: 4, rows: (0..<18).map { $0 % 9 == 0 ? 0 : $0 }
      )
      let interlaced = HandmadePNG(
        width: 1, height: 1, colorType: 0, interlace: 1, rows: [0, 77])
      var translucent = plaid(9, 7)
      translucent[3, 3] = .clear
      return try [
        PNGWriter.encode(translucent, text: [PNGText("Title", "✓"), PNGText("Author", "a")]),
        palette.bytes, deep.bytes, interlaced.bytes, Fixture.grey.bytes,
        Fixture.progressive.bytes, Fixture.print.bytes,
        Fixture.oriented(Fixture.color.bytes, 6, littleEndian: true),
      ]
    }
  }

  /// Decodes under limits that keep the test small.
  private func decode(_ bytes: [UInt8]) throws(ImageDecodingError) -> Bitmap {
    try ImageReader.decode(bytes, limits: ImageLimits(side: 2048, area: 1 << 18))
  }

  private func survives(_ bytes: [UInt8]) {
    _ = PNGReader.text(bytes)
    let header = try? ImageHeader.read(bytes)
    guard let bitmap = try? decode(bytes) else { return }
    #expect(bitmap.pixels.count == bitmap.width * bitmap.height * 4)
    #expect(header?.width == bitmap.width && header?.height == bitmap.height)
  }

  @Test func sayThatAPNGIsCutWhereverItIsCut() throws {
    let file = PNGWriter.encode(plaid(9, 7), text: [PNGText("Title", "cut")])
    // The last four bytes are the checksum of a chunk that holds nothing.
    for count in 8..<file.count - 4 {
      #expect(throws: ImageDecodingError.truncated) { try decode(Array(file[..<count])) }
    }
  }

  @Test func surviveACutAtEveryByte() throws {
    for file in try Self.files {
      for count in 0..<file.count { survives(Array(file[..<count])) }
    }
  }

  @Test func doNotTakeACutJPEGForWhole() throws {
    // Its last two bytes only say that it ends.
    let file = try Fixture.color.bytes
    for count in 0..<file.count - 4 {
      #expect(throws: ImageDecodingError.self) { try decode(Array(file[..<count])) }
    }
  }

  @Test(arguments: 0..<8)
  func surviveFlippedBits(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for file in try Self.files {
      for _ in 0..<100 {
        var damaged = file
        for _ in 0..<Int.random(in: 1...4, using: &generator) {
          let index = Int.random(in: 0..<damaged.count, using: &generator)
          damaged[index] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
        }
        survives(damaged)
      }
    }
  }

  @Test(arguments: 0..<8)
  func surviveDamageUnderRightChecksums(seed: UInt64) throws {
    var generator = SeededGenerator(seed: 100 + seed)
    for file in try Self.files {
      guard let chunks = HandmadePNG.chunks(of: file) else { continue }
      for _ in 0..<100 {
        var damaged = chunks
        let index = Int.random(in: 0..<damaged.count, using: &generator)
        if let place = damaged[index].body.indices.randomElement(using: &generator) {
          damaged[index].body[place] = UInt8.random(in: .min ... .max, using: &generator)
        } else {
          damaged.swapAt(index, 0)
        }
        survives(
          HandmadePNG.signature + damaged.flatMap { HandmadePNG.chunk($0.type, $0.body) })
      }
    }
  }

  @Test(arguments: 0..<4)
  func surviveNoiseAfterASignature(seed: UInt64) throws {
    var generator = SeededGenerator(seed: 200 + seed)
    for file in try Self.files {
      for _ in 0..<50 {
        let kept = Int.random(in: 2..<file.count, using: &generator)
        let noise = (0..<64).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
        survives(Array(file[..<kept]) + noise)
      }
    }
  }

  @Test func showAPaletteIndexThatIsNotThereAsBlack() throws {
    let png = HandmadePNG(
      width: 2, height: 1, colorType: 3, chunks: [("PLTE", [1, 2, 3])], rows: [0, 9, 0])
    #expect(try decode(png.bytes).pixels == [0, 0, 0, 255, 1, 2, 3, 255])
  }

  @Test func refuseAMissingPalette() {
    let png = HandmadePNG(width: 1, height: 1, colorType: 3, rows: [0, 0])
    #expect(throws: ImageDecodingError.self) { try decode(png.bytes) }
  }

  @Test func refuseTooFewRows() {
    let png = HandmadePNG(width: 100, height: 100, rows: [0, 1, 2, 3])
    #expect(throws: ImageDecodingError.truncated) { try decode(png.bytes) }
  }
}
