/// What is stored of a pixel in place of it.
///
/// **Source** PNG, third edition, 9.2.
enum PNGFilter: UInt8 {
  /// The pixel.
  case none = 0
  /// The difference from that above.
  case up = 2
}

/// A row as it is stored, and room for it.
@safe struct StoredRow: ~Copyable {
  private let rows: PixelRows
  private let layout: PNGRows.Layout
  /// The pixels of the last row that was filled in, the first byte the lowest.
  let words: UnsafeMutablePointer<UInt32>

  init(_ rows: PixelRows, _ layout: PNGRows.Layout) {
    self.rows = rows
    self.layout = layout
    unsafe words = .allocate(capacity: rows.width)
    unsafe words.initialize(repeating: 0, count: rows.width)
  }

  deinit { unsafe words.deallocate() }

  /// Fills in a row.
  func fill(_ row: Int) {
    let source = unsafe rows[row]
    var x = 0
    while x < rows.width {
      unsafe words[x] = rows.stored(source[x], as: layout)
      x &+= 1
    }
  }
}
