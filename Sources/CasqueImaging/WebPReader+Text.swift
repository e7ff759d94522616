extension WebPReader {
  /// The texts of a WebP file that ``WebPWriter`` wrote, in their order; none of any other.
  ///
  /// Complexity: O(bytes).
  public static func text(_ bytes: [UInt8]) -> [PNGText] {
    guard ImageFormat.detect(bytes) == .webp else { return [] }
    var cursor = ByteCursor(bytes[...])
    cursor.isLittleEndian = true
    // Stops at the first chunk that is not whole.
    return (try? texts(&cursor)) ?? []
  }

  private static func texts(_ cursor: inout ByteCursor) throws(ImageDecodingError) -> [PNGText] {
    try cursor.seek(12)
    while cursor.remaining > 0 {
      let name = String(decoding: try cursor.slice(4), as: UTF8.self)
      let count = try cursor.long()
      let body = try cursor.slice(count)
      if name == "XMP " { return XMPTexts.texts(body) }
      if !count.isMultiple(of: 2) { _ = try cursor.byte() }
    }
    return []
  }
}

extension ImageReader {
  /// What a PNG or WebP file notes of its making, in its order; nothing of other files.
  ///
  /// Complexity: O(bytes).
  public static func text(_ bytes: [UInt8]) -> [PNGText] {
    switch ImageFormat.detect(bytes) {
    case .png: PNGReader.text(bytes)
    case .webp: WebPReader.text(bytes)
    default: []
    }
  }
}
