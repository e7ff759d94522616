import CasqueDiagnostics

/// Tells where in a file each byte of a scalar's text was written.
///
/// Escapes, doubled quotes and folded lines are followed, so a place inside a quoted equation is
/// exact. In a block of text (`|`, `>`) every place is the whole block.
struct ScalarMap {
  private let whole: Range<Int>
  /// The source offset of every byte of the text, and of its end; nil if it cannot be told.
  private var offsets: [Int]?

  /// Follows a scalar through its source.
  ///
  /// O(bytes of the scalar).
  init(_ scalar: DocumentScalar, at bytes: Range<Int>, in source: SourceText) {
    whole = bytes
    let text = Array(scalar.text.utf8)
    switch scalar.style {
    case .block: offsets = nil
    case .plain: offsets = ScalarMap.follow(text, source.bytes, bytes, quote: nil)
    case .singleQuoted:
      offsets = ScalarMap.follow(
        text, source.bytes, bytes.dropQuotes, quote: source.bytes[bytes.lowerBound])
    case .doubleQuoted:
      // Text that was repaired stands without quotes in the file.
      let isQuoted = !bytes.isEmpty && source.bytes[bytes.lowerBound] == 0x22
      offsets = ScalarMap.follow(
        text, source.bytes, isQuoted ? bytes.dropQuotes : bytes, quote: isQuoted ? 0x22 : nil)
    }
  }

  /// Where a stretch of the text, in UTF-8 offsets, was written.
  func bytes(of stretch: Range<Int>) -> Range<Int> {
    guard let offsets, stretch.upperBound < offsets.count else { return whole }
    let start = offsets[stretch.lowerBound]
    return start..<max(start, offsets[stretch.upperBound])
  }

  /// Whether the text stands in the file byte by byte.
  var isVerbatim: Bool {
    guard let offsets, let first = offsets.first, let last = offsets.last else { return false }
    return last - first == offsets.count - 1
  }

  private static func follow(
    _ text: [UInt8], _ source: [UInt8], _ stretch: Range<Int>, quote: UInt8?
  ) -> [Int]? {
    var offsets: [Int] = []
    offsets.reserveCapacity(text.count + 1)
    var at = stretch.lowerBound
    while offsets.count < text.count {
      guard at < stretch.upperBound else { return nil }
      let start = at
      if let length = fold(source, &at, stretch.upperBound) {
        // A folded line end gives one space, or as many line feeds as there were empty lines.
        let wanted = offsets.count
        for index in wanted..<min(wanted + length, text.count) {
          guard text[index] == 0x20 || text[index] == 0x0A else { break }
          offsets.append(start)
        }
        continue
      }
      var produced = 1
      if quote == 0x22, source[at] == 0x5C {
        produced = escape(source, &at, stretch.upperBound)
      } else if quote == 0x27, source[at] == 0x27 {
        at += 2
      } else {
        guard source[at] == text[offsets.count] else { return nil }
        at += 1
      }
      for _ in 0..<produced where offsets.count < text.count { offsets.append(start) }
    }
    offsets.append(at)
    return offsets
  }

  /// Passes over blanks that contain a line end; how many bytes of text they give.
  private static func fold(_ source: [UInt8], _ at: inout Int, _ end: Int) -> Int? {
    var index = at
    var lines = 0
    while index < end, source[index] == 0x20 || (0x09...0x0D).contains(source[index]) {
      if source[index] == 0x0A || (source[index] == 0x0D && source[min(index + 1, end - 1)] != 0x0A)
      {
        lines += 1
      }
      index += 1
    }
    guard lines > 0 else { return nil }
    at = index
    return max(1, lines - 1)
  }

  /// Passes over an escape; how many bytes of text it gives.
  private static func escape(_ source: [UInt8], _ at: inout Int, _ end: Int) -> Int {
    let letter = at + 1 < end ? source[at + 1] : 0
    let digits = letter == 0x78 ? 2 : letter == 0x75 ? 4 : letter == 0x55 ? 8 : 0
    let code = source[min(at + 2, end)..<min(at + 2 + digits, end)]
    at = min(at + 2 + digits, end)
    switch letter {
    case 0x0A, 0x0D:
      while at < end, source[at] == 0x20 || source[at] == 0x09 { at += 1 }
      return 0
    case 0x4E, 0x5F: return 2  // U+0085 and U+00A0
    case 0x4C, 0x50: return 3  // U+2028 and U+2029
    default:
      let value = UInt32(String(decoding: code, as: UTF8.self), radix: 16) ?? 0
      return Unicode.Scalar(value).map { String($0).utf8.count } ?? 1
    }
  }
}

extension Range<Int> {
  /// The stretch between a pair of quotes.
  fileprivate var dropQuotes: Range<Int> {
    count >= 2 ? lowerBound + 1..<upperBound - 1 : self
  }
}
