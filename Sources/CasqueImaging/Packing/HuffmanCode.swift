/// A prefix code of the deflate format: how many bits each symbol takes, and which.
///
/// **Source** RFC 1951, 3.2.2: of codes of one length the symbols' order is the codes' order, and
/// shorter codes come first.
struct HuffmanCode {
  /// The bits of each symbol's code; 0 for a symbol that does not occur.
  let lengths: [UInt8]
  /// The code of each symbol, its first bit the lowest, as the stream takes it.
  let codes: [UInt16]

  /// The code for symbols that occur so often, none longer than `limit` bits.
  ///
  /// At least two symbols have a code, as every reader accepts. O(n log n).
  init(frequencies: [UInt32], limit: Int) {
    var used = frequencies.indices.filter { frequencies[$0] > 0 }
    for filler in 0..<2 where used.count < 2 && !used.contains(filler) { used.append(filler) }
    // By frequency, then by symbol, so that there is one answer.
    used = used.map { Int(frequencies[$0]) << 16 | $0 }.sorted().map { $0 & 0xFFFF }
    let counts = HuffmanCode.counts(
      depths: HuffmanCode.depths(used.map { Int(frequencies[$0]) }), limit: limit)
    var lengths = [UInt8](repeating: 0, count: frequencies.count)
    var next = 0
    // The rarest symbols take the longest codes.
    for length in (1...limit).reversed() {
      for _ in 0..<counts[length] {
        lengths[used[next]] = UInt8(length)
        next += 1
      }
    }
    self.lengths = lengths
    codes = HuffmanCode.codes(of: lengths, counts: counts)
  }

  /// The depths of the leaves of the tree for weights in rising order, by two queues.
  private static func depths(_ weights: [Int]) -> [Int] {
    let count = weights.count
    var sums = [Int](repeating: 0, count: count - 1)
    // The parents of leaves and of inner nodes, as indices of inner nodes.
    var leafParents = [Int](repeating: 0, count: count)
    var parents = [Int](repeating: 0, count: count - 1)
    var (leaf, inner) = (0, 0)
    for node in 0..<(count - 1) {
      for _ in 0..<2 {
        if leaf < count, inner >= node || weights[leaf] <= sums[inner] {
          sums[node] += weights[leaf]
          leafParents[leaf] = node
          leaf += 1
        } else {
          sums[node] += sums[inner]
          parents[inner] = node
          inner += 1
        }
      }
    }
    var depths = [Int](repeating: 0, count: count - 1)
    for node in stride(from: count - 3, through: 0, by: -1) {
      depths[node] = depths[parents[node]] + 1
    }
    return leafParents.map { depths[$0] + 1 }
  }

  /// How many codes there are of each length once none is longer than `limit`.
  ///
  /// What is cut off at the limit takes too much room; leaves that move down make up for it.
  private static func counts(depths: [Int], limit: Int) -> [Int] {
    var counts = [Int](repeating: 0, count: limit + 1)
    for depth in depths { counts[min(depth, limit)] += 1 }
    let room = 1 << limit
    var taken = (1...limit).reduce(0) { $0 + counts[$1] << (limit - $1) }
    while taken > room {
      // A leaf above the bottom becomes the parent of itself and of one from the bottom.
      guard let length = (1..<limit).last(where: { counts[$0] > 0 }) else { break }
      counts[length] -= 1
      counts[length + 1] += 2
      counts[limit] -= 1
      taken -= 1
    }
    return counts
  }

  private static func codes(of lengths: [UInt8], counts: [Int]) -> [UInt16] {
    var next = [UInt16](repeating: 0, count: counts.count + 1)
    for length in 1..<counts.count {
      let before = length == 1 ? 0 : UInt16(counts[length - 1])
      next[length] = (next[length - 1] + before) << 1
    }
    return lengths.map { length in
      guard length > 0 else { return 0 }
      defer { next[Int(length)] += 1 }
      return reversed(next[Int(length)], count: Int(length))
    }
  }

  private static func reversed(_ code: UInt16, count: Int) -> UInt16 {
    var (rest, result) = (code, UInt16(0))
    for _ in 0..<count {
      result = result << 1 | rest & 1
      rest >>= 1
    }
    return result
  }
}
