/// Bytes being written bit by bit, the lowest bit first, as the deflate format has them.
@safe struct BitStream: ~Copyable {
  private var bytes: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  private var count = 0
  /// Bits that are no whole byte yet; after every call fewer than eight.
  private var pending: UInt64 = 0
  private var pendingCount = 0

  /// Creates an empty stream with room for some bytes.
  init(capacity: Int) {
    let capacity = max(64, capacity)
    self.capacity = capacity
    unsafe bytes = .allocate(capacity: capacity)
  }

  deinit { unsafe bytes.deallocate() }

  /// Makes room for bytes; every call of `append` needs eight more than it writes.
  mutating func reserve(_ more: Int) {
    guard count + more + 8 > capacity else { return }
    let larger = max(capacity * 2, count + more + 8)
    let moved = UnsafeMutablePointer<UInt8>.allocate(capacity: larger)
    unsafe moved.update(from: bytes, count: count)
    unsafe bytes.deallocate()
    unsafe bytes = unsafe moved
    capacity = larger
  }

  /// Appends up to 57 bits, for which there is room.
  @inline(__always)
  mutating func append(_ bits: UInt64, count bitCount: Int) {
    pending |= bits &<< UInt64(truncatingIfNeeded: pendingCount)
    pendingCount &+= bitCount
    unsafe UnsafeMutableRawPointer(bytes + count).storeBytes(
      of: pending.littleEndian, as: UInt64.self)
    let whole = pendingCount &>> 3
    count &+= whole
    pending = whole == 8 ? 0 : pending &>> UInt64(truncatingIfNeeded: whole &* 8)
    pendingCount &= 7
  }

  /// Appends whole bytes on a byte's border.
  mutating func append(_ more: [UInt8]) {
    alignToByte()
    reserve(more.count)
    for byte in more { append(UInt64(byte), count: 8) }
  }

  /// Fills the last byte with zeros.
  mutating func alignToByte() {
    reserve(1)
    append(0, count: (8 - pendingCount) & 7)
  }

  /// What was written, up to the last whole byte.
  func array() -> [UInt8] {
    unsafe Array(UnsafeBufferPointer(start: bytes, count: count))
  }
}
