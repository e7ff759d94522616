/// The 64-bit FNV-1a checksum, to tell contents apart; it is no proof against intent.
package enum Checksum {
  /// The checksum of bytes in hexadecimal digits.
  ///
  /// O(bytes).
  package static func text(of bytes: some Sequence<UInt8>) -> String {
    let value = bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    return String(value as UInt64, radix: 16)
  }
}
