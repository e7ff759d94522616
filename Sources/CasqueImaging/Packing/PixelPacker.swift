/// Packs the rows of a picture into a zlib stream, looking for repetitions by pixels, not bytes.
///
/// Pictures of user interfaces are flat: a row is mostly that above it, a pixel mostly that to its
/// left. Looked at as words, whole rows are compared at once and few bytes are looked at twice.
@safe struct PixelPacker: ~Copyable {
  private let rows: PixelRows
  private let layout: PNGRows.Layout
  /// The bytes of a pixel and, with the byte of the filter, of a row.
  private let pixelBytes: Int, rowBytes: Int
  private var blocks: DeflateBlocks
  private var checksum: RowChecksum
  private let index: PixelIndex
  /// A row as it is stored, for rows that differ from how they lie.
  private let stored: StoredRow
  /// Bytes up to here that repeat others and are not yet in the stream, and how far those are back.
  private var carried = (count: 0, distance: 0)
  /// The last row that is stored as it is; those between it and the next such row are the same.
  private var reference: Int?
  /// Pixels so far that repeat nothing.
  private var literals = 0

  /// Rows that repeat each other from which on they have codes of their own.
  private static let rowsOfABlock = 6
  /// Of how many pixels one that repeats nothing makes a picture various.
  private static let shareOfVarious = 16
  /// Pixels that repeat those above and are worth their distance without a look for nearer ones.
  private static let enoughAbove = 6

  /// The rows of a picture as a zlib stream, and their layout: without alpha if it is opaque.
  ///
  /// nil for a picture too wide for a row to be within reach of the next, and for one with little
  /// that repeats, as photographs and blurs are. O(pixels).
  static func pack(_ rows: PixelRows) -> (layout: PNGRows.Layout, bytes: [UInt8])? {
    for layout in [PNGRows.Layout.rgb, .straightRGBA] {
      guard rows.width * layout.bytesPerPixel < DeflateBlocks.window, rows.height < 65_535 else {
        return nil
      }
      var packer = PixelPacker(rows, layout)
      switch packer.packRows() {
      case .packed: return (layout, packer.finish())
      case .translucent: continue
      case .various: return nil
      }
    }
    return nil
  }

  private init(_ rows: PixelRows, _ layout: PNGRows.Layout) {
    self.rows = rows
    self.layout = layout
    pixelBytes = layout.bytesPerPixel
    rowBytes = rows.width * layout.bytesPerPixel + 1
    checksum = RowChecksum(width: rows.width, pixelBytes: pixelBytes)
    blocks = DeflateBlocks(bytesPerLiteral: pixelBytes, capacity: rows.width * rows.height / 8)
    index = PixelIndex(rows, rowBytes: rowBytes, pixelBytes: pixelBytes)
    stored = StoredRow(rows, layout)
  }

  private enum Outcome { case packed, translucent, various }

  private mutating func packRows() -> Outcome {
    let limit = rows.width * rows.height / PixelPacker.shareOfVarious + rows.width
    var row = 0
    while row < rows.height {
      let repeated = repeatedRows(from: row)
      guard repeated == 0 else {
        packRepeatedRows(repeated, from: row)
        row += repeated
        continue
      }
      if layout == .rgb, unsafe !PixelLoops.isOpaque(rows[row], count: rows.width) {
        return .translucent
      }
      packAsItIs(row)
      if literals > limit { return .various }
      row += 1
    }
    return .packed
  }

  private consuming func finish() -> [UInt8] {
    writeCarried()
    return blocks.finish(checksum: checksum.value)
  }

  private mutating func writeCarried() {
    guard carried.count > 0 else { return }
    blocks.append(length: carried.count, distance: carried.distance)
    carried.count = 0
  }

  /// How many rows from one on are the same as that above.
  private func repeatedRows(from start: Int) -> Int {
    guard start > 0 else { return 0 }
    var row = start
    while row < rows.height,
      unsafe PixelLoops.areEqual(rows[row], rows[start - 1], count: rows.width)
    {
      row += 1
    }
    return row - start
  }

