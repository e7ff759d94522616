import CasqueImaging
import Testing

@Suite struct PNGWriterTests {
  @Test func writesChunksInOrderAndNoTime() throws {
    let file = PNGWriter.encode(
      plaid(3, 2, scale: 3), text: [PNGText("Software", "casque"), PNGText("Author", "Zoë")])
    let chunks = try #require(HandmadePNG.chunks(of: file))
    #expect(chunks.map(\.type) == ["IHDR", "sRGB", "pHYs", "tEXt", "tEXt", "IDAT", "IEND"])
    #expect(chunks[0].body == [0, 0, 0, 3, 0, 0, 0, 2, 8, 2, 0, 0, 0])
    #expect(chunks[1].body == [0])
    // 216 dpi = 216 / 0.0254 = 8503.94 pixels a metre = 0x2138.
    #expect(chunks[2].body == [0, 0, 0x21, 0x38, 0, 0, 0x21, 0x38, 1])
    #expect(chunks[3].body == Array("Software\0casque".utf8))
    #expect(chunks[4].body == Array("Author\0Zo".utf8) + [0xEB])
    #expect(chunks[6].body == [])
  }

  @Test(arguments: [(1.0, 2835), (2.0, 5669), (3.0, 8504)])
  func writesTheResolution(scale: Double, pixelsPerMetre: Int) throws {
    let file = PNGWriter.encode(Bitmap(width: 1, height: 1, scale: scale))
    let chunk = try #require(HandmadePNG.chunks(of: file)?.first { $0.type == "pHYs" })
    #expect(Array(chunk.body[..<4]) == HandmadePNG.integer(pixelsPerMetre))
  }

  @Test func writesAlphaOnlyWhereThereIsSome() throws {
    var bitmap = plaid(40, 30)
    let opaque = try #require(HandmadePNG.chunks(of: PNGWriter.encode(bitmap)))
    #expect(opaque[0].body[9] == 2)
    bitmap[39, 29] = .clear
    let translucent = try #require(HandmadePNG.chunks(of: PNGWriter.encode(bitmap)))
    #expect(translucent[0].body[9] == 6)
  }

  /// A file holds a picture whatever its texts and its scale are, and no other picture.
  @Test func knowsItsOwnFiles() {
    var bitmap = plaid(40, 30)
    let file = PNGWriter.encode(bitmap, text: [PNGText("Title", "A")])
    #expect(PNGWriter.holds(bitmap, in: file))
    #expect(!PNGWriter.holds(plaid(30, 40), in: file))
    #expect(!PNGWriter.holds(bitmap, in: Array(file.dropLast(20))))
    for index in file.indices {
      var damaged = file
      damaged[index] ^= 0x55
      #expect(!PNGWriter.holds(bitmap, in: damaged), "byte \(index)")
    }
    let kept = bitmap[7, 9]
    bitmap[7, 9] = Pixel(red: kept.red ^ 1, green: kept.green, blue: kept.blue)
    #expect(!PNGWriter.holds(bitmap, in: file))
    bitmap[7, 9] = .clear
    #expect(!PNGWriter.holds(bitmap, in: file))
    #expect(PNGWriter.holds(bitmap, in: PNGWriter.encode(bitmap)))
  }

  /// Rows like the one above are stored as such, and are still told from others.
  @Test func knowsFilesOfRowsThatRepeat() {
    for fill in [Pixel.white, Pixel(red: 0, green: 0, blue: 0), .clear] {
      let flat = Bitmap(width: 50, height: 40, fill: fill)
      let file = PNGWriter.encode(flat)
      #expect(PNGWriter.holds(flat, in: file))
      for (x, y) in [(0, 0), (49, 0), (7, 20), (49, 39)] {
        var dotted = flat
        dotted[x, y] = Pixel(red: 9, green: 8, blue: 7)
        #expect(!PNGWriter.holds(dotted, in: file))
        #expect(!PNGWriter.holds(flat, in: PNGWriter.encode(dotted)))
        #expect(PNGWriter.holds(dotted, in: PNGWriter.encode(dotted)))
      }
    }
  }

  @Test func givesTheSameBytesAgain() {
    let text = [PNGText("Title", "A")]
    #expect(
      PNGWriter.encode(plaid(97, 31), text: text) == PNGWriter.encode(plaid(97, 31), text: text))
  }

  @Test(arguments: [(1, 1), (1, 9), (257, 3), (64, 64)])
  func comesBackTheSame(width: Int, height: Int) throws {
    let bitmap = plaid(width, height, scale: 2)
    #expect(try PNGReader.decode(PNGWriter.encode(bitmap), scale: 2) == bitmap)
  }

  @Test func everyValidPremultipliedValueComesBack() throws {
    // Column by channel, row by alpha; a channel is never above its alpha.
    var bitmap = Bitmap(width: 256, height: 256)
    for alpha in UInt8.min...UInt8.max {
      for value in UInt8.min...alpha {
        bitmap[Int(value), Int(alpha)] = Pixel(
          red: value, green: alpha - value, blue: alpha, alpha: alpha)
      }
    }
    #expect(try PNGReader.decode(PNGWriter.encode(bitmap)) == bitmap)
  }

  @Test func textsComeBackInOrder() {
    let text = [
      PNGText("Software", "casque 1.0"), PNGText("Comment", "línea 1\nline 2"),
      PNGText("Title", "日本語 ✓"), PNGText("Comment", ""), PNGText("Comment", "a\0b"),
    ]
    let read = PNGReader.text(PNGWriter.encode(Bitmap(width: 1, height: 1), text: text))
    #expect(read == text)
    #expect(read.last?.value == "ab")
    #expect(PNGReader.text([1, 2, 3]) == [])
  }
}
