/// The rows of a picture as a PNG file stores them: in the zlib format.
struct PackedRows: Sendable {
  /// How a pixel is laid out in a row.
  let layout: PNGRows.Layout
  /// The rows, each after the byte of its filter, compressed.
  let bytes: [UInt8]

  /// Packs the rows of a picture, without alpha if it is opaque.
  ///
  /// What is as various as a photograph is left to libdeflate.
  init(_ rows: PixelRows) {
    if let packed = PixelPacker.pack(rows) {
      (layout, bytes) = packed
    } else {
      let plain = PNGRows(rows)
      (layout, bytes) = (plain.layout, Deflate.compress(plain.bytes))
    }
  }
}
