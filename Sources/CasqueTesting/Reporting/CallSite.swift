import Casque
import Testing

/// Where a test calls an expectation, in the forms that both frameworks want.
struct CallSite: Sendable {
  var fileID: StaticString
  var filePath: StaticString
  var line: UInt
  var column: UInt

  /// The place for Swift Testing.
  var sourceLocation: SourceLocation {
    SourceLocation(
      fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
  }

  /// The place for messages.
  var place: SourceRange {
    SourceRange(fileID: "\(fileID)", line: Int(line), column: Int(column))
  }
}
