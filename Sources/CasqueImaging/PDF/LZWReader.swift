/// Unpacks LZW as PDF has it: codes of 9 to 12 bits from the highest bit.
///
/// **Source** ISO 32000-1, 7.4.4.
enum LZWReader {
  /// The bytes; nil if a code stands for nothing, or if there are more than a limit.
  ///
  /// - Parameter isEarly: whether codes grow one code early, as is usual.
  static func decode(_ data: [UInt8], isEarly: Bool, atMost limit: Int) -> [UInt8]? {
    var output: [UInt8] = []
    // What a code stands for lies in the output: each run is the one before and a byte.
    var runs: [Range<Int>] = []
    var (buffer, bits, width) = (0, 0, 9)
    var last: Range<Int>?
    for byte in data {
      buffer = (buffer << 8 | Int(byte)) & 0xFF_FFFF
      bits += 8
      guard bits >= width else { continue }
      bits -= width
      let code = buffer >> bits & (1 << width - 1)
      if code == 257 { return output }
      if code == 256 {
        runs = []
        (width, last) = (9, nil)
        continue
      }
      let start = output.count
      if code < 256 {
        output.append(UInt8(code))
      } else if code - 258 < runs.count {
        output += Array(output[runs[code - 258]])
      } else if let last, code - 258 == runs.count {
        output += Array(output[last]) + [output[last.lowerBound]]
      } else {
        return nil
      }
      if let last, runs.count < 4096 - 258 { runs.append(last.lowerBound..<last.upperBound + 1) }
      last = start..<output.count
      // The next run is known only with the next code: it counts already.
      let next = 258 + runs.count + 1 + (isEarly ? 1 : 0)
      width = next > 2048 ? 12 : next > 1024 ? 11 : next > 512 ? 10 : 9
      if output.count > limit { return nil }
    }
    return output
  }
}
