/// Writes a zlib stream of literals and repetitions, a block with codes of its own at a time.
///
/// **Source** RFC 1950 and RFC 1951.
@safe struct DeflateBlocks: ~Copyable {
  /// How far back a repetition may reach, and how long it may be, in bytes.
  static let window = 32_768, longest = 258

  /// Entries of a block: enough to pay for the codes at its head, few enough to stay in a cache.
  private static let capacity = 24_576
  private static let endOfBlock = 256
  /// The bit of a repetition; below it distance − 1 over length − 3.
  private static let repetition: UInt64 = 1 << 63
  /// The bit of a single byte.
  private static let byte: UInt64 = 1 << 62

  private let entries: UnsafeMutablePointer<UInt64>
  private var count = 0
  /// How often each symbol occurs in the block: 288 for literals and lengths, 32 for distances.
  private let frequencies: UnsafeMutablePointer<UInt32>
  private static let distances = 288
  private let bytesPerLiteral: Int
  private var stream: BitStream

  /// Begins a stream.
  ///
  /// - Parameters:
  ///   - bytesPerLiteral: the bytes of a literal, 3 or 4, the lowest first.
  ///   - capacity: about how many bytes it will take.
  init(bytesPerLiteral: Int, capacity: Int) {
    self.bytesPerLiteral = bytesPerLiteral
    unsafe entries = .allocate(capacity: DeflateBlocks.capacity)
    unsafe frequencies = .allocate(capacity: 320)
    unsafe frequencies.initialize(repeating: 0, count: 320)
    stream = BitStream(capacity: capacity)
    stream.append([0x78, 0x9C])
  }

  deinit {
    unsafe entries.deallocate()
    unsafe frequencies.deallocate()
  }

  /// Appends a pixel.
  @inline(__always)
  mutating func append(literal word: UInt32) {
    if count == DeflateBlocks.capacity { writeBlock(isLast: false) }
    unsafe entries[count] = UInt64(word)
    count &+= 1
    unsafe frequencies[Int(word & 0xFF)] &+= 1
    unsafe frequencies[Int(word >> 8 & 0xFF)] &+= 1
    unsafe frequencies[Int(word >> 16 & 0xFF)] &+= 1
    if bytesPerLiteral == 4 { unsafe frequencies[Int(word >> 24)] &+= 1 }
  }

  /// Appends one byte.
  mutating func append(byte: UInt8) {
    if count == DeflateBlocks.capacity { writeBlock(isLast: false) }
    unsafe entries[count] = DeflateBlocks.byte | UInt64(byte)
    count &+= 1
    unsafe frequencies[Int(byte)] &+= 1
  }

  /// Appends a repetition of at least three bytes, as often as its length needs.
  @inline(__always)
  mutating func append(length: Int, distance: Int) {
    var rest = length
    while rest > DeflateBlocks.longest {
      // What is left over must not be shorter than the shortest repetition.
      let part = rest &- DeflateBlocks.longest < 3 ? rest &- 3 : DeflateBlocks.longest
      appendOne(length: part, distance: distance)
      rest &-= part
    }
    appendOne(length: rest, distance: distance)
  }

  @inline(__always)
  private mutating func appendOne(length: Int, distance: Int) {
    if count == DeflateBlocks.capacity { writeBlock(isLast: false) }
    let (long, far) = (
      UInt64(truncatingIfNeeded: length &- 3), UInt64(truncatingIfNeeded: distance &- 1)
    )
    unsafe entries[count] = DeflateBlocks.repetition | far << 16 | long
    count &+= 1
    unsafe frequencies[DeflateBlocks.lengthCode(long).symbol] &+= 1
    unsafe frequencies[DeflateBlocks.distances &+ DeflateBlocks.distanceCode(far).symbol] &+= 1
  }

  /// Ends a block where what follows is of another kind.
  mutating func endBlock() {
    if count > 0 { writeBlock(isLast: false) }
  }

