/// The first chunk of a PNG file.
struct PNGHeader {
  let width: Int
  let height: Int
  let bitDepth: UInt8

  /// The file as users see it: PNG has no orientation.
  var imageHeader: ImageHeader {
    ImageHeader(format: .png, width: width, height: height, orientation: .up)
  }

  /// Reads the header chunk; the signature has been looked at.
  init(_ bytes: [UInt8]) throws(ImageDecodingError) {
    var cursor = ByteCursor(bytes[...])
    try cursor.seek(PNGStream.signature.count)
    let length = try cursor.long()
    let type = try cursor.slice(4)
    if type.elementsEqual("CgBI".utf8) {
      throw .unsupported("a PNG image rewritten by Xcode (CgBI)")
    }
    guard type.elementsEqual("IHDR".utf8), length == 13 else {
      throw .corrupt("it does not begin with a header of 13 bytes")
    }
    width = try cursor.long()
    height = try cursor.long()
    bitDepth = try cursor.byte()
    _ = try cursor.slice(4)
    let checksum = try cursor.long()
    guard checksum == Int(Deflate.checksum(bytes[12..<29])) else {
      throw .corrupt("the checksum of its header is wrong")
    }
  }
}
