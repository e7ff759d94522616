/// Builds PNG files byte by byte, without any code of the library: blocks that are only stored,
/// checksums by their definition.
struct HandmadePNG {
  var width: Int
  var height: Int
  var bitDepth: UInt8 = 8
  var colorType: UInt8 = 2
  var interlace: UInt8 = 0
  /// Chunks before the pixels.
  var chunks: [(type: String, body: [UInt8])] = []
  /// The rows, each beginning with its filter.
  var rows: [UInt8]

  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  var bytes: [UInt8] {
    var file = HandmadePNG.signature
    file += HandmadePNG.chunk("IHDR", header)
    for (type, body) in chunks { file += HandmadePNG.chunk(type, body) }
    file += HandmadePNG.chunk("IDAT", HandmadePNG.stored(rows))
    return file + HandmadePNG.chunk("IEND", [])
  }

  private var header: [UInt8] {
    HandmadePNG.integer(width) + HandmadePNG.integer(height)
      + [bitDepth, colorType, 0, 0, interlace]
  }

  static func integer(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  static func chunk(_ type: String, _ body: [UInt8]) -> [UInt8] {
    let content = Array(type.utf8) + body
    return integer(body.count) + content + integer(Int(checksum(content)))
  }

  /// CRC-32, bit by bit.
  ///
  /// **Source** PNG, third edition, annex D.
  static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var register: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      register ^= UInt32(byte)
      for _ in 0..<8 { register = register & 1 == 1 ? 0xEDB8_8320 ^ register >> 1 : register >> 1 }
    }
    return ~register
  }

  /// The zlib format without compression.
  ///
  /// **Source** RFC 1950, RFC 1951 3.2.4.
  static func stored(_ bytes: [UInt8]) -> [UInt8] {
    precondition(bytes.count < 65536)
    let count = UInt16(bytes.count)
    let lengths = [count, ~count].flatMap {
      [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)]
    }
    var (low, high): (UInt32, UInt32) = (1, 0)
    for byte in bytes {
      low = (low + UInt32(byte)) % 65521
      high = (high + low) % 65521
    }
    return [0x78, 0x01, 0x01] + lengths + bytes + integer(Int(high << 16 | low))
  }

  /// The chunks of a file, whose checksums must be right; nil if they are not.
  static func chunks(of file: [UInt8]) -> [(type: String, body: [UInt8])]? {
    guard file.starts(with: signature) else { return nil }
    var result: [(type: String, body: [UInt8])] = []
    var place = signature.count
    while place + 12 <= file.count {
      let length = file[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      guard place + 12 + length <= file.count else { return nil }
      let content = Array(file[place + 4..<place + 8 + length])
      let end = place + 12 + length
      guard Array(file[end - 4..<end]) == integer(Int(checksum(content))) else { return nil }
      result.append((String(decoding: content[..<4], as: UTF8.self), Array(content[4...])))
      place = end
    }
    return place == file.count ? result : nil
  }
}
