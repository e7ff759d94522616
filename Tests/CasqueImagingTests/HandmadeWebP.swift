import CWebP
import CasqueImaging

/// An animated WebP taken apart after the container specification.
struct HandmadeWebP {
  struct Frame {
    var x: Int
    var y: Int
    var duration: Int
    /// The frame as a still file of its own.
    var still: [UInt8]
  }

  private(set) var frames: [Frame] = []
  private(set) var loopCount = -1
  private(set) var hasAlpha = false

  /// The parts of a file, or nil if it is no whole animation.
  init?(_ file: [UInt8]) {
    guard file.starts(with: "RIFF".utf8), HandmadeWebP.number(file[4..<8]) == file.count - 8
    else { return nil }
    var rest = file[12...]
    while rest.count >= 8 {
      let name = String(decoding: rest.prefix(4), as: UTF8.self)
      let count = HandmadeWebP.number(rest.dropFirst(4).prefix(4))
      let body = Array(rest.dropFirst(8).prefix(count))
      guard body.count == count else { return nil }
      read(name, body)
      rest = rest.dropFirst(8 + count + count % 2)
    }
    guard rest.isEmpty, loopCount >= 0 else { return nil }
  }

  private mutating func read(_ name: String, _ body: [UInt8]) {
    switch name {
    case "VP8X": hasAlpha = body[0] & 0x10 != 0
    case "ANIM": loopCount = HandmadeWebP.number(body[4..<6])
    case "ANMF":
      let chunks = Array(body[16...])
      let size = UInt32(chunks.count + 4)
      let still =
        Array("RIFF".utf8) + (0..<4).map { UInt8(truncatingIfNeeded: size >> ($0 * 8)) }
        + Array("WEBP".utf8) + chunks
      frames.append(
        Frame(
          x: 2 * HandmadeWebP.number(body[0..<3]), y: 2 * HandmadeWebP.number(body[3..<6]),
          duration: HandmadeWebP.number(body[12..<15]), still: still))
    default: break
    }
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  struct NotDecoded: Error {}

  /// What libwebp's decoder makes of a still file.
  static func decode(_ file: [UInt8]) throws -> Bitmap {
    var (width, height) = (Int32(0), Int32(0))
    let output = unsafe file.withUnsafeBufferPointer {
      unsafe WebPDecodeRGBA($0.baseAddress, $0.count, &width, &height)
    }
    guard let base = unsafe output else { throw NotDecoded() }
    defer { unsafe WebPFree(base) }
    var bitmap = Bitmap(width: Int(width), height: Int(height))
    for place in 0..<Int(width * height) {
      let channel = { (index: Int) in unsafe base[place * 4 + index] }
      bitmap[place % Int(width), place / Int(width)] = Pixel(
        straightRed: channel(0), green: channel(1), blue: channel(2), alpha: channel(3))
    }
    return bitmap
  }
}
