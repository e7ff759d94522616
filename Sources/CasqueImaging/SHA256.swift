/// SHA-256, for names of contents.
///
/// **Source** FIPS PUB 180-4, sections 4.1.2, 5.1.1 and 6.2.
public struct SHA256: Sendable {
  private var state: [UInt32] = [
    0x6A09_E667, 0xBB67_AE85, 0x3C6E_F372, 0xA54F_F53A, 0x510E_527F, 0x9B05_688C, 0x1F83_D9AB,
    0x5BE0_CD19,
  ]
  private var pending: [UInt8] = []
  private var count: UInt64 = 0
  private var schedule = [UInt32](repeating: 0, count: 64)

  /// Starts without bytes.
  public init() { pending.reserveCapacity(64) }

  /// The digest of bytes, 64 hexadecimal digits.
  ///
  /// Complexity: O(bytes).
  public static func hex(_ bytes: [UInt8]) -> String {
    var hash = SHA256()
    hash.update(bytes)
    return hash.hex()
  }

  /// Adds bytes.
  public mutating func update(_ bytes: [UInt8]) {
    count &+= UInt64(bytes.count)
    var index = 0
    if !pending.isEmpty {
      index = min(64 - pending.count, bytes.count)
      pending += bytes[..<index]
      guard pending.count == 64 else { return }
      let block = pending
      compress(block.span, at: 0)
      pending.removeAll(keepingCapacity: true)
    }
    let span = bytes.span
    while index + 64 <= bytes.count {
      compress(span, at: index)
      index += 64
    }
    pending += bytes[index...]
  }

  /// The digest of all bytes so far, 64 hexadecimal digits.
  public func hex() -> String {
    var copy = self
    let bits = count &* 8
    var tail: [UInt8] = [0x80]
    let rest = (pending.count + 1) % 64
    tail += [UInt8](repeating: 0, count: (rest <= 56 ? 56 : 120) - rest)
    tail += (0..<8).map { UInt8(truncatingIfNeeded: bits >> (56 - 8 * UInt64($0))) }
    copy.update(tail)
    return copy.state.map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 8 - digits.count) + digits
    }.joined()
  }

  private mutating func compress(_ bytes: Span<UInt8>, at start: Int) {
    for index in 0..<16 {
      let place = start + 4 * index
      schedule[index] =
        UInt32(bytes[place]) << 24 | UInt32(bytes[place + 1]) << 16
        | UInt32(bytes[place + 2]) << 8 | UInt32(bytes[place + 3])
    }
    for index in 16..<64 {
      let (a, b) = (schedule[index - 15], schedule[index - 2])
      let s0 = SHA256.turned(a, 7) ^ SHA256.turned(a, 18) ^ (a >> 3)
      let s1 = SHA256.turned(b, 17) ^ SHA256.turned(b, 19) ^ (b >> 10)
      schedule[index] = schedule[index - 16] &+ s0 &+ schedule[index - 7] &+ s1
    }
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    for index in 0..<64 {
      let s1 = SHA256.turned(e, 6) ^ SHA256.turned(e, 11) ^ SHA256.turned(e, 25)
      let choice = (e & f) ^ (~e & g)
      let first = h &+ s1 &+ choice &+ SHA256.constants[index] &+ schedule[index]
      let s0 = SHA256.turned(a, 2) ^ SHA256.turned(a, 13) ^ SHA256.turned(a, 22)
      let majority = (a & b) ^ (a & c) ^ (b & c)
      (h, g, f, e) = (g, f, e, d &+ first)
      (d, c, b, a) = (c, b, a, first &+ s0 &+ majority)
    }
    let values = [a, b, c, d, e, f, g, h]
    for index in 0..<8 { state[index] &+= values[index] }
  }

  private static func turned(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word >> count | word << (32 - count)
  }

  /// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
  private static let constants: [UInt32] = [
    0x428A_2F98, 0x7137_4491, 0xB5C0_FBCF, 0xE9B5_DBA5, 0x3956_C25B, 0x59F1_11F1, 0x923F_82A4,
    0xAB1C_5ED5, 0xD807_AA98, 0x1283_5B01, 0x2431_85BE, 0x550C_7DC3, 0x72BE_5D74, 0x80DE_B1FE,
    0x9BDC_06A7, 0xC19B_F174, 0xE49B_69C1, 0xEFBE_4786, 0x0FC1_9DC6, 0x240C_A1CC, 0x2DE9_2C6F,
    0x4A74_84AA, 0x5CB0_A9DC, 0x76F9_88DA, 0x983E_5152, 0xA831_C66D, 0xB003_27C8, 0xBF59_7FC7,
    0xC6E0_0BF3, 0xD5A7_9147, 0x06CA_6351, 0x1429_2967, 0x27B7_0A85, 0x2E1B_2138, 0x4D2C_6DFC,
    0x5338_0D13, 0x650A_7354, 0x766A_0ABB, 0x81C2_C92E, 0x9272_2C85, 0xA2BF_E8A1, 0xA81A_664B,
    0xC24B_8B70, 0xC76C_51A3, 0xD192_E819, 0xD699_0624, 0xF40E_3585, 0x106A_A070, 0x19A4_C116,
    0x1E37_6C08, 0x2748_774C, 0x34B0_BCB5, 0x391C_0CB3, 0x4ED8_AA4A, 0x5B9C_CA4F, 0x682E_6FF3,
    0x748F_82EE, 0x78A5_636F, 0x84C8_7814, 0x8CC7_0208, 0x90BE_FFFA, 0xA450_6CEB, 0xBEF9_A3F7,
    0xC671_78F2,
  ]
}

extension Bitmap {
  /// A name of the picture, 64 hexadecimal digits: SHA-256 of its size and its pixels.
  ///
  /// Complexity: O(pixels).
  public var contentHash: String {
    var hash = SHA256()
    hash.update(Array("\(width)x\(height)\n".utf8))
    hash.update(pixels)
    return hash.hex()
  }
}
