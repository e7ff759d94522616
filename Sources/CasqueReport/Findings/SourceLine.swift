/// A line of a file whose scalars are found by their numbers, however long it is: a document without
/// line ends has all its places on one.
struct SourceLine: Sendable {
  /// How many scalars there are, without the line's end.
  let count: Int
  private let scalars: Substring.UnicodeScalarView
  /// Where every scalar is whose number can be divided by ``stride``.
  private let marks: [String.Index]
  private static let stride = 256

  /// Counts the scalars of a line: O(bytes).
  init(_ line: Substring) {
    scalars = (line.hasSuffix("\r") ? line.dropLast() : line).unicodeScalars
    var count = 0
    var marks: [String.Index] = []
    for index in scalars.indices {
      if count % Self.stride == 0, count > 0 { marks.append(index) }
      count += 1
    }
    self.count = count
    self.marks = marks
  }

  /// The scalars from the one with a number on, at most `length`: O(length).
  func part(from first: Int, length: Int) -> [Unicode.Scalar] {
    let mark = min(first / Self.stride, marks.count)
    let start = mark == 0 ? scalars.startIndex : marks[mark - 1]
    return Array(scalars[start...].dropFirst(first - mark * Self.stride).prefix(length))
  }
}
