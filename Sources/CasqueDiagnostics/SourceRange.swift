/// A place in a text: line and column, both from 1; a column counts Unicode scalars.
public struct SourcePosition: Sendable, Hashable, Comparable, Codable {
  /// The line, from 1.
  public var line: Int
  /// The column within the line, from 1, in Unicode scalars.
  public var column: Int

  /// Creates a location from its line and column, both from 1.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// Orders locations as a reader meets them.
  public static func < (a: SourcePosition, b: SourcePosition) -> Bool {
    (a.line, a.column) < (b.line, b.column)
  }
}

/// A stretch of a file: where something was written.
public struct SourceRange: Sendable, Hashable, Codable {
  /// The file, as the user named it; for Swift code a `#fileID`.
  public var path: String
  /// The stretch as byte offsets into the file; empty where only a line is known.
  public var bytes: Range<Int>
  /// Where the stretch begins.
  public var start: SourcePosition
  /// Just past where the stretch ends.
  public var end: SourcePosition

  /// Creates a range from its file, byte offsets and locations.
  public init(path: String, bytes: Range<Int>, start: SourcePosition, end: SourcePosition) {
    self.path = path
    self.bytes = bytes
    self.start = start
    self.end = end
  }

  /// Creates the place of a line of Swift code.
  public init(fileID: String, line: Int, column: Int = 1) {
    let location = SourcePosition(line: line, column: column)
    self.init(path: fileID, bytes: 0..<0, start: location, end: location)
  }
}

extension SourceRange: CustomStringConvertible {
  /// The place as compilers write it: `path:line:column`.
  public var description: String { "\(path):\(start.line):\(start.column)" }
}
