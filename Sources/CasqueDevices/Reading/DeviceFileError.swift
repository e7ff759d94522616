/// Why a file of devices was refused, and where.
public struct DeviceFileError: Error, Sendable, Hashable {
  /// What is wrong with the file.
  public enum Reason: Sendable, Hashable {
    /// It is not JSON.
    case syntax
    /// A key that must be there is not.
    case missingKey(String)
    /// A value is of another kind than it must be.
    case wrongType
    /// A number lies outside its range.
    case outOfRange
    /// A text is none of the words that may stand there.
    case unknownWord(String)
    /// Two devices have the same id.
    case duplicateId(String)
  }

  /// What is wrong.
  public var reason: Reason
  /// One sentence without a full stop.
  public var message: String
  /// The way to the value, such as `devices[3].points.w`; empty for the whole file.
  public var codingPath: String
  /// The byte at which the value starts.
  public var byteOffset: Int
  /// The line of that byte, from 1.
  public var line: Int
  /// The column of that byte, in bytes from 1.
  public var column: Int

  init(_ reason: Reason, _ message: String, at byteOffset: Int) {
    self.reason = reason
    self.message = message
    self.byteOffset = byteOffset
    codingPath = ""
    line = 1
    column = 1
  }

  /// The same error with its line and column in `bytes`.
  ///
  /// O(n) in the bytes before it.
  func located(in bytes: [UInt8]) -> DeviceFileError {
    let before = bytes.prefix(byteOffset)
    var error = self
    error.line = 1 + before.count { $0 == UInt8(ascii: "\n") }
    let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    error.column = 1 + before.count - lineStart
    return error
  }
}

extension DeviceFileError: CustomStringConvertible {
  /// The place and the sentence, for example `4:21: devices[0].scale: expected 1 to 4, found 9`.
  public var description: String {
    "\(line):\(column): " + (codingPath.isEmpty ? message : "\(codingPath): \(message)")
  }
}
