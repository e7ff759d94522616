/// The bytes of a PNG file being written, chunk by chunk.
struct PNGStream {
  /// What every PNG file begins with.
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// What was written so far.
  private(set) var bytes = PNGStream.signature

  /// Appends a chunk: length, type, body, checksum of type and body.
  mutating func append(_ type: String, _ body: [UInt8]) {
    precondition(type.utf8.count == 4, "a chunk type has four letters")
    precondition(body.count < 1 << 31, "a chunk is shorter than 2 GiB")
    bytes.append(bigEndian: UInt32(body.count))
    let start = bytes.count
    bytes.append(contentsOf: type.utf8)
    bytes.append(contentsOf: body)
    bytes.append(bigEndian: Deflate.checksum(bytes[start...]))
  }

  /// Appends the header of a picture without interlace, eight bits a channel.
  mutating func appendHeader(width: Int, height: Int, layout: PNGRows.Layout) {
    var body: [UInt8] = []
    body.append(bigEndian: UInt32(width))
    body.append(bigEndian: UInt32(height))
    body += [8, layout.colorType, 0, 0, 0]
    append("IHDR", body)
  }

  /// Appends colour space, resolution and texts: what stands before the pixels.
  mutating func appendDescription(scale: Double, text: [PNGText]) {
    let perceptualIntent: UInt8 = 0
    append("sRGB", [perceptualIntent])
    // A point is 1/72 inch, and an inch is 0.0254 m; the bound keeps the number below 2³¹.
    let pixelsPerMetre = UInt32((72 * min(scale, 1e5) / 0.0254).rounded())
    let metre: UInt8 = 1
    var body: [UInt8] = []
    body.append(bigEndian: pixelsPerMetre)
    body.append(bigEndian: pixelsPerMetre)
    body.append(metre)
    append("pHYs", body)
    for entry in text { append(entry.chunkType, entry.chunkBody) }
  }
}

extension [UInt8] {
  /// Appends an integer, its highest byte first.
  mutating func append(bigEndian value: some FixedWidthInteger) {
    for shift in stride(from: value.bitWidth - 8, through: 0, by: -8) {
      append(UInt8(truncatingIfNeeded: value >> shift))
    }
  }
}
