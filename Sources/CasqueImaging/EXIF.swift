/// The one thing that is read from the metadata of a camera.
enum EXIF {
  private static let orientationTag = 0x0112
  private static let shortType = 3

  /// The orientation in the body of an APP1 segment, or nil if it says none that is valid.
  static func orientation(_ body: ArraySlice<UInt8>) -> ImageOrientation? {
    let name = Array("Exif".utf8) + [0, 0]
    guard body.starts(with: name) else { return nil }
    // Damaged metadata does not make the picture unreadable.
    return try? orientation(tiff: body.dropFirst(name.count))
  }

  /// Searches the first directory of a TIFF file.
  private static func orientation(
    tiff: ArraySlice<UInt8>
  ) throws(ImageDecodingError) -> ImageOrientation? {
    var cursor = ByteCursor(tiff)
    let order = try cursor.slice(2)
    if order.elementsEqual("II".utf8) {
      cursor.isLittleEndian = true
    } else if !order.elementsEqual("MM".utf8) {
      return nil
    }
    guard try cursor.short() == 42 else { return nil }
    let directory = try cursor.long()
    try cursor.seek(directory)
    let count = try cursor.short()
    for _ in 0..<count {
      let (tag, type) = (try cursor.short(), try cursor.short())
      _ = try cursor.long()
      // A value of up to four bytes stands in the entry, at its left.
      let value = try cursor.short()
      _ = try cursor.short()
      if tag == orientationTag, type == shortType {
        return UInt8(exactly: value).flatMap(ImageOrientation.init(rawValue:))
      }
    }
    return nil
  }
}