  /// Packs rows that are the same as that above: differences from it, which are all zero.
  ///
  /// Repetitions of the byte before take a fraction of the bits of such that reach a row back, and
  /// with codes of their own hardly any.
  private mutating func packRepeatedRows(_ count: Int, from row: Int) {
    writeCarried()
    if count >= PixelPacker.rowsOfABlock { blocks.endBlock() }
    if isBlack(row) {
      // With the byte of the filter they are nothing but zeros.
      blocks.append(byte: 0)
      blocks.append(length: count * rowBytes - 1, distance: 1)
      for _ in 0..<count { checksum.addZeros(filter: PNGFilter.none.rawValue) }
    } else {
      packDifferences(count)
    }
    if count >= PixelPacker.rowsOfABlock { blocks.endBlock() }
  }

  private func isBlack(_ row: Int) -> Bool {
    let words = unsafe rows[row]
    return unsafe layout == .rgb && words[0] == 0xFF00_0000
      && PixelLoops.equalCount(words, words + 1, limit: rows.width - 1) == rows.width - 1
  }

  private mutating func packDifferences(_ count: Int) {
    for _ in 0..<count {
      blocks.append(byte: PNGFilter.up.rawValue)
      blocks.append(byte: 0)
      if rowBytes > 4 {
        blocks.append(length: rowBytes - 2, distance: 1)
      } else {
        for _ in 2..<rowBytes { blocks.append(byte: 0) }
      }
      checksum.addZeros(filter: PNGFilter.up.rawValue)
    }
  }

  /// Packs a row as it is, as what repeats earlier pixels and what does not.
  private mutating func packAsItIs(_ row: Int) {
    let (words, width) = unsafe (rows[row], rows.width)
    addToChecksum(row)
    let distance = reference.map { (row - $0) * rowBytes } ?? .max
    let hasAbove = distance <= DeflateBlocks.window
    let above = unsafe hasAbove ? rows[row - 1] : words
    reference = row
    if distance != carried.distance { writeCarried() }
    // The byte of the filter repeats that of the row above, if a repetition reaches it.
    let repeatsFirst = unsafe hasAbove && words[0] == above[0]
    if carried.count > 0 || repeatsFirst {
      carried = (carried.count + 1, distance)
    } else {
      blocks.append(byte: PNGFilter.none.rawValue)
    }
    var x = 0
    if repeatsFirst {
      x = unsafe firstRun(words, above)
      carried.count += x * pixelBytes
    }
    while x < width {
      let word = unsafe words[x]
      var aboveRun = 0
      if hasAbove, unsafe above[x] == word {
        aboveRun = unsafe PixelLoops.equalCount(words + x, above + x, limit: width &- x)
      }
      var leftRun = 0
      if x > 0, unsafe words[x &- 1] == word {
        leftRun = unsafe PixelLoops.equalCount(words + x, words + (x &- 1), limit: width &- x)
      }
      var known = (count: 0, distance: 0)
      if leftRun == 0, aboveRun < PixelPacker.enoughAbove { known = index.find(row, x) }
      if leftRun == 0 { index.remember(row, x) }
      writeCarried()
      if known.count > aboveRun {
        blocks.append(length: known.count &* pixelBytes, distance: known.distance)
        x &+= known.count
      } else if aboveRun > leftRun, leftRun &* pixelBytes < DeflateBlocks.longest {
        carried = (aboveRun &* pixelBytes, distance)
        x &+= aboveRun
      } else if leftRun > 0 {
        blocks.append(length: leftRun &* pixelBytes, distance: pixelBytes)
        x &+= leftRun
        // The end of a run, and what follows it, may come again.
        if x < width { index.remember(row, x &- 1) }
      } else {
        blocks.append(literal: rows.stored(word, as: layout))
        literals &+= 1
        x &+= 1
      }
    }
  }

  /// How many pixels at the start of a row repeat those above; of a long run of one colour the
  /// first, since near repetitions take fewer bits.
  private func firstRun(
    _ words: UnsafePointer<UInt32>, _ above: UnsafePointer<UInt32>
  ) -> Int {
    let run = unsafe PixelLoops.equalCount(words, above, limit: rows.width)
    let flat = unsafe PixelLoops.equalCount(words, words + 1, limit: run - 1)
    return flat * pixelBytes < DeflateBlocks.longest ? run : 1
  }

  private mutating func addToChecksum(_ row: Int) {
    if layout == .rgb {
      unsafe checksum.add(
        rows[row], isBlueFirst: rows.isBlueFirst, filter: PNGFilter.none.rawValue)
    } else {
      stored.fill(row)
      unsafe checksum.add(stored.words, isBlueFirst: false, filter: PNGFilter.none.rawValue)
    }
  }
}
