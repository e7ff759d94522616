/// Knows where pixels stood last: one by itself, two and three in a row.
///
/// Sixteen bits for a row and as many for a column are enough for every picture it is asked about.
@safe struct PixelIndex: ~Copyable {
  private let rows: PixelRows
  private let rowBytes: Int, pixelBytes: Int
  /// Places, row over column, by what the pixels hash to; of pairs and triples the last two.
  private let singles: UnsafeMutablePointer<UInt32>
  private let pairs: UnsafeMutablePointer<UInt32>
  private let triples: UnsafeMutablePointer<UInt32>
  private static let bits: UInt32 = 14
  private static let nowhere = UInt32.max

  init(_ rows: PixelRows, rowBytes: Int, pixelBytes: Int) {
    self.rows = rows
    self.rowBytes = rowBytes
    self.pixelBytes = pixelBytes
    let size = 1 << Int(PixelIndex.bits)
    unsafe singles = .allocate(capacity: size)
    unsafe pairs = .allocate(capacity: size * 2)
    unsafe triples = .allocate(capacity: size * 2)
    unsafe singles.initialize(repeating: PixelIndex.nowhere, count: size)
    unsafe pairs.initialize(repeating: PixelIndex.nowhere, count: size * 2)
    unsafe triples.initialize(repeating: PixelIndex.nowhere, count: size * 2)
  }

  deinit {
    unsafe singles.deallocate()
    unsafe pairs.deallocate()
    unsafe triples.deallocate()
  }

  /// Notes where a pixel stands.
  @inline(__always)
  func remember(_ row: Int, _ x: Int) {
    let words = unsafe rows[row] + x
    let place = UInt32(truncatingIfNeeded: row &<< 16 | x)
    unsafe singles[hash(words[0])] = place
    let left = rows.width &- x
    if left > 1 { unsafe push(place, at: hash(words[0], words[1]), of: pairs) }
    if left > 2 { unsafe push(place, at: hash(words[0], words[1], words[2]), of: triples) }
  }

  /// The longest known repetition of the pixels from a place on: how many, and how many bytes back.
  ///
  /// None is 0 pixels long.
  @inline(__always)
  func find(_ row: Int, _ x: Int) -> (count: Int, distance: Int) {
    let words = unsafe rows[row] + x
    let left = rows.width &- x
    var best = (count: 0, distance: 0)
    if left > 2 {
      let entry = unsafe triples + 2 &* hash(words[0], words[1], words[2])
      unsafe improve(&best, entry[0], row, x)
      unsafe improve(&best, entry[1], row, x)
    }
    if best.count < 3, left > 1 {
      let entry = unsafe pairs + 2 &* hash(words[0], words[1])
      unsafe improve(&best, entry[0], row, x)
      unsafe improve(&best, entry[1], row, x)
    }
    if best.count < 2 { unsafe improve(&best, singles[hash(words[0])], row, x) }
    return best
  }

  @inline(__always)
  private func push(_ place: UInt32, at hash: Int, of table: UnsafeMutablePointer<UInt32>) {
    let entry = unsafe table + 2 &* hash
    unsafe entry[1] = entry[0]
    unsafe entry[0] = place
  }

  @inline(__always)
  private func hash(_ word: UInt32) -> Int {
    Int(truncatingIfNeeded: (word &* 0x9E37_79B1) &>> (32 &- PixelIndex.bits))
  }

  @inline(__always)
  private func hash(_ first: UInt32, _ second: UInt32) -> Int {
    hash((first &* 0x85EB_CA6B) ^ (second &+ (second &>> 11)))
  }

  @inline(__always)
  private func hash(_ first: UInt32, _ second: UInt32, _ third: UInt32) -> Int {
    hash(first &* 0x2545_F491 ^ third, second)
  }

  @inline(__always)
  private func improve(
    _ best: inout (count: Int, distance: Int), _ place: UInt32, _ row: Int, _ x: Int
  ) {
    guard place != PixelIndex.nowhere else { return }
    let (before, column) = (Int(place &>> 16), Int(place & 0xFFFF))
    let distance = (row &- before) &* rowBytes &+ (x &- column) &* pixelBytes
    guard distance <= DeflateBlocks.window else { return }
    let count = unsafe PixelLoops.equalCount(
      rows[row] + x, rows[before] + column,
      limit: min(rows.width &- x, rows.width &- column))
    if count > best.count { best = (count, distance) }
  }
}
