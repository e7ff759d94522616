public import CasqueGeometry

/// What a PDF file says of the size of its first page.
public enum PDFHeader {
  /// The most bytes of a compressed part that are looked at.
  private static let partLimit = 1 << 20
  /// How many compressed parts are looked at.
  private static let partCount = 64

  /// The size of the first page in points; nil if the file is no PDF or does not say it.
  ///
  /// The page is as large as its crop box, else as its media box. Files that pack their pages into
  /// compressed object streams are looked through as well.
  /// **Source** ISO 32000-1, 7.7.3.3 and 14.11.2. O(bytes).
  public static func size(of bytes: [UInt8]) -> Size? {
    guard bytes.starts(with: Array("%PDF-".utf8)) else { return nil }
    if let size = box(in: bytes[...]) { return size }
    var rest = bytes[...]
    for _ in 0..<partCount {
      guard let start = find("stream", in: rest) else { return nil }
      var begin = start + 6
      if begin < bytes.count, bytes[begin] == 0x0D { begin += 1 }
      if begin < bytes.count, bytes[begin] == 0x0A { begin += 1 }
      guard let end = find("endstream", in: bytes[min(begin, bytes.count)...]) else { return nil }
      let part = Deflate.inflate(Array(bytes[begin..<end]), atMost: partLimit)
      if let part, let size = box(in: part[...]) { return size }
      rest = bytes[(end + 9)...]
    }
    return nil
  }

  private static func box(in bytes: ArraySlice<UInt8>) -> Size? {
    for name in ["/CropBox", "/MediaBox"] {
      guard let place = find(name, in: bytes) else { continue }
      let text = String(
        decoding: bytes[place...].dropFirst(name.utf8.count).prefix(120), as: UTF8.self)
      guard let open = text.firstIndex(of: "["), let close = text.firstIndex(of: "]"), open < close
      else { continue }
      let numbers = text[text.index(after: open)..<close].split(whereSeparator: \.isWhitespace)
        .compactMap { Double($0) }
      guard numbers.count == 4 else { continue }
      let size = Size(
        width: abs(numbers[2] - numbers[0]), height: abs(numbers[3] - numbers[1]))
      if size.width > 0, size.height > 0, max(size.width, size.height) < 1e5 { return size }
    }
    return nil
  }

  private static func find(_ word: String, in bytes: ArraySlice<UInt8>) -> Int? {
    let word = Array(word.utf8)
    guard bytes.count >= word.count, let first = word.first else { return nil }
    var index = bytes.startIndex
    let last = bytes.endIndex - word.count
    while index <= last {
      if bytes[index] == first, bytes[index..<index + word.count].elementsEqual(word) {
        return index
      }
      index += 1
    }
    return nil
  }
}
