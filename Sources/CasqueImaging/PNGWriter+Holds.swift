#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

extension PNGWriter {
  /// Whether a file that this writer wrote holds just the pixels of a picture; false for every file
  /// of another writer, and for one whose pixels are damaged.
  ///
  /// The file is inflated and compared with the rows that it would have, which takes a part of the
  /// time of decoding it. Scale and texts do not count. Complexity: O(pixels + bytes).
  public static func holds(_ bitmap: Bitmap, in file: [UInt8]) -> Bool {
    guard file.starts(with: PNGStream.signature), let header = try? PNGHeader(file),
      header.width == bitmap.width, header.height == bitmap.height
    else { return false }
    let rows = bitmap.withRows { PNGRows($0) }
    var written = PNGStream()
    written.appendHeader(width: bitmap.width, height: bitmap.height, layout: rows.layout)
    guard file.starts(with: written.bytes), let data = PNGReader.pixelData(file),
      let inflated = Deflate.decompress(data, count: rows.bytes.count)
    else { return false }
    return areSame(
      inflated, rows.bytes, stride: 1 + bitmap.width * rows.layout.bytesPerPixel)
  }

  /// Whether filtered rows are the plain ones, where the only filter is that of a row that repeats
  /// the one above.
  ///
  /// C's memcmp, as in ``Bitmap``'s comparison: every row lies in both arrays, which are as long.
  private static func areSame(_ filtered: [UInt8], _ plain: [UInt8], stride: Int) -> Bool {
    let nothing = [UInt8](repeating: 0, count: stride)
    return unsafe filtered.withUnsafeBytes { filtered in
      unsafe plain.withUnsafeBytes { plain in
        unsafe nothing.withUnsafeBytes { nothing in
          guard let one = filtered.baseAddress, let other = plain.baseAddress,
            let zeros = nothing.baseAddress
          else { return false }
          for start in Swift.stride(from: 0, to: filtered.count, by: stride) {
            let (row, expected) = unsafe (one + start, other + start)
            switch unsafe filtered[start] {
            case PNGFilter.none.rawValue:
              guard unsafe memcmp(row, expected, stride) == 0 else { return false }
            case PNGFilter.up.rawValue:
              guard start > 0, unsafe memcmp(row + 1, zeros, stride - 1) == 0,
                unsafe memcmp(expected, expected - stride, stride) == 0
              else { return false }
            default: return false
            }
          }
          return true
        }
      }
    }
  }
}
