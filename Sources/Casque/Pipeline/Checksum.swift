/// The 64-bit FNV-1a checksum, to tell contents apart; it is no proof against intent.
package enum Checksum {
  /// The checksum of bytes in hexadecimal digits.
  ///
  /// O(bytes).
  package static func text(of bytes: [UInt8]) -> String {
    var value: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return String(value, radix: 16)
  }
}
