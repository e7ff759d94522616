import CPangoCairo

/// Memory for one picture after the other, which the system would hand out a page at a time; owned
/// by one thread.
@safe final class PixelMemory {
  private var bytes: UnsafeMutablePointer<UInt8>?
  private var capacity = 0
  /// Layers come and go with each picture.
  private static let keepsLayers: Void = casque_keep_memory()

  init() { _ = PixelMemory.keepsLayers }

  deinit { unsafe bytes?.deallocate() }

  /// Zeros, in place of what was handed out before.
  func cleared(count: Int) -> UnsafeMutablePointer<UInt8> {
    if count > capacity {
      unsafe bytes?.deallocate()
      unsafe bytes = UnsafeMutableRawPointer.allocate(byteCount: count, alignment: 16)
        .bindMemory(to: UInt8.self, capacity: count)
      capacity = count
    }
    guard let bytes = unsafe bytes else { preconditionFailure("there is memory") }
    unsafe memset(bytes, 0, count)
    return unsafe bytes
  }
}