  /// Ends the stream; the bytes in the zlib format.
  consuming func finish(checksum: UInt32) -> [UInt8] {
    writeBlock(isLast: true)
    var tail: [UInt8] = []
    tail.append(bigEndian: checksum)
    stream.append(tail)
    return stream.array()
  }

  /// The symbol of a length, less 3, and the number of its extra bits.
  @inline(__always)
  private static func lengthCode(_ long: UInt64) -> (symbol: Int, extra: Int) {
    if long < 8 { return (257 &+ Int(truncatingIfNeeded: long), 0) }
    if long == 255 { return (285, 0) }
    let power = 63 &- long.leadingZeroBitCount
    let quarter = Int(truncatingIfNeeded: long &>> UInt64(truncatingIfNeeded: power &- 2)) & 3
    return (257 &+ (power &- 1) &* 4 &+ quarter, power &- 2)
  }

  /// The symbol of a distance, less 1, and the number of its extra bits.
  @inline(__always)
  private static func distanceCode(_ far: UInt64) -> (symbol: Int, extra: Int) {
    if far < 4 { return (Int(truncatingIfNeeded: far), 0) }
    let power = 63 &- far.leadingZeroBitCount
    let half = Int(truncatingIfNeeded: far &>> UInt64(truncatingIfNeeded: power &- 1)) & 1
    return (2 &* power &+ half, power &- 1)
  }

  private mutating func writeBlock(isLast: Bool) {
    unsafe frequencies[DeflateBlocks.endOfBlock] = 1
    let literals = HuffmanCode(frequencies: frequencies(from: 0, count: 286), limit: 15)
    let distances = HuffmanCode(
      frequencies: frequencies(from: DeflateBlocks.distances, count: 30), limit: 15)
    stream.reserve(count * 8 + 512)
    stream.append(isLast ? 0b101 : 0b100, count: 3)
    writeCodes(literals, distances)
    writeEntries(literals, distances)
    let end = DeflateBlocks.endOfBlock
    stream.append(UInt64(literals.codes[end]), count: Int(literals.lengths[end]))
    count = 0
    unsafe frequencies.update(repeating: 0, count: 320)
  }

  private func frequencies(from start: Int, count: Int) -> [UInt32] {
    unsafe Array(UnsafeBufferPointer(start: frequencies + start, count: count))
  }

  private mutating func writeEntries(_ literals: HuffmanCode, _ distances: HuffmanCode) {
    let literalCodes = DeflateBlocks.joined(literals)
    let distanceCodes = DeflateBlocks.joined(distances)
    unsafe literalCodes.withUnsafeBufferPointer { literals in
      unsafe distanceCodes.withUnsafeBufferPointer { distances in
        for index in 0..<count {
          let entry = unsafe entries[index]
          if entry & DeflateBlocks.repetition != 0 {
            let (long, far) = (entry & 0xFFFF, entry >> 16 & 0xFFFF)
            let (length, distance) = (
              DeflateBlocks.lengthCode(long), DeflateBlocks.distanceCode(far)
            )
            let first = unsafe literals[length.symbol]
            let second = unsafe distances[distance.symbol]
            var bits = UInt64(first.code)
            var size = first.count
            bits |=
              (long & ((1 &<< UInt64(truncatingIfNeeded: length.extra)) &- 1))
              &<< UInt64(truncatingIfNeeded: size)
            size &+= length.extra
            bits |= UInt64(second.code) &<< UInt64(truncatingIfNeeded: size)
            size &+= second.count
            bits |=
              (far & ((1 &<< UInt64(truncatingIfNeeded: distance.extra)) &- 1))
              &<< UInt64(truncatingIfNeeded: size)
            size &+= distance.extra
            stream.append(bits, count: size)
          } else if entry & DeflateBlocks.byte != 0 {
            let code = unsafe literals[Int(entry & 0xFF)]
            stream.append(UInt64(code.code), count: code.count)
          } else {
            let (red, green) = unsafe (
              literals[Int(entry & 0xFF)], literals[Int(entry >> 8 & 0xFF)]
            )
            let blue = unsafe literals[Int(entry >> 16 & 0xFF)]
            var size = red.count
            var bits = UInt64(red.code) | UInt64(green.code) &<< UInt64(truncatingIfNeeded: size)
            size &+= green.count
            bits |= UInt64(blue.code) &<< UInt64(truncatingIfNeeded: size)
            stream.append(bits, count: size &+ blue.count)
            if bytesPerLiteral == 4 {
              let alpha = unsafe literals[Int(entry >> 24 & 0xFF)]
              stream.append(UInt64(alpha.code), count: alpha.count)
            }
          }
        }
      }
    }
  }

