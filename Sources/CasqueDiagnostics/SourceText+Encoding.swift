/// The first thing in a file that keeps it from being a text.
package struct EncodingFault {
  /// What it is, as a sentence without a full stop.
  package var message: String
  /// Where it stands.
  package var bytes: Range<Int>
}

extension SourceText {
  /// The first byte that is not UTF-8, or the first character that may not stand; nil if none.
  ///
  /// Control characters other than tab and line ends never may. O(bytes).
  ///
  /// - Parameter isRefused: whether a character above U+007E may not stand.
  package func encodingFault(refusing isRefused: (UInt32) -> Bool) -> EncodingFault? {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      return EncodingFault(message: "this is UTF-16; documents are UTF-8", bytes: 0..<2)
    }
    var offset = contentStart
    while offset < bytes.count {
      let byte = bytes[offset]
      if (0x20..<0x7F).contains(byte) {
        offset += 1
        continue
      }
      if byte < 0x80 {
        let isControl = byte < 0x20 && byte != 0x09 && byte != 0x0A && byte != 0x0D
        if isControl || byte == 0x7F && isRefused(0x7F) {
          return forbidden(UInt32(byte), offset..<offset + 1)
        }
        offset += 1
        continue
      }
      guard let (scalar, length) = scalar(at: offset) else {
        return EncodingFault(message: "these bytes are not UTF-8", bytes: offset..<offset + 1)
      }
      if isRefused(scalar) { return forbidden(scalar, offset..<offset + length) }
      offset += length
    }
    return nil
  }

  private func forbidden(_ scalar: UInt32, _ stretch: Range<Int>) -> EncodingFault {
    if scalar == 0 {
      return EncodingFault(message: "a zero byte: this is not a text file", bytes: stretch)
    }
    let digits = String(scalar, radix: 16, uppercase: true)
    let code = String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    return EncodingFault(
      message: "the character U+\(code) is not allowed in a document", bytes: stretch)
  }

  /// The scalar that begins at an offset and its length in bytes, or nil if it is not UTF-8.
  private func scalar(at offset: Int) -> (UInt32, Int)? {
    let lead = bytes[offset]
    let length: Int
    var value: UInt32
    switch lead {
    case 0xC2...0xDF: (length, value) = (2, UInt32(lead & 0x1F))
    case 0xE0...0xEF: (length, value) = (3, UInt32(lead & 0x0F))
    case 0xF0...0xF4: (length, value) = (4, UInt32(lead & 0x07))
    default: return nil
    }
    guard offset + length <= bytes.count else { return nil }
    for byte in bytes[offset + 1..<offset + length] {
      guard byte & 0xC0 == 0x80 else { return nil }
      value = value << 6 | UInt32(byte & 0x3F)
    }
    let least: UInt32 = length == 2 ? 0x80 : length == 3 ? 0x800 : 0x10000
    guard value >= least, Unicode.Scalar(value) != nil else { return nil }
    return (value, length)
  }
}
