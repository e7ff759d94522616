import CasqueGeometry

/// Why a text is not read as frames.
public enum FrameTextError: Error, Sendable, Hashable {
  /// The text does not begin as frames do.
  case notFrames
  /// The text has the form of another release.
  case version(Int)
  /// The line of this number, from 1, cannot be read.
  case line(Int)
}

extension FrameTextError: CustomStringConvertible {
  /// A sentence without a full stop.
  public var description: String {
    switch self {
    case .notFrames: "it does not begin with 'casque frames'"
    case .version(let version):
      "it has form \(version) of the frames, and this release reads form"
        + " \(FrameText.formatVersion): record it again"
    case .line(let number): "line \(number) cannot be read"
    }
  }
}

extension FrameText {
  /// Reads what ``text`` has written.
  ///
  /// Lines may end as on Windows. Facts that this release does not know are kept.
  /// - Throws: if the text is not frames, or not in the form of this release.
  ///
  /// Complexity: O(text).
  public init(parsing text: String) throws(FrameTextError) {
    let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }.map(\.unicodeScalars)
    let title = "casque frames "
    guard let first = lines.first.map(String.init), first.hasPrefix(title),
      let version = Int(first.dropFirst(title.count))
    else { throw .notFrames }
    guard version == FrameText.formatVersion else { throw .version(version) }
    self.init(layout: "", cell: "", facts: [], rows: [])
    var superviews: [String] = []
    var isHeader = true
    for (index, line) in lines.enumerated().dropFirst() {
      if line.isEmpty {
        isHeader = false
      } else if isHeader {
        guard let fact = Fact(line: line) else { throw .line(index + 1) }
        append(fact)
      } else if line.first == "!" {
        guard let fault = FrameWord.unescaped(line.dropFirst(2)) else { throw .line(index + 1) }
        faults.append(fault)
      } else if line.first == "=" {
        guard let text = FrameWord.unescaped(line.dropFirst(2)) else { throw .line(index + 1) }
        constraints.append(text)
      } else {
        guard let row = FrameRow(line: line, superviews: superviews) else {
          throw .line(index + 1)
        }
        superviews.removeSubrange(row.depth...)
        superviews.append(row.id)
        rows.append(row)
      }
    }
  }

  private mutating func append(_ fact: Fact) {
    switch fact.name {
    case "layout": layout = fact.value
    case "cell": cell = fact.value
    default: facts.append(fact)
    }
  }
}

extension FrameText.Fact {
  /// Reads `name: value`; nil if there is no colon.
  fileprivate init?(line: FrameWord.Scalars) {
    guard let colon = line.firstIndex(of: ":") else { return nil }
    var rest = line[line.index(after: colon)...]
    if rest.first == " " { rest = rest.dropFirst() }
    guard let name = FrameWord.unescaped(line[..<colon]), let value = FrameWord.unescaped(rest)
    else { return nil }
    self.init(name, value)
  }
}

extension FrameRow {
  /// Reads a line; `superviews` are the ids of the line before and of its superviews, root first.
  fileprivate init?(line: FrameWord.Scalars, superviews: [String]) {
    var rest = line.drop { $0 == " " }
    let indent = line.count - rest.count
    let depth = indent / 2
    guard indent.isMultiple(of: 2), depth <= superviews.count,
      let id = FrameWord.take(from: &rest), let kind = FrameWord.take(from: &rest),
      let frame = FrameRow.takeFrame(from: &rest)
    else { return nil }
    self.init(
      id: id, kind: kind, depth: depth, superview: depth == 0 ? nil : superviews[depth - 1],
      frame: frame)
    while let word = FrameWord.take(from: &rest) {
      switch word {
      case "lines":
        guard let count = FrameWord.take(from: &rest).flatMap({ Int($0) }) else { return nil }
        lineCount = count
      case "truncated": isTruncated = true
      case "hidden": isHidden = true
      default: return nil
      }
    }
    if !rest.isEmpty { return nil }
  }

  private static func takeFrame(from line: inout FrameWord.Scalars) -> Rect? {
    guard line.first == "(", let end = line.firstIndex(of: ")") else { return nil }
    let numbers = line[..<end].dropFirst().split { $0 == " " || $0 == ";" }
      .map { Double(String($0)) }
    guard numbers.count == 4, let x = numbers[0], let y = numbers[1], let width = numbers[2],
      let height = numbers[3]
    else { return nil }
    line = line[end...].dropFirst().drop { $0 == " " }
    return Rect(x: x, y: y, width: width, height: height)
  }
}
