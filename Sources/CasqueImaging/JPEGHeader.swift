/// The segments of a JPEG file up to its frame header.
struct JPEGHeader {
  /// The number of columns as stored, in pixels.
  private(set) var storedWidth = 0
  /// The number of rows as stored, in pixels.
  private(set) var storedHeight = 0
  /// Bits a sample.
  private(set) var precision: UInt8 = 0
  /// 1 for grey, 3 for colour, 4 for print.
  private(set) var components: UInt8 = 0
  /// Whether inks are stored as what is left of the paper: 255 is none.
  ///
  /// Adobe's programs, which mark their files, store them so. **Source** libjpeg-turbo, libjpeg.txt.
  private(set) var hasInvertedInks = false
  /// From EXIF; `up` when that says nothing.
  private(set) var orientation = ImageOrientation.up

  /// The file as users see it.
  var imageHeader: ImageHeader {
    let (width, height) =
      orientation.swapsAxes ? (storedHeight, storedWidth) : (storedWidth, storedHeight)
    return ImageHeader(format: .jpeg, width: width, height: height, orientation: orientation)
  }

  /// Walks over the segments; the first two bytes have been looked at.
  init(_ bytes: [UInt8]) throws(ImageDecodingError) {
    var cursor = ByteCursor(bytes[...])
    try cursor.seek(2)
    var exif: ImageOrientation?
    while true {
      let marker = try JPEGHeader.marker(&cursor)
      switch marker {
      case 0x01, 0xD0...0xD8: continue
      case 0xD9, 0xDA: throw .corrupt("it has no frame header")
      default: break
      }
      let length = try cursor.short()
      guard length >= 2 else { throw .corrupt("a segment is shorter than its length") }
      let body = try cursor.slice(length - 2)
      // C4, C8 and CC stand among the frame headers, but are tables.
      if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
        try readFrame(body)
        orientation = exif ?? .up
        return
      }
      if marker == 0xE1, exif == nil { exif = EXIF.orientation(body) }
      if marker == 0xEE, body.starts(with: Array("Adobe".utf8)) { hasInvertedInks = true }
    }
  }

  /// The next marker; any number of FF may stand before it.
  private static func marker(_ cursor: inout ByteCursor) throws(ImageDecodingError) -> UInt8 {
    guard try cursor.byte() == 0xFF else { throw .corrupt("a segment does not begin with FF") }
    while true {
      let byte = try cursor.byte()
      if byte == 0 { throw .corrupt("a segment has no marker") }
      if byte != 0xFF { return byte }
    }
  }

  private mutating func readFrame(_ body: ArraySlice<UInt8>) throws(ImageDecodingError) {
    var cursor = ByteCursor(body)
    guard body.count >= 6 else { throw .corrupt("the frame header is too short") }
    precision = try cursor.byte()
    storedHeight = try cursor.short()
    storedWidth = try cursor.short()
    components = try cursor.byte()
  }
}
