extension PNGWriter {
  /// Whether a file that this writer wrote holds just the pixels of a picture; false for every file
  /// of another writer, and for one that is damaged.
  ///
  /// The file is inflated and compared with the rows that would be written, which takes a part of
  /// the time of decoding it. Scale and texts do not count. Complexity: O(pixels + bytes).
  public static func holds(_ bitmap: Bitmap, in file: [UInt8]) -> Bool {
    guard file.starts(with: PNGStream.signature), let header = try? PNGHeader(file),
      header.width == bitmap.width, header.height == bitmap.height
    else { return false }
    let rows = bitmap.withRows { PNGRows($0) }
    var written = PNGStream()
    written.appendHeader(width: bitmap.width, height: bitmap.height, layout: rows.layout)
    guard file.starts(with: written.bytes), let data = PNGReader.pixelData(file),
      let inflated = Deflate.decompress(data, count: rows.bytes.count)
    else { return false }
    return inflated == rows.bytes
  }
}
