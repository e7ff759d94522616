extension PNGReader {
  /// The texts of a PNG file in their order, as far as the file can be read.
  ///
  /// Compressed texts are left out. Complexity: O(bytes).
  public static func text(_ bytes: [UInt8]) -> [PNGText] {
    guard bytes.starts(with: PNGStream.signature) else { return [] }
    var cursor = ByteCursor(bytes[...])
    var texts: [PNGText] = []
    // Stops at the first chunk that is not whole.
    try? readChunks(&cursor) { type, body in
      if let text = PNGText(chunkType: type, body: body) { texts.append(text) }
    }
    return texts
  }

  /// The compressed pixels of a PNG file whose chunks are all whole, have the right checksums, and
  /// end with `IEND`; else nil.
  ///
  /// Complexity: O(bytes).
  static func pixelData(_ bytes: [UInt8]) -> [UInt8]? {
    var cursor = ByteCursor(bytes[...])
    var data: [UInt8] = []
    var last = ""
    do throws(ImageDecodingError) {
      var isSound = true
      try readChunks(&cursor) { type, body in
        if type == "IDAT" { data += body }
        last = type
        // The checksum stands behind the body, and is of the type before it as well.
        let stated = bytes[body.endIndex..<body.endIndex + 4].reduce(0) { $0 << 8 | UInt32($1) }
        let actual = Deflate.checksum(bytes[body.startIndex - 4..<body.endIndex])
        if stated != actual { isSound = false }
      }
      return isSound && last == "IEND" ? data : nil
    } catch {
      return nil
    }
  }

  private static func readChunks(
    _ cursor: inout ByteCursor, _ body: (String, ArraySlice<UInt8>) -> Void
  ) throws(ImageDecodingError) {
    try cursor.seek(PNGStream.signature.count)
    while cursor.remaining > 0 {
      let length = try cursor.long()
      let type = String(decoding: try cursor.slice(4), as: UTF8.self)
      let content = try cursor.slice(length)
      _ = try cursor.long()
      body(type, content)
    }
  }
}