  private static func joined(_ code: HuffmanCode) -> [(code: UInt16, count: Int)] {
    zip(code.codes, code.lengths).map { ($0, Int($1)) }
  }

  /// The order in which the lengths of the codes for lengths stand.
  private static let order = [
    16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15,
  ]

  /// Writes the lengths of both codes, repetitions shortened.
  private mutating func writeCodes(_ literals: HuffmanCode, _ distances: HuffmanCode) {
    func used(_ lengths: [UInt8], atLeast least: Int) -> ArraySlice<UInt8> {
      lengths[..<max(least, (lengths.lastIndex { $0 > 0 } ?? 0) + 1)]
    }
    let (first, second) = (
      used(literals.lengths, atLeast: 257), used(distances.lengths, atLeast: 1)
    )
    let runs = CodeLengthRun.runs(of: Array(first) + Array(second))
    var frequencies = [UInt32](repeating: 0, count: 19)
    for run in runs { frequencies[run.symbol] += 1 }
    let code = HuffmanCode(frequencies: frequencies, limit: 7)
    let shown = max(4, (DeflateBlocks.order.lastIndex { code.lengths[$0] > 0 } ?? 0) + 1)
    stream.append(UInt64(first.count - 257), count: 5)
    stream.append(UInt64(second.count - 1), count: 5)
    stream.append(UInt64(shown - 4), count: 4)
    for symbol in DeflateBlocks.order[..<shown] {
      stream.append(UInt64(code.lengths[symbol]), count: 3)
    }
    for run in runs {
      stream.append(UInt64(code.codes[run.symbol]), count: Int(code.lengths[run.symbol]))
      stream.append(UInt64(run.extra), count: run.extraCount)
    }
  }
}

/// One length of a code, or a repetition of it, as the head of a block writes them.
private struct CodeLengthRun {
  let symbol: Int
  var extra = 0
  var extraCount = 0

  /// Shortens repetitions: 16 repeats the last length 3 to 6 times, 17 zero 3 to 10 times, 18 zero
  /// 11 to 138 times.
  static func runs(of lengths: [UInt8]) -> [CodeLengthRun] {
    var runs: [CodeLengthRun] = []
    var index = 0
    while index < lengths.count {
      let length = lengths[index]
      var count = lengths[index...].prefix { $0 == length }.count
      index += count
      if length > 0 {
        runs.append(CodeLengthRun(symbol: Int(length)))
        count -= 1
      }
      let (longest, shortest) = length > 0 ? (6, 3) : (138, 3)
      while count >= shortest {
        let part = min(count, longest)
        switch (length, part) {
        case (1..., _): runs.append(CodeLengthRun(symbol: 16, extra: part - 3, extraCount: 2))
        case (_, ...10): runs.append(CodeLengthRun(symbol: 17, extra: part - 3, extraCount: 3))
        default: runs.append(CodeLengthRun(symbol: 18, extra: part - 11, extraCount: 7))
        }
        count -= part
      }
      for _ in 0..<count { runs.append(CodeLengthRun(symbol: Int(length))) }
    }
    return runs
  }
}
