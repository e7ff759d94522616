/// Reads integers from bytes one after another; the end of the bytes is an error, never a crash.
struct ByteCursor {
  private let bytes: ArraySlice<UInt8>
  /// The index of the next byte, counted from the first.
  private(set) var offset = 0
  /// Whether integers have their lowest byte first.
  var isLittleEndian = false

  /// Starts at the first of `bytes`.
  init(_ bytes: ArraySlice<UInt8>) { self.bytes = bytes }

  /// The number of bytes ahead.
  var remaining: Int { bytes.count - offset }

  /// Reads the next byte.
  mutating func byte() throws(ImageDecodingError) -> UInt8 {
    guard remaining > 0 else { throw .truncated }
    defer { offset += 1 }
    return bytes[bytes.startIndex + offset]
  }

  /// Reads an integer of two bytes.
  mutating func short() throws(ImageDecodingError) -> Int {
    let (first, second) = (Int(try byte()), Int(try byte()))
    return isLittleEndian ? second << 8 | first : first << 8 | second
  }

  /// Reads an integer of four bytes, which is never negative.
  mutating func long() throws(ImageDecodingError) -> Int {
    let (first, second) = (try short(), try short())
    return isLittleEndian ? second << 16 | first : first << 16 | second
  }

  /// Reads `count` bytes.
  mutating func slice(_ count: Int) throws(ImageDecodingError) -> ArraySlice<UInt8> {
    guard count >= 0, count <= remaining else { throw .truncated }
    let start = bytes.startIndex + offset
    offset += count
    return bytes[start..<start + count]
  }

  /// Moves to an index counted from the first byte.
  mutating func seek(_ index: Int) throws(ImageDecodingError) {
    guard index >= 0, index <= bytes.count else { throw .truncated }
    offset = index
  }
}
