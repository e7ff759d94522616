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

  /// The compressed pixels of a PNG file, whose chunks are all whole and end with `IEND`; else nil.
  ///
  /// Complexity: O(bytes).
  static func pixelData(_ bytes: [UInt8]) -> [UInt8]? {
    var cursor = ByteCursor(bytes[...])
    var data: [UInt8] = []
    var last = ""
    do throws(ImageDecodingError) {
      try readChunks(&cursor) { type, body in
        if type == "IDAT" { data += body }
        last = type
      }
    } catch {
      return nil
    }
    return last == "IEND" ? data : nil
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
