import Testing

@testable import CasqueImaging

/// The packed rows of PNG files, read back by libspng, which inflates and checks with zlib.
@Suite struct PixelPackerTests {
  /// A picture of the kinds of rows there are: repeated, flat, in runs, with known pieces, noise.
  static func picture(_ width: Int, _ height: Int, seed: UInt64, isOpaque: Bool) -> Bitmap {
    var generator = SeededGenerator(seed: seed)
    func pixel() -> Pixel {
      let alpha = isOpaque ? 255 : UInt8.random(in: 0...255, using: &generator)
      func channel() -> UInt8 { .random(in: 0...alpha, using: &generator) }
      return Pixel(red: channel(), green: channel(), blue: channel(), alpha: alpha)
    }
    let palette = (0..<12).map { _ in pixel() }
    var bitmap = Bitmap(width: width, height: height, fill: palette[0])
    for row in 0..<height {
      let kind = Int.random(in: 0..<6, using: &generator)
      let flat = palette.randomElement(using: &generator) ?? .black
      var x = 0
      while x < width {
        let run = min(width - x, Int.random(in: 1...(kind == 2 ? 120 : 7), using: &generator))
        let piece = palette.randomElement(using: &generator) ?? .black
        for column in x..<(x + run) {
          switch kind {
          case 0 where row > 0: bitmap[column, row] = bitmap[column, row - 1]
          case 1: bitmap[column, row] = flat
          case 2, 3: bitmap[column, row] = piece
          case 4 where row > 0 && column % 40 != 0: bitmap[column, row] = bitmap[column, row - 1]
          default: bitmap[column, row] = pixel()
          }
        }
        x += run
      }
    }
    return bitmap
  }

  @Test(arguments: [
    (1, 1), (1, 40), (2, 9), (3, 3), (86, 5), (87, 5), (257, 30), (1179, 60), (64, 400),
  ])
  func everyPictureComesBack(width: Int, height: Int) throws {
    for seed in 0..<8 {
      for isOpaque in [true, false] {
        let bitmap = Self.picture(width, height, seed: UInt64(seed), isOpaque: isOpaque)
        #expect(
          try PNGReader.decode(PNGWriter.encode(bitmap)) == bitmap,
          "\(width) × \(height), seed \(seed), opaque \(isOpaque)")
      }
    }
  }

  /// A row of these is further from the next than a repetition reaches back.
  @Test(arguments: [8191, 8192, 10_922, 10_923, 16_384]) func wideOnesComeBack(width: Int) throws {
    for isOpaque in [true, false] {
      let bitmap = Self.picture(width, 6, seed: 7, isOpaque: isOpaque)
      #expect(try PNGReader.decode(PNGWriter.encode(bitmap)) == bitmap)
    }
  }

  /// More rows than 32 KiB hold between two that are not the same as the one above.
  @Test func rowsFarFromTheLastOtherOneComeBack() throws {
    var bitmap = Bitmap(width: 300, height: 200, fill: .white)
    for row in [20, 21, 60, 199] {
      for x in stride(from: row % 7, to: 300, by: 3) { bitmap[x, row] = .black }
    }
    let file = PNGWriter.encode(bitmap)
    #expect(try PNGReader.decode(file) == bitmap)
    #expect(file.count < 1500, "repetitions are found: \(file.count) bytes")
  }

  @Test(arguments: [Pixel.black, .white, Pixel(red: 0, green: 0, blue: 1), .clear])
  func flatOnesComeBack(color: Pixel) throws {
    for (width, height) in [(1, 1), (1, 2), (1, 9), (2, 2), (1179, 100)] {
      let bitmap = Bitmap(width: width, height: height, fill: color)
      let file = PNGWriter.encode(bitmap)
      #expect(try PNGReader.decode(file) == bitmap)
      #expect(file.count < 1200, "\(file.count) bytes")
    }
  }

  @Test func pixelsOfCairoGiveTheSameFile() {
    for isOpaque in [true, false] {
      let bitmap = Self.picture(50, 30, seed: 3, isOpaque: isOpaque)
      var words: [UInt8] = []
      for row in 0..<30 {
        for x in 0..<50 {
          let pixel = bitmap[x, row]
          words += [pixel.blue, pixel.green, pixel.red, pixel.alpha]
        }
        // Rows may lie apart.
        words += [1, 2, 3, 4]
      }
      let file = unsafe PNGWriter.encode(
        argb32: words.span.bytes, width: 50, height: 30, stride: 51 * 4, scale: 1, text: [])
      #expect(file == PNGWriter.encode(bitmap))
    }
  }
}

@Suite struct HuffmanCodeTests {
  /// Fibonacci's numbers make the deepest trees.
  @Test(arguments: [7, 15]) func noCodeIsLongerThanItMayBe(limit: Int) {
    var frequencies: [UInt32] = [1, 1]
    while frequencies.count < 19 { frequencies.append(frequencies.suffix(2).reduce(0, +)) }
    let code = HuffmanCode(frequencies: frequencies, limit: limit)
    #expect(code.lengths.allSatisfy { $0 > 0 && Int($0) <= limit })
    // All room is taken, which readers ask for, and what is more frequent is not longer.
    #expect(code.lengths.reduce(0) { $0 + 1 << (limit - Int($1)) } == 1 << limit)
    #expect(zip(code.lengths, code.lengths.dropFirst()).allSatisfy { $0 >= $1 })
  }

  @Test func isAsGoodAsCanBe() {
    // 45 % 13 % 12 % 16 % 9 % 5 %: one bit, three of three bits, two of four.
    let code = HuffmanCode(frequencies: [45, 13, 12, 16, 9, 5], limit: 15)
    #expect(code.lengths == [1, 3, 3, 3, 4, 4])
    #expect(code.codes.map { Int($0) } == [0b0, 0b001, 0b101, 0b011, 0b0111, 0b1111])
  }

  @Test(arguments: [[UInt32](), [0, 0, 5], [7, 0, 0]]) func thereAreTwoCodesAtLeast(
    frequencies: [UInt32]
  ) {
    let code = HuffmanCode(
      frequencies: frequencies + [UInt32](repeating: 0, count: 4), limit: 15)
    #expect(code.lengths.filter { $0 == 1 }.count == 2)
    #expect(code.lengths.filter { $0 > 1 }.isEmpty)
  }
}
