import CasqueDiagnostics

/// A table of comma-separated values as a list of mappings, so that it is read as a document is.
///
/// The first line names the columns; an empty field is a key that is left out. Numbers and words
/// need no quotes, and none are read.
enum CSVTree {
  /// The rows of a file.
  ///
  /// O(bytes).
  static func read(_ source: SourceText) -> DocumentValue {
    let lines = fields(of: source)
    guard let header = lines.first else {
      return DocumentValue(content: .sequence([]), bytes: 0..<0)
    }
    let rows = lines.dropFirst().map { row in
      let entries = zip(header, row).compactMap { name, value -> DocumentEntry? in
        let text = source.text(of: value)
        guard !text.isEmpty else { return nil }
        let scalar = DocumentScalar(text: text, style: .plain, comment: nil)
        return DocumentEntry(
          key: source.text(of: name), keyBytes: value,
          value: DocumentValue(content: .scalar(scalar), bytes: value))
      }
      return DocumentValue(
        content: .mapping(entries),
        bytes: (row.first?.lowerBound ?? 0)..<(row.last?.upperBound ?? 0))
    }
    return DocumentValue(content: .sequence(rows), bytes: 0..<source.bytes.count)
  }

  /// The places of the fields of every line that holds something, without blanks around them.
  private static func fields(of source: SourceText) -> [[Range<Int>]] {
    var lines: [[Range<Int>]] = []
    var line: [Range<Int>] = []
    var start = source.contentStart
    func trimmed(_ end: Int) -> Range<Int> {
      var (low, high) = (start, end)
      while low < high, isBlank(source.bytes[low]) { low += 1 }
      while high > low, isBlank(source.bytes[high - 1]) { high -= 1 }
      return low..<high
    }
    func endLine(_ end: Int) {
      line.append(trimmed(end))
      if line.count > 1 || !line[0].isEmpty { lines.append(line) }
      line = []
    }
    for index in source.contentStart..<max(source.contentStart, source.bytes.count) {
      switch source.bytes[index] {
      case UInt8(ascii: ","):
        line.append(trimmed(index))
        start = index + 1
      case UInt8(ascii: "\n"):
        endLine(index)
        start = index + 1
      default: break
      }
    }
    if start < source.bytes.count || !line.isEmpty { endLine(source.bytes.count) }
    return lines
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0D
  }
}
