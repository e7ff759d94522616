/// Numbers the identifiers of an SVG document by their places.
///
/// Cairo numbers surfaces through the life of the process; without this the same picture would
/// give other bytes the second time.
enum SVGIdentifiers {
  /// The document with each identifier's number replaced by one that counts from 0 by kind, in the
  /// order of their first occurrence, defined or referred to.
  ///
  /// O(bytes).
  static func renumbered(_ document: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(document.count)
    var names: [[UInt8]: [UInt8]] = [:]
    var counts: [[UInt8]: Int] = [:]
    var index = 0
    while index < document.count {
      guard let start = start(at: index, in: document) else {
        result.append(document[index])
        index += 1
        continue
      }
      result += document[index..<start]
      var end = start
      while end < document.count, isNameByte(document[end]) { end += 1 }
      let name = Array(document[start..<end])
      if let known = names[name] {
        result += known
      } else {
        // `glyph0-1` keeps what follows its last letter's number apart: the kind is `glyph`.
        let kind = Array(name.prefix { !(0x30...0x39).contains($0) })
        let number = counts[kind, default: 0]
        counts[kind] = number + 1
        let fresh = kind + Array("\(number)".utf8)
        names[name] = fresh
        result += fresh
      }
      index = end
    }
    return result
  }

  private static let openings = [" id=\"", "\"#", "url(#"].map { Array($0.utf8) }

  /// Where a name starts if an opening stands at `index`.
  private static func start(at index: Int, in document: [UInt8]) -> Int? {
    let first = document[index]
    guard first == 0x20 || first == 0x22 || first == 0x75 else { return nil }
    for opening in openings where document[index...].starts(with: opening) {
      return index + opening.count
    }
    return nil
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte) || (0x41...0x5A).contains(byte) || (0x30...0x39).contains(byte)
      || byte == 0x2D || byte == 0x5F
  }
}
