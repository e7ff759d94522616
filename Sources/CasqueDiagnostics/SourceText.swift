/// The bytes of a file, with tables that turn offsets into lines and columns.
///
/// Lines end at LF, CR LF or CR, as editors count them; a column counts Unicode scalars; a byte
/// order mark belongs to no column. Every look-up is O(log lines), whatever the lines' lengths.
package struct SourceText: Sendable {
  /// The file, as the user named it.
  package let path: String
  /// The content, a byte order mark included.
  package let bytes: [UInt8]
  /// Where the text begins: after the byte order mark if there is one.
  package let contentStart: Int

  private let lineStarts: [Int]
  private let scalarsBefore: [Int]
  private static let stride = 64

  /// Reads the tables of a file.
  ///
  /// O(bytes).
  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
    contentStart = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var lines = [contentStart]
    var counts: [Int] = []
    counts.reserveCapacity(bytes.count / Self.stride + 1)
    var scalars = 0
    var offset = 0
    while offset < bytes.count {
      counts.append(scalars)
      let end = min(offset + Self.stride, bytes.count)
      for index in max(offset, contentStart)..<max(end, contentStart) {
        let byte = bytes[index]
        if byte & 0xC0 != 0x80 { scalars += 1 }
        // Most bytes are neither of the two that end lines.
        guard byte <= 0x0D else { continue }
        let endsLine =
          byte == 0x0A || (byte == 0x0D && (index + 1 == bytes.count || bytes[index + 1] != 0x0A))
        if endsLine { lines.append(index + 1) }
      }
      offset = end
    }
    lineStarts = lines
    scalarsBefore = counts
  }

  /// How many scalars stand before an offset.
  package func scalarIndex(of offset: Int) -> Int {
    guard !scalarsBefore.isEmpty else { return 0 }
    let block = min(offset / Self.stride, scalarsBefore.count - 1)
    var count = scalarsBefore[block]
    for index in max(block * Self.stride, contentStart)..<max(offset, contentStart)
    where bytes[index] & 0xC0 != 0x80 {
      count += 1
    }
    return count
  }

  /// The offset of the scalar with an index; the end if there are fewer.
  package func offset(ofScalar index: Int) -> Int {
    let after = Self.partition(scalarsBefore) { $0 > index }
    var offset = max(max(0, after - 1) * Self.stride, contentStart)
    // A block may begin inside a scalar that is counted before it.
    while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
    var count = after == 0 ? 0 : scalarsBefore[after - 1]
    while offset < bytes.count, count < index {
      offset += 1
      while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
      count += 1
    }
    return offset
  }

  /// The line and column of an offset.
  package func location(of offset: Int) -> SourcePosition {
    let bounded = min(max(offset, contentStart), bytes.count)
    let line = Self.partition(lineStarts) { $0 > bounded }
    let start = lineStarts[line - 1]
    return SourcePosition(
      line: line, column: scalarIndex(of: bounded) - scalarIndex(of: start) + 1)
  }

  /// The place of a stretch of bytes.
  package func range(of stretch: Range<Int>) -> SourceRange {
    SourceRange(
      path: path, bytes: stretch, start: location(of: stretch.lowerBound),
      end: location(of: stretch.upperBound))
  }

  /// The bytes of the line around an offset, without its end.
  package func line(around offset: Int) -> Range<Int> {
    let bounded = min(max(offset, contentStart), bytes.count)
    let start = lineStarts[Self.partition(lineStarts) { $0 > bounded } - 1]
    var end = start
    while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
    return start..<end
  }

  /// The characters of a stretch of bytes.
  package func text(of stretch: Range<Int>) -> String {
    String(decoding: bytes[stretch], as: UTF8.self)
  }

  /// The first index whose element satisfies a predicate that holds from some index on.
  private static func partition(_ values: [Int], _ holds: (Int) -> Bool) -> Int {
    var (low, high) = (0, values.count)
    while low < high {
      let middle = (low + high) / 2
      if holds(values[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
