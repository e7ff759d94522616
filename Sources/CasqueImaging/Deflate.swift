internal import CDeflate

/// The zlib format and its checksum, by libdeflate: every pointer lives for one call.
enum Deflate {
  /// Libdeflate's middle level: as small as zlib's own 6, in a quarter of the time.
  private static let level: Int32 = 6

  /// The bytes in the zlib format; the same bytes for the same input and libdeflate.
  static func compress(_ bytes: [UInt8]) -> [UInt8] {
    guard let compressor = unsafe libdeflate_alloc_compressor(level) else {
      preconditionFailure("there is memory for a compressor")
    }
    defer { unsafe libdeflate_free_compressor(compressor) }
    let bound = unsafe libdeflate_zlib_compress_bound(compressor, bytes.count)
    return unsafe [UInt8](unsafeUninitializedCapacity: bound) { output, written in
      unsafe bytes.withUnsafeBytes { input in
        written = unsafe libdeflate_zlib_compress(
          compressor, input.baseAddress, input.count, output.baseAddress, bound)
      }
      precondition(written > 0, "the bound of libdeflate holds")
    }
  }

  /// What `compress` was given, or nil if that was not `count` bytes.
  static func decompress(_ bytes: [UInt8], count: Int) -> [UInt8]? {
    guard let decompressor = unsafe libdeflate_alloc_decompressor() else {
      preconditionFailure("there is memory for a decompressor")
    }
    defer { unsafe libdeflate_free_decompressor(decompressor) }
    var result = LIBDEFLATE_BAD_DATA
    let output = unsafe [UInt8](unsafeUninitializedCapacity: count) { output, written in
      result = unsafe bytes.withUnsafeBytes { input in
        unsafe libdeflate_zlib_decompress(
          decompressor, input.baseAddress, input.count, output.baseAddress, count, nil)
      }
      written = result == LIBDEFLATE_SUCCESS ? count : 0
    }
    return result == LIBDEFLATE_SUCCESS ? output : nil
  }

  /// The bytes in the zlib format at the start of others, however many they are; nil if there are none
  /// or more than a number.
  static func inflate(_ bytes: [UInt8], atMost limit: Int) -> [UInt8]? {
    guard let decompressor = unsafe libdeflate_alloc_decompressor() else {
      preconditionFailure("there is memory for a decompressor")
    }
    defer { unsafe libdeflate_free_decompressor(decompressor) }
    var result = LIBDEFLATE_BAD_DATA
    let output = unsafe [UInt8](unsafeUninitializedCapacity: limit) { output, written in
      var count = 0
      result = unsafe bytes.withUnsafeBytes { input in
        unsafe libdeflate_zlib_decompress(
          decompressor, input.baseAddress, input.count, output.baseAddress, limit, &count)
      }
      written = result == LIBDEFLATE_SUCCESS ? count : 0
    }
    return result == LIBDEFLATE_SUCCESS ? output : nil
  }

  /// The CRC-32 that a PNG chunk ends with.
  static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    unsafe bytes.withUnsafeBytes { unsafe libdeflate_crc32(0, $0.baseAddress, $0.count) }
  }

  /// The Adler-32 that zlib's format ends with.
  static func secondChecksum(_ bytes: [UInt8]) -> UInt32 {
    unsafe bytes.withUnsafeBytes { unsafe libdeflate_adler32(1, $0.baseAddress, $0.count) }
  }
}
