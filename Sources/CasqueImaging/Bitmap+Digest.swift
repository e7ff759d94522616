extension Bitmap {
  /// A number that is almost surely another for other pixels; the extents do not enter it.
  ///
  /// Two checksums beside each other, at the speed of memory also in builds that are not optimised.
  /// It is no cryptographic hash: ``contentHash`` is. Complexity: O(pixels).
  package var digest: UInt64 {
    UInt64(Deflate.checksum(pixels[...])) << 32 | UInt64(Deflate.secondChecksum(pixels))
  }
}
