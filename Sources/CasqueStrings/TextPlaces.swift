import CasqueDiagnostics

/// Lines and columns of a file's bytes: lines end at LF, columns count Unicode scalars from 1.
struct TextPlaces {
  private let path: String
  private let bytes: [UInt8]
  private let lines: [Int]

  init(_ bytes: [UInt8], path: String) {
    self.path = path
    self.bytes = bytes
    lines = [0] + bytes.indices.filter { bytes[$0] == 0x0A }.map { $0 + 1 }
  }

  /// The place of a stretch of bytes.
  func range(_ stretch: Range<Int>) -> SourceRange {
    SourceRange(
      path: path, bytes: stretch, start: position(of: stretch.lowerBound),
      end: position(of: stretch.upperBound))
  }

  private func position(of offset: Int) -> SourcePosition {
    var (low, high) = (0, lines.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lines[middle] <= offset { low = middle } else { high = middle }
    }
    let start = lines[low]
    let column = bytes[start..<max(start, min(offset, bytes.count))].count { $0 & 0xC0 != 0x80 }
    return SourcePosition(line: low + 1, column: column + 1)
  }
}
