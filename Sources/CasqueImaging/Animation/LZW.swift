/// The compression of GIF: codes of 3 to 12 bits that stand for runs met before.
///
/// **Source** GIF89a specification, appendix F. Written here because giflib, the library for it,
/// is found by no pkg-config and does no more than this once the palette is made.
enum LZW {
  private static let greatestCode = 4095
  private static let slots = 8192

  /// The codes of a run of palette indices, packed from the lowest bit.
  ///
  /// - Parameters:
  ///   - indices: each below 2^codeSize.
  ///   - codeSize: the bits of an index, from 2 to 8.
  ///
  /// O(indices).
  static func compress(_ indices: [UInt8], codeSize: Int) -> [UInt8] {
    var packer = BitPacker()
    let clear = 1 << codeSize
    var table = CodeTable(slots: slots)
    var (next, width) = (clear + 2, codeSize + 1)
    packer.append(clear, bits: width)
    guard var prefix = indices.first.map(Int.init) else {
      packer.append(clear + 1, bits: width)
      return packer.finished()
    }
    for index in indices.dropFirst() {
      let key = prefix << 8 | Int(index)
      if let code = table.code(of: key) {
        prefix = code
        continue
      }
      packer.append(prefix, bits: width)
      if next <= greatestCode {
        table.set(key, code: next)
        if next == 1 << width { width += 1 }
        next += 1
      } else {
        packer.append(clear, bits: width)
        table.clear()
        (next, width) = (clear + 2, codeSize + 1)
      }
      prefix = Int(index)
    }
    packer.append(prefix, bits: width)
    // The reader may widen its codes after this one, just as after any other.
    if next == 1 << width, width < 12 { width += 1 }
    packer.append(clear + 1, bits: width)
    return packer.finished()
  }
}

/// Codes by the code before and the index after it, with open addressing.
private struct CodeTable {
  private var keys: [Int32]
  private var codes: [Int16]
  private let mask: Int

  init(slots: Int) {
    keys = Array(repeating: -1, count: slots)
    codes = Array(repeating: 0, count: slots)
    mask = slots - 1
  }

  func code(of key: Int) -> Int? {
    let slot = place(of: key)
    return keys[slot] == Int32(key) ? Int(codes[slot]) : nil
  }

  mutating func set(_ key: Int, code: Int) {
    let slot = place(of: key)
    keys[slot] = Int32(key)
    codes[slot] = Int16(code)
  }

  mutating func clear() {
    for slot in keys.indices { keys[slot] = -1 }
  }

  /// Where a key is or may be put; the table is never more than half full.
  private func place(of key: Int) -> Int {
    var slot = (key &* 0x9E37_79B1) >> 7 & mask
    while keys[slot] != -1, keys[slot] != Int32(key) { slot = (slot + 1) & mask }
    return slot
  }
}

/// Bits in a row of bytes, from the lowest.
private struct BitPacker {
  private var bytes: [UInt8] = []
  private var pending: UInt32 = 0
  private var count = 0

  mutating func append(_ code: Int, bits: Int) {
    pending |= UInt32(code) << UInt32(count)
    count += bits
    while count >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: pending))
      pending >>= 8
      count -= 8
    }
  }

  mutating func finished() -> [UInt8] {
    if count > 0 { bytes.append(UInt8(truncatingIfNeeded: pending)) }
    return bytes
  }
}
